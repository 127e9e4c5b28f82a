public import Foundation
import ScrollworkDrawing
public import ScrollworkUIScrolling

/// A row of a table.
///
/// - Source: measured by others: 44 points high at least, text 16 points from the side; pictures and
///   accessories are chosen after pictures.
@MainActor @preconcurrency open class UITableViewCell: UIView, TouchAnswering {
  /// The style of a cell.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A title.
    case `default` = 0
    /// A title, and a value at the side.
    case value1
    /// A title in the tint color, and a value.
    case value2
    /// A title, and a line below.
    case subtitle
  }

  /// What is at the trailing side.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton

    var symbol: (name: String, size: CGFloat, isGray: Bool)? {
      switch self {
      case .none: nil
      case .disclosureIndicator: ("chevron.right", 14, true)
      case .checkmark: ("checkmark", 17, false)
      case .detailDisclosureButton, .detailButton: ("info.circle", 22, false)
      }
    }
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Hashable, Sendable {
    case none = 0
    case blue, gray, `default`
  }

  /// How a cell is edited.
  public enum EditingStyle: Int, Hashable, Sendable {
    case none = 0
    case delete, insert
  }

  /// Where a separator is.
  public enum SeparatorStyle: Int, Hashable, Sendable {
    case none = 0
    case singleLine
  }

  /// The name by which cells are reused.
  public internal(set) var reuseIdentifier: String?
  /// The style.
  let style: CellStyle
  /// The view for content.
  public let contentView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView? { didSet { refreshSelection() } }
  /// The view at the trailing side.
  open var accessoryView: UIView? { didSet { replace(oldValue, by: accessoryView) } }
  /// What is at the trailing side.
  open var accessoryType = AccessoryType.none { didSet { refreshAccessory() } }
  /// How the cell looks when it is selected.
  open var selectionStyle = SelectionStyle.default
  /// How the cell is edited.
  public internal(set) var editingStyle = EditingStyle.none
  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { refreshSelection() } } }
  /// Whether the cell is highlighted.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { refreshSelection() } } }
  /// Whether the cell is edited.
  open var isEditing = false
  /// Whether the button that moves the cell is shown.
  open var showsReorderControl = false
  /// The indentation.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a level of indentation.
  open var indentationWidth: CGFloat = 10
  /// The insets of the separator.
  open var separatorInset = UITableViewCell.usualInset { didSet { hasOwnInset = true } }
  /// Whether selecting shows the cell's own background.
  open var focusStyle = 0
  var hasOwnInset = false
  weak var table: UITableView?
  package var answersTouches: Bool { table?.mayHighlight(path) ?? false }
  var path = IndexPath(row: 0, section: 0)
  let separator = UIView()
  private let accessory = UIImageView(frame: .zero)
  private let glow = UIView()
  private var madeLabels: (title: UILabel?, detail: UILabel?, picture: UIImageView?) =
    (nil, nil, nil)
  private var hostedContentView: UIView?

  static let usualInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    begin()
  }

  /// Creates a cell.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    begin()
  }

  /// Creates a cell.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell for a table that its class is registered with.
  public required convenience init(registeredAs identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private func begin() {
    backgroundColor = .systemBackground
    glow.isHidden = true
    glow.isUserInteractionEnabled = false
    accessory.contentMode = .center
    separator.isUserInteractionEnabled = false
    contentView.frame = bounds
    for view in [glow, contentView, accessory, separator] { addSubview(view) }
    clipsToBounds = true
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: new === backgroundView ? 0 : subviews.count) }
    setNeedsLayout()
  }

  // MARK: Parts

  /// The title.
  open var textLabel: UILabel? {
    if let label = madeLabels.title { return label }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
    if style == .value2 { label.textColor = .systemBlue }
    madeLabels.title = label
    contentView.addSubview(label)
    return label
  }

  /// The value or the line below; nil in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let label = madeLabels.detail { return label }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
    label.textColor = style == .subtitle ? .label : .secondaryLabel
    madeLabels.detail = label
    contentView.addSubview(label)
    return label
  }

  /// The picture at the leading side.
  open var imageView: UIImageView? {
    if let view = madeLabels.picture { return view }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    madeLabels.picture = view
    contentView.addSubview(view)
    return view
  }

  /// What the cell shows; nil for the older parts.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      hostedContentView?.removeFromSuperview()
      hostedContentView = contentConfiguration?.makeContentView()
      guard let view = hostedContentView else { return }
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
      setNeedsLayout()
    }
  }

  /// The background; nil for none of its own.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
  }

  /// A configuration of a list's cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .subtitle ? .subtitleCell() : style == .value1 ? .valueCell() : .cell()
  }

  // MARK: State

  /// Prepares the cell for another row.
  open func prepareForReuse() { (isSelected, isHighlighted) = (false, false) }

  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Highlights the cell or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func refreshSelection() {
    let isOn = (isSelected || isHighlighted) && selectionStyle != .none
    if let own = selectedBackgroundView {
      if isOn, own.superview == nil { insertSubview(own, aboveSubview: glow) }
      own.isHidden = !isOn
      setNeedsLayout()
    }
    glow.backgroundColor = .systemGray4
    glow.isHidden = !isOn || selectedBackgroundView != nil
  }

  private func refreshAccessory() {
    if let symbol = accessoryType.symbol {
      accessory.image = UIImage(systemName: symbol.name)
      accessory.tintColor = symbol.isGray ? .tertiaryLabel : nil
    } else {
      accessory.image = nil
    }
    setNeedsLayout()
  }

  /// Passes the touch on, and highlights the cell.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if table?.mayHighlight(path) ?? false { setHighlighted(true, animated: false) }
  }

  /// Selects the cell.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    setHighlighted(false, animated: true)
    table?.touched(self)
  }

  /// Ends the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    setHighlighted(false, animated: true)
  }

  // MARK: Layout

  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    for view in [backgroundView, selectedBackgroundView, glow].compactMap({ $0 }) {
      view.frame = bounds
    }
    var trailing: CGFloat = 0
    if let view = accessoryView {
      let width = max(view.bounds.width, view.intrinsicContentSize.width)
      let height = max(view.bounds.height, view.intrinsicContentSize.height)
      view.frame = CGRect(
        x: size.width - 16 - width, y: (size.height - height) / 2, width: width, height: height)
      trailing = width + 24
    } else if accessoryType != .none {
      let width = accessoryType.symbol?.size ?? 0
      accessory.frame = CGRect(
        x: size.width - 16 - width, y: (size.height - 24) / 2, width: width, height: 24)
      trailing = width + 24
    }
    contentView.frame = CGRect(x: 0, y: 0, width: size.width - trailing, height: size.height)
    let left = hasOwnInset ? separatorInset.left : max(16, pictureWidth + 16)
    let hair: CGFloat = 1 / 3
    separator.frame = CGRect(
      x: left, y: size.height - hair, width: max(0, size.width - left - separatorInset.right),
      height: hair)
    bringSubviewToFront(separator)
    layOutLabels()
  }

  private var pictureWidth: CGFloat {
    guard let picture = madeLabels.picture, picture.image != nil else { return 0 }
    return max(24, min(picture.intrinsicContentSize.width, bounds.height * 2)) + 16
  }

  private func layOutLabels() {
    let area = contentView.bounds
    var left: CGFloat = 16 + CGFloat(indentationLevel) * indentationWidth
    if let picture = madeLabels.picture, picture.image != nil {
      let width = pictureWidth - 16
      picture.frame = CGRect(x: left, y: 0, width: width, height: area.height)
      left += width + 16
    }
    let width = max(0, area.width - left - 16)
    let (title, detail) = (madeLabels.title, madeLabels.detail)
    guard let detail, detail.text?.isEmpty == false else {
      title?.frame = CGRect(x: left, y: 0, width: width, height: area.height)
      return
    }
    let size = title?.sizeThatFits(CGSize(width: width, height: .infinity)) ?? .zero
    let other = detail.sizeThatFits(CGSize(width: width, height: .infinity))
    if style == .subtitle {
      let top = (area.height - size.height - other.height) / 2
      title?.frame = CGRect(x: left, y: top, width: width, height: size.height)
      detail.frame = CGRect(x: left, y: top + size.height, width: width, height: other.height)
    } else {
      title?.frame = CGRect(
        x: left, y: 0, width: min(size.width, width), height: area.height)
      detail.frame = CGRect(
        x: left + width - min(other.width, width - size.width), y: 0,
        width: max(0, min(other.width, width - size.width)), height: area.height)
    }
  }

  /// The height for a width.
  func height(for width: CGFloat) -> CGFloat {
    frame.size.width = width
    layoutIfNeeded()
    if let view = hostedContentView {
      let wrapped = view.wrappedHeight(for: contentView.bounds.width)
      return max(44, wrapped ?? view.sizeThatFits(contentView.bounds.size).height)
    }
    let room = CGSize(width: contentView.bounds.width, height: 0)
    if !contentView.constraints.isEmpty
      || contentView.subviews.contains(where: { !$0.constraints.isEmpty })
    {
      let inner = contentView.systemLayoutSizeFitting(
        room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      if inner.height > 0 { return inner.height + 1 / 3 }
    }
    guard madeLabels.title != nil || madeLabels.detail != nil else { return 44 }
    let width = max(0, contentView.bounds.width - 32 - pictureWidth)
    let size = CGSize(width: width, height: CGFloat.infinity)
    let title = madeLabels.title?.sizeThatFits(size).height ?? 0
    let detail = style == .subtitle ? madeLabels.detail?.sizeThatFits(size).height ?? 0 : 0
    return max(44, title + detail + (detail > 0 ? 20 : 22))
  }
}
