/// The text of a key in one language, with its variations by number.
package struct LocalizedText: Hashable, Sendable {
  /// A part of a text that varies with one argument.
  package struct Substitution: Hashable, Sendable {
    /// The index of the argument; nil is the one in turn.
    package var argument: Int?
    /// The texts by category; `other` stands in for those that are missing.
    package var forms: [PluralCategory: String]

    /// A part with the given texts.
    package init(argument: Int?, forms: [PluralCategory: String]) {
      (self.argument, self.forms) = (argument, forms)
    }
  }

  /// A piece of the finished text.
  package enum Piece: Hashable, Sendable {
    case text(String)
    /// The value of an argument, by its index.
    case argument(Int)
  }

  /// The texts by category of the first number among the arguments.
  package var forms: [PluralCategory: String]
  /// The varying parts, which the text names as `%#@name@`.
  package var substitutions: [String: Substitution]

  /// A text with its variations.
  package init(
    forms: [PluralCategory: String], substitutions: [String: Substitution] = [:]
  ) {
    (self.forms, self.substitutions) = (forms, substitutions)
  }

  /// A text without variations.
  package init(_ text: String) { self.init(forms: [.other: text]) }

  /// The pieces for arguments, of which numbers have a value; `language` is a code such as `de`.
  ///
  /// Without arguments a text is no format: a percent sign in it is one.
  package func pieces(_ arguments: [Double?], language: String) -> [Piece] {
    let text = Self.form(of: forms, for: arguments.lazy.compactMap(\.self).first, in: language)
    guard !arguments.isEmpty else { return [.text(text)] }
    var reader = FormatReader(entry: self, arguments: arguments, language: language)
    reader.read(text, own: nil)
    return reader.pieces
  }

  fileprivate static func form(
    of forms: [PluralCategory: String], for number: Double?, in language: String
  ) -> String {
    // Zero has a text of its own in every language that gives one.
    if number == 0, let text = forms[.zero] { return text }
    let category = number.map { PluralCategory(of: $0, in: language) } ?? .other
    return forms[category] ?? forms[.other] ?? forms.min { $0.key.rawValue < $1.key.rawValue }?
      .value ?? ""
  }
}

/// A reader of format strings: `%@`, `%lld`, `%1$@`, `%.2f`, `%%`, `%#@name@`, `%arg`.
private struct FormatReader {
  let entry: LocalizedText
  let arguments: [Double?]
  let language: String
  var pieces: [LocalizedText.Piece] = []
  private var turn = 0
  /// The number of varying parts that were read.
  private var parts = 0

  init(entry: LocalizedText, arguments: [Double?], language: String) {
    (self.entry, self.arguments, self.language) = (entry, arguments, language)
  }

  /// Reads a text; `own` is the argument that specifiers in a varying part stand for.
  mutating func read(_ text: String, own: Int?, depth: Int = 0) {
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      add(rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        add("%")
        rest.removeFirst()
      } else if rest.hasPrefix("arg"), let own {
        if arguments.indices.contains(own) { pieces.append(.argument(own)) }
        rest = rest.dropFirst(3)
      } else if let specifier = Specifier(rest) {
        rest = rest.dropFirst(specifier.length)
        add(specifier, own: own, depth: depth)
      } else {
        add("%")
      }
    }
    add(rest)
  }

  private mutating func add(_ text: some StringProtocol) {
    guard !text.isEmpty else { return }
    if case .text(let last) = pieces.last {
      pieces[pieces.count - 1] = .text(last + text)
    } else {
      pieces.append(.text(String(text)))
    }
  }

  /// The most varying parts of a text.
  ///
  /// - Source: chosen; a part that names itself eight times would be sixteen million.
  private static let mostParts = 100

  private mutating func add(_ specifier: Specifier, own: Int?, depth: Int) {
    guard let name = specifier.name else {
      if let index = specifier.position ?? own {
        if arguments.indices.contains(index) { pieces.append(.argument(index)) }
      } else if turn < arguments.count {
        pieces.append(.argument(turn))
        turn += 1
      }
      return
    }
    guard let part = entry.substitutions[name], depth < 8, parts < Self.mostParts else { return }
    parts += 1
    let index = specifier.position ?? part.argument ?? turn
    if specifier.position == nil, part.argument == nil { turn += 1 }
    let number = arguments.indices.contains(index) ? arguments[index] : nil
    read(
      LocalizedText.form(of: part.forms, for: number, in: language), own: index, depth: depth + 1)
  }
}

/// A format specifier without its percent sign.
private struct Specifier {
  /// The index of its argument, if it has one.
  var position: Int?
  /// The name of the varying part that it stands for.
  var name: String?
  /// The number of characters.
  var length = 0

  init?(_ text: Substring) {
    var rest = text
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      guard rest.dropFirst(2 + name.count).first == "@" else { return nil }
      self.name = String(name)
      length = Self.distance(from: text, to: rest) + name.count + 3
      return
    }
    rest = rest.drop { "0123456789.+-'# ".contains($0) }
    rest = rest.drop { "hlqLzjt".contains($0) }
    guard let kind = rest.first, "@diuxXofFeEgGaAcCsSp".contains(kind) else { return nil }
    // A blank before a word is no flag: "100% of".
    guard text.first != " " else { return nil }
    length = Self.distance(from: text, to: rest) + 1
  }

  /// The number of characters of `text` before `rest`, which is its end.
  private static func distance(from text: Substring, to rest: Substring) -> Int {
    text.distance(from: text.startIndex, to: rest.startIndex)
  }
}
