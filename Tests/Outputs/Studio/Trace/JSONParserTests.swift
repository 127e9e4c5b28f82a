import Foundation
import TestSupport
import Testing

@testable import ScrollworkStudio

@Suite struct `JSON as it is read` {
  nonisolated static let values: [(String, JSONValue)] = [
    ("null", .null), ("true", .truth(true)), (" false ", .truth(false)), ("0", .number(0)),
    ("-0", .number(-0.0)), ("-1.5", .number(-1.5)), ("1e3", .number(1000)),
    ("1.25E-2", .number(0.0125)), ("0.000001", .number(0.000001)),
    ("123456789012345678", .number(123_456_789_012_345_680)),
    ("0.1234567890123456789", .number(0.1234567890123456789)), ("1e999", .number(.infinity)),
    ("\"\"", .text("")), ("\"a\\n\\\"\\\\\\/\\u00e9\"", .text("a\n\"\\/é")),
    ("\"\\ud83d\\ude00\"", .text("😀")), ("\"é😀\"", .text("é😀")), ("[]", .list([])),
    ("[1, [2]\r\n]", .list([.number(1), .list([.number(2)])])), ("{}", .object([:])),
    (
      "{\"a\": {\"b\": [null]}, \"c\":1}",
      .object(["a": .object(["b": .list([.null])]), "c": .number(1)])
    ),
  ]

  @Test(arguments: values.indices) func `is the value that it spells`(index: Int) throws {
    let (text, value) = Self.values[index]
    #expect(try JSONParser.parse(Array(text.utf8)) == value, "\(text)")
  }

  nonisolated static let mistakes: [(String, Int, String, String)] = [
    ("", 0, "the end", "a value"), ("nul", 0, "\"n\"", "a value"), ("+1", 0, "\"+\"", "a value"),
    ("01", 1, "\"1\"", "the end"), ("1.", 2, "the end", "a digit"), ("-", 0, "\"-\"", "a value"),
    ("1e", 2, "the end", "a digit"), ("[1 2]", 3, "\"2\"", "\",\" or \"]\""),
    ("[1,]", 3, "\"]\"", "a value"), ("{\"a\" 1}", 5, "\"1\"", "\":\""),
    ("{a:1}", 1, "\"a\"", "a name in quotes"), ("{\"a\":1", 6, "the end", "\",\" or \"}\""),
    ("{\"a\":1,\"a\":2}", 7, "\"a\" again", "another name"),
    ("\"a", 2, "the end", "the end of the string"),
    ("\"\n\"", 1, "the byte 10", "the end of the string"),
    ("\"\\x\"", 2, "\"x\"", "an escaped character"),
    ("\"\\u12g4\"", 5, "\"g\"", "four hexadecimal digits"),
    ("\"\\ud83d\"", 2, "half a character", "a character"), ("1 1", 2, "\"1\"", "the end"),
    (String(repeating: "[", count: 600), 512, "\"[\"", "at most 512 nested values"),
  ]

  @Test(arguments: mistakes.indices) func `is refused where it is none`(index: Int) {
    let (text, offset, found, expected) = Self.mistakes[index]
    #expect(throws: JSONParser.Failure(offset: offset, found: found, expected: expected)) {
      try JSONParser.parse(Array(text.utf8))
    }
  }

  @Test func `is UTF-8`() {
    #expect(throws: JSONParser.Failure(offset: 1, found: "other bytes", expected: "UTF-8")) {
      try JSONParser.parse([0x22, 0xFF, 0x22])
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func `has the numbers that Swift reads`(seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let value = Double.random(in: -1e5...1e5, using: &random)
      for text in ["\(value)", Self.spelled(value, &random)] {
        #expect(try JSONParser.parse(Array(text.utf8)) == .number(Double(text) ?? .nan), "\(text)")
      }
    }
  }

  private static func spelled(_ value: Double, _ random: inout SeededGenerator) -> String {
    let places = Int.random(in: 0...9, using: &random)
    return JSONText.decimal(value, places: places).line
  }

  @Test func `spells decimals without trailing zeros`() {
    let spellings: [(JSONText, String)] = [
      (.decimal(1.0000004, places: 6), "1"), (.decimal(-0.0000001, places: 6), "0"),
      (.decimal(1.0 / 3, places: 6), "0.333333"), (.decimal(-1.00005, places: 4), "-1.0001"),
      (.decimal(0.001_234_567, places: 9), "0.001234567"), (.decimal(.nan, places: 4), "null"),
      (.decimal(2.5, places: 0), "3"), (.decimal(1e13, places: 6), "10000000000000.0"),
      (.decimal(20, places: 4), "20"),
    ]
    for (value, text) in spellings { #expect(value.line == text) }
  }
}
