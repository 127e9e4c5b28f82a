/// A block of a Markdown document.
package indirect enum MarkdownBlock: Hashable, Sendable {
  /// A heading of a level from 1 to 6.
  case heading(Int, [MarkdownRun])
  case paragraph([MarkdownRun])
  case quote([MarkdownBlock])
  case list([MarkdownItem])
  /// A code block, without the break at its end.
  case code(String)
  /// A thematic break.
  case rule
  /// A paragraph of one image: its description and its address.
  case image(String, String)
  /// The rows of a table, the first of which is its head; each has the texts of its cells.
  case table([[[MarkdownRun]]])
  /// HTML as it is written.
  case html(String)
}

/// An item of a list.
package struct MarkdownItem: Hashable, Sendable {
  /// What stands before the content.
  package var mark: ListMark
  /// The content.
  package var blocks: [MarkdownBlock]

  /// Creates an item.
  package init(mark: ListMark, blocks: [MarkdownBlock]) {
    self.mark = mark
    self.blocks = blocks
  }
}
