public import Foundation
import ScrollworkDrawing
public import ScrollworkUIScrolling

/// A view that a collection shows again for other items.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  /// The name by which views are reused.
  public internal(set) var reuseIdentifier: String?

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view for a collection that its class is registered with.
  public required convenience init(registeredAs identifier: String?) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Prepares the view for another item.
  open func prepareForReuse() {}

  /// Takes what the layout says.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that fit the content: the height at the width of the layout, or both lengths
  /// where the layout leaves both to the view.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let isFree = layoutAttributes.estimatesWidth
    let size = fittingSize(near: layoutAttributes.frame.size, fixedWidth: !isFree)
    if isFree { layoutAttributes.frame.size.width = max(1, size.width) }
    if size.height > 0 { layoutAttributes.frame.size.height = size.height }
    return layoutAttributes
  }

  /// The size of the content near a size.
  func fittingSize(near size: CGSize, fixedWidth: Bool) -> CGSize {
    fittingSize(of: self, near: size, fixedWidth: fixedWidth)
  }

  /// The size of a view's constraints near a size.
  func fittingSize(of view: UIView, near size: CGSize, fixedWidth: Bool) -> CGSize {
    view.systemLayoutSizeFitting(
      fixedWidth ? CGSize(width: size.width, height: 0) : .zero,
      withHorizontalFittingPriority: fixedWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

/// An item of a collection.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView,
  TouchAnswering
{
  /// The view for content.
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()
  /// Whether the cell is selected.
  open var isSelected = false { didSet { refreshSelection() } }
  /// Whether the cell is highlighted.
  open var isHighlighted = false { didSet { refreshSelection() } }
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, by: selectedBackgroundView) }
  }
  /// The accessories of a list's cell.
  public var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
  weak var collection: UICollectionView?
  package var answersTouches: Bool { collection?.mayHighlight(path) ?? false }
  var path = IndexPath(item: 0, section: 0)
  private var hosted: UIView?

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    refreshSelection()
    setNeedsLayout()
  }

  private func refreshSelection() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  /// What the cell shows; nil for views of its own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      hosted?.removeFromSuperview()
      hosted = contentConfiguration?.makeContentView()
      guard let hosted else { return }
      hosted.frame = contentView.bounds
      hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(hosted)
    }
  }

  /// The background; nil for none of its own.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backgroundColor = backgroundConfiguration?.backgroundColor
      layer.cornerRadius = backgroundConfiguration?.cornerRadius ?? 0
    }
  }

  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView].compactMap({ $0 }) { view.frame = bounds }
    contentView.frame = bounds
    bringSubviewToFront(contentView)
  }

  /// Passes the touch on, and highlights the cell.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if collection?.mayHighlight(path) ?? false { isHighlighted = true }
  }

  /// Selects the cell.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    isHighlighted = false
    collection?.touched(self)
  }

  /// Ends the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    isHighlighted = false
  }

  override func fittingSize(near size: CGSize, fixedWidth: Bool) -> CGSize {
    guard let hosted else {
      return fittingSize(of: contentView, near: size, fixedWidth: fixedWidth)
    }
    let height = hosted.wrappedHeight(for: size.width) ?? hosted.intrinsicContentSize.height
    return CGSize(
      width: fixedWidth ? size.width : max(0, hosted.intrinsicContentSize.width), height: height)
  }
}

/// A cell of a list.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  private let line = UIView()
  private let mark = UIImageView(frame: .zero)

  /// A configuration of a list's cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Places the separator and the accessory.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if line.superview == nil {
      line.isUserInteractionEnabled = false
      mark.contentMode = .center
      addSubview(line)
      addSubview(mark)
    }
    line.backgroundColor = .separator
    line.frame = CGRect(x: 16, y: bounds.height - 1 / 3, width: bounds.width - 16, height: 1 / 3)
    let symbol = accessories.first?.symbol
    mark.image = symbol.flatMap { .init(systemName: $0) }
    mark.tintColor = .tertiaryLabel
    mark.frame = CGRect(x: bounds.width - 36, y: 0, width: 20, height: bounds.height)
    if symbol != nil { contentView.frame.size.width = bounds.width - 36 }
  }
}

/// An accessory of a list's cell.
public struct UICellAccessory: Hashable, Sendable {
  let symbol: String

  /// A sign that the cell leads on.
  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(symbol: "chevron.right")
  }
  /// A check mark.
  public static func checkmark() -> UICellAccessory { UICellAccessory(symbol: "checkmark") }
  /// A button with details.
  public static func detail() -> UICellAccessory { UICellAccessory(symbol: "info.circle") }
}
