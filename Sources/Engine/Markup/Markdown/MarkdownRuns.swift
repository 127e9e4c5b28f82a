import CMarkdown

/// The runs of text inside a node.
enum MarkdownRuns {
  /// The runs, of which no two neighbours have the same style; line breaks without a mark are
  /// `softBreak`.
  static func runs(in root: MarkdownNode, softBreak: Character = " ") -> [MarkdownRun] {
    let iterator = cmark_iter_new(root.pointer)
    defer { cmark_iter_free(iterator) }
    var runs: [MarkdownRun] = []
    // The styles of the open elements, each of which is that of the one around it and its own.
    var open = [MarkdownRun(text: "")]
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE else { return runs }
      let node = MarkdownNode(cmark_iter_get_node(iterator))
      if let text = text(of: node, softBreak: softBreak) {
        var run = open[open.count - 1]
        run.text = text
        if node.type == CMARK_NODE_CODE { run.style.insert(.code) }
        append(run, to: &runs)
      } else if event == CMARK_EVENT_ENTER {
        open.append(styled(open[open.count - 1], by: node))
      } else {
        open.removeLast()
      }
    }
  }

  /// The text of a leaf; nil for elements that have others inside.
  private static func text(of node: MarkdownNode, softBreak: Character) -> String? {
    switch node.type {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_CODE_BLOCK,
      CMARK_NODE_HTML_BLOCK:
      node.literal
    case CMARK_NODE_SOFTBREAK: String(softBreak)
    case CMARK_NODE_LINEBREAK: "\n"
    case CMARK_NODE_THEMATIC_BREAK: ""
    default: nil
    }
  }

  private static func styled(_ run: MarkdownRun, by node: MarkdownNode) -> MarkdownRun {
    var run = run
    switch node.type {
    case CMARK_NODE_EMPH: run.style.insert(.emphasized)
    case CMARK_NODE_STRONG: run.style.insert(.stronglyEmphasized)
    case CMARK_NODE_LINK: run.link = node.address
    case CMARK_NODE_IMAGE: run.image = node.address
    default: if node.name == "strikethrough" { run.style.insert(.strikethrough) }
    }
    return run
  }

  private static func append(_ run: MarkdownRun, to runs: inout [MarkdownRun]) {
    guard !run.text.isEmpty else { return }
    if let last = runs.last, last.joins(run) {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }
}
