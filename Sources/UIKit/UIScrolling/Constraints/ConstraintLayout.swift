import Foundation
import ScrollworkGeometry

/// The solution of the constraints in one view, up to the subviews with fixed frames.
@MainActor struct ConstraintLayout {
  typealias Variable = LinearExpression.Variable

  /// The rectangle of a view or guide, as expressions in the coordinates of its superview.
  struct Box {
    var (x, y, width, height):
      (
        LinearExpression, LinearExpression, LinearExpression, LinearExpression
      )
  }

  let top: UIView
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The views that constraints place, in the order of the hierarchy.
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var scrollViews: [any ContentScrolling] = []
  private(set) var numbers: [ObjectIdentifier: Int] = [:]
  /// Whether the size of `top` is sought as well.
  private(set) var isFitting = false
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
    if let scroll = view as? any ContentScrolling { scrollViews.append(scroll) }
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
    guard !constraints.isEmpty || views.contains(where: { $0.hasIntrinsicSize }) else {
      return scrollViews.forEach { $0.solvedOffset = nil }
    }
    let solver = solve()
    let used = constrainedViews
    for guide in guides { guide.solvedFrame = rect(box(guide), solver) }
    var moves: [(view: UIView, by: CGVector)] = []
    for view in views where used.contains(ObjectIdentifier(view)) {
      let frame = rect(box(view), solver).onPixels(scale)
      let center = CGPoint(x: frame.midX, y: frame.midY)
      moves.append(
        (view, CGVector(dx: center.x - view.center.x, dy: center.y - view.center.y)))
      if view.bounds.size != frame.size {
        view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
      }
      if view.center != center { view.center = center }
    }
    for scroll in scrollViews {
      if isContentConstrained(scroll) {
        let size = contentSize(scroll)
        let found = CGRect(
          x: 0, y: 0, width: solver.value(of: size.width), height: solver.value(of: size.height)
        ).onPixels(scale).size
        if scroll.contentSize != found { scroll.contentSize = found }
      }
      let offset = scroll.contentOffset
      if let before = scroll.solvedOffset {
        let by = CGVector(dx: offset.x - before.x, dy: offset.y - before.y)
        for move in moves where move.view.isDescendant(of: scroll) {
          move.view.layoutState.hold(in: scroll, movedBy: move.by, of: by, pixel: 1 / scale)
        }
      }
      scroll.solvedOffset = isOffsetConstrained(scroll) ? offset : nil
    }
  }

  /// Pixels per point of the frames that are set.
  private var scale: CGFloat { top.touchScreen.scale }

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
        let width = rect(box(view), solver).onPixels(scale).width
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

extension CGRect {
  /// The rectangle with its edges on whole pixels, halves up.
  ///
  /// - Source: measured by others for places and for sizes of whole pixels; that the size of others is
  ///   the distance of the rounded edges, so that neighbors touch, is chosen.
  fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
    guard scale > 0 else { return self }
    // The slack keeps the last digits of a solution from deciding about halves.
    func rounded(_ length: CGFloat) -> CGFloat { (length * scale + 0.502).rounded(.down) / scale }
    let (left, top, right, bottom) = (rounded(minX), rounded(minY), rounded(maxX), rounded(maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
