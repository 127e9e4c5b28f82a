import ScrollworkStudio
import ScrollworkSystem

/// A message about what goes wrong, before it is text or JSON.
struct Diagnostic: Hashable, Sendable {
  /// How grave a message is.
  enum Severity: String, CaseIterable, Sendable {
    case error, warning, note
  }

  /// What a message is about.
  enum Kind: String, CaseIterable, Sendable {
    /// The arguments of the command.
    case usage
    /// The name of a scene, a figure, a view or a stand-in.
    case name
    /// A script file.
    case script
    /// A plan of reels, or a file of figures.
    case yaml
    /// Swift files that do not compile.
    case swift
    /// Metal files that do not compile.
    case metal
    /// Packages of a project.
    case package
    /// The compiler, or the modules beside this program.
    case toolchain
    /// A scene that cannot be laid out, drawn or played.
    case scene
    /// The code of a scene, which crashed or ended its process.
    case crash
    /// An expectation of a script.
    case expectation
    /// What differs from what it should be: references, files that are made, names that are not modelled.
    case mismatch
    /// Fonts and pictures.
    case asset
    /// References, reels and recordings.
    case reference
    /// The program that encodes films, and what it refuses.
    case encoder
    /// A file or folder that is missing, or that cannot be read.
    case file
    /// A file or folder that cannot be written.
    case output
    /// An interrupt.
    case interrupted
    /// An error of the tool.
    case `internal`
    /// What the command does.
    case progress
  }

  /// A place in a file; lines and columns are from 1.
  struct Place: Hashable, Sendable, CustomStringConvertible {
    var file: String
    var line: Int?
    var column: Int?

    /// A place in a file.
    init(file: String, line: Int? = nil, column: Int? = nil) {
      (self.file, self.line, self.column) = (file, line, column)
    }

    /// The place that a text such as `Cards.swift:12` or `Cards.swift:12:5` spells.
    init(text: String) {
      var words = text.split(separator: ":", omittingEmptySubsequences: false)
      var numbers: [Int] = []
      while words.count > 1, numbers.count < 2, let number = words.last.flatMap({ Int($0) }) {
        numbers.insert(number, at: 0)
        words.removeLast()
      }
      self.init(
        file: words.joined(separator: ":"), line: numbers.first,
        column: numbers.count > 1 ? numbers[1] : nil)
    }

    /// The place as `file:line:column`.
    var description: String {
      ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
  }

  var severity = Severity.error
  var kind: Kind
  var place: Place?
  /// Whether the message names the place itself, so that none is written before it.
  var isPlaceInMessage = false
  /// The word between the place and the message, as compilers write it; empty for none.
  var label = ""
  /// What was found, in words.
  let message: String
  /// What was expected: words, names or values.
  var expected: [String] = []
  /// The nearest known word, or what to use instead.
  var suggestion: String?
  /// The lines below the message: that of the file with a caret, and notes.
  var excerpt: [String] = []

  /// The message for people: its place, its words, and its excerpt below.
  var text: String {
    let head = isPlaceInMessage ? "" : place.map { "\($0): " } ?? ""
    return ([head + label + message.visible()] + excerpt).joined(separator: "\n")
  }

  /// The message for programs, on one line.
  ///
  /// - Parameters:
  ///   - status: The exit code that it leads to; nil for one that leads to none.
  ///   - named: Returns a text with the names of files as they were typed.
  /// - Returns: The object; keys without a value are left out.
  func json(status: CommandStatus?, named: (String) -> String) -> String {
    var entries: [String: JSONText] = [
      "severity": .text(severity.rawValue), "kind": .text(kind.rawValue),
      "message": .text(named(message)),
    ]
    entries["status"] = status.map { .integer(Int($0.rawValue)) }
    entries["file"] = place.map { .text(String(named($0.file + ":").dropLast())) }
    entries["line"] = place?.line.map { .integer($0) }
    entries["column"] = place?.column.map { .integer($0) }
    if !expected.isEmpty { entries["expected"] = .list(expected.map { .text($0) }) }
    entries["suggestion"] = suggestion.map { .text(named($0)) }
    return JSONText.object(entries).line
  }
}

extension Diagnostic {
  /// A warning.
  init(warning message: String, _ kind: Kind = .scene) {
    self.init(severity: .warning, kind: kind, label: "warning: ", message: message)
  }

  /// What the command does.
  init(note message: String) {
    self.init(severity: .note, kind: .progress, message: message)
  }
}
