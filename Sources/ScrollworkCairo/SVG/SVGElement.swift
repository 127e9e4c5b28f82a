/// One SVG element being spelled: a name, attributes in the order they are given, and content.
///
/// Values are numbers, names and data of our own making: nothing in them needs escaping.
struct SVGElement {
  private var text: String
  private let name: String

  init(_ name: String) {
    self.name = name
    text = "<" + name
  }

  /// The element with one attribute more; nil leaves it out.
  func with(_ attribute: String, _ value: String?) -> SVGElement {
    guard let value else { return self }
    var copy = self
    copy.text += " \(attribute)=\"\(value)\""
    return copy
  }

  /// The element without content, on a line of its own.
  var closed: String { text + "/>\n" }

  /// The element around lines of content.
  func around(_ content: String) -> String {
    content.isEmpty ? closed : text + ">\n" + content + "</\(name)>\n"
  }
}
