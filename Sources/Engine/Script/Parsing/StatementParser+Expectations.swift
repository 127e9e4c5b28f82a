import Foundation
import ScrollworkGeometry

// The expectation after "expect".
extension StatementParser {
  mutating func expectation() throws(ScriptFault) -> GestureScript.Expectation {
    switch try word(of: ["settled", "offset", "never", "value"]) {
    case "settled": return try settled()
    case "offset": return try offset()
    case "never": return try never()
    default:
      let name = try name("the name of a value")
      _ = take("is")
      return .value(name, try setting())
    }
  }

  private mutating func settled() throws(ScriptFault) -> GestureScript.Expectation {
    var words = ["on", "anchor", "in", "by", "within"]
    var (view, anchor, scrollView) = (String?.none, UnitPoint?.none, String?.none)
    var deadline: GestureScript.Deadline?
    while let word = try clause(&words) {
      switch word {
      case "on": view = try id()
      case "anchor": anchor = try requiredAnchor()
      case "in": scrollView = try id()
      default:
        let time = try time(.settlingLimit)
        deadline = word == "by" ? .by(time) : .within(time)
        words.removeAll { $0 == "by" || $0 == "within" }
      }
    }
    if anchor != nil, view == nil { throw unexpected(words: ["on"]) }
    return .settled(on: view, anchor: anchor, in: scrollView, deadline)
  }

  private mutating func offset() throws(ScriptFault) -> GestureScript.Expectation {
    var (x, y) = (CGFloat?.none, CGFloat?.none)
    if case .mark("(") = next?.kind {
      let place = try pair(.coordinate)
      (x, y) = (place.x, place.y)
    } else if take("x") {
      x = CGFloat(try length(.coordinate))
    } else if take("y") {
      y = CGFloat(try length(.coordinate))
    } else {
      throw unexpected("an offset such as (0, 240)", words: ["x", "y"])
    }
    var tolerance = GestureScript.Expectation.closeness
    if case .mark("±") = next?.kind {
      take()
      tolerance = CGFloat(try length(.tolerance))
    }
    var words = ["in"]
    var scrollView: String?
    while try clause(&words) != nil { scrollView = try id() }
    return .offset(x: x, y: y, within: tolerance, in: scrollView)
  }

  private mutating func never() throws(ScriptFault) -> GestureScript.Expectation {
    try words("past")
    let limit: GestureScript.Limit
    if let edge = edge() {
      limit = .edge(edge, by: take("by") ? CGFloat(try length(.tolerance)) : 0)
    } else if take("x") {
      limit = .coordinate(.horizontal, CGFloat(try length(.coordinate)))
    } else if take("y") {
      limit = .coordinate(.vertical, CGFloat(try length(.coordinate)))
    } else {
      throw unexpected(words: ["top", "bottom", "leading", "trailing", "x", "y"])
    }
    var words = ["in", "since"]
    var (scrollView, mark) = (String?.none, String?.none)
    while let word = try clause(&words) {
      if word == "in" { scrollView = try id() } else { mark = try name("the name of a mark") }
    }
    return .never(past: limit, in: scrollView, since: mark)
  }
}
