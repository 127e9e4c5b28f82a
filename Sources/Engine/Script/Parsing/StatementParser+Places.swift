import Foundation
import ScrollworkGeometry
import ScrollworkMotion

// The parts of statements: points, ids, curves, places.
extension StatementParser {
  /// The keywords of clauses; ids with these names need quotes.
  private static let reserved: Set<String> = [
    "anchor", "animated", "at", "by", "ease", "for", "from", "hold", "in", "of", "on", "once",
    "over", "past", "press", "scale", "since", "times", "to", "twice", "velocity", "within", "x",
    "y", "center", "top", "bottom", "leading", "trailing",
  ]

  /// A pair of numbers in parentheses.
  mutating func pair(_ quantity: Quantity) throws(ScriptFault) -> CGPoint {
    try mark("(")
    let x = try length(quantity)
    try mark(",")
    let y = try length(quantity)
    try mark(")")
    return CGPoint(x: x, y: y)
  }

  mutating func vector() throws(ScriptFault) -> CGVector {
    guard case .mark("(") = next?.kind else {
      throw unexpected("a translation in points, such as (0, -240)")
    }
    let way = try pair(.distance)
    return CGVector(dx: way.x, dy: way.y)
  }

  /// An id or another name.
  mutating func name(_ expected: String) throws(ScriptFault) -> String {
    switch next?.kind {
    case .text(let text) where !text.isEmpty:
      take()
      return text
    case .word(let word) where !Self.reserved.contains(word):
      take()
      return word
    case .number(let digits, unit: "") where digits == next?.source && !digits.contains("."):
      take()
      return digits
    default: throw unexpected(expected)
    }
  }

  mutating func id() throws(ScriptFault) -> String { try name("the id of a view") }

  /// A point of a canvas or a view; nil if the next token is none.
  mutating func anchor() throws(ScriptFault) -> UnitPoint? {
    if case .number(_, unit: "%") = next?.kind {
      let units = ["%": -2]
      let x = try number(.coordinate, units: units, "a fraction of the width, such as 50%")
      let y = try number(.coordinate, units: units, "a fraction of the height, such as 50%")
      return UnitPoint(x: x, y: y)
    }
    guard let first = nextWord else { return nil }
    var words = first
    if words == "top" || words == "bottom" {
      var rest = self
      rest.take()
      if let second = rest.nextWord, second == "leading" || second == "trailing" {
        take()
        words += " " + second
      }
    }
    guard let known = ScriptSpelling.anchors.first(where: { $0.words == words }) else { return nil }
    take()
    return known.point
  }

  mutating func requiredAnchor() throws(ScriptFault) -> UnitPoint {
    if let anchor = try anchor() { return anchor }
    throw unexpected(
      "a point, such as 50% 25%",
      words: ScriptSpelling.anchors.map(\.words).filter { !$0.contains(" ") })
  }

  mutating func place() throws(ScriptFault) -> GestureScript.Place {
    if case .mark("(") = next?.kind { return .point(try pair(.coordinate)) }
    if let anchor = try anchor() { return .unit(anchor) }
    return .view(
      try name(
        "a place: a point such as (200, 600), a fraction of the canvas such as 50% 25%, or an id"))
  }

  mutating func edge() -> Edge? {
    let edge: Edge
    switch nextWord {
    case "top": edge = .top
    case "leading": edge = .leading
    case "bottom": edge = .bottom
    case "trailing": edge = .trailing
    default: return nil
    }
    take()
    return edge
  }

  mutating func destination() throws(ScriptFault) -> GestureScript.Destination {
    if case .mark("(") = next?.kind { return .offset(try pair(.coordinate)) }
    if let edge = edge() { return .edge(edge) }
    let id = try name("an id, an offset such as (0, 240), or an edge such as \"bottom\"")
    return .view(id, anchor: take("anchor") ? try requiredAnchor() : nil)
  }

  /// The curve after "ease".
  mutating func curve() throws(ScriptFault) -> UnitCurve {
    if take("bezier") {
      let (first, second) = (try pair(.coordinate), try pair(.coordinate))
      return .bezier(
        startControlPoint: UnitPoint(x: first.x, y: first.y),
        endControlPoint: UnitPoint(x: second.x, y: second.y))
    }
    var words: [String] = []
    if take("circular") { words.append("circular") }
    while let word = nextWord, word == "in" || word == "out" || word == "linear", words.count < 3,
      // A second "in" is no part of the curve: it begins the clause that names the scroll view.
      words.last != word, UnitCurve(words: (words + [word]).joined(separator: " ")) != nil
    {
      words.append(word)
      take()
    }
    guard let curve = UnitCurve(words: words.joined(separator: " ")) else {
      throw unexpected(
        words: words.isEmpty
          ? ["linear", "in", "out", "in out", "circular", "bezier"] : ["in", "out"])
    }
    return curve
  }

  mutating func setting() throws(ScriptFault) -> GestureScript.Setting {
    switch next?.kind {
    case .text(let text):
      take()
      return .text(text)
    case .number: return .number(try plain(.setting, "a number without a unit"))
    default: break
    }
    if take("on") || take("true") { return .truth(true) }
    if take("off") || take("false") { return .truth(false) }
    throw unexpected("a number", "a quoted string", words: ["on", "off"])
  }
}
