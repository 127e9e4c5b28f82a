/// An element of HTML or XML, or a text in one.
package final class MarkupNode {
  /// The kinds of nodes.
  package enum Kind: Hashable {
    /// An element of a name, in small letters in HTML, with its prefix in XML.
    case element(String)
    case text(String)
    /// The text of a script or a style.
    case data(String)
  }

  /// The kind, with the name or the text.
  package let kind: Kind
  /// The attributes of an element, in the order of the text.
  package let attributes: [(name: String, value: String)]
  /// The nodes inside an element.
  package var children: [MarkupNode] = []
  /// The element around the node.
  package private(set) weak var parent: MarkupNode?

  /// Creates a node without children.
  package init(_ kind: Kind, attributes: [(name: String, value: String)] = []) {
    self.kind = kind
    self.attributes = attributes
  }

  /// The name of an element; nil for texts.
  package var name: String? { if case .element(let name) = kind { name } else { nil } }

  /// The children that are elements.
  package var elements: [MarkupNode] { children.filter { $0.name != nil } }

  /// Adds a child at the end.
  package func append(_ child: MarkupNode) {
    child.parent = self
    children.append(child)
  }

  /// The value of an attribute, by its name in any case.
  package subscript(attribute: String) -> String? {
    attributes.first { $0.name.lowercased() == attribute.lowercased() }?.value
  }

  /// The text of all descendants.
  package var text: String {
    switch kind {
    case .text(let text), .data(let text): text
    case .element: children.map(\.text).joined()
    }
  }

  /// The first child of a name.
  package func child(_ name: String) -> MarkupNode? { children.first { $0.name == name } }

  /// The children of a name.
  package func children(_ name: String) -> [MarkupNode] { children.filter { $0.name == name } }

  /// The elements inside, and this one, in the order of the text.
  package var all: [MarkupNode] { (name == nil ? [] : [self]) + children.flatMap(\.all) }
}

extension MarkupNode {
  /// A text with the characters of markup as entities.
  package static func encoded(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
