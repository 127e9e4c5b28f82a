import Foundation
import ScrollworkDrawing
import ScrollworkMarkup

/// The presentation intent of a run of inline Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized text, drawn in italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized text, drawn in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, drawn in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck-through text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension MarkdownRun {
  /// The presentation intent of the run, whose bits are those of its style.
  var intent: InlinePresentationIntent { InlinePresentationIntent(rawValue: style.rawValue) }

  /// The address of the run's link; nil outside of links and for what is no address.
  var url: URL? { link.flatMap(URL.init(string:)) }
}

extension TextAttributes {
  /// Creates the style of a presentation intent.
  init(_ intent: InlinePresentationIntent?, isLink: Bool) {
    self.isLink = isLink
    guard let intent else { return }
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { design = .monospaced }
    if intent.contains(.strikethrough) { strikethrough = .some(.single) }
  }
}
