/// An element of a page or a feed, or a text in one.
package final class MarkupNode {
  package enum Kind {
    case element(String)
    case text(String)
    case data(String)
  }

  package let kind: Kind
  package var attributes: [(name: String, value: String)] = []
  package var children: [MarkupNode] = []
  package private(set) weak var parent: MarkupNode?

  package init(_ kind: Kind) { self.kind = kind }

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
