/// A line of scene code, for reports.
///
/// Captured by modifiers and excluded from every identity and hash, so that moving a line of code
/// changes no picture.
package struct SourceLocation: Sendable, CustomStringConvertible {
  var fileID: StaticString
  var line: UInt

  package init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// Whether the location is in scene code; views of the engine that are made of others have their own.
  package var isInScene: Bool {
    !["ScrollworkViews/", "ScrollworkControls/"].contains(where: "\(fileID)".hasPrefix)
  }

  package var description: String { "\(fileID):\(line)" }
}
