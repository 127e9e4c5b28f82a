import Foundation

/// An arithmetical expression over the frames of a case, such as `second.minY - first.maxY`.
///
/// A term is a number, an edge or a length of a view's frame, or the bare name of a number that the
/// case shows. `row@0.minY` is a frame at another time. `*` and `/` go before `+` and `-`, and
/// parentheses before both.
struct Relation {
  /// The frame of a view at a time; nil is the time of the relation.
  let frame: (_ name: String, _ time: String?) throws -> CGRect
  /// A number that the case shows.
  let number: (_ name: String) throws -> Double

  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  /// The value of an expression.
  func value(_ text: String) throws -> Double {
    var rest = text[...]
    let value = try sum(&rest)
    guard rest.allSatisfy(\.isWhitespace) else {
      throw Unreadable(description: "what does \"\(rest)\" mean?")
    }
    return value
  }

  private func sum(_ rest: inout Substring) throws -> Double {
    var value = try product(&rest)
    while let sign = Self.take("+-", from: &rest) {
      let next = try product(&rest)
      value += sign == "+" ? next : -next
    }
    return value
  }

  private func product(_ rest: inout Substring) throws -> Double {
    var value = try factor(&rest)
    while let sign = Self.take("*/", from: &rest) {
      let next = try factor(&rest)
      value = sign == "*" ? value * next : value / next
    }
    return value
  }

  private func factor(_ rest: inout Substring) throws -> Double {
    if Self.take("(", from: &rest) != nil {
      let value = try sum(&rest)
      guard Self.take(")", from: &rest) != nil else {
        throw Unreadable(description: "a parenthesis is not closed")
      }
      return value
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || "@.".contains($0) }
    rest.removeFirst(word.count)
    if let number = Double(word) { return number }
    guard let dot = word.lastIndex(of: ".") else { return try number(String(word)) }
    let view = word[..<dot].split(separator: "@")
    guard let name = view.first else { throw Unreadable(description: "a term is missing") }
    let frame = try frame(String(name), view.count > 1 ? String(view[1]) : nil)
    return try Self.length(word[dot...].dropFirst(), of: frame)
  }

  private static func length(_ name: Substring, of frame: CGRect) throws -> Double {
    switch name {
    case "minX": frame.minX
    case "midX": frame.midX
    case "maxX": frame.maxX
    case "minY": frame.minY
    case "midY": frame.midY
    case "maxY": frame.maxY
    case "width": frame.width
    case "height": frame.height
    default: throw Unreadable(description: "a frame has no \(name)")
    }
  }

  /// Takes one of some characters, and the spaces around it.
  private static func take(_ characters: String, from rest: inout Substring) -> Character? {
    rest = rest.drop(while: \.isWhitespace)
    guard let first = rest.first, characters.contains(first) else { return nil }
    rest = rest.dropFirst().drop(while: \.isWhitespace)
    return first
  }
}
