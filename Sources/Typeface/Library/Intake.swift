/// What has been found out about one file while its faces are opened.
struct Intake {
  let path: String
  let file: FontFile
  let policy: DuplicatePolicy

  /// The places of faces that the library has already.
  var present: Set<Int> = []

  /// Faces that can be taken in, in file order.
  var candidates: [Face] = []

  /// Faces that can't, with the reason.
  var refusals: [(index: Int, refusal: Refusal)] = []

  /// Names that faces of other files have.
  private(set) var duplicates: [FontFileReport.Duplicate] = []

  /// Notes that don't belong to one candidate.
  private var clashes: [String] = []

  init(path: String, file: FontFile, policy: DuplicatePolicy) {
    self.path = path
    self.file = file
    self.policy = policy
  }

  /// Notes that a face's name belongs to a face of another file.
  mutating func clash(_ face: Face, _ holder: Face) {
    duplicates.append(FontFileReport.Duplicate(postScriptName: face.postScriptName, path: holder.path))
    if policy == .last {
      clashes.append("PostScript name '\(face.postScriptName)' is taken over from '\(holder.path)'")
    } else {
      refusals.append(
        (face.index, Refusal("PostScript name '\(face.postScriptName)' belongs to a face of '\(holder.path)'")))
    }
  }

  /// Why the whole file is refused; `nil` when a face of it can be taken in.
  var refusal: Refusal? {
    if policy == .error, let duplicate = duplicates.first {
      return Refusal("PostScript name '\(duplicate.postScriptName)' belongs to a face of '\(duplicate.path)'")
    }
    guard candidates.isEmpty, present.isEmpty, let first = refusals.first else { return nil }
    return refusals.count == 1 ? first.refusal : first.refusal.prefixed("face \(first.index): ")
  }

  /// One line for everything odd, each face's with its number where the file holds several.
  var notes: [String] {
    let isCollection = candidates.count + refusals.count + present.count > 1
    func line(_ index: Int, _ text: String) -> String { isCollection ? "face \(index): \(text)" : text }
    let ofFaces = candidates.flatMap { face in face.notes.map { line(face.index, $0) } }
    return clashes + refusals.map { line($0.index, $0.refusal.description) } + ofFaces
  }
}
