public import Foundation
public import ScrollworkDrawing
import ScrollworkLayout
public import ScrollworkUIScrolling
import ScrollworkViews

/// A bar of buttons.
///
/// - Source: documented, 44 points high; the margins are measured by others.
@MainActor @preconcurrency open class UIToolbar: UIView {
  /// The items, in order; flexible spaces share the room.
  open var items: [UIBarButtonItem]? { didSet { showItems() } }
  /// The style of older bars.
  open var barStyle = UIBarStyle.default { didSet { showGround() } }
  /// The color of the background.
  open var barTintColor: UIColor? { didSet { showGround() } }
  /// Whether content shines through.
  open var isTranslucent = true { didSet { showGround() } }
  private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let line = UIView()
  private var shown: [(item: UIBarButtonItem, view: UIView?)] = []

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    line.backgroundColor = .separator
    ground.isUserInteractionEnabled = false
    addSubview(ground)
    addSubview(line)
    showGround()
  }

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func showGround() {
    ground.effect = isTranslucent && barTintColor == nil ? ground.effect : nil
    backgroundColor = barTintColor ?? (barStyle == .black ? .black : nil)
  }

  private func showItems() {
    for entry in shown { entry.view?.removeFromSuperview() }
    shown = (items ?? []).map { item in (item, item.isSpace ? nil : item.makeView(tint: tintColor))
    }
    for entry in shown { entry.view.map(addSubview) }
    setNeedsLayout()
  }

  /// Places the items in a row.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    line.frame = CGRect(x: 0, y: -1 / 3, width: bounds.width, height: 1 / 3)
    let margin: CGFloat = 16
    let sizes = shown.map { entry in
      entry.view?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        ?? CGSize(width: entry.item.isFlexible ? 0 : entry.item.width, height: 0)
    }
    let flexible = shown.count { $0.item.isFlexible }
    let gaps = CGFloat(max(0, shown.count - 1)) * (flexible == 0 ? 8 : 0)
    let rest = bounds.width - 2 * margin - gaps - sizes.reduce(0) { $0 + $1.width }
    var x = margin
    for (entry, size) in zip(shown, sizes) {
      entry.view?.frame = CGRect(
        x: x, y: (min(bounds.height, 44) - size.height) / 2, width: size.width, height: size.height)
      x += size.width + (entry.item.isFlexible ? max(0, rest) / CGFloat(max(1, flexible)) : 0)
      if flexible == 0 { x += 8 }
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  /// The height of a bar, and the available width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { barSize(in: size, height: 44) }
}

extension UIBarButtonItem {
  /// Whether the item shares the room of a toolbar.
  fileprivate var isFlexible: Bool { systemItem == .flexibleSpace }
  /// Whether the item is only a space.
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
