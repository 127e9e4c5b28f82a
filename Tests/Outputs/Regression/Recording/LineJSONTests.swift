import Foundation
import TestSupport
import Testing

@testable import ScrollworkRegression

/// A value of JSON for both writers.
private indirect enum SampleValue: Encodable {
  case number(Double)
  case integer(Int)
  case text(String)
  case list([SampleValue])
  case object([String: SampleValue])

  static func random(_ random: inout SeededGenerator, depth: Int) -> SampleValue {
    let texts = ["", "a/b", "é\u{2028}🍎", "\"\\\n\r\t\u{8}\u{C}\u{1}\u{1F}\u{7F}", "{[,:]}"]
    switch Int.random(in: 0..<(depth > 0 ? 6 : 3), using: &random) {
    case 0:
      let numbers = [0, -1.5, 1e21, 1e-7, 0.1, 12345678.9, .pi, 3, 1e15, 123_456_789_012_345_680]
      return .number(numbers.randomElement(using: &random) ?? 0)
    case 1: return .integer(Int.random(in: -1000...1000, using: &random))
    case 2: return .text(texts.randomElement(using: &random) ?? "")
    case 3:
      return .list(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in .random(&random, depth: depth - 1) })
    default:
      let keys = texts + ["x", "offsetX", "offset", "Z", "10", "9"]
      var entries: [String: SampleValue] = [:]
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        entries[keys.randomElement(using: &random) ?? ""] = .random(&random, depth: depth - 1)
      }
      return .object(entries)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  func write(to writer: inout LineJSONWriter) {
    switch self {
    case .number(let value): writer.number(value)
    case .integer(let value): writer.integer(value)
    case .text(let value): writer.text(value)
    case .list(let values): writer.list(values) { $1.write(to: &$0) }
    case .object(let entries): writer.object(entries) { $1.write(to: &$0) }
    }
  }
}

@Suite struct `JSON with lines` {
  @Test func `has the same bytes from values that are written and from those that are encoded`()
    throws
  {
    for seed in 0..<400 {
      var random = SeededGenerator(seed: UInt64(seed))
      let value = SampleValue.list([.random(&random, depth: 5)])
      let depth = seed % 6
      let written = try LineJSONWriter.text(depth: depth) { value.write(to: &$0) }
      let encoded = try LineJSON.text(value, depth: depth)
      #expect(written == encoded, "seed \(seed)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `has no number that is not finite`(number: Double) {
    #expect(throws: EncodingError.self) {
      try LineJSONWriter.text(depth: 1) { $0.list([1, number]) { $0.number($1) } }
    }
  }
}
