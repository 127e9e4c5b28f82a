/// An SVG element: a name, attributes in order, and content.
///
/// Attribute values are generated numbers, names and data, which need no escaping; others are
/// ``quoted(_:)``.
struct SVGElement {
  private var text: String
  private let name: String

  init(_ name: String) {
    self.name = name
    text = "<" + name
  }

  /// Adds an attribute; nil omits it.
  func with(_ attribute: String, _ value: String?) -> SVGElement {
    guard let value else { return self }
    var copy = self
    copy.text += " \(attribute)=\"\(value)\""
    return copy
  }

  /// Text as content of an element.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// Text as the value of an attribute.
  static func quoted(_ text: String) -> String {
    escaped(text).replacing("\"", with: "&quot;")
  }

  /// The text of the element around markup on the same line.
  func inline(_ content: String) -> String { text + ">" + content + "</\(name)>" }

  /// The text of the element around characters, on its own line.
  func aroundText(_ characters: String) -> String { inline(Self.escaped(characters)) + "\n" }

  /// The text of the element without content, on its own line.
  var closed: String { text + "/>\n" }

  /// The text of the element around lines of content.
  func around(_ content: String) -> String {
    content.isEmpty ? closed : text + ">\n" + content + "</\(name)>\n"
  }
}
