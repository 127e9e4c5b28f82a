/// A part of a page or a feed.
final class MarkupNode {
  enum Kind {
    case element(String)
    case text(String)
    case data(String)
  }

  let kind: Kind
  var attributes: [(name: String, value: String)] = []
  var children: [MarkupNode] = []
  weak var parent: MarkupNode?

  init(_ kind: Kind) { self.kind = kind }

  /// The name of an element; nil for texts.
  var name: String? { if case .element(let name) = kind { name } else { nil } }

  var elements: [MarkupNode] { children.filter { $0.name != nil } }

  func append(_ child: MarkupNode) {
    child.parent = self
    children.append(child)
  }

  /// The value of an attribute, whatever its case.
  subscript(attribute: String) -> String? {
    attributes.first { $0.name.lowercased() == attribute.lowercased() }?.value
  }

  /// All texts inside.
  var text: String {
    switch kind {
    case .text(let text), .data(let text): text
    case .element: children.map(\.text).joined()
    }
  }

  /// The first child of a name.
  func child(_ name: String) -> MarkupNode? { children.first { $0.name == name } }

  /// The children of a name.
  func children(_ name: String) -> [MarkupNode] { children.filter { $0.name == name } }

  /// The elements inside, and this one, in the order of the text.
  var all: [MarkupNode] { (name == nil ? [] : [self]) + children.flatMap(\.all) }
}
