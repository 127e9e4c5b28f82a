public import Foundation
public import ScrollworkDrawing
package import ScrollworkLayout
public import ScrollworkUIScrolling
public import ScrollworkViews

/// A view of text.
@MainActor @preconcurrency open class UILabel: UIView, ContentHosting {
  package private(set) var contentVersion = 0
  private var rich: NSAttributedString?

  /// The text.
  open var text: String? {
    didSet {
      rich = nil
      if text != oldValue { change() }
    }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { rich ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      rich = newValue
      if let paragraph = newValue?.paragraph, paragraph.alignment != .natural {
        textAlignment = paragraph.alignment
      }
      change()
    }
  }
  // Declared as in UIKit, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { change() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text.
  open var textColor: UIColor! = .label { didSet { contentDidChange() } }
  /// The color of highlighted text.
  open var highlightedTextColor: UIColor?
  /// Whether the text is highlighted.
  open var isHighlighted = false { didSet { contentDidChange() } }
  /// Whether the label is enabled.
  open var isEnabled = true { didSet { contentDidChange() } }
  /// The alignment.
  open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
  /// The greatest number of lines; zero for any.
  open var numberOfLines = 1 { didSet { change() } }
  /// How text that does not fit is broken.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentDidChange() } }
  /// Whether the text shrinks to fit the width.
  open var adjustsFontSizeToFitWidth = false { didSet { change() } }
  /// The part of a line that stays in place when the text shrinks; it is centered here.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The least scale of shrunk text; zero for half.
  open var minimumScaleFactor: CGFloat = 0 { didSet { change() } }
  /// Whether letters move together to fit.
  open var allowsDefaultTighteningForTruncation = false
  /// Whether the font follows Dynamic Type.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which the text wraps, of a label without constraints to its width.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { layoutInputDidChange() } }
  /// The color of a shadow.
  open var shadowColor: UIColor?
  /// The offset of that shadow.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = false
  }

  /// Creates a label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private func change() {
    contentDidChange()
    layoutInputDidChange()
  }

  /// Draws the text again.
  open override func contentDidChange() {
    super.contentDidChange()
    contentVersion += 1
  }

  package var hostedContent: (any View)? {
    guard let text, !text.isEmpty else { return nil }
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let shown = isEnabled ? color : .tertiaryLabel
    let words =
      rich.map { $0.text(font, shown) }
      ?? Text(verbatim: text).font(font.font).foregroundColor(Color(uiColor: shown ?? .label))
    return
      words
      .multilineTextAlignment(
        textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading
      )
      .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
      .lineSpacing((rich?.paragraph?.lineSpacing ?? 0) + extraLineSpacing)
      .truncationMode(
        lineBreakMode == .byTruncatingHead
          ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail
      )
      .minimumScaleFactor(
        adjustsFontSizeToFitWidth ? (minimumScaleFactor > 0 ? minimumScaleFactor : 0.5) : 1)
  }

  /// The distance of lines beyond that of the font and the paragraph.
  var extraLineSpacing: CGFloat { 0 }

  package var contentAlignment: Alignment {
    switch textAlignment {
    case .center: .center
    case .right: .trailing
    case .left, .justified, .natural: .leading
    }
  }

  /// The size of the text.
  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1, preferredMaxLayoutWidth > 0 else {
      return textSize(width: nil)
    }
    return textSize(width: preferredMaxLayoutWidth)
  }

  private func textSize(width: CGFloat?) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    return contentSize(for: ProposedViewSize(width: width, height: nil))
  }

  open override func wrappedHeight(for width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, width > 0, text?.isEmpty == false else { return nil }
    return textSize(width: width).height
  }

  /// The size of the text within an available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width.isFinite && size.width > 0 && size.width < 1e6 ? size.width : nil
    return textSize(width: numberOfLines == 1 ? nil : width)
  }

  open override var firstBaseline: CGFloat? { font.ascender }
  open override var lastBaseline: CGFloat? { -font.descender }
}

/// The part of a line that stays in place when text shrinks.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// The baselines.
  case alignBaselines = 0
  /// The centers.
  case alignCenters
  /// The top left corner.
  case none
}
