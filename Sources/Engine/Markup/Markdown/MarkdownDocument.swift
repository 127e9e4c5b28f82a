import CMarkdown
import ScrollworkSystem

/// A parsed document of cmark-gfm.
enum MarkdownDocument {
  /// cmark-gfm keeps the characters of the attached extensions in a table of the process.
  private static let parsing = Locked(())

  /// Parses a text, with tables and task lists if it may have blocks, and calls `body` with the root of
  /// its tree, which lives until the end of the call.
  static func withRoot<Result: Sendable>(
    of text: String, hasBlocks: Bool, _ body: (MarkdownNode) -> Result
  ) -> Result {
    parsing.withLock { _ in
      cmark_gfm_core_extensions_ensure_registered()
      guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else {
        fatalError("no memory for a parser of Markdown")
      }
      defer { cmark_parser_free(parser) }
      for name in ["strikethrough", "autolink"] + (hasBlocks ? ["table", "tasklist"] : []) {
        cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
      }
      var text = text
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          cmark_parser_feed(parser, $0.baseAddress, $0.count)
        }
      }
      guard let root = cmark_parser_finish(parser) else {
        fatalError("no memory for a document of Markdown")
      }
      defer { cmark_node_free(root) }
      return body(MarkdownNode(root))
    }
  }
}

/// A node in the tree of a document, valid while the document is.
struct MarkdownNode {
  /// The node of cmark-gfm.
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// The kind of the node; one of an extension has a name, too.
  var type: cmark_node_type { cmark_node_get_type(pointer) }

  /// The name of the node's kind, such as `table_cell`.
  var name: String { String(cString: cmark_node_get_type_string(pointer)) }

  /// The text of a leaf.
  var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }

  /// The address of a link or an image.
  var address: String { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }

  var children: some Sequence<MarkdownNode> {
    sequence(first: cmark_node_first_child(pointer)) { $0.map { cmark_node_next($0) } }
      .lazy.prefix { $0 != nil }.compactMap { $0.map(MarkdownNode.init) }
  }
}
