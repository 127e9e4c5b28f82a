import Foundation

/// An element of a storyboard or of a file of views.
final class InterfaceElement {
  let name: String
  private let attributes: [String: String]
  private(set) var children: [InterfaceElement] = []
  private(set) var text = ""

  private init(_ name: String, _ attributes: [String: String]) {
    (self.name, self.attributes) = (name, attributes)
  }

  /// The value of an attribute.
  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The numeric value of an attribute; nil for one that no view can have.
  func number(_ attribute: String) -> CGFloat? {
    attributes[attribute].flatMap(Double.init).flatMap {
      abs($0) <= Self.largest ? CGFloat($0) : nil
    }
  }

  /// The whole part of the numeric value of an attribute.
  func integer(_ attribute: String) -> Int? { number(attribute).map { Int($0) } }

  /// The largest number of an attribute.
  ///
  /// - Source: chosen; `FLT_MAX` and its like, which Xcode writes for no limit, count as none.
  private static let largest = 1e9

  /// Whether an attribute is YES or NO; nil without it.
  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  /// The first child of a name.
  func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The child that is the value of a key.
  func value(_ key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

  /// The children of the first child of a name.
  func list(_ name: String) -> [InterfaceElement] { first(name)?.children ?? [] }

  /// The element and all elements in it.
  var all: [InterfaceElement] { [self] + children.flatMap(\.all) }

  /// The maximum depth of elements; deeper ones are left out.
  ///
  /// - Source: chosen; storyboards have some twenty.
  private static let deepest = 200

  /// Reads a text; nil if it has no element.
  static func root(of text: String) -> InterfaceElement? {
    let top = InterfaceElement("", [:])
    var open = [top]
    for part in text.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: ">") else { continue }
      let inner = part[..<end]
      if inner.hasPrefix("/") {
        if open.count > 1 { open.removeLast() }
        continue
      }
      guard !inner.hasPrefix("?"), !inner.hasPrefix("!") else { continue }
      let name = inner.prefix { !$0.isWhitespace && $0 != "/" }
      let element = InterfaceElement(String(name), attributes(of: inner.dropFirst(name.count)))
      if open.count < deepest { open.last?.children.append(element) }
      if inner.hasSuffix("/") { continue }
      element.text = plain(part[part.index(after: end)...])
      open.append(element)
    }
    return top.children.first
  }

  private static func attributes(of text: Substring) -> [String: String] {
    let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
    var attributes: [String: String] = [:]
    for index in stride(from: 0, to: pieces.count - 1, by: 2) {
      let key = pieces[index].drop(while: \.isWhitespace).prefix { $0 != "=" }
      attributes[String(key)] = plain(pieces[index + 1])
    }
    return attributes
  }

  private static func plain(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    return String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing("&#10;", with: "\n")
      .replacing("&amp;", with: "&")
  }
}
