/// Why a work list, a record or a folder of results can't be used.
package enum WorkListError: Error, Hashable, Sendable {
  /// A list without a line.
  case noJobs
  /// The last line has no end: the file isn't whole.
  case cutOff(line: Int)
  /// A line that no plan has written.
  case malformedLine(Int, why: String)
  /// A line of another version of the form.
  case otherVersion(Int, Int)
  /// A line whose job another line has, as when lists were put together.
  case repeatedJob(Int, id: String)
  /// A record that no run has written.
  case malformedRecord(String, why: String)
}

extension WorkListError: CustomStringConvertible {
  /// One line in lower case: what was found.
  package var description: String {
    switch self {
    case .noJobs: "it has no jobs"
    case .cutOff(let line): "line \(line) has no end: the file is not whole"
    case .malformedLine(let line, let why): "line \(line) is no job: \(why)"
    case .otherVersion(let line, let version):
      "line \(line) has the version \(version), and this program reads version \(WorkJob.schemaVersion)"
    case .repeatedJob(let line, let id): "line \(line) has the job \(Shown.quoted(id)) of an earlier line"
    case .malformedRecord(let name, let why): "\(Shown.quoted(name)) is no record of a run: \(why)"
    }
  }

  /// What to do about it.
  package var hint: String? {
    switch self {
    case .noJobs, .cutOff, .malformedLine, .otherVersion: "'specimen plan' writes a work list"
    case .repeatedJob: "lists that were put together are merged each by itself"
    case .malformedRecord: "what is in 'runs' is written by 'specimen run' alone"
    }
  }
}
