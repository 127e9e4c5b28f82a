public import ScrollworkUIKit

extension Constrainable {
  /// Relates the top to that of another one.
  @discardableResult public func top(
    to view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(topAnchor, view.topAnchor, offset, relation), priority, isActive)
  }
  /// Relates the top to the bottom of another one.
  @discardableResult public func topToBottom(
    of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(topAnchor, view.bottomAnchor, offset, relation), priority, isActive)
  }
  /// Relates the bottom to that of another one.
  @discardableResult public func bottom(
    to view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(bottomAnchor, view.bottomAnchor, offset, relation), priority, isActive)
  }
  /// Relates the bottom to the top of another one.
  @discardableResult public func bottomToTop(
    of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(bottomAnchor, view.topAnchor, offset, relation), priority, isActive)
  }
  /// Relates the left to that of another one.
  @discardableResult public func left(
    to view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(leftAnchor, view.leftAnchor, offset, relation), priority, isActive)
  }
  /// Relates the left to the right of another one.
  @discardableResult public func leftToRight(
    of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(leftAnchor, view.rightAnchor, offset, relation), priority, isActive)
  }
  /// Relates the right to that of another one.
  @discardableResult public func right(
    to view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(rightAnchor, view.rightAnchor, offset, relation), priority, isActive)
  }
  /// Relates the right to the left of another one.
  @discardableResult public func rightToLeft(
    of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(rightAnchor, view.leftAnchor, offset, relation), priority, isActive)
  }
  /// Relates the leading to that of another one.
  @discardableResult public func leading(
    to view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(leadingAnchor, view.leadingAnchor, offset, relation), priority, isActive)
  }
  /// Relates the leading to the trailing of another one.
  @discardableResult public func leadingToTrailing(
    of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(leadingAnchor, view.trailingAnchor, offset, relation), priority, isActive)
  }
  /// Relates the trailing to that of another one.
  @discardableResult public func trailing(
    to view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(trailingAnchor, view.trailingAnchor, offset, relation), priority, isActive)
  }
  /// Relates the trailing to the leading of another one.
  @discardableResult public func trailingToLeading(
    of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(trailingAnchor, view.leadingAnchor, offset, relation), priority, isActive)
  }
  /// Relates the center to that of another one.
  @discardableResult public func centerX(
    to view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(centerXAnchor, view.centerXAnchor, offset, relation), priority, isActive)
  }
  /// Relates the center to that of another one.
  @discardableResult public func centerY(
    to view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(centerYAnchor, view.centerYAnchor, offset, relation), priority, isActive)
  }
  /// Sets the width.
  @discardableResult public func width(
    _ width: CGFloat, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(widthAnchor, width, relation), priority, isActive)
  }
  /// Relates the width to that of another one, or to a given dimension.
  @discardableResult public func width(
    to view: any Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1,
    offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(
        widthAnchor, dimension ?? view.widthAnchor, multiplier, offset, relation), priority,
      isActive)
  }
  /// Sets the least and the greatest width.
  @discardableResult public func width(
    min: CGFloat? = nil, max: CGFloat? = nil, priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> [NSLayoutConstraint] {
    TinyMaker.prepare(self)
    let least = min.map { widthAnchor.constraint(greaterThanOrEqualToConstant: $0) }
    let most = max.map { widthAnchor.constraint(lessThanOrEqualToConstant: $0) }
    return [least, most].compactMap { $0 }.map { TinyMaker.finish($0, priority, isActive) }
  }
  /// Sets the height.
  @discardableResult public func height(
    _ height: CGFloat, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(heightAnchor, height, relation), priority, isActive)
  }
  /// Relates the height to that of another one, or to a given dimension.
  @discardableResult public func height(
    to view: any Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1,
    offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(
        heightAnchor, dimension ?? view.heightAnchor, multiplier, offset, relation), priority,
      isActive)
  }
  /// Sets the least and the greatest height.
  @discardableResult public func height(
    min: CGFloat? = nil, max: CGFloat? = nil, priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> [NSLayoutConstraint] {
    TinyMaker.prepare(self)
    let least = min.map { heightAnchor.constraint(greaterThanOrEqualToConstant: $0) }
    let most = max.map { heightAnchor.constraint(lessThanOrEqualToConstant: $0) }
    return [least, most].compactMap { $0 }.map { TinyMaker.finish($0, priority, isActive) }
  }
  /// Sets the size.
  @discardableResult public func size(
    _ size: CGSize, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> [NSLayoutConstraint] {
    [
      width(size.width, relation: relation, priority: priority, isActive: isActive),
      height(size.height, relation: relation, priority: priority, isActive: isActive),
    ]
  }
  /// Relates the size to that of another one.
  @discardableResult public func size(
    to view: any Constrainable, multiplier: CGFloat = 1, insets: CGSize = .zero,
    relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> [NSLayoutConstraint] {
    [
      width(
        to: view, multiplier: multiplier, offset: insets.width, relation: relation,
        priority: priority, isActive: isActive),
      height(
        to: view, multiplier: multiplier, offset: insets.height, relation: relation,
        priority: priority, isActive: isActive),
    ]
  }
  /// Sets the width by the height.
  @discardableResult public func aspectRatio(
    _ ratio: CGFloat, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    return TinyMaker.finish(
      TinyMaker.relate(widthAnchor, heightAnchor, ratio, 0, relation), priority, isActive)
  }
  /// Sets the height by the width.
  @discardableResult public func heightToWidth(
    of view: any Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> NSLayoutConstraint {
    height(
      to: view, view.widthAnchor, multiplier: multiplier, offset: offset, relation: relation,
      priority: priority, isActive: isActive)
  }
  /// Sets the width by the height.
  @discardableResult public func widthToHeight(
    of view: any Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> NSLayoutConstraint {
    width(
      to: view, view.heightAnchor, multiplier: multiplier, offset: offset, relation: relation,
      priority: priority, isActive: isActive)
  }
  /// Centers in another one.
  @discardableResult public func center(
    in view: any Constrainable, offset: CGPoint = .zero, priority: UILayoutPriority = .required,
    isActive: Bool = true
  ) -> [NSLayoutConstraint] {
    [
      centerX(to: view, offset: offset.x, priority: priority, isActive: isActive),
      centerY(to: view, offset: offset.y, priority: priority, isActive: isActive),
    ]
  }
  /// Relates all edges to those of another one.
  @discardableResult public func edges(
    to view: any Constrainable, excluding excludedEdge: LayoutEdge = .none,
    insets: UIEdgeInsets = .zero, priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    if !excludedEdge.contains(.top) {
      all.append(top(to: view, offset: insets.top, priority: priority, isActive: isActive))
    }
    if excludedEdge.isDisjoint(with: [.leading, .left]) {
      all.append(leading(to: view, offset: insets.left, priority: priority, isActive: isActive))
    }
    if !excludedEdge.contains(.bottom) {
      all.append(bottom(to: view, offset: -insets.bottom, priority: priority, isActive: isActive))
    }
    if excludedEdge.isDisjoint(with: [.trailing, .right]) {
      all.append(
        trailing(to: view, offset: -insets.right, priority: priority, isActive: isActive))
    }
    return all
  }
}
