import Foundation

/// The solution of the constraints in one view, up to the subviews with fixed frames.
@MainActor struct ConstraintLayout {
  private typealias Variable = LinearExpression.Variable

  /// The rectangle of a view or guide, as expressions in the coordinates of its superview.
  private struct Box {
    var (x, y, width, height):
      (
        LinearExpression, LinearExpression, LinearExpression, LinearExpression
      )
  }

  private let top: UIView
  private var constraints: [NSLayoutConstraint] = []
  /// The views that constraints place, in the order of the hierarchy.
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var scrollViews: [UIScrollView] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Whether the size of `top` is sought as well.
  private var isFitting = false
  /// The heights of views whose text wraps at the width found.
  private var wrapped: [ObjectIdentifier: CGFloat] = [:]

  init(in top: UIView) {
    self.top = top
    collect(top)
  }

  /// Collects the constraints and views, without those in subviews with fixed frames.
  private mutating func collect(_ view: UIView) {
    view.updateConstraintsIfNeeded()
    constraints += view.layoutState.constraints + view.ownConstraints()
    guides += view.layoutState.guides
    for guide in view.layoutState.guides { number(guide) }
    number(view)
    if let scroll = view as? UIScrollView { scrollViews.append(scroll) }
    for subview in view.subviews where !subview.isFixedForConstraints {
      views.append(subview)
      collect(subview)
    }
  }

  private mutating func number(_ item: AnyObject) {
    if numbers[ObjectIdentifier(item)] == nil {
      numbers[ObjectIdentifier(item)] = numbers.count
    }
  }

  // MARK: Results

  /// Solves the constraints and sets the frames.
  mutating func apply() {
    guard !constraints.isEmpty || views.contains(where: { $0.hasIntrinsicSize }) else { return }
    let solver = solve()
    let used = constrainedViews
    for guide in guides { guide.solvedFrame = rect(box(guide), solver) }
    for view in views where used.contains(ObjectIdentifier(view)) {
      let frame = rect(box(view), solver)
      let center = CGPoint(x: frame.midX, y: frame.midY)
      if view.bounds.size != frame.size {
        view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
      }
      if view.center != center { view.center = center }
    }
    for scroll in scrollViews where isContentConstrained(scroll) {
      let size = contentSize(scroll)
      let found = CGSize(
        width: solver.value(of: size.width).onGrid, height: solver.value(of: size.height).onGrid)
      if scroll.contentSize != found { scroll.contentSize = found }
    }
  }

  /// The size of the view itself.
  mutating func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    isFitting = true
    let box = box(top)
    func aim(_ solver: inout LinearSolver) {
      solver.add(
        box.width - LinearExpression(Double(target.width)), .equal,
        priority: min(Int(horizontal.rawValue), 999))
      solver.add(
        box.height - LinearExpression(Double(target.height)), .equal,
        priority: min(Int(vertical.rawValue), 999))
    }
    let solver = solve(aim)
    let size = rect(box, solver).size
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  private func rect(_ box: Box, _ solver: LinearSolver) -> CGRect {
    func value(_ expression: LinearExpression) -> CGFloat {
      expression.value { solver.value(of: $0) }.onGrid
    }
    return CGRect(
      x: value(box.x), y: value(box.y), width: max(0, value(box.width)),
      height: max(0, value(box.height)))
  }

  // MARK: Solving

  private var constrainedViews: Set<ObjectIdentifier> {
    var used: Set<ObjectIdentifier> = []
    func note(_ item: (any LayoutItem)?) {
      if let distance = item as? LayoutDistance {
        note(distance.from)
        note(distance.to)
      } else if let view = item?.layoutView {
        used.insert(ObjectIdentifier(view))
      }
    }
    for constraint in constraints {
      note(constraint.first)
      note(constraint.second)
    }
    return used
  }

  /// Solves all constraints; again while text wraps at widths that were found.
  private mutating func solve(_ more: (inout LinearSolver) -> Void = { _ in }) -> LinearSolver {
    var solver = solveOnce(more)
    for _ in 0..<3 {
      var isChanged = false
      for view in views + (isFitting ? [top] : []) {
        let width = rect(box(view), solver).width
        guard let height = view.wrappedHeight(for: width),
          wrapped[ObjectIdentifier(view)] != height
        else { continue }
        wrapped[ObjectIdentifier(view)] = height
        isChanged = true
      }
      guard isChanged else { break }
      solver = solveOnce(more)
    }
    return solver
  }

  private func solveOnce(_ more: (inout LinearSolver) -> Void) -> LinearSolver {
    var solver = LinearSolver()
    let used = constrainedViews
    for view in views where used.contains(ObjectIdentifier(view)) {
      let box = box(view)
      solver.add(box.width, .greaterOrEqual, priority: 1000)
      solver.add(box.height, .greaterOrEqual, priority: 1000)
    }
    // Required constraints first, as they were added; of the others those of high priority.
    let order = constraints.enumerated().sorted {
      ($1.element.priority.rawValue, $0.offset) < ($0.element.priority.rawValue, $1.offset)
    }
    for (_, constraint) in order {
      guard let expression = expression(of: constraint) else { continue }
      solver.add(
        expression, LinearSolver.Relation(rawValue: constraint.relation.rawValue) ?? .equal,
        priority: min(max(Int(constraint.priority.rawValue.rounded()), 1), 1000))
    }
    for view in views where used.contains(ObjectIdentifier(view)) { addNaturalSize(view, &solver) }
    if isFitting { addNaturalSize(top, &solver) }
    more(&solver)
    return solver
  }

  private func addNaturalSize(_ view: UIView, _ solver: inout LinearSolver) {
    var size = view.intrinsicContentSize
    if let height = wrapped[ObjectIdentifier(view)] { size.height = height }
    let box = box(view)
    let insets = view.alignmentRectInsets
    func add(
      _ length: LinearExpression, _ natural: CGFloat, _ axis: NSLayoutConstraint.Axis,
      margin: CGFloat
    ) {
      guard natural != UIView.noIntrinsicMetric, natural.isFinite else { return }
      let rest = length - LinearExpression(Double(natural + margin))
      solver.add(
        rest, .lessOrEqual, priority: Int(view.contentHuggingPriority(for: axis).rawValue))
      solver.add(
        rest, .greaterOrEqual,
        priority: Int(view.contentCompressionResistancePriority(for: axis).rawValue))
    }
    add(box.width, size.width, .horizontal, margin: insets.left + insets.right)
    add(box.height, size.height, .vertical, margin: insets.top + insets.bottom)
  }

  // MARK: Expressions

  private func variables(_ item: AnyObject) -> Box? {
    guard let number = numbers[ObjectIdentifier(item)] else { return nil }
    func variable(_ part: Int) -> LinearExpression { LinearExpression(Variable(number * 8 + part)) }
    return Box(x: variable(0), y: variable(1), width: variable(2), height: variable(3))
  }

  /// The variables of a scroll view's content size.
  private func contentSize(_ scroll: UIScrollView) -> (width: Variable, height: Variable) {
    let number = numbers[ObjectIdentifier(scroll)] ?? 0
    return (Variable(number * 8 + 4), Variable(number * 8 + 5))
  }

  private func box(_ item: any LayoutItem) -> Box {
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
  private func origin(in view: UIView?) -> (x: LinearExpression, y: LinearExpression) {
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
      if guide.role == .content, let scroll = view as? UIScrollView { return content(scroll) }
      var frame = absolute(view, for: nil)
      let insets = guide.insets
      frame.x = frame.x + Double(insets.left)
      frame.y = frame.y + Double(insets.top)
      frame.width = frame.width + Double(-insets.left - insets.right)
      frame.height = frame.height + Double(-insets.top - insets.bottom)
      return frame
    }
    guard let view = item as? UIView else { return box(item) }
    if let scroll = view as? UIScrollView, let inner = other?.layoutView, inner !== scroll,
      inner.isDescendant(of: scroll)
    {
      return content(scroll)
    }
    let box = box(view)
    guard view !== top else { return box }
    let outer = origin(in: view.superview)
    return Box(x: outer.x + box.x, y: outer.y + box.y, width: box.width, height: box.height)
  }

  private func content(_ scroll: UIScrollView) -> Box {
    let (inner, size) = (origin(in: scroll), contentSize(scroll))
    return Box(
      x: inner.x, y: inner.y, width: LinearExpression(size.width),
      height: LinearExpression(size.height))
  }

  private func isContentConstrained(_ scroll: UIScrollView) -> Bool {
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

  /// The constraint as an expression that relates to zero; nil if an item is gone.
  private func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
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

extension UIView {
  /// Whether the view has a natural size.
  fileprivate var hasIntrinsicSize: Bool {
    let size = intrinsicContentSize
    return size.width != Self.noIntrinsicMetric || size.height != Self.noIntrinsicMetric
  }
}

extension Double {
  /// The number, free of the last digits that a solver leaves behind.
  fileprivate var onGrid: CGFloat { CGFloat((self * 1024).rounded() / 1024) }
}
