@_exported public import ScrollworkFoundation
import ScrollworkMarkup

/// A reader of pages.
public enum SwiftSoup {
  /// Parses a page of HTML.
  public static func parse(_ html: String, _ baseUri: String = "") throws -> Document {
    Document(MarkupDocument(html: html).root)
  }

  /// Reads a page from data.
  public static func parse(_ data: Data, _ baseUri: String = "") throws -> Document {
    try parse(String(decoding: data, as: UTF8.self), baseUri)
  }

  /// Reads a part of a page.
  public static func parseBodyFragment(_ bodyHtml: String, _ baseUri: String = "") throws
    -> Document
  { try parse(bodyHtml, baseUri) }

  /// The text of a page without any markup.
  public static func clean(_ bodyHtml: String, _ whitelist: Whitelist) throws -> String? {
    try parse(bodyHtml).text()
  }
}

/// The elements that are left in a text; none here.
public struct Whitelist: Sendable {
  /// A list of no elements.
  public static func none() throws -> Whitelist { Whitelist() }
  /// A list of the elements of basic texts; cleaning removes these, too.
  public static func basic() throws -> Whitelist { Whitelist() }
  /// A list of the elements of simple texts; cleaning removes these, too.
  public static func simpleText() throws -> Whitelist { Whitelist() }
}

/// An error of a page.
public enum Exception: Error {
  case Error(type: ExceptionType, Message: String)
}

/// The kinds of errors of pages.
public enum ExceptionType: Sendable {
  case IllegalArgumentException, IOException, XmlDeclaration, MalformedURLException
  case CloneNotSupportedException, SelectorParseException
}

/// A part of a page.
open class Node {
  let markup: MarkupNode

  init(_ markup: MarkupNode) { self.markup = markup }

  /// The value of an attribute; empty if there is none.
  open func attr(_ attributeKey: String) throws -> String {
    let name = attributeKey.hasPrefix("abs:") ? String(attributeKey.dropFirst(4)) : attributeKey
    return markup[name] ?? ""
  }

  /// Whether the element has an attribute.
  open func hasAttr(_ attributeKey: String) -> Bool { markup[attributeKey] != nil }

  /// The name of the node.
  open func nodeName() -> String { markup.name ?? "#text" }

  /// The markup of the part.
  open func outerHtml() throws -> String { Self.html(markup) }

  /// The elements and texts inside.
  open func getChildNodes() -> [Node] { markup.children.map(Self.node) }

  /// Takes the part out of its page.
  open func remove() throws { markup.parent?.children.removeAll { $0 === markup } }

  static func node(_ markup: MarkupNode) -> Node {
    markup.name == nil ? TextNode(markup) : Element(markup)
  }

  static func html(_ node: MarkupNode) -> String {
    switch node.kind {
    case .text(let text): return MarkupNode.encoded(text)
    case .data(let text): return text
    case .element(let name):
      let inner = node.children.map(html).joined()
      guard name != "#root" else { return inner }
      let attributes = node.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
      return "<\(name)\(attributes)>\(inner)</\(name)>"
    }
  }
}

/// A text of a page.
open class TextNode: Node {
  /// The text of the node and its descendants.
  open func text() -> String { Element.words(markup.text) }
  /// The text with its white space.
  open func getWholeText() -> String { markup.text }
}

/// An element of a page.
open class Element: Node {
  static func words(_ text: String) -> String {
    text.split { $0.isWhitespace && $0 != "\u{a0}" }.joined(separator: " ")
  }

  /// The elements that a selector chooses.
  open func select(_ query: String) throws -> Elements {
    for (opening, closing) in [("[", "]"), ("(", ")")] {
      guard
        query.components(separatedBy: opening).count == query.components(separatedBy: closing).count
      else {
        throw Exception.Error(
          type: .SelectorParseException, Message: "Could not parse query '\(query)'")
      }
    }
    let selector = MarkupSelector(query)
    let found = markup.all.filter { $0.name != "#root" && selector.matches($0) }
    return Elements(found.map(Element.init))
  }

  /// The texts inside, with single spaces.
  open func text(trimAndNormaliseWhitespace: Bool = true) throws -> String {
    Self.words(spaced(markup))
  }

  private func spaced(_ node: MarkupNode) -> String {
    if case .data = node.kind { return "" }
    guard let name = node.name else { return node.text }
    let inner = node.children.map(spaced).joined()
    let isInline = [
      "a", "b", "i", "em", "strong", "span", "u", "small", "code", "sub", "sup", "font", "mark",
    ].contains(name)
    return isInline ? inner : " " + inner + " "
  }

  /// The texts of the element itself.
  open func ownText() -> String {
    Self.words(markup.children.filter { $0.name == nil }.map(\.text).joined())
  }
  /// Whether the element has text other than spaces.
  open func hasText() -> Bool { !Self.words(markup.text).isEmpty }
  /// The script or style inside.
  open func data() -> String { markup.text }
  /// The inner HTML of the element.
  open func html() throws -> String { markup.children.map(Self.html).joined() }
  /// The name of the element's tag.
  open func tagName() -> String { markup.name ?? "" }
  /// The `id` attribute of the element.
  open func id() -> String { markup["id"] ?? "" }
  /// The `class` attribute of the element.
  open func className() throws -> String { markup["class"] ?? "" }
  /// Whether the element has a class.
  open func hasClass(_ className: String) -> Bool {
    (markup["class"] ?? "").split(separator: " ").contains { $0 == className }
  }
  /// The value of an input.
  open func val() throws -> String { markup["value"] ?? markup.text }
  /// The elements in the element.
  open func children() -> Elements { Elements(markup.elements.map(Element.init)) }
  /// An element in the element.
  open func child(_ index: Int) -> Element { Element(markup.elements[index]) }
  /// The element around it.
  open func parent() -> Element? {
    markup.parent.flatMap { $0.name == "#root" ? nil : Element($0) }
  }
  /// The element after it.
  open func nextElementSibling() throws -> Element? { sibling(1) }
  /// The element before it.
  open func previousElementSibling() throws -> Element? { sibling(-1) }

  private func sibling(_ step: Int) -> Element? {
    let all = markup.parent?.elements ?? []
    guard let place = all.firstIndex(where: { $0 === markup }) else { return nil }
    return all.indices.contains(place + step) ? Element(all[place + step]) : nil
  }

  /// The elements of a name.
  open func getElementsByTag(_ tagName: String) throws -> Elements { try select(tagName) }
  /// The elements of a class.
  open func getElementsByClass(_ className: String) throws -> Elements {
    try select("." + className)
  }
  /// The element of an identifier.
  open func getElementById(_ id: String) throws -> Element? { try select("#" + id).first() }
  /// The elements with an attribute.
  open func getElementsByAttribute(_ key: String) throws -> Elements { try select("[\(key)]") }
  /// All elements of the document.
  open func getAllElements() throws -> Elements { try select("*") }
}

/// A parsed page of HTML.
open class Document: Element {
  /// The `body` element of the document.
  open func body() -> Element? { (try? select("body").first()) ?? self }
  /// The `head` element of the document.
  open func head() -> Element? { try? select("head").first() }
  /// The title of the document.
  open func title() throws -> String { try select("title").first()?.text() ?? "" }
}

/// A list of elements found.
open class Elements: RandomAccessCollection {
  private let all: [Element]

  init(_ all: [Element]) { self.all = all }

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of elements.
  public var endIndex: Int { all.count }
  /// The element at a position.
  public subscript(position: Int) -> Element { all[position] }
  /// The elements as an array.
  open func array() -> [Element] { all }
  /// The number of elements.
  open func size() -> Int { all.count }
  /// Whether the list is empty.
  open func isEmpty() -> Bool { all.isEmpty }
  /// The first element; nil if there is none.
  open func first() -> Element? { all[...].first }
  /// The last element; nil if there is none.
  open func last() -> Element? { all[...].last }
  /// The element at a position.
  open func get(_ i: Int) -> Element { all[i] }
  /// The texts of all elements.
  open func text() throws -> String { try all.map { try $0.text() }.joined(separator: " ") }
  /// The texts of each element.
  open func eachText() throws -> [String] { try all.map { try $0.text() } }
  /// The value of an attribute of the first element that has it.
  open func attr(_ attributeKey: String) throws -> String {
    try all.first { $0.hasAttr(attributeKey) }?.attr(attributeKey) ?? ""
  }
  /// The values of an attribute.
  open func eachAttr(_ attributeKey: String) throws -> [String] {
    try all.filter { $0.hasAttr(attributeKey) }.map { try $0.attr(attributeKey) }
  }
  /// The markup inside all elements.
  open func html() throws -> String { try all.map { try $0.html() }.joined(separator: "\n") }
  /// The markup of all elements.
  open func outerHtml() throws -> String {
    try all.map { try $0.outerHtml() }.joined(separator: "\n")
  }
  /// The elements inside that a selector chooses.
  open func select(_ query: String) throws -> Elements {
    Elements(try all.flatMap { try $0.select(query).array() })
  }
  /// Takes the elements out of their page.
  @discardableResult open func remove() throws -> Elements {
    for element in all { try element.remove() }
    return self
  }
}
