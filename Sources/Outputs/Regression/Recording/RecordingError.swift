import ScrollworkStudio

/// A recording that cannot be read.
public enum RecordingError: Error, Hashable, Sendable {
  /// A file that is no recording.
  case malformed(path: String, reason: String)
  /// A file that another one needs, but is not there.
  case missing(path: String)
  /// A file of a newer version of the format.
  case newer(path: String, version: Int, known: Int)
  /// A Git LFS pointer in the place of a file.
  case pointer(path: String)
}

extension FileFault {
  /// The error of a file with the fault.
  func error(path: String) -> RecordingError {
    switch self {
    case .pointer: .pointer(path: path)
    case .conflict: .malformed(path: path, reason: reason)
    }
  }
}

extension RecordingError: CustomStringConvertible {
  /// The message: what was found, and what was expected.
  public var description: String {
    switch self {
    case .malformed(let path, let reason): "\(path) is not a recording of a reel: \(reason)"
    case .missing(let path): "\(path) is missing; a reference needs it"
    case .newer(let path, let version, let known):
      "\(path) has version \(version) of the format; this program reads up to version \(known)"
    case .pointer(let path): "\(path) is a Git LFS pointer; run git lfs pull"
    }
  }
}
