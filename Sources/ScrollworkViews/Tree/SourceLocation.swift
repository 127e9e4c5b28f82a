/// A line of somebody's scene code, for findings that name it.
///
/// Captured by modifiers and kept out of every identity and hash: moving a line of code changes no
/// picture.
package struct SourceLocation: Sendable, CustomStringConvertible {
  var fileID: StaticString
  var line: UInt

  package init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  package var description: String { "\(fileID):\(line)" }
}
