import Foundation
import TestSupport
import Testing

/// A pattern that no line of code in some folders matches, except in the files named.
struct CodeRule: Sendable, CustomTestStringConvertible {
  /// The rule, as a sentence of `docs/ARCHITECTURE.md` says it.
  let testDescription: String
  let folders: [String]
  /// A regular expression for a line of code.
  let pattern: String
  /// The files that may match, and folders of such files, which end in a slash; with reasons.
  var allowed: [String: String] = [:]
  /// Lines that break the rule.
  let breaking: [String]
  /// Lines that look like it and are allowed.
  var harmless: [String] = []

  /// Whether a line of code in a text matches; comments have no code.
  func isBroken(by text: String) throws -> Bool {
    let code = text.split(separator: "\n").compactMap(Self.code).joined(separator: "\n")
    return try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
      .firstMatch(in: code, range: NSRange(code.startIndex..., in: code)) != nil
  }

  /// A line without its comment; nil if nothing is left.
  private static func code(_ line: Substring) -> Substring? {
    guard line.utf8.contains(UInt8(ascii: "/")) else { return line }
    let words = line.drop { $0 == " " }
    if words.hasPrefix("//") { return nil }
    return words.firstRange(of: " // ").map { words[..<$0.lowerBound] } ?? words
  }

  /// Expects that the files that match are those that are allowed.
  func check() throws {
    let files = try Repository.swiftFiles(in: folders)
    let found = try files.filter { try isBroken(by: Repository.text($0)) }
    let unknown = found.filter { file in !allowed.keys.contains { isPart(file, of: $0) } }
    #expect(unknown == [], "\(testDescription)")
    let unused = allowed.keys.filter { name in !found.contains { isPart($0, of: name) } }
    #expect(unused.sorted() == [], "no longer needed")
  }

  /// Whether a file is a named one, or in a named folder.
  private func isPart(_ file: String, of name: String) -> Bool {
    name.hasSuffix("/") ? file.hasPrefix(name) : file == name
  }

  /// Expects that examples are told apart.
  func checkExamples() throws {
    for line in breaking { #expect(try isBroken(by: "let a = 1\n  \(line)\n"), "\(line)") }
    for line in harmless + breaking.map({ "// \($0)" }) {
      #expect(try !isBroken(by: "\(line)\n"), "\(line)")
    }
  }
}
