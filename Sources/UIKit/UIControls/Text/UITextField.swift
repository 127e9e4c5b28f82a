public import Foundation
public import ScrollworkControls
public import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkUIScrolling
package import ScrollworkViews

/// A field of text: a touch gives it the focus; nothing is typed.
@MainActor @preconcurrency open class UITextField: HostedUIControl {
  /// The border of a field.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case line, bezel, roundedRect
  }

  /// When a part of a field is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    case never = 0
    case whileEditing, unlessEditing, always
  }

  /// The text.
  open var text: String? = "" { didSet { if text != oldValue { sizeDidChange() } } }
  /// The text with its attributes, of which the first are drawn.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: text ?? "") }
    set { text = newValue?.string }
  }
  /// The text of an empty field.
  open var placeholder: String? { didSet { sizeDidChange() } }
  /// The text of an empty field with its attributes.
  open var attributedPlaceholder: NSAttributedString? { didSet { sizeDidChange() } }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { sizeDidChange() } }
  /// The color of the text.
  open var textColor: UIColor? = .label { didSet { contentDidChange() } }
  /// The alignment.
  open var textAlignment = NSTextAlignment.natural { didSet { contentDidChange() } }
  /// The border.
  open var borderStyle = BorderStyle.none { didSet { sizeDidChange() } }
  /// The delegate.
  open weak var delegate: (any UITextFieldDelegate)?
  /// When the button that clears is shown.
  open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }
  /// The view at the leading side.
  open var leftView: UIView? { didSet { placeSides(oldValue) } }
  /// The view at the trailing side.
  open var rightView: UIView? { didSet { placeSides(oldValue) } }
  /// When the view at the leading side is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When the view at the trailing side is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// Whether the text is dots.
  open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// The kind of keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The return key.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words are checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The look of the keyboard.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the field is for.
  open var textContentType: UITextContentType?
  /// Whether the return key needs text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// The least size of a shrunk font.
  open var minimumFontSize: CGFloat = 0
  /// The attributes of new text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  private var ownInput: UIView?
  private var ownAccessory: UIView?
  /// Whether the field is edited.
  public var isEditing: Bool { isFirstResponder }

  /// The view in place of the keyboard.
  open override var inputView: UIView? {
    get { ownInput }
    set { ownInput = newValue }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }

  /// A field may have the focus.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    contentDidChange()
    return true
  }

  /// Ends editing.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    contentDidChange()
    return true
  }

  /// Gives the field the focus.
  open override func touchUpInside() {
    super.touchUpInside()
    becomeFirstResponder()
  }

  // MARK: Layout

  private var padding: CGFloat { borderStyle == .none ? 0 : 7 }

  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = CGRect(
      x: bounds.minX + padding, y: bounds.minY, width: max(0, bounds.width - 2 * padding),
      height: bounds.height)
    if let left = leftView, isShown(leftViewMode) {
      let width = left.frame.maxX - bounds.minX
      rect = CGRect(
        x: bounds.minX + width, y: rect.minY, width: max(0, rect.maxX - width - bounds.minX),
        height: rect.height)
    }
    if let right = rightView, isShown(rightViewMode) {
      rect.size.width = max(0, rect.width - right.bounds.width)
    }
    return rect
  }

  /// The rectangle of edited text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the view at the leading side.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = sideSize(leftView)
    return CGRect(
      x: padding, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
  /// The rectangle of the view at the trailing side.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = sideSize(rightView)
    return CGRect(
      x: bounds.width - padding - size.width, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  private func sideSize(_ view: UIView?) -> CGSize {
    guard let view else { return .zero }
    let natural = view.intrinsicContentSize
    return view.bounds.width > 0
      ? view.bounds.size : CGSize(width: max(0, natural.width), height: max(0, natural.height))
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private func placeSides(_ old: UIView?) {
    old?.removeFromSuperview()
    for view in [leftView, rightView].compactMap({ $0 }) where view.superview !== self {
      addSubview(view)
    }
    setNeedsLayout()
  }

  /// Places the views at the sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
    contentDidChange()
  }

  package override func content() -> (any View)? {
    let rect = textRect(forBounds: bounds)
    let isEmpty = (text ?? "").isEmpty
    let ink = textColor ?? .label
    let shown: Text
    if isEmpty {
      shown =
        attributedPlaceholder?.text(font ?? .systemFont(ofSize: 17), .placeholderText)
        ?? Text(verbatim: placeholder ?? "").font((font ?? .systemFont(ofSize: 17)).font)
        .foregroundColor(Color(uiColor: .placeholderText))
    } else {
      let words = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
      shown = Text(verbatim: words).font((font ?? .systemFont(ofSize: 17)).font)
        .foregroundColor(Color(uiColor: isEnabled ? ink : .tertiaryLabel))
    }
    let alignment: Alignment =
      textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading
    let box = RoundedRectangle(cornerRadius: 5, style: .continuous)
    return shown.lineLimit(1)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .overlay(alignment: .trailing) {
        if isShown(clearButtonMode), !isEmpty {
          Image(systemName: "xmark.circle.fill").font(.system(size: 17))
            .foregroundStyle(Color(uiColor: .tertiaryLabel))
        }
      }
      .padding(.leading, rect.minX).padding(.trailing, max(0, bounds.width - rect.maxX))
      .background { [borderStyle] in
        if borderStyle == .roundedRect {
          box.fill(Color(uiColor: .systemBackground))
            .overlay { box.strokeBorder(Color(uiColor: .systemGray5), lineWidth: 1) }
        } else if borderStyle != .none {
          Rectangle().strokeBorder(Color(uiColor: .label), lineWidth: 1)
        }
      }
  }

  /// The size of the text.
  ///
  /// - Source: measured by others: a rounded border adds 7 points at the sides, and 34 points is its
  ///   height for the usual font.
  open override var intrinsicContentSize: CGSize {
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
    let words =
      (text ?? "").isEmpty ? attributedPlaceholder?.string ?? placeholder ?? "" : text ?? ""
    let width =
      HostContext.of(self)?.size(
        of: Text(verbatim: words).font((font ?? .systemFont(ofSize: 17)).font), for: .unspecified
      ).width ?? 0
    return CGSize(
      width: width + 2 * padding + (leftView?.bounds.width ?? 0),
      height: borderStyle == .none ? line + 1 : line + 13)
  }
}
