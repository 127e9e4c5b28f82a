public import Foundation
import ScrollworkControls
public import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
package import ScrollworkLayout
public import ScrollworkUIScrolling
package import ScrollworkViews

/// A button.
@MainActor @preconcurrency open class UIButton: HostedUIControl {
  /// The type of a button.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Without a style.
    case custom = 0
    /// In the tint color.
    case system
    /// With a disclosure sign.
    case detailDisclosure
    /// With an information sign.
    case infoLight
    /// With an information sign.
    case infoDark
    /// With a sign for adding.
    case contactAdd
    /// Without a style.
    case plain
    /// With a cross.
    case close
  }

  /// The type.
  public private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var richTitles: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]
  private var pictures: [State: UIImage] = [:]
  private var grounds: [State: UIImage] = [:]
  /// The configuration; nil for the older properties.
  open var configuration: Configuration? { didSet { sizeDidChange() } }
  /// Called to change the configuration with the state.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// The menu.
  open var menu: UIMenu?
  /// The insets of the content.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { sizeDidChange() } }
  /// The insets of the title.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { sizeDidChange() } }
  /// The insets of the picture.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { sizeDidChange() } }
  /// Whether the picture darkens when highlighted.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture fades when disabled.
  open var adjustsImageWhenDisabled = true
  /// Whether the selection changes by touches.
  open var changesSelectionAsPrimaryAction = false
  private lazy var label: UILabel = {
    let label = ButtonLabel()
    label.font = .systemFont(ofSize: 18)
    label.onChange = { [weak self] in self?.sizeDidChange() }
    return label
  }()
  private lazy var picture: UIImageView = {
    let view = ButtonImage(frame: .zero)
    view.onChange = { [weak self] in self?.sizeDidChange() }
    return view
  }()

  /// Creates a button without a style.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button without a style.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    case .custom, .system, .plain: break
    }
    if buttonType == .system { label.font = .systemFont(ofSize: 15) }
  }

  /// Creates a button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { adopt(primaryAction) }
  }

  /// Creates a button with an action.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(type: .system)
    self.frame = frame
    if let primaryAction { adopt(primaryAction) }
  }

  /// Creates a button of a type with an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { adopt(primaryAction) }
  }

  private func adopt(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.picture as? UIImage { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content by state

  private func value<Value>(_ values: [State: Value]) -> Value? {
    values[state] ?? (isSelected ? values[.selected] : nil) ?? values[.normal]
  }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    sizeDidChange()
  }
  /// Sets the title with attributes in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    richTitles[state] = title
    sizeDidChange()
  }
  /// Sets the color of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    contentDidChange()
  }
  /// Sets the picture in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    pictures[state] = image
    sizeDidChange()
  }
  /// Sets the picture behind the content in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    grounds[state] = image
    sizeDidChange()
  }
  /// Sets how symbols are drawn in a state.
  open func setPreferredSymbolConfiguration(_ configuration: Any?, forImageIn state: State) {
    if let configuration { symbolSettings[state] = configuration }
    sizeDidChange()
  }
  private var symbolSettings: [State: Any] = [:]

  /// The title in a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title with attributes in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    richTitles[state] ?? richTitles[.normal]
  }
  /// The color of the title in a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  /// The picture in a state.
  open func image(for state: State) -> UIImage? { pictures[state] ?? pictures[.normal] }

  /// The title that is shown.
  open var currentTitle: String? { value(titles) }
  /// The picture that is shown.
  open var currentImage: UIImage? { value(pictures) }
  // Declared as in UIKit, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the title that is shown.
  open var currentTitleColor: UIColor! { titleInk }
  /// The label whose font the title has.
  open var titleLabel: UILabel? { label }
  /// The view whose content mode the picture has.
  open var imageView: UIImageView? { picture }

  /// Asks the handler for a configuration again.
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self)
    sizeDidChange()
  }

  private var titleInk: UIColor {
    if !isEnabled { return colors[.disabled] ?? .tertiaryLabel }
    return value(colors) ?? (buttonType == .custom ? .white : tintColor)
  }

  // MARK: Drawing

  package override var contentAlignment: Alignment {
    let x: HorizontalAlignment =
      switch contentHorizontalAlignment {
      case .left, .leading: .leading
      case .right, .trailing: .trailing
      case .center, .fill: .center
      }
    return Alignment(horizontal: x, vertical: .center)
  }

  package override func content() -> (any View)? {
    configurationUpdateHandler?(self)
    let dims = isHighlighted && (buttonType != .custom || configuration != nil)
    if let configuration {
      return configuration.body(self, currentTitle, currentImage)
        .opacity(isHighlighted ? 0.75 : 1)
    }
    let row = HStack(spacing: 0) { [self] in
      if let image = value(pictures) {
        Image(uiImage: image).font(Font.system(size: 17))
          .foregroundStyle(Color(uiColor: image.look.tint ?? tintColor))
          .padding(imageEdgeInsets.edgeInsets)
      }
      if let rich = value(richTitles) {
        rich.text(label.font, titleInk).padding(titleEdgeInsets.edgeInsets)
      } else if let title = value(titles) {
        Text(verbatim: title).font(label.font.font).foregroundColor(Color(uiColor: titleInk))
          .lineLimit(label.numberOfLines == 0 ? nil : label.numberOfLines)
          .multilineTextAlignment(label.textAlignment == .center ? .center : .leading)
          .padding(titleEdgeInsets.edgeInsets)
      }
    }
    .padding(contentEdgeInsets.edgeInsets)
    .opacity(dims ? 0.2 : isHighlighted && value(pictures) != nil ? 0.5 : 1)
    guard let ground = value(grounds) else { return row }
    return row.frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Image(uiImage: ground).resizable() }
  }

  /// The size of the content.
  ///
  /// - Source: measured by others: a title has at least 6 points above and below, and the button at
  ///   least 30 points of width.
  open override var intrinsicContentSize: CGSize {
    let content = contentSize(for: .unspecified)
    guard configuration == nil else { return content }
    let hasTitle = value(titles) != nil || value(richTitles) != nil
    let isInset = contentEdgeInsets != .zero
    return CGSize(
      width: max(content.width, hasTitle && !isInset ? 30 : content.width),
      height: content.height + (hasTitle && !isInset ? 12 : 0))
  }

  open override var firstBaseline: CGFloat? {
    (bounds.height - label.font.lineHeight) / 2 + label.font.ascender
  }

  /// Sends the primary action, and opens no menu.
  open override func touchUpInside() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.touchUpInside()
  }
}

/// The label of a button, whose changes the button draws.
private final class ButtonLabel: UILabel {
  var onChange: (() -> Void)?
  override func contentDidChange() {
    super.contentDidChange()
    onChange?()
  }
}

/// The picture of a button, whose changes the button draws.
private final class ButtonImage: UIImageView {
  var onChange: (() -> Void)?
  override func contentDidChange() {
    super.contentDidChange()
    onChange?()
  }
}

extension UIEdgeInsets {
  /// The insets with leading at the left.
  var edgeInsets: EdgeInsets {
    EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }
}
