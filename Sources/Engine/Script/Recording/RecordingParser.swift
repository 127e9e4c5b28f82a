import Foundation

/// Parses a recording of touches: comma-separated values under a header.
///
/// The columns `time` (seconds), `x`, `y` (points of the canvas) and `phase` may come in any order,
/// beside other columns.
struct RecordingParser {
  private(set) var recording: TouchRecording
  private(set) var errors: [ScriptError] = []

  private static let columns = ["time", "x", "y", "phase"]

  init(_ text: String, name: String) {
    recording = TouchRecording(name, samples: [])
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var head: [String: Int]?
    var width = 0
    var samples: [TouchRecording.Sample] = []
    var places: [Int] = []
    for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      let source = String(line)
      do throws(ScriptFault) {
        let fields = Self.fields(source)
        guard let head else {
          head = try Self.head(fields)
          width = fields.count
          continue
        }
        guard fields.count == width else {
          throw ScriptFault(1, source.count, .columns(fields.count, expected: width))
        }
        samples.append(try Self.sample(fields, head))
        places.append(index)
      } catch {
        let isQuotable = if case .noRecording = error.problem { false } else { true }
        errors.append(
          error.error(file: name, line: index + 1, source: isQuotable ? source : ""))
        // Rows cannot be parsed without a header.
        if head == nil { return }
      }
    }
    recording = TouchRecording(name, samples: samples)
    guard errors.isEmpty, let fault = recording.fault else { return }
    let line = places.indices.contains(fault.sample) ? places[fault.sample] : 0
    let source = lines.indices.contains(line) ? String(lines[line]) : ""
    errors.append(
      ScriptFault(1, source.count, .step(fault.fault.words))
        .error(file: name, line: line + 1, source: source))
  }

  /// A value and the column at which it begins.
  private typealias Field = (text: String, column: Int)

  private static func fields(_ line: String) -> [Field] {
    var column = 1
    return line.split(separator: ",", omittingEmptySubsequences: false).map { part in
      defer { column += part.count + 1 }
      var text = part.drop { $0.isWhitespace }
      let blanks = part.count - text.count
      while text.last?.isWhitespace ?? false { text.removeLast() }
      return (String(text), column + blanks)
    }
  }

  private static func head(_ fields: [Field]) throws(ScriptFault) -> [String: Int] {
    var head: [String: Int] = [:]
    for (index, field) in fields.enumerated() { head[field.text] = head[field.text] ?? index }
    let missing = columns.filter { head[$0] == nil }
    guard !missing.isEmpty else { return head }
    // Another file may hold anything, such as a password, so a message must not quote it. One
    // missing column is a mistake in a recording.
    guard missing.count == 1 else { throw ScriptFault(1, 1, .noRecording(columns: columns)) }
    let field = fields.first { !columns.contains($0.text) } ?? fields[0]
    throw ScriptFault(
      field.column, field.text.count,
      .unexpected(
        found: "\"\(ScriptError.shortened(field.text))\"",
        expected: ["the column \(missing[0]) of time,x,y,phase"],
        nearest: nil))
  }

  private static func sample(
    _ fields: [Field], _ head: [String: Int]
  ) throws(ScriptFault) -> TouchRecording.Sample {
    let (time, x) = (try number(fields, head, "time"), try number(fields, head, "x"))
    let (y, field) = (try number(fields, head, "y"), fields[head["phase"] ?? 0])
    guard let phase = TouchRecording.Phase(rawValue: field.text) else {
      let known = TouchRecording.Phase.allCases.map(\.rawValue)
      throw ScriptFault(
        field.column, field.text.count,
        .unexpected(
          found: "\"\(ScriptError.shortened(field.text))\"", expected: known.map { "\"\($0)\"" },
          nearest: NearestWord.nearest(to: field.text, among: known).map { "\"\($0)\"" }))
    }
    return TouchRecording.Sample(time: time, place: CGPoint(x: x, y: y), phase: phase)
  }

  private static func number(
    _ fields: [Field], _ head: [String: Int], _ column: String
  ) throws(ScriptFault) -> Double {
    let field = fields[head[column] ?? 0]
    guard let value = Double(field.text), value.isFinite else {
      throw ScriptFault(
        field.column, field.text.count,
        .unexpected(
          found: "\"\(ScriptError.shortened(field.text))\"", expected: ["a number for \(column)"],
          nearest: nil))
    }
    return value
  }
}
