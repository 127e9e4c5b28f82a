@_exported public import ScrollworkUIKit

/// An edge of a view.
public enum ALEdge: Int, Sendable {
  case left = 1
  case right, top, bottom, leading, trailing

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  /// Whether insets count against the axis.
  var isFar: Bool { self == .right || self == .bottom || self == .trailing }
}

/// A dimension of a view.
public enum ALDimension: Int, Sendable {
  case width = 7
  case height = 8

  var attribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}

/// An axis of a view.
public enum ALAxis: Int, Sendable {
  case vertical = 9
  case horizontal = 10
  case baseline = 11
  case firstBaseline = 12

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .vertical: .centerX
    case .horizontal: .centerY
    case .baseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }
}

extension UIView {
  /// Makes constraints place the view.
  @discardableResult public func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  private func relate(
    _ attribute: NSLayoutConstraint.Attribute, _ other: Any?,
    _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
    _ relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.isActive = true
    return constraint
  }

  /// Relates an edge to that of the superview.
  @discardableResult public func autoPinEdge(
    toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(edge, to: superview, inset, relation)
  }

  private func pin(
    _ edge: ALEdge, to item: Any?, _ inset: CGFloat, _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    let mirrored: NSLayoutConstraint.Relation =
      switch relation {
      case .greaterThanOrEqual: edge.isFar ? .lessThanOrEqual : .greaterThanOrEqual
      case .lessThanOrEqual: edge.isFar ? .greaterThanOrEqual : .lessThanOrEqual
      default: .equal
      }
    return relate(
      edge.attribute, item, edge.attribute, edge.isFar ? -inset : inset, mirrored)
  }

  /// Relates an edge to that of the safe area.
  @discardableResult public func autoPinEdge(
    toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(edge, to: superview?.safeAreaLayoutGuide, inset, relation)
  }

  /// Relates an edge to that of the margins.
  @discardableResult public func autoPinEdge(
    toSuperviewMargin edge: ALEdge, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { pin(edge, to: superview?.layoutMarginsGuide, 0, relation) }

  /// Relates an edge to one of another view.
  @discardableResult public func autoPinEdge(
    _ edge: ALEdge, to toEdge: ALEdge, of otherView: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    relate(edge.attribute, otherView, toEdge.attribute, offset, relation)
  }

  /// Relates the edges to those of the superview.
  @discardableResult public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    pinAll(insets, excluding: nil) { self.autoPinEdge(toSuperviewEdge: $0, withInset: $1) }
  }

  /// Relates the edges to those of the superview, except one.
  @discardableResult public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] {
    pinAll(insets, excluding: edge) { self.autoPinEdge(toSuperviewEdge: $0, withInset: $1) }
  }

  /// Relates the edges to those of the safe area.
  @discardableResult public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    pinAll(insets, excluding: nil) { self.autoPinEdge(toSuperviewSafeArea: $0, withInset: $1) }
  }

  /// Relates the edges to those of the safe area, except one.
  @discardableResult public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] {
    pinAll(insets, excluding: edge) { self.autoPinEdge(toSuperviewSafeArea: $0, withInset: $1) }
  }

  /// Relates the edges to those of the margins.
  @discardableResult public func autoPinEdgesToSuperviewMargins() -> [NSLayoutConstraint] {
    pinAll(.zero, excluding: nil) { edge, _ in self.autoPinEdge(toSuperviewMargin: edge) }
  }

  private func pinAll(
    _ insets: UIEdgeInsets, excluding edge: ALEdge?,
    _ pin: (ALEdge, CGFloat) -> NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    let all: [(ALEdge, CGFloat)] = [
      (.top, insets.top), (.leading, insets.left), (.bottom, insets.bottom),
      (.trailing, insets.right),
    ]
    return all.filter { pair in
      switch edge {
      case .left: pair.0 != .leading
      case .right: pair.0 != .trailing
      default: pair.0 != edge
      }
    }.map { pin($0.0, $0.1) }
  }

  /// Sets a dimension.
  @discardableResult public func autoSetDimension(
    _ dimension: ALDimension, toSize size: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    relate(dimension.attribute, nil, .notAnAttribute, size, relation)
  }

  /// Sets both dimensions.
  @discardableResult public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    [
      autoSetDimension(.width, toSize: size.width),
      autoSetDimension(.height, toSize: size.height),
    ]
  }

  /// Relates a dimension to one of another view.
  @discardableResult public func autoMatch(
    _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView,
    withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    relate(dimension.attribute, otherView, toDimension.attribute, offset, relation)
  }

  /// Relates a dimension to one of another view.
  @discardableResult public func autoMatch(
    _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView,
    withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    relate(
      dimension.attribute, otherView, toDimension.attribute, 0, relation, multiplier: multiplier)
  }

  /// Relates an axis to that of the superview.
  @discardableResult public func autoAlignAxis(toSuperviewAxis axis: ALAxis)
    -> NSLayoutConstraint
  { relate(axis.attribute, superview, axis.attribute, 0) }

  /// Relates an axis to that of another view.
  @discardableResult public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf otherView: UIView, withOffset offset: CGFloat = 0
  ) -> NSLayoutConstraint { relate(axis.attribute, otherView, axis.attribute, offset) }

  /// Centers the view in its superview.
  @discardableResult public func autoCenterInSuperview() -> [NSLayoutConstraint] {
    [
      autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical),
    ]
  }
}
