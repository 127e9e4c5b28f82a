import Foundation

/// What differs between two drawings, in words: the image, the gradient, the line, the outline.
enum DrawingWording {
  /// The change that the lines of a drawing tell, those of the old one marked with `-`.
  static func words(_ details: [String], _ kind: String) -> String {
    let old = details.filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
    let new = details.filter { $0.hasPrefix("+ ") }.map { String($0.dropFirst(2)) }
    guard let before = old.first, let after = new.first else {
      let count = old.isEmpty ? new.count : old.count
      return "\(ValueWording.count(count, "part")) \(old.isEmpty ? "more" : "fewer") in the drawing"
    }
    if let first = quoted(before, "image") ?? quoted(before, "template"),
      let second = quoted(after, "image") ?? quoted(after, "template"), first != second
    {
      return "Image “\(first)” → “\(second)”"
    }
    if before.hasPrefix("text "), after.hasPrefix("text ") { return text(before, after) }
    let paints = (paint(before), paint(after))
    if let first = paints.0, let second = paints.1, first != second {
      if first.kind != second.kind { return "Fill \(first.words) → \(second.words)" }
      if first.place != second.place {
        return "Place of the \(first.kind) gradient \(first.place) → \(second.place)"
      }
      return "Colors of the \(first.kind) gradient \(first.colors) → \(second.colors)"
    }
    if let first = value(before, after: "width"), let second = value(after, after: "width"),
      first != second
    {
      return "Line width \(first) → \(second)"
    }
    if old.count != new.count {
      return "Drawing of \(ValueWording.count(new.count, "part")) instead of \(old.count)"
    }
    return kind == "Image" ? "Another image" : "Another outline"
  }

  /// The change of a gradient's colors; nil for other drawings.
  static func gradient(_ details: [String]) -> String? {
    guard let old = details.first(where: { $0.hasPrefix("- ") }).flatMap(paint),
      let new = details.first(where: { $0.hasPrefix("+ ") }).flatMap(paint), old.kind == new.kind,
      old.kind != "color", old.colors != new.colors
    else { return nil }
    return "Colors of the \(old.kind) gradient \(old.colors) → \(new.colors)"
  }

  private static func text(_ old: String, _ new: String) -> String {
    let lines = (sizes(old), sizes(new))
    if let first = lines.0, let second = lines.1, first != second {
      return "Text of another size, \(first) → \(second) pt,"
    }
    return "Another typesetting"
  }

  private static func sizes(_ line: String) -> String? {
    guard let place = line.range(of: " in ", options: .backwards) else { return nil }
    return line[place.upperBound...].split(separator: " ").dropFirst(0).first
      .map { String($0.split(separator: ",").last ?? $0) }
  }

  private static func quoted(_ line: String, _ kind: String) -> String? {
    guard line.hasPrefix(kind + " \"") else { return nil }
    return line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
      .map(String.init)
  }

  private static func value(_ line: String, after word: String) -> String? {
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(where: { $0 == word }), index + 1 < words.count else {
      return nil
    }
    return String(words[index + 1])
  }

  private struct Paint: Equatable {
    var kind: String
    var place: String
    var colors: String

    var words: String { kind == "color" ? colors : "\(kind) gradient" }
  }

  private static func paint(_ line: String) -> Paint? {
    let words = line.split(separator: " ").map(String.init)
    let kinds = ["linear", "radial", "angular", "elliptical", "mesh"]
    if let index = words.firstIndex(where: kinds.contains) {
      let rest = words[(index + 1)...]
      let place = rest.prefix { !$0.hasPrefix("#") }.joined(separator: " ")
      let colors = rest.filter { $0.hasPrefix("#") }
      return Paint(
        kind: words[index], place: place,
        colors: [colors.first, colors.last].compactMap { $0?.split(separator: "@").first }
          .joined(separator: " to "))
    }
    return words.last { $0.hasPrefix("#") }.map { Paint(kind: "color", place: "", colors: $0) }
  }
}
