package import Foundation

/// What version control leaves in the place of a file: a pointer, or the marks of a merge.
package enum FileFault: Hashable {
  /// A pointer of Git LFS, whose contents were not fetched.
  case pointer
  /// The marks of a merge that was not resolved.
  case conflict

  /// The longest pointer, in bytes.
  ///
  /// - Source: documented in the specification of Git LFS: pointers are smaller than 1024 bytes.
  package static let mostPointer = 1024

  /// The first line of a pointer.
  ///
  /// - Source: documented in the specification of Git LFS.
  private static let pointerLine = Data("version https://git-lfs.github.com/spec/".utf8)

  /// The fault of a file's bytes; nil if they are neither.
  package init?(_ data: Data) {
    if data.count < Self.mostPointer, data.starts(with: Self.pointerLine) {
      self = .pointer
    } else if data.starts(with: Data("<<<<<<< ".utf8))
      || data.range(of: Data("\n<<<<<<< ".utf8)) != nil
    {
      self = .conflict
    } else {
      return nil
    }
  }

  /// The reason in a message, and what helps.
  package var reason: String {
    switch self {
    case .pointer: "it is a Git LFS pointer; run git lfs pull"
    case .conflict: "it has the marks of a merge that was not resolved"
    }
  }
}
