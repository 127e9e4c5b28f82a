public import ScrollworkUIKit

/// The level of a heading.
public enum HeadingLevel: String, Sendable {
  case one = "1"
  case two = "2"
  case three = "3"
  case four = "4"
  case five = "5"
  case six = "6"
}

/// The kind of a list.
public enum ListType: String, Sendable {
  case ordered, bullet
}

/// The sign after the number of an item.
public enum ListDelimiter: String, Sendable {
  case period
  case parenthesis = "paren"
}

/// The attributes of a list.
public struct ListAttributes: Sendable {
  /// The kind of the list.
  public internal(set) var type: ListType
  /// The sign after the numbers of an ordered list.
  public internal(set) var delimiter: ListDelimiter
}

/// The looks of the parts of a text in Markdown.
@MainActor @preconcurrency public protocol ParmaRenderable {
  /// The text of a heading.
  func heading(level: HeadingLevel?, textView: Text) -> Text
  /// The text of a paragraph, which the package never asks for.
  func paragraph(text: String) -> Text
  /// A text without emphasis.
  func plainText(_ text: String) -> Text
  /// The view of strong text.
  func strong(textView: Text) -> Text
  /// The view of emphasized text.
  func emphasis(textView: Text) -> Text
  /// The text of a link.
  func link(textView: Text, destination: String?) -> Text
  /// The text of code.
  func code(_ text: String) -> Text
  /// The view of a heading.
  func headingBlock(level: HeadingLevel?, view: AnyView) -> AnyView
  /// The view of a paragraph.
  func paragraphBlock(view: AnyView) -> AnyView
  /// The view of a list item; the index has the numbers of the items around it, and its own.
  func listItem(attributes: ListAttributes, index: [Int], view: AnyView) -> AnyView
  /// The view of a picture.
  func imageView(with urlString: String, altTextView: AnyView?) -> AnyView
}

extension ParmaRenderable {
  /// The heading in the font of large titles, or titles below the first level.
  public func heading(level: HeadingLevel?, textView: Text) -> Text {
    textView.font(level == .one ? .largeTitle : .title)
  }
  /// The text in the font of bodies.
  public func paragraph(text: String) -> Text { Text(verbatim: text).font(.body) }
  /// The view of plain text.
  public func plainText(_ text: String) -> Text { Text(verbatim: text) }
  /// The text in bold.
  public func strong(textView: Text) -> Text { textView.bold() }
  /// The text in italics.
  public func emphasis(textView: Text) -> Text { textView.italic() }
  /// The text of the link.
  public func link(textView: Text, destination: String?) -> Text { textView }
  /// The code in a monospaced font.
  public func code(_ text: String) -> Text {
    Text(verbatim: text).font(.system(.body, design: .monospaced))
  }
  /// The heading with room below.
  public func headingBlock(level: HeadingLevel?, view: AnyView) -> AnyView {
    AnyView(view.padding(.bottom, 12))
  }
  /// The paragraph with room below.
  public func paragraphBlock(view: AnyView) -> AnyView {
    AnyView(view.fixedSize(horizontal: false, vertical: true).padding(.bottom, 8))
  }
  /// The item after a dot or its number.
  public func listItem(attributes: ListAttributes, index: [Int], view: AnyView) -> AnyView {
    let mark =
      switch attributes.type {
      case .bullet: index.count % 2 == 1 ? "•" : "◦"
      case .ordered:
        index.map { "\($0)" }.joined(separator: ".")
          + (attributes.delimiter == .period ? "." : ")")
      }
    return AnyView(
      HStack(alignment: .top, spacing: 4) {
        Text(verbatim: mark)
        view
      })
  }
  /// The address of the picture, or its words if there is none.
  public func imageView(with urlString: String, altTextView: AnyView?) -> AnyView {
    urlString.isEmpty ? altTextView ?? AnyView(EmptyView()) : AnyView(Text(verbatim: urlString))
  }
}

/// The looks of the package.
struct ParmaRender: ParmaRenderable {}
