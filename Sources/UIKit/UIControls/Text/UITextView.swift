public import Foundation
public import ScrollworkControls
public import ScrollworkDrawing
import ScrollworkLayout
public import ScrollworkUIScrolling
import ScrollworkViews

/// Is told of a text view's editing.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Called after the text changed.
  func textViewDidChange(_ textView: UITextView)
  /// Whether text may change.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Changes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// A scrolling view of text.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  private let label = TextViewLabel()
  // Declared as in UIKit, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! = "" {
    didSet {
      label.text = text
      change()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      text = newValue?.string ?? ""
      label.attributedText = newValue
      change()
    }
  }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 12) {
    didSet {
      label.font = font ?? .systemFont(ofSize: 12)
      change()
    }
  }
  /// The color of the text.
  open var textColor: UIColor? = .label { didSet { label.textColor = textColor ?? .label } }
  /// The alignment.
  open var textAlignment = NSTextAlignment.natural {
    didSet { label.textAlignment = textAlignment }
  }
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// The insets of the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { change() }
  }
  /// The area of the text.
  public let textContainer = NSTextContainer()
  /// The selected range.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether the font follows Dynamic Type.
  open var adjustsFontForContentSizeCategory = false
  /// The kind of keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  private var ownAccessory: UIView?

  /// Creates a text view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    begin()
    if let color = AppearanceProxies.current.known(UITextView.self)?.backgroundColor {
      backgroundColor = color
    }
  }

  private func begin() {
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
  }

  /// Creates a text view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }

  /// A text view may have the focus, if it can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, super.becomeFirstResponder() else { return isFirstResponder }
    (delegate as? any UITextViewDelegate)?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, super.resignFirstResponder() else { return !isFirstResponder }
    (delegate as? any UITextViewDelegate)?.textViewDidEndEditing(self)
    return true
  }

  /// Gives the view the focus.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isEditable { becomeFirstResponder() }
  }

  private func change() {
    layoutInputDidChange()
    setNeedsLayout()
  }

  /// The insets of the text with the padding of lines.
  private var margins: CGSize {
    CGSize(
      width: textContainerInset.left + textContainerInset.right
        + 2 * textContainer.lineFragmentPadding,
      height: textContainerInset.top + textContainerInset.bottom)
  }

  /// The height of the text, at least of a line, with its insets.
  private func textHeight(_ width: CGFloat) -> CGFloat {
    let inner = max(0, width - margins.width)
    let height = label.sizeThatFits(CGSize(width: inner, height: .infinity)).height
    return max(height, label.linePitch) + margins.height
  }

  /// The distance of text from the start of its line, if lines are padded.
  ///
  /// - Source: measured by others: 5.5 points, of which 5 are the padding.
  private var indent: CGFloat { textContainer.lineFragmentPadding > 0 ? 0.5 : 0 }

  /// Places the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (inset, side) = (textContainerInset, textContainer.lineFragmentPadding)
    let height = textHeight(bounds.width)
    label.frame = CGRect(
      x: inset.left + side + indent, y: inset.top, width: max(0, bounds.width - margins.width),
      height: max(0, height - margins.height))
    contentSize = CGSize(width: bounds.width, height: height)
  }

  open override func wrappedHeight(for width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : textHeight(width)
  }

  /// The size of the text, if the view does not scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let natural = label.intrinsicContentSize
    return CGSize(
      width: natural.width + margins.width,
      height: max(natural.height, label.linePitch) + margins.height)
  }

  /// The size of the text within a width; on lines as long as they are without one.
  ///
  /// - Source: measured by others: the width may be less than the available one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // Zero is no bound to the label, and neither is a width that the margins take up.
    let room = max(0, size.width - margins.width)
    let text = label.sizeThatFits(CGSize(width: room, height: .infinity))
    return CGSize(
      width: text.width + margins.width,
      height: max(text.height, label.linePitch) + margins.height)
  }
}

/// The text of a text view, whose lines begin at whole pixels.
///
/// - Source: measured by others: the distance of lines is the height of one, rounded up to the pixel,
///   and one line of 17 points is 20.5 high.
private final class TextViewLabel: UILabel {
  /// The distance of lines.
  var linePitch: CGFloat { roundedUpToPixels(lineHeight) }

  override var extraLineSpacing: CGFloat { linePitch - lineHeight }

  private var lineHeight: CGFloat {
    guard let words = attributedText, words.length > 0 else { return font.lineHeight }
    let own = words.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    return (own ?? font).lineHeight
  }
}

/// The area of text.
@MainActor @preconcurrency public final class NSTextContainer {
  /// The distance of text from the sides.
  public var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines; zero for any.
  public var maximumNumberOfLines = 0
  /// How text that does not fit is broken.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
}
