public import ScrollworkUIKit

extension UIView {
  /// Relates the top to that of the superview.
  @discardableResult public func topToSuperview(
    _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    let item = TinyMaker.superitem(self, usingSafeArea)
    return TinyMaker.finish(
      TinyMaker.relate(topAnchor, anchor ?? item.topAnchor, offset, relation), priority, isActive)
  }
  /// Relates the bottom to that of the superview.
  @discardableResult public func bottomToSuperview(
    _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    let item = TinyMaker.superitem(self, usingSafeArea)
    return TinyMaker.finish(
      TinyMaker.relate(bottomAnchor, anchor ?? item.bottomAnchor, offset, relation), priority,
      isActive)
  }
  /// Relates the left to that of the superview.
  @discardableResult public func leftToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    let item = TinyMaker.superitem(self, usingSafeArea)
    return TinyMaker.finish(
      TinyMaker.relate(leftAnchor, anchor ?? item.leftAnchor, offset, relation), priority, isActive)
  }
  /// Relates the right to that of the superview.
  @discardableResult public func rightToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    let item = TinyMaker.superitem(self, usingSafeArea)
    return TinyMaker.finish(
      TinyMaker.relate(rightAnchor, anchor ?? item.rightAnchor, offset, relation), priority,
      isActive)
  }
  /// Relates the leading to that of the superview.
  @discardableResult public func leadingToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    let item = TinyMaker.superitem(self, usingSafeArea)
    return TinyMaker.finish(
      TinyMaker.relate(leadingAnchor, anchor ?? item.leadingAnchor, offset, relation), priority,
      isActive)
  }
  /// Relates the trailing to that of the superview.
  @discardableResult public func trailingToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    let item = TinyMaker.superitem(self, usingSafeArea)
    return TinyMaker.finish(
      TinyMaker.relate(trailingAnchor, anchor ?? item.trailingAnchor, offset, relation), priority,
      isActive)
  }
  /// Relates the centerX to that of the superview.
  @discardableResult public func centerXToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    let item = TinyMaker.superitem(self, usingSafeArea)
    return TinyMaker.finish(
      TinyMaker.relate(centerXAnchor, anchor ?? item.centerXAnchor, offset, relation), priority,
      isActive)
  }
  /// Relates the centerY to that of the superview.
  @discardableResult public func centerYToSuperview(
    _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    TinyMaker.prepare(self)
    let item = TinyMaker.superitem(self, usingSafeArea)
    return TinyMaker.finish(
      TinyMaker.relate(centerYAnchor, anchor ?? item.centerYAnchor, offset, relation), priority,
      isActive)
  }
  /// Relates the width to that of the superview.
  @discardableResult public func widthToSuperview(
    _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    width(
      to: TinyMaker.superitem(self, usingSafeArea), dimension, multiplier: multiplier,
      offset: offset, relation: relation, priority: priority, isActive: isActive)
  }
  /// Relates the height to that of the superview.
  @discardableResult public func heightToSuperview(
    _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> NSLayoutConstraint {
    height(
      to: TinyMaker.superitem(self, usingSafeArea), dimension, multiplier: multiplier,
      offset: offset, relation: relation, priority: priority, isActive: isActive)
  }
  /// Relates the edges to those of the superview.
  @discardableResult public func edgesToSuperview(
    excluding excludedEdge: LayoutEdge = .none, insets: UIEdgeInsets = .zero,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> [NSLayoutConstraint] {
    edges(
      to: TinyMaker.superitem(self, usingSafeArea), excluding: excludedEdge, insets: insets,
      isActive: isActive)
  }
  /// Relates the left and the right to those of the superview.
  @discardableResult public func horizontalToSuperview(
    insets: UIEdgeInsets = .zero, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> [NSLayoutConstraint] {
    [
      leadingToSuperview(
        offset: insets.left, relation: relation, priority: priority, isActive: isActive,
        usingSafeArea: usingSafeArea),
      trailingToSuperview(
        offset: -insets.right, relation: relation, priority: priority, isActive: isActive,
        usingSafeArea: usingSafeArea),
    ]
  }
  /// Relates the top and the bottom to those of the superview.
  @discardableResult public func verticalToSuperview(
    insets: UIEdgeInsets = .zero, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> [NSLayoutConstraint] {
    [
      topToSuperview(
        offset: insets.top, relation: relation, priority: priority, isActive: isActive,
        usingSafeArea: usingSafeArea),
      bottomToSuperview(
        offset: -insets.bottom, relation: relation, priority: priority, isActive: isActive,
        usingSafeArea: usingSafeArea),
    ]
  }
  /// Centers in the superview.
  @discardableResult public func centerInSuperview(
    offset: CGPoint = .zero, priority: UILayoutPriority = .required, isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> [NSLayoutConstraint] {
    center(
      in: TinyMaker.superitem(self, usingSafeArea), offset: offset, priority: priority,
      isActive: isActive)
  }
}
