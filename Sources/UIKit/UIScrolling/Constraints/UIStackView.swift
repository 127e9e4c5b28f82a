public import Foundation

/// A view that arranges views in a row or a column, by constraints of its own.
@MainActor @preconcurrency open class UIStackView: UIView {
  /// How views share the length of the stack.
  public enum Distribution: Int, Hashable, Sendable {
    /// At their natural sizes; one of them is stretched.
    case fill = 0
    /// All of one length.
    case fillEqually
    /// In proportion to their natural lengths.
    case fillProportionally
    /// With equal distances.
    case equalSpacing
    /// With equal distances of their centers.
    case equalCentering
  }

  /// How views are placed across the stack.
  public enum Alignment: Int, Hashable, Sendable {
    /// Stretched.
    case fill = 0
    /// At the leading edge.
    case leading
    /// On the first baselines.
    case firstBaseline
    /// In the center.
    case center
    /// At the trailing edge.
    case trailing
    /// On the last baselines.
    case lastBaseline

    /// At the top edge.
    public static let top = Alignment.leading
    /// At the bottom edge.
    public static let bottom = Alignment.trailing
  }

  /// The views of the row or column.
  public private(set) var arrangedSubviews: [UIView] = []
  /// The direction of the stack.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { layoutInputDidChange() } }
  /// How views share the length.
  open var distribution = Distribution.fill { didSet { layoutInputDidChange() } }
  /// How views are placed across.
  open var alignment = Alignment.fill { didSet { layoutInputDidChange() } }
  /// The distance between views.
  open var spacing: CGFloat = 0 { didSet { layoutInputDidChange() } }
  /// Whether the views are inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { layoutInputDidChange() } }
  /// Whether the distances in a column are measured from the last baseline to the next first one.
  open var isBaselineRelativeArrangement = false { didSet { layoutInputDidChange() } }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// The spacing of the system between views.
  nonisolated public static let spacingUseSystem: CGFloat = -1_000_000
  /// The spacing of the stack.
  nonisolated public static let spacingUseDefault: CGFloat = -2_000_000

  /// Creates an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    layoutInputDidChange()
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    layoutInputDidChange()
  }

  /// Removes a subview from the row as well.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    layoutInputDidChange()
  }

  /// Sets the distance after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    layoutInputDidChange()
  }

  /// The distance set after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func gap(after view: UIView) -> CGFloat {
    let own = customSpacings[ObjectIdentifier(view)] ?? spacing
    return own == Self.spacingUseSystem ? 8 : own == Self.spacingUseDefault ? spacing : own
  }

  // MARK: Constraints

  package override func ownConstraints() -> [NSLayoutConstraint] {
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard let first = views.first, let last = views.last else { return [] }
    let edges = StackEdges(axis)
    let area: any LayoutItem = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    func link(
      _ a: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ b: any LayoutItem,
      _ other: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
      constant: CGFloat = 0, multiplier: CGFloat = 1, priority: Float = 1000
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        a, attribute, relation, b, other, multiplier: multiplier, constant: constant,
        priority: UILayoutPriority(priority))
    }
    var all = [
      link(first, edges.start, area, edges.start), link(last, edges.end, area, edges.end),
    ]
    let isSpaced = distribution == .equalSpacing || distribution == .equalCentering
    let isOnBaselines = isBaselineRelativeArrangement && axis == .vertical
    for (view, next) in zip(views, views.dropFirst()) {
      all.append(
        link(
          next, isOnBaselines ? .firstBaseline : edges.start, view,
          isOnBaselines ? .lastBaseline : edges.end, isSpaced ? .greaterThanOrEqual : .equal,
          constant: gap(after: view)))
    }
    all += shares(of: views, edges, link: { link($0, $1, $2, $3, multiplier: $4, priority: $5) })
    for view in views {
      all += placements(of: view, in: area, edges) { link($0, $1, $2, $3, $4, priority: $5) }
    }
    if alignment == .firstBaseline || alignment == .lastBaseline, axis == .horizontal {
      let attribute: NSLayoutConstraint.Attribute =
        alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      for view in views.dropFirst() { all.append(link(view, attribute, first, attribute)) }
    }
    return all
  }

  /// The constraints by which views share the length.
  private func shares(
    of views: [UIView], _ edges: StackEdges,
    link: (
      any LayoutItem, NSLayoutConstraint.Attribute, any LayoutItem, NSLayoutConstraint.Attribute,
      CGFloat, Float
    ) -> NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    switch distribution {
    case .fill: return []
    case .fillEqually:
      return views.dropFirst().map { link($0, edges.length, views[0], edges.length, 1, 1000) }
    case .fillProportionally:
      let lengths = views.map { view -> CGFloat in
        let size = view.intrinsicContentSize
        return max(0, axis == .horizontal ? size.width : size.height)
      }
      guard lengths[0] > 0 else { return [] }
      return zip(views, lengths).dropFirst().map {
        link($0, edges.length, views[0], edges.length, $1 / lengths[0], 999)
      }
    case .equalSpacing, .equalCentering:
      let isCentering = distribution == .equalCentering
      let distances = zip(views, views.dropFirst()).map {
        isCentering
          ? LayoutDistance(from: $0, edges.center, to: $1, edges.center)
          : LayoutDistance(from: $0, edges.end, to: $1, edges.start)
      }
      return distances.dropFirst().map {
        link($0, .width, distances[0], .width, 1, isCentering ? 150 : 1000)
      }
    }
  }

  /// The constraints that place a view across the stack.
  private func placements(
    of view: UIView, in area: any LayoutItem, _ edges: StackEdges,
    link: (
      any LayoutItem, NSLayoutConstraint.Attribute, any LayoutItem, NSLayoutConstraint.Attribute,
      NSLayoutConstraint.Relation, Float
    ) -> NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    var (start, end) = (
      NSLayoutConstraint.Relation.greaterThanOrEqual, NSLayoutConstraint.Relation.lessThanOrEqual
    )
    switch alignment {
    case .fill: (start, end) = (.equal, .equal)
    case .leading: start = .equal
    case .trailing: end = .equal
    case .center, .firstBaseline, .lastBaseline: break
    }
    var all = [
      link(view, edges.crossStart, area, edges.crossStart, start, 1000),
      link(view, edges.crossEnd, area, edges.crossEnd, end, 1000),
    ]
    if alignment == .center {
      all.append(link(view, edges.crossCenter, area, edges.crossCenter, .equal, 1000))
    }
    if alignment != .fill {
      // The stack itself is no larger across than its largest view, unless something makes it so.
      all.append(link(view, edges.crossStart, area, edges.crossStart, .equal, 40))
      all.append(link(view, edges.crossEnd, area, edges.crossEnd, .equal, 40))
    }
    return all
  }
}

/// The attributes along and across a stack.
private struct StackEdges {
  let (start, end, length, center):
    (
      NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute,
      NSLayoutConstraint.Attribute
    )
  let (crossStart, crossEnd, crossCenter):
    (
      NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute
    )

  init(_ axis: NSLayoutConstraint.Axis) {
    let row = (NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.trailing)
    let column = (NSLayoutConstraint.Attribute.top, NSLayoutConstraint.Attribute.bottom)
    if axis == .horizontal {
      (start, end, length, center) = (row.0, row.1, .width, .centerX)
      (crossStart, crossEnd, crossCenter) = (column.0, column.1, .centerY)
    } else {
      (start, end, length, center) = (column.0, column.1, .height, .centerY)
      (crossStart, crossEnd, crossCenter) = (row.0, row.1, .centerX)
    }
  }
}
