/// An error in reading a file of a reel: its trace or its manifest.
package enum ReelFileError: Error, Hashable, Sendable {
  /// There is no such file.
  case missing(path: String)
  /// A file that exists but cannot be read, such as a folder.
  case unreadable(path: String, reason: String)
  /// A file that is not JSON at a line and a column, in bytes, both from 1.
  case malformed(path: String, line: Int, column: Int, found: String, expected: String)
  /// A field that is not what the form has.
  ///
  /// `field` is its path, such as `children[3].frame`, and empty for the whole; `line` is nil in a
  /// file that is one value.
  case unexpected(path: String, line: Int?, field: String, found: String, expected: String)
  /// A file of a newer form than `known`, the newest that is read.
  case newer(path: String, line: Int?, version: Int, known: Int)
}
