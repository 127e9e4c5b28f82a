public import Foundation
public import ScrollworkDrawing
import ScrollworkLayout
public import ScrollworkUIScrolling
import ScrollworkViews

/// A bar with a title, a back button and items.
///
/// - Source: measured by others: 44 points high, and 52 more for a large title.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  /// The looks of the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { refresh() } }
  /// The looks of the bar over the top of its content; nil for a clear bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { refresh() } }
  /// The looks of a low bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The looks of a low bar over the top of its content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether large titles are shown.
  open var prefersLargeTitles = false { didSet { onLayoutChange?() } }
  /// Whether content shines through.
  open var isTranslucent = true
  /// The style of older bars.
  open var barStyle = UIBarStyle.default { didSet { refresh() } }
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      standardAppearance.titleTextAttributes = titleTextAttributes ?? [:]
      refresh()
    }
  }
  /// The attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      standardAppearance.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
      refresh()
    }
  }
  /// The color of the background.
  open var barTintColor: UIColor? {
    didSet {
      guard let barTintColor else { return }
      standardAppearance.configureWithOpaqueBackground()
      standardAppearance.backgroundColor = barTintColor
      scrollEdgeAppearance = standardAppearance
    }
  }
  /// The picture of the line at the bar's edge.
  open var shadowImage: UIImage? {
    didSet { if shadowImage != nil { standardAppearance.shadowColor = nil } }
  }
  /// The picture of the back button; the sign of the system is drawn.
  open var backIndicatorImage: UIImage?
  /// The mask of that picture.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The item on top.
  public var topItem: UINavigationItem? { shown?.item }

  static let height: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52

  struct Shown {
    let item: UINavigationItem
    let title: String?
    let back: (title: String, action: @MainActor () -> Void)?
    let isLarge: Bool
  }

  var onLayoutChange: (@MainActor () -> Void)?
  /// The items of a bar without a controller.
  var ownItems: [UINavigationItem] = []
  private var shown: Shown?
  /// How far the content has scrolled under the bar, in points.
  private var scrolled: CGFloat = 0
  private let ground = UIVisualEffectView(effect: nil)
  private let color = UIView()
  private let line = UIView()
  private let titleLabel = UILabel()
  private let largeClip = UIView()
  private let largeLabel = UILabel()
  private let leading = UIStackView()
  private let trailing = UIStackView()

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
    adoptAppearance()
  }

  /// Creates a bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    clipsToBounds = false
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    largeLabel.font = .systemFont(ofSize: 34, weight: .bold)
    largeClip.clipsToBounds = true
    largeClip.isUserInteractionEnabled = false
    largeClip.addSubview(largeLabel)
    for view in [ground, color, line] { view.isUserInteractionEnabled = false }
    for view in [ground, color, line, largeClip, titleLabel, leading, trailing] { addSubview(view) }
    for stack in [leading, trailing] {
      stack.spacing = 16
      stack.alignment = .center
    }
  }

  /// Sets the picture of the background at a place.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// Sets the picture of the background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    if backgroundImage != nil { standardAppearance.configureWithTransparentBackground() }
    refresh()
  }

  /// Shows an item.
  func show(_ shown: Shown) {
    self.shown = shown
    for stack in [leading, trailing] {
      for view in stack.arrangedSubviews { view.removeFromSuperview() }
    }
    let own = shown.item.leftBarButtonItems ?? []
    if let back = shown.back, !shown.item.hidesBackButton,
      own.isEmpty || shown.item.leftItemsSupplementBackButton
    {
      let button = UIButton(type: .system)
      button.setImage(
        UIImage(systemName: "chevron.left"), for: .normal)
      button.setTitle(back.title.isEmpty ? nil : " " + back.title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.addAction(UIAction { _ in back.action() }, for: .touchUpInside)
      leading.addArrangedSubview(button)
    }
    for item in own { leading.addArrangedSubview(item.makeView(tint: tintColor)) }
    for item in (shown.item.rightBarButtonItems ?? []).reversed() {
      trailing.addArrangedSubview(item.makeView(tint: tintColor))
    }
    subviews.filter { $0.tag == Self.titleTag }.forEach { $0.removeFromSuperview() }
    if let view = shown.item.titleView {
      view.tag = Self.titleTag
      addSubview(view)
    }
    refresh()
  }

  private static let titleTag = -44_001

  /// Follows the scrolling of the content.
  func follow(_ distance: CGFloat) {
    guard distance != scrolled else { return }
    scrolled = distance
    refresh()
  }

  private var isLarge: Bool { shown?.isLarge ?? false }

  /// The looks for the present place of the content.
  private var appearance: UINavigationBarAppearance? {
    let item = shown?.item
    let isAtEdge = scrolled <= (isLarge ? Self.largeTitleHeight - 16 : 0.5)
    if isAtEdge {
      return item?.scrollEdgeAppearance ?? scrollEdgeAppearance
        ?? (usesOldLooks ? item?.standardAppearance ?? standardAppearance : nil)
    }
    return item?.standardAppearance ?? standardAppearance
  }

  /// Whether the bar was given a color of its own in the older way.
  private var usesOldLooks: Bool { barTintColor != nil || barStyle == .black }

  private func refresh() {
    guard let shown else { return }
    let looks = appearance
    ground.effect = looks?.backgroundEffect
    color.backgroundColor = looks?.backgroundColor ?? (barStyle == .black ? .black : nil)
    line.backgroundColor = looks?.shadowColor
    let texts = (looks ?? standardAppearance)
    let ink: UIColor = barStyle == .default ? .label : .white
    titleLabel.text = shown.title
    titleLabel.textColor = (texts.titleTextAttributes[.foregroundColor] as? UIColor) ?? ink
    if let font = texts.titleTextAttributes[.font] as? UIFont { titleLabel.font = font }
    largeLabel.text = shown.title
    let large =
      texts.largeTitleTextAttributes.isEmpty
      ? standardAppearance.largeTitleTextAttributes : texts.largeTitleTextAttributes
    largeLabel.textColor = (large[.foregroundColor] as? UIColor) ?? ink
    if let font = large[.font] as? UIFont { largeLabel.font = font }
    largeClip.isHidden = !isLarge
    let fade = min(max((scrolled - Self.largeTitleHeight + 16) / 12, 0), 1)
    titleLabel.alpha = isLarge ? fade : 1
    titleLabel.isHidden = shown.item.titleView != nil
    setNeedsLayout()
  }

  /// The height of a bar, and the available width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    barSize(in: size, height: Self.height)
  }

  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.height - Self.height
    let side: CGFloat = 16
    for view in [ground, color] { view.frame = bounds }
    line.frame = CGRect(x: 0, y: bounds.height - 1 / 3, width: bounds.width, height: 1 / 3)
    for (stack, isLeading) in [(leading, true), (trailing, false)] {
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let inset = isLeading && shown?.back != nil ? 8 : side
      stack.frame = CGRect(
        x: isLeading ? inset : bounds.width - side - size.width,
        y: top + (Self.height - size.height) / 2, width: size.width, height: size.height)
    }
    let room = max(leading.frame.maxX, bounds.width - trailing.frame.minX) + 8
    titleLabel.frame = CGRect(
      x: room, y: top, width: max(0, bounds.width - 2 * room), height: Self.height)
    if let view = shown?.item.titleView {
      let natural = view.intrinsicContentSize
      var size = view.frame.size
      if natural.width > 0 { size.width = natural.width }
      if natural.height > 0 { size.height = natural.height }
      if size.width == 0 {
        size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      size.width = min(size.width, bounds.width - 2 * room)
      size.height = min(size.height, Self.height)
      view.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: top + (Self.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    largeClip.frame = CGRect(
      x: 0, y: bounds.height, width: bounds.width, height: Self.largeTitleHeight)
    largeLabel.frame = CGRect(
      x: side, y: 3 - scrolled, width: max(0, bounds.width - 2 * side), height: 41)
  }
}

/// The style of older bars.
public enum UIBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case black
  case blackTranslucent
}
