package import Drawing
package import Files
package import Snapshot
internal import Spelling

/// Why a golden can't be read, written or made; paths are as they were given.
package enum GoldenError: Error, Hashable, Sendable {
  /// A file is there and can't be read.
  case notRead(path: String, SystemError)
  /// A file is larger than one that is read may be.
  case tooLarge(path: String, limit: Int)
  /// A manifest's text is none.
  case manifest(path: String, ManifestError)
  /// An image is no picture that can be read.
  case image(path: String, PNGReadingError)
  /// A file could not be written; the golden is as it was unless the error names the manifest.
  case notWritten(path: String, SystemError)
  /// A report would take the place of a file that no report of this program left.
  case foreignFile(path: String)
  /// What is no regular file stands where a golden's file should.
  case noRegularFile(path: String)
  /// The sheet can't be drawn.
  case notDrawn(DrawingError)
  /// Cells are to be taken over, and there is no manifest to take them into or from.
  case noManifest(path: String)
  /// Cells are to be taken over into an image that is not the manifest's.
  case imageOfAnother(path: String)
  /// Cells are to be taken over into an image in which others stand elsewhere.
  case cellsMoved(path: String)
  /// Cells can't be taken over one by one.
  case notApproved(ApprovalError)
}

extension GoldenError: CustomStringConvertible {
  /// One line that says what was asked for and what stands in the way.
  package var description: String {
    switch self {
    case .notRead(let path, let error): "cannot read '\(path)': \(error)"
    case .tooLarge(let path, let limit):
      "'\(path)' has more than \(Amounts.bytes(limit)), the limit of a golden's files"
    case .manifest(let path, let error): "'\(path)': \(error)"
    case .image(let path, let error): "'\(path)': \(error)"
    case .notWritten(let path, let error): "cannot write '\(path)': \(error)"
    case .foreignFile(let path): "'\(path)' is there already, and no report left it"
    case .noRegularFile(let path): "'\(path)' is no regular file"
    case .notDrawn(let error): error.description
    case .noManifest(let path): "single cells need a manifest, and '\(path)' is not there"
    case .imageOfAnother(let path): "'\(path)' is not the image that its manifest was written with"
    case .cellsMoved(let path): "single cells can't be put into '\(path)': others stand elsewhere now"
    case .notApproved(let error): error.description
    }
  }

  /// What to do about it; nil when the error says it all.
  package var hint: String? {
    switch self {
    case .notRead(_, let error) where error.isAboutRights: "change its rights"
    case .notRead: nil
    case .tooLarge: "is it the right file?"
    case .manifest(_, let error): error.hint
    case .image(_, let error): error.hint
    case .notWritten(_, let error) where error.isAboutRights: "change the folder's rights, or name another one"
    case .notWritten(_, let error) where error.isAboutRoom: "make some room; the golden is as it was"
    case .notWritten: nil
    case .foreignFile: "name another folder for the report, or remove the file"
    case .noRegularFile: "a golden's files are a PNG and a text"
    case .notDrawn(let error): error.hint
    case .noManifest: "take the sheet over as a whole"
    case .imageOfAnother: "draw the sheet again: 'specimen verify' compares, 'specimen record' records it"
    case .cellsMoved:
      "take the sheet over as a whole, or keep a golden of text (--store hash), which single cells can always go into"
    case .notApproved(let error): error.hint
    }
  }
}
