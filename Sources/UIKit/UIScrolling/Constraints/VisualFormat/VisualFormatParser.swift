/// Reads visual formats.
///
/// Spaces between the parts of a format are skipped.
struct VisualFormatParser {
  private let text: [Character]
  private var place = 0

  /// The format that a text spells.
  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text: Array(text))
    return try parser.format()
  }

  private init(text: [Character]) { self.text = text }

  // MARK: Characters

  /// The next character that is no space; nil at the end.
  private var next: Character? {
    mutating get {
      while place < text.count, text[place] == " " { place += 1 }
      return place < text.count ? text[place] : nil
    }
  }

  /// Takes a word if it comes next.
  private mutating func take(_ word: String) -> Bool {
    guard next != nil, text[place...].starts(with: word) else { return false }
    place += word.count
    return true
  }

  private mutating func expect(_ word: String, _ meaning: String) throws(VisualFormatError) {
    guard take(word) else { throw error("expected \"\(word)\" \(meaning)") }
  }

  private mutating func error(_ reason: String) -> VisualFormatError {
    let found = next.map { "found \"\($0)\"" } ?? "the format ends"
    return VisualFormatError(reason: "\(reason), but \(found).", place: place)
  }

  // MARK: The grammar

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if take("V:") {
      format.axis = .vertical
    } else {
      _ = take("H:")
    }
    if take("|") {
      format.items = [.superview]
      format.distances = [try distance()]
    }
    format.items.append(try view())
    while next != nil {
      format.distances.append(try distance())
      if take("|") {
        format.items.append(.superview)
        guard next == nil else { throw error("expected the end after the superview's \"|\"") }
      } else {
        format.items.append(try view())
      }
    }
    return format
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Item {
    try expect("[", "for a view such as \"[name]\"")
    guard let name = name() else { throw error("expected the name of a view") }
    let predicates = next == "(" ? try self.predicates() : []
    try expect("]", "after the view \"\(name.text)\"")
    return .view(name, predicates)
  }

  private mutating func distance() throws(VisualFormatError) -> VisualFormat.Distance {
    guard take("-") else { return .touching }
    if next == "[" || next == "|" { return .standard }
    let predicates =
      next == "(" ? try self.predicates() : [VisualFormat.Predicate(object: try value())]
    try expect("-", "after a distance")
    return .predicates(predicates)
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    try expect("(", "before conditions")
    var found = [try predicate()]
    while take(",") { found.append(try predicate()) }
    try expect(")", "or \",\" after a condition; factors and sums are not in the language")
    return found
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let sign: Double = take("-") ? -1 : 1
    var object = try value()
    if case .number(let number) = object { object = .number(sign * number) }
    return VisualFormat.Predicate(
      relation: relation, object: object, priority: take("@") ? try value() : nil)
  }

  private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
    if let name = name() { return .name(name) }
    let start = place
    while place < text.count, text[place].isASCII, text[place].isNumber || text[place] == "." {
      place += 1
    }
    guard let number = Double(String(text[start..<place])) else {
      place = start
      throw error("expected a number or the name of a metric")
    }
    return .number(number)
  }

  /// A name, if one comes next.
  private mutating func name() -> VisualFormat.Name? {
    func isLetter(_ character: Character) -> Bool { character.isLetter || character == "_" }
    guard let first = next, isLetter(first) else { return nil }
    let start = place
    while place < text.count, isLetter(text[place]) || text[place].isNumber { place += 1 }
    return VisualFormat.Name(text: String(text[start..<place]), place: start)
  }
}
