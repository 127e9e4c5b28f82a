/// A parsed script file: its contents and its layout.
///
/// ```
/// # A flick down the feed.
/// canvas 390x844 @2x
///
/// flick up velocity 1800
/// until settled
/// expect offset y 1020 ± 6
/// ```
public struct ScriptText: Hashable, Sendable {
  /// The name of the file in messages.
  public let file: String
  /// The contents.
  public let script: SceneScript
  /// The text before formatting.
  public let text: String
  private let lines: [ScriptParser.Line]

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: The name of the file in messages.
  ///   - recording: Returns the text of a recording's file by the name in the script; nil if there
  ///     is none.
  /// - Throws: All errors of the text.
  public init(
    _ text: String, file: String, recording: @escaping (String) -> String? = { _ in nil }
  ) throws(ScriptErrors) {
    let parser = ScriptParser(text, file: file, recording: recording)
    if !parser.errors.isEmpty { throw ScriptErrors(errors: parser.errors) }
    (self.file, self.text) = (file, text)
    script = SceneScript(
      setup: parser.setup, GestureScript(parser.steps), reel: parser.reel)
    lines = parser.lines
  }

  /// The text in canonical format: one spelling of each statement, comments kept, and runs of blank
  /// lines reduced to one.
  public var formatted: String {
    var result: [String] = []
    for line in lines {
      let parts = [line.statement?.spelling, line.comment].compactMap { $0 }
      if parts.isEmpty, result.last?.isEmpty ?? true { continue }
      result.append(parts.joined(separator: "  "))
    }
    while result.last?.isEmpty ?? false { result.removeLast() }
    return result.map { $0 + "\n" }.joined()
  }

  /// The position of a step, the text of its line, and the number of its characters; nil for a step that
  /// the script has not.
  package func place(
    ofStep step: Int
  ) -> (line: Int, column: Int, source: String, length: Int)? {
    guard let index = lines.firstIndex(where: { $0.step == step }) else { return nil }
    let line = lines[index]
    return (index + 1, line.column, line.source, line.statementLength)
  }
}
