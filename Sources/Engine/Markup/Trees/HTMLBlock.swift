/// A block of text of an HTML page: a paragraph, a heading, an item of a list, or a rule.
package struct HTMLBlock: Hashable, Sendable {
  /// The kinds of blocks.
  package enum Kind: Hashable, Sendable {
    /// A heading of a level from 1 to 6.
    case heading(Int)
    case paragraph
    /// An item of a list.
    case item(ListMark)
    /// Text with its own white space.
    case preformatted
    case rule
  }

  /// The kind.
  package var kind: Kind
  /// The text; empty for rules.
  package var runs: [HTMLRun] = []
  /// Whether an element ends the block; false for text at the end of a page that no element is around.
  package var endsLine = true

  /// Whether the block is an item of a list.
  package var isItem: Bool { if case .item = kind { true } else { false } }

  /// The size of the block's text as a part of the page's.
  ///
  /// - Source: documented, the HTML standard, "Rendering": headings of 2, 1.5, 1.17, 1, 0.83 and 0.67 em,
  ///   and monospaced text of 13 pixels where other text has 16.
  package var scale: Double {
    switch kind {
    case .heading(let level): [2, 1.5, 1.17, 1, 0.83, 0.67][min(max(level, 1), 6) - 1]
    case .preformatted: 13 / 16
    case .paragraph, .item, .rule: 1
    }
  }

  /// Whether all of the block's text is bold.
  package var isBold: Bool { if case .heading = kind { true } else { false } }
}

/// A run of text of a page in one style.
package struct HTMLRun: Hashable, Sendable {
  /// The text.
  package var text: String
  /// The style.
  package var style: HTMLStyle
}

/// The style of text by the elements around it.
package struct HTMLStyle: Hashable, Sendable {
  package var isBold = false
  package var isItalic = false
  package var isUnderlined = false
  package var isStruck = false
  package var isMonospaced = false
  /// The address of the link around the text, as it is written; nil outside of links.
  package var link: String?

  package init() {}

  /// The style of text in an element of a name.
  func inside(_ element: MarkupNode) -> HTMLStyle {
    var style = self
    switch element.name {
    case "b", "strong": style.isBold = true
    case "i", "em", "cite", "dfn", "var": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "code", "tt", "kbd", "samp": style.isMonospaced = true
    case "a": style.link = element["href"] ?? link
    default: break
    }
    return style
  }
}
