import CMarkdown

/// The blocks inside a node.
enum MarkdownBlocks {
  /// The depth of quotes and lists below which text is a paragraph.
  ///
  /// - Source: chosen; views of blocks are nested as deeply.
  private static let deepest = 32

  /// The blocks of a document, a quote or an item.
  static func blocks(in node: MarkdownNode, depth: Int = 0) -> [MarkdownBlock] {
    guard depth < deepest else { return [.paragraph(MarkdownRuns.runs(in: node))] }
    return node.children.map { block($0, depth: depth) }
  }

  private static func block(_ node: MarkdownNode, depth: Int) -> MarkdownBlock {
    switch node.type {
    case CMARK_NODE_HEADING:
      return .heading(Int(cmark_node_get_heading_level(node.pointer)), MarkdownRuns.runs(in: node))
    case CMARK_NODE_BLOCK_QUOTE: return .quote(blocks(in: node, depth: depth + 1))
    case CMARK_NODE_LIST: return list(node, depth: depth + 1)
    case CMARK_NODE_CODE_BLOCK:
      let text = node.literal
      return .code(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    case CMARK_NODE_THEMATIC_BREAK: return .rule
    case CMARK_NODE_HTML_BLOCK: return .html(node.literal)
    default:
      if node.name == "table" { return table(node) }
      let children = Array(node.children.prefix(2))
      if children.count == 1, children[0].type == CMARK_NODE_IMAGE {
        let description = MarkdownRuns.runs(in: children[0]).map(\.text).joined()
        return .image(description, children[0].address)
      }
      return .paragraph(MarkdownRuns.runs(in: node))
    }
  }

  private static func list(_ node: MarkdownNode, depth: Int) -> MarkdownBlock {
    let isOrdered = cmark_node_get_list_type(node.pointer) == CMARK_ORDERED_LIST
    let first = Int(cmark_node_get_list_start(node.pointer))
    return .list(
      node.children.enumerated().map { index, item in
        let mark: ListMark =
          if item.name == "tasklist" {
            .checkbox(isOn: cmark_gfm_extensions_get_tasklist_item_checked(item.pointer))
          } else if isOrdered {
            .number(first + index)
          } else {
            .bullet
          }
        return MarkdownItem(mark: mark, blocks: blocks(in: item, depth: depth))
      })
  }

  private static func table(_ node: MarkdownNode) -> MarkdownBlock {
    .table(node.children.map { row in row.children.map { MarkdownRuns.runs(in: $0) } })
  }
}
