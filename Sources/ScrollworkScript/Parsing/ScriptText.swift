/// The text of a script file, understood: what it says, and how it is laid out.
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
  /// What the file is called in messages.
  public let file: String
  /// What it says.
  public let script: SceneScript
  /// The text as it was read.
  public let text: String
  private let lines: [ScriptReading.Line]

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - file: What it is called in messages.
  ///   - recording: Gives the text of a recording's file, of which the script has the name; nil
  ///     if there is none.
  /// - Throws: All that is wrong with it.
  public init(
    _ text: String, file: String, recording: @escaping (String) -> String? = { _ in nil }
  ) throws(ScriptErrors) {
    let reading = ScriptReading(text, file: file, recording: recording)
    if !reading.errors.isEmpty { throw ScriptErrors(errors: reading.errors) }
    (self.file, self.text) = (file, text)
    script = SceneScript(setup: reading.setup, GestureScript(reading.steps))
    lines = reading.lines
  }

  /// The text as it is spelled best: one way to say everything, comments and blank lines kept, of
  /// several blank lines in a row one.
  public var formatted: String {
    var result: [String] = []
    for line in lines {
      let parts = [line.statement, line.comment].compactMap { $0 }
      if parts.isEmpty, result.last?.isEmpty ?? true { continue }
      result.append(parts.joined(separator: "  "))
    }
    while result.last?.isEmpty ?? false { result.removeLast() }
    return result.map { $0 + "\n" }.joined()
  }

  /// What is said about a step: where it stands, and its line.
  public func complaint(_ words: String, aboutStep step: Int) -> String {
    guard let index = lines.firstIndex(where: { $0.step == step }) else {
      return "\(file): \(words)"
    }
    let line = lines[index]
    return "\(file):\(index + 1):\(line.column): \(words)"
      + ScriptError.excerpt(line.source, line.column, line.statementLength)
  }
}
