import Foundation

/// A page of HTML that is filled with texts and data.
package enum PageTemplate {
  /// The template with its `{{names}}` replaced; texts in their places are not looked at.
  package static func filled(_ template: String, with parts: [String: String]) -> String {
    var text = ""
    var rest = template[...]
    while let open = rest.range(of: "{{"), let close = rest.range(of: "}}") {
      let name = rest[open.upperBound..<close.lowerBound]
      guard let part = parts[String(name)] else { preconditionFailure("no part \(name)") }
      text += rest[..<open.lowerBound] + part
      rest = rest[close.upperBound...]
    }
    return text + rest
  }

  /// Text of the page, also within the quotes of attributes.
  package static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// JSON that stays within its element: a `<` is spelled by its code.
  package static func json(_ value: JSONText) -> String {
    value.line.replacing("<", with: "\\u003c")
  }
}
