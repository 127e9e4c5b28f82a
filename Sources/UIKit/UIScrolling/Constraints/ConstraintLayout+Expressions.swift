import Foundation

// The rectangles of views and guides, and the constraints between them, as expressions.
extension ConstraintLayout {
  func variables(_ item: AnyObject) -> Box? {
    guard let number = numbers[ObjectIdentifier(item)] else { return nil }
    func variable(_ part: Int) -> LinearExpression { LinearExpression(Variable(number * 8 + part)) }
    return Box(x: variable(0), y: variable(1), width: variable(2), height: variable(3))
  }

  /// The variables of a scroll view's content size.
  func contentSize(_ scroll: any ContentScrolling) -> (width: Variable, height: Variable) {
    let number = numbers[ObjectIdentifier(scroll)] ?? 0
    return (Variable(number * 8 + 4), Variable(number * 8 + 5))
  }

  func box(_ item: any LayoutItem) -> Box {
    if let guide = item as? UILayoutGuide, let box = variables(guide) { return box }
    guard let view = item as? UIView else {
      return Box(x: .init(), y: .init(), width: .init(), height: .init())
    }
    if view === top, isFitting, var box = variables(view) {
      (box.x, box.y) = (LinearExpression(), LinearExpression())
      return box
    }
    if view !== top, !view.isFixedForConstraints, let box = variables(view) { return box }
    let frame = view === top ? CGRect(origin: .zero, size: view.bounds.size) : view.frame
    return Box(
      x: LinearExpression(Double(frame.minX)), y: LinearExpression(Double(frame.minY)),
      width: LinearExpression(Double(frame.width)), height: LinearExpression(Double(frame.height)))
  }

  /// The origin of the coordinates in a view, in those of `top`.
  func origin(in view: UIView?) -> (x: LinearExpression, y: LinearExpression) {
    guard let view else { return (.init(), .init()) }
    let shift = CGPoint(x: -view.bounds.minX, y: -view.bounds.minY)
    guard view !== top, view.superview != nil else {
      return (LinearExpression(Double(shift.x)), LinearExpression(Double(shift.y)))
    }
    let (outer, box) = (origin(in: view.superview), box(view))
    return (outer.x + box.x + Double(shift.x), outer.y + box.y + Double(shift.y))
  }

  /// The rectangle of an item in the coordinates of `top`; of a scroll view, that of its content for
  /// an item inside.
  private func absolute(_ item: any LayoutItem, for other: (any LayoutItem)?) -> Box {
    if let guide = item as? UILayoutGuide, let view = guide.owningView {
      if guide.role == .free {
        let (inner, box) = (origin(in: view), box(guide))
        return Box(x: inner.x + box.x, y: inner.y + box.y, width: box.width, height: box.height)
      }
      if guide.role == .content, let scroll = view as? any ContentScrolling {
        return content(scroll)
      }
      var frame = absolute(view, for: nil)
      let insets = guide.insets
      frame.x = frame.x + Double(insets.left)
      frame.y = frame.y + Double(insets.top)
      frame.width = frame.width + Double(-insets.left - insets.right)
      frame.height = frame.height + Double(-insets.top - insets.bottom)
      return frame
    }
    guard let view = item as? UIView else { return box(item) }
    if let scroll = view as? any ContentScrolling, let inner = other?.layoutView, inner !== scroll,
      inner.isDescendant(of: scroll)
    {
      return content(scroll)
    }
    let box = box(view)
    guard view !== top else { return box }
    let outer = origin(in: view.superview)
    return Box(x: outer.x + box.x, y: outer.y + box.y, width: box.width, height: box.height)
  }

  private func content(_ scroll: any ContentScrolling) -> Box {
    let (inner, size) = (origin(in: scroll), contentSize(scroll))
    return Box(
      x: inner.x, y: inner.y, width: LinearExpression(size.width),
      height: LinearExpression(size.height))
  }

  func isContentConstrained(_ scroll: any ContentScrolling) -> Bool {
    constraints.contains { constraint in
      [(constraint.first, constraint.second), (constraint.second, constraint.first)]
        .contains { item, other in
          if let guide = item as? UILayoutGuide {
            return guide.role == .content && guide.owningView === scroll
          }
          guard item as? UIView === scroll, let inner = other?.layoutView else { return false }
          return inner !== scroll && inner.isDescendant(of: scroll)
            && !((other as? UILayoutGuide)?.role == .frame)
        }
    }
  }

  /// Whether constraints between what a scroll view scrolls and what stays in place move views with
  /// the content offset.
  func isOffsetConstrained(_ scroll: any ContentScrolling) -> Bool {
    constraints.contains { constraint in
      guard let first = constraint.first, let second = constraint.second,
        constraint.firstAttribute != .width, constraint.firstAttribute != .height
      else { return false }
      return isContent(first, of: scroll, for: second) != isContent(second, of: scroll, for: first)
    }
  }

  /// Whether the place of an item, seen from another one, scrolls with a scroll view.
  private func isContent(
    _ item: any LayoutItem, of scroll: any ContentScrolling, for other: any LayoutItem
  ) -> Bool {
    if let guide = item as? UILayoutGuide, guide.owningView === scroll {
      return guide.role == .free || guide.role == .content
    }
    guard let view = item === scroll ? other.layoutView : item.layoutView else { return false }
    return view !== scroll && view.isDescendant(of: scroll)
  }

  /// The constraint as an expression that relates to zero; nil if an item is gone.
  func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let first = constraint.first else { return nil }
    let isMirrored = constraint.isMirrored
    func value(
      _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem,
      for other: (any LayoutItem)?
    ) -> LinearExpression {
      self.value(isMirrored ? attribute.mirrored : attribute, of: item, for: other)
    }
    let left = value(constraint.firstAttribute, of: first, for: constraint.second)
    let constant = Double(constraint.constant)
    guard constraint.secondAttribute != .notAnAttribute else {
      return left - LinearExpression(constant)
    }
    guard let second = constraint.second else { return nil }
    let right = value(constraint.secondAttribute, of: second, for: first)
    let isBack = isMirrored && constraint.firstAttribute.isDirectional
    let difference = left - right * Double(constraint.multiplier)
    return (isBack ? difference * -1 : difference) - LinearExpression(constant)
  }

  private func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, for other: (any LayoutItem)?
  ) -> LinearExpression {
    if let distance = item as? LayoutDistance {
      return value(distance.second, of: distance.to, for: distance.from)
        - value(distance.first, of: distance.from, for: distance.to)
    }
    switch attribute {
    case .width: return sized(item).width
    case .height: return sized(item).height
    default: break
    }
    let box = alignment(absolute(item, for: other), of: item)
    let margins = (item as? UIView)?.effectiveLayoutMargins ?? .zero
    switch attribute {
    case .left, .leading: return box.x
    case .right, .trailing: return box.x + box.width
    case .top: return box.y
    case .bottom: return box.y + box.height
    case .centerX: return box.x + box.width * 0.5
    case .centerY: return box.y + box.height * 0.5
    case .firstBaseline:
      guard let drop = (item as? UIView)?.firstBaseline else { return box.y + box.height }
      return box.y + Double(drop)
    case .lastBaseline:
      let rise = (item as? UIView)?.lastBaseline ?? 0
      return box.y + box.height + Double(-rise)
    case .leftMargin, .leadingMargin: return box.x + Double(margins.left)
    case .rightMargin, .trailingMargin: return box.x + box.width + Double(-margins.right)
    case .topMargin: return box.y + Double(margins.top)
    case .bottomMargin: return box.y + box.height + Double(-margins.bottom)
    case .centerXWithinMargins:
      return box.x + box.width * 0.5 + Double((margins.left - margins.right) / 2)
    case .centerYWithinMargins:
      return box.y + box.height * 0.5 + Double((margins.top - margins.bottom) / 2)
    case .width, .height, .notAnAttribute: return LinearExpression()
    }
  }

  /// The size of an item: of a scroll view always that of its frame.
  private func sized(_ item: any LayoutItem) -> (width: LinearExpression, height: LinearExpression)
  {
    let box = alignment(absolute(item, for: nil), of: item)
    return (box.width, box.height)
  }

  /// The rectangle of an item that constraints align: its frame within its alignment insets.
  private func alignment(_ box: Box, of item: any LayoutItem) -> Box {
    guard let insets = (item as? UIView)?.alignmentRectInsets, insets != .zero else { return box }
    return Box(
      x: box.x + Double(insets.left), y: box.y + Double(insets.top),
      width: box.width + Double(-insets.left - insets.right),
      height: box.height + Double(-insets.top - insets.bottom))
  }
}
