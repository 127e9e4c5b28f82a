/// Parses a script file, line by line, and collects the errors of all lines.
struct ScriptParser {
  /// What a line says.
  enum Statement: Hashable {
    case setup(SceneScript.Setup)
    case reel(ReelDirection)
    case step(GestureScript.Step)

    /// The canonical spelling.
    var spelling: String {
      switch self {
      case .setup(let setup): setup.lines.joined(separator: " ")
      case .reel(let direction): direction.description
      case .step(let step): step.description
      }
    }
  }

  /// A line, with its statement and its comment.
  struct Line: Hashable {
    let source: String
    var statement: Statement?
    var comment: String?
    /// The index of its step in the script, from zero.
    var step: Int?
    /// The column at which its statement begins, from 1.
    var column = 1

    /// The number of characters of its statement.
    var statementLength: Int {
      var rest = source.dropFirst(column - 1)
      while rest.last?.isWhitespace ?? false { rest.removeLast() }
      if let comment, rest.hasSuffix(comment) { rest.removeLast(comment.count) }
      while rest.last?.isWhitespace ?? false { rest.removeLast() }
      return rest.count
    }
  }

  private(set) var setup = SceneScript.Setup()
  private(set) var steps: [GestureScript.Step] = []
  private(set) var reel: [ReelCue] = []
  private(set) var lines: [Line] = []
  private(set) var errors: [ScriptError] = []
  private let file: String
  private let recordings: RecordingReader
  /// The lines that set values of the environment, by the names of the values.
  private var setupLines: [String: Int] = [:]
  /// The lines that set values of the reel, by the names of the values.
  private var reelLines: [String: Int] = [:]
  private var firstStep: Int?

  init(_ text: String, file: String, recording: @escaping (String) -> String?) {
    (self.file, recordings) = (file, RecordingReader(recording))
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    for source in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      lines.append(Line(source: String(source)))
      do throws(ScriptFault) { try read() } catch { complain(error) }
    }
    if errors.isEmpty, recordings.errors.isEmpty { checkOrder() }
    errors += recordings.errors
  }

  private var number: Int { lines.count }

  private mutating func complain(_ fault: ScriptFault) {
    errors.append(
      fault.error(file: file, line: number, source: lines[number - 1].source))
  }

  private mutating func read() throws(ScriptFault) {
    let line = try ScriptTokenizer(lines[number - 1].source)
    lines[number - 1].comment = line.comment
    guard let first = line.tokens.first else { return }
    lines[number - 1].column = first.column
    let parser = StatementParser(line.tokens, recording: recordings.recording)
    if let word = parser.nextWord, StatementParser.setupWords.contains(word) {
      return try readSetup(parser, length: line.tokens.last.map { $0.end - first.column } ?? 1)
    }
    if parser.nextWord == StatementParser.reelWord {
      return try readReel(parser, length: line.tokens.last.map { $0.end - first.column } ?? 1)
    }
    firstStep = firstStep ?? number
    let step = try readStep(parser)
    lines[number - 1].step = steps.count
    lines[number - 1].statement = .step(step)
    steps.append(step)
  }

  private func readStep(_ parser: StatementParser) throws(ScriptFault) -> GestureScript.Step {
    var parser = parser
    guard let word = parser.nextWord, StatementParser.stepWords.contains(word) else {
      throw parser.unexpected(
        "a step such as \"flick\" or \"wait\"",
        nearestTo: StatementParser.stepWords + StatementParser.setupWords
          + [StatementParser.reelWord])
    }
    let step = try parser.step()
    try parser.end()
    return step
  }

  private mutating func readSetup(_ parser: StatementParser, length: Int) throws(ScriptFault) {
    var parser = parser
    let column = parser.next?.column ?? 1
    let part = try parser.setup()
    try parser.end()
    if let firstStep { throw ScriptFault(column, length, .late(line: firstStep)) }
    for topic in part.topics {
      if let line = setupLines[topic] {
        throw ScriptFault(column, length, .twice(topic, line: line))
      }
      setupLines[topic] = number
    }
    setup = setup.adding(part)
    lines[number - 1].statement = .setup(part)
  }

  private mutating func readReel(_ parser: StatementParser, length: Int) throws(ScriptFault) {
    var parser = parser
    let column = parser.next?.column ?? 1
    let direction = try parser.reel()
    try parser.end()
    if let topic = direction.topic {
      if let firstStep { throw ScriptFault(column, length, .lateReel(topic, line: firstStep)) }
      if let line = reelLines[topic] {
        throw ScriptFault(column, length, .twice(topic, line: line))
      }
      reelLines[topic] = number
    }
    reel.append(ReelCue(atStep: steps.count, direction))
    lines[number - 1].statement = .reel(direction)
  }

  /// Validates the steps, and reports each issue at its line.
  private mutating func checkOrder() {
    let places = lines.indices.filter { lines[$0].step != nil }
    for issue in GestureScript(steps).validate() {
      let line = lines[places[issue.step]]
      var words = issue.problem.description { "line \(places[$0] + 1)" }
      if case .noSuchMark(let name) = issue.problem,
        let nearest = NearestWord.nearest(to: name, among: marks)
      {
        words += "; did you mean \"\(nearest)\"?"
      }
      errors.append(
        ScriptFault(line.column, line.statementLength, .step(words))
          .error(file: file, line: places[issue.step] + 1, source: line.source))
    }
    errors.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private var marks: [String] {
    steps.compactMap { if case .mark(let name) = $0 { name } else { nil } }
  }
}
