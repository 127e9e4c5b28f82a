import CMarkup

/// The nodes of a document of libxml2 as ours.
enum MarkupTree {
  /// The root of a document; without children if there is none.
  static func root(of document: xmlDocPtr?, isHTML: Bool) -> MarkupNode {
    let root = MarkupNode(.element("#root"))
    guard let document else { return root }
    add(document.pointee.children, to: root, isHTML: isHTML)
    return root
  }

  /// Adds a node and those after it; libxml2 refuses documents that are deeper than 256 elements.
  private static func add(_ first: xmlNodePtr?, to parent: MarkupNode, isHTML: Bool) {
    var next = first
    while let node = next {
      next = node.pointee.next
      switch node.pointee.type {
      case XML_ELEMENT_NODE:
        let element = MarkupNode(.element(name(of: node)), attributes: attributes(of: node))
        add(node.pointee.children, to: element, isHTML: isHTML)
        parent.append(element)
      case XML_TEXT_NODE: parent.append(MarkupNode(.text(string(node.pointee.content))))
      case XML_CDATA_SECTION_NODE:
        // Of HTML, scripts and styles alone.
        let text = string(node.pointee.content)
        parent.append(MarkupNode(isHTML ? .data(text) : .text(text)))
      case XML_ENTITY_REF_NODE: parent.append(MarkupNode(.text(replacement(of: node))))
      default: continue
      }
    }
  }

  private static func name(of node: xmlNodePtr) -> String {
    let name = string(node.pointee.name)
    guard let prefix = node.pointee.ns?.pointee.prefix else { return name }
    return string(prefix) + ":" + name
  }

  private static func attributes(of node: xmlNodePtr) -> [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    var space = node.pointee.nsDef
    while let declared = space {
      let prefix = declared.pointee.prefix.map { ":" + string($0) } ?? ""
      attributes.append(("xmlns" + prefix, string(declared.pointee.href)))
      space = declared.pointee.next
    }
    var next = node.pointee.properties
    while let attribute = next {
      let prefix = attribute.pointee.ns?.pointee.prefix.map { string($0) + ":" } ?? ""
      let value = value(of: attribute.pointee.children)
      attributes.append((prefix + string(attribute.pointee.name), value))
      next = attribute.pointee.next
    }
    return attributes
  }

  /// The texts of an attribute's value.
  private static func value(of first: xmlNodePtr?) -> String {
    var (text, next) = ("", first)
    while let node = next {
      text +=
        node.pointee.type == XML_ENTITY_REF_NODE
        ? replacement(of: node) : string(node.pointee.content)
      next = node.pointee.next
    }
    return text
  }

  /// The text of an entity that the document declares; empty for one of another file.
  private static func replacement(of reference: xmlNodePtr) -> String {
    guard let entity = xmlGetDocEntity(reference.pointee.doc, reference.pointee.name),
      entity.pointee.etype == XML_INTERNAL_GENERAL_ENTITY
    else { return "" }
    return string(entity.pointee.content)
  }

  /// The text of a string of libxml2; empty for nil.
  private static func string(_ text: UnsafePointer<xmlChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}
