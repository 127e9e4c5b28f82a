/// A run of Markdown text in one style.
package struct MarkdownRun: Hashable, Sendable {
  /// The text without its marks.
  package var text: String
  /// The style.
  package var style: MarkdownStyle
  /// The address of the link that the run is in, as it is written; nil outside of links.
  package var link: String?
  /// The address of the image that the run describes; nil outside of images.
  package var image: String?

  /// Creates a run of text; in no style, link or image by default.
  package init(
    text: String, style: MarkdownStyle = [], link: String? = nil, image: String? = nil
  ) {
    self.text = text
    self.style = style
    self.link = link
    self.image = image
  }

  /// Whether the text may be followed by that of another run without a border.
  func joins(_ other: MarkdownRun) -> Bool {
    style == other.style && link == other.link && image == other.image
  }
}

/// The styles of a run of Markdown text.
///
/// - Source: documented: the bits are those of Foundation's `InlinePresentationIntent`.
package struct MarkdownStyle: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text in one mark: `*text*`.
  package static let emphasized = MarkdownStyle(rawValue: 1 << 0)
  /// Text in two marks: `**text**`.
  package static let stronglyEmphasized = MarkdownStyle(rawValue: 1 << 1)
  /// A code span.
  package static let code = MarkdownStyle(rawValue: 1 << 2)
  /// Struck-through text: `~~text~~`.
  package static let strikethrough = MarkdownStyle(rawValue: 1 << 5)
}
