import Foundation
import ScrollworkGeometry
import ScrollworkUIScrolling
import Testing

/// A view of 40 × 20 points with baselines 15 points from its top and 5 from its bottom.
private final class Word: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
  override var firstBaseline: CGFloat? { 15 }
  override var lastBaseline: CGFloat? { 5 }
}

/// The attributes that constraints relate.
///
/// Source: documented, the reference page of `NSLayoutConstraint.Attribute`.
@MainActor @Suite struct `Attributes of constraints` {
  private typealias Attribute = NSLayoutConstraint.Attribute
  /// A view of 100 × 60 points at (50, 40), with margins of 1 to 4 points, and one without a place.
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let box = UIView(frame: CGRect(x: 50, y: 40, width: 100, height: 60))
  private let free = Word()

  init() {
    box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    for view in [box, free] { root.addSubview(view) }
    free.translatesAutoresizingMaskIntoConstraints = false
  }

  /// The frame of the free view with one constraint between it and the box.
  private func frame(_ own: Attribute, _ other: Attribute, _ constant: CGFloat = 0) -> CGRect {
    let constraint = NSLayoutConstraint(
      item: free, attribute: own, relatedBy: .equal, toItem: other == .notAnAttribute ? nil : box,
      attribute: other, multiplier: 1, constant: constant)
    constraint.isActive = true
    root.layoutIfNeeded()
    constraint.isActive = false
    return free.frame
  }

  @Test func `place edges, centers and margins`() {
    let across: [(Attribute, CGFloat)] = [
      (.left, 50), (.leading, 50), (.right, 150), (.trailing, 150), (.centerX, 100),
      (.leftMargin, 52), (.leadingMargin, 52), (.rightMargin, 146), (.trailingMargin, 146),
      (.centerXWithinMargins, 99),
    ]
    for (attribute, place) in across {
      #expect(frame(.left, attribute).minX == place, "\(attribute)")
      #expect(frame(.right, attribute).maxX == place, "\(attribute)")
      #expect(frame(.centerX, attribute, 7).midX == place + 7, "\(attribute)")
    }
    let down: [(Attribute, CGFloat)] = [
      (.top, 40), (.bottom, 100), (.centerY, 70), (.topMargin, 41), (.bottomMargin, 97),
      (.centerYWithinMargins, 69),
    ]
    for (attribute, place) in down {
      #expect(frame(.top, attribute).minY == place, "\(attribute)")
      #expect(frame(.bottom, attribute, -3).maxY == place - 3, "\(attribute)")
    }
    #expect(frame(.firstBaseline, .top).minY == 25 && frame(.lastBaseline, .bottom).minY == 85)
    #expect(frame(.width, .width).width == 100 && frame(.height, .height).height == 60)
    #expect(frame(.width, .notAnAttribute, 33).width == 33)
  }

  @Test func `have the numbers of UIKit`() {
    let attributes: [Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX,
      .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(0...20))
    #expect([NSLayoutConstraint.Axis.horizontal, .vertical].map(\.rawValue) == [0, 1])
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    #expect(priorities == priorities.sorted(by: >))
    #expect(UILayoutPriority(700) + 49 + 1 == .defaultHigh)
    #expect(UILayoutPriority.required - 999 == UILayoutPriority(rawValue: 1))
  }

  @Test func `of the leading side are the right ones from right to left`() {
    #expect(frame(.leading, .leading, 10).minX == 60)
    root.semanticContentAttribute = .forceRightToLeft
    #expect(frame(.leading, .leading, 10).maxX == 140)
    #expect(frame(.trailing, .trailing, -10).minX == 60)
    #expect(frame(.leading, .trailingMargin).maxX == 52)
    #expect(frame(.left, .left, 10).minX == 60)
    let directions: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)] = [
      (.unspecified, .leftToRight), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ]
    for (index, (attribute, direction)) in directions.enumerated() {
      box.semanticContentAttribute = attribute
      #expect(attribute.rawValue == index)
      #expect(box.effectiveUserInterfaceLayoutDirection == direction)
      #expect(UIView.userInterfaceLayoutDirection(for: attribute) == direction)
    }
    #expect([UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map(\.rawValue) == [0, 1])
  }
}

/// Anchors, guides and priorities.
@MainActor @Suite struct `Anchors` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = Word()
  private let b = Word()

  init() {
    for view in [a, b] {
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    a.setContentHuggingPriority(.required, for: .horizontal)
  }

  /// The frame of `b` with some constraints, which are deactivated afterwards.
  private func frame(_ constraints: NSLayoutConstraint...) -> CGRect {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    NSLayoutConstraint.deactivate(constraints)
    return b.frame
  }

  @Test func `relate to each other at least, at most and by system spacing`() {
    let cases: [(NSLayoutConstraint, NSLayoutConstraint, CGFloat)] = [
      (
        b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 5),
        b.leadingAnchor.constraint(equalTo: root.leadingAnchor), 45
      ),
      (
        b.leftAnchor.constraint(lessThanOrEqualTo: a.rightAnchor, constant: 5),
        b.rightAnchor.constraint(equalTo: root.rightAnchor), 45
      ),
      (
        b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
        b.leadingAnchor.constraint(equalTo: root.leadingAnchor), 56
      ),
      (
        b.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
        b.leadingAnchor.constraint(equalTo: root.leadingAnchor), 48
      ),
      (
        b.leadingAnchor.constraint(
          lessThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor), 48
      ),
    ]
    for (wins, loses, x) in cases {
      loses.priority = .defaultLow
      #expect(frame(wins, loses).minX == x)
    }
    let down: [(NSLayoutConstraint, NSLayoutConstraint, CGFloat)] = [
      (
        b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
        b.topAnchor.constraint(equalTo: root.topAnchor), 28
      ),
      (
        b.topAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 2),
        b.topAnchor.constraint(equalTo: root.topAnchor), 36
      ),
      (
        b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 2),
        b.bottomAnchor.constraint(equalTo: root.bottomAnchor), 36
      ),
    ]
    for (wins, loses, y) in down {
      loses.priority = .defaultLow
      #expect(frame(wins, loses).minY == y)
    }
    #expect(frame(b.firstBaselineAnchor.constraint(equalTo: a.bottomAnchor)).minY == 5)
    #expect(frame(b.lastBaselineAnchor.constraint(equalTo: root.centerYAnchor)).maxY == 105)
  }

  @Test func `of lengths have bounds, factors and distances`() {
    let cases: [(NSLayoutConstraint, CGFloat)] = [
      (b.widthAnchor.constraint(greaterThanOrEqualToConstant: 90), 90),
      (b.widthAnchor.constraint(lessThanOrEqualToConstant: 30), 30),
      (
        b.widthAnchor.constraint(greaterThanOrEqualTo: a.widthAnchor, multiplier: 2, constant: 1),
        81
      ),
      (b.widthAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, multiplier: 0.5), 20),
      (
        b.widthAnchor.constraint(
          equalTo: root.leftAnchor.anchorWithOffset(to: a.rightAnchor), multiplier: 3), 120
      ),
    ]
    for (constraint, width) in cases { #expect(frame(constraint).width == width) }
    let height = b.heightAnchor.constraint(
      equalTo: a.topAnchor.anchorWithOffset(to: root.bottomAnchor))
    #expect(frame(height).height == 200)
  }

  @Test func `of guides place views, and guides are placed by constraints`() {
    let guide = UILayoutGuide()
    guide.identifier = "column"
    root.addLayoutGuide(guide)
    #expect(guide.owningView === root && root.layoutGuides.map(\.identifier) == ["column"])
    let all = [
      guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      guide.topAnchor.constraint(equalTo: a.bottomAnchor),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      b.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      b.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ]
    NSLayoutConstraint.activate(all)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 40, y: 20, width: 100, height: 50))
    #expect(b.frame == CGRect(x: 70, y: 35, width: 40, height: 20))
    NSLayoutConstraint.deactivate(Array(all.suffix(2)))
    #expect(frame(b.leftAnchor.constraint(equalTo: guide.rightAnchor)).minX == 140)
    #expect(frame(b.rightAnchor.constraint(equalTo: guide.leftAnchor)).maxX == 40)
    #expect(frame(b.trailingAnchor.constraint(equalTo: guide.trailingAnchor)).maxX == 140)
    #expect(frame(b.bottomAnchor.constraint(equalTo: guide.bottomAnchor)).maxY == 70)
    root.removeLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty && guide.owningView == nil)
  }

  @Test func `of a view's guides follow margins, safe area, keyboard and frame`() {
    root.touchScreen.safeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(root.layoutMargins == UIEdgeInsets(top: 11, left: 2, bottom: 23, right: 4))
    #expect(root.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 11, width: 294, height: 166))
    root.insetsLayoutMarginsFromSafeArea = false
    let margins = root.directionalLayoutMargins
    #expect([margins.top, margins.leading, margins.bottom, margins.trailing] == [1, 2, 3, 4])
    #expect(root.readableContentGuide.layoutFrame == root.layoutMarginsGuide.layoutFrame)
    root.frame.size.width = 1000
    #expect(root.readableContentGuide.layoutFrame.width == 672)
    #expect(root.keyboardLayoutGuide.layoutFrame == root.safeAreaLayoutGuide.layoutFrame)
    root.touchScreen.keyboardHeight = 90
    #expect(root.keyboardLayoutGuide.layoutFrame.maxY == 110)
    #expect(
      frame(b.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor)).maxY == 10)
    #expect(NSDirectionalEdgeInsets() == .zero)
    let plain = UIView(frame: CGRect(x: 1, y: 0, width: 50, height: 50))
    root.addSubview(plain)
    #expect(plain.layoutMargins.left == 8)
    root.directionalLayoutMargins.leading = 20
    plain.preservesSuperviewLayoutMargins = true
    #expect(plain.layoutMargins.left == 19 && !root.preservesSuperviewLayoutMargins)
    let scroll = UIScrollView(frame: CGRect(x: 5, y: 5, width: 100, height: 90))
    (scroll.contentSize, scroll.contentOffset) = (CGSize(width: 100, height: 900), .zero)
    root.addSubview(scroll)
    scroll.contentOffset.y = 40
    #expect(scroll.frameLayoutGuide.layoutFrame.size == CGSize(width: 100, height: 90))
    #expect(scroll.contentLayoutGuide.layoutFrame.height == 900)
  }

  @Test func `make constraints that tell what they relate`() {
    let constraint = NSLayoutConstraint(
      item: a, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: b, attribute: .height,
      multiplier: 2, constant: 3)
    constraint.identifier = "ratio"
    #expect(constraint.firstItem === a && constraint.secondItem === b)
    #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.multiplier == 2)
    #expect(constraint.constant == 3 && constraint.priority == .required)
    #expect(!constraint.isActive && !constraint.shouldBeArchived)
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    root.addConstraint(constraint)
    #expect(constraint.isActive && root.constraints.contains { $0.identifier == "ratio" })
    root.layoutIfNeeded()
    a.setContentHuggingPriority(.defaultLow, for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.bounds.width == 43)
    // A changed constant is applied by the next layout.
    constraint.constant = 60
    root.layoutIfNeeded()
    #expect(a.bounds.width == 100)
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
    let both = [
      b.leftAnchor.constraint(equalTo: a.leftAnchor), b.topAnchor.constraint(equalTo: a.topAnchor),
    ]
    root.addConstraints(both)
    #expect(both.allSatisfy { $0.isActive })
    root.removeConstraints(both)
    #expect(root.constraints.count == 2)
  }
}

/// How natural sizes take part in layout.
@MainActor @Suite struct `Natural sizes` {
  private final class Cushion: UIView {
    var natural = CGSize(width: 40, height: 20)
    var updates = 0
    override var intrinsicContentSize: CGSize { natural }
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
      (.defaultHigh, .required)
    }
    override class var requiresConstraintBasedLayout: Bool { true }
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  /// A view whose text takes 200 square points for each point of its width.
  private final class Wrapping: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 400, height: 10) }
    override func wrappedHeight(for width: CGFloat) -> CGFloat? { width > 0 ? 4000 / width : nil }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func add<Kind: UIView>(_ view: Kind) -> Kind {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return view
  }

  @Test func `are those of the alignment rectangle`() {
    let view = add(Cushion())
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -2, y: -1, width: 46, height: 24))
    view.natural.width = 60
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(view.frame.width == 66)
    #expect(UIView().alignmentRectInsets == .zero)
    let none = UIView.noIntrinsicMetric
    #expect(none == -1 && UIView().intrinsicContentSize == CGSize(width: none, height: none))
    view.natural.height = none
    view.invalidateIntrinsicContentSize()
    let tall = view.heightAnchor.constraint(equalToConstant: 77)
    tall.priority = .fittingSizeLevel
    tall.isActive = true
    root.layoutIfNeeded()
    #expect(view.bounds.height == 81)
  }

  @Test func `are kept by priorities`() {
    let view = add(Cushion())
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(UIView().contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    let narrow = view.widthAnchor.constraint(equalToConstant: 10)
    narrow.priority = UILayoutPriority(600)
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(view.bounds.width == 46)
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    root.layoutIfNeeded()
    #expect(view.bounds.width == 16)
  }

  @Test func `of text follow the width`() {
    let text = add(Wrapping())
    text.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -100).isActive = true
    root.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 200, height: 20))
  }

  @Test func `fit a target by priorities`() {
    let holder = UIView()
    let view = Cushion()
    view.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: 10),
      view.rightAnchor.constraint(lessThanOrEqualTo: holder.rightAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: holder.topAnchor),
      view.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
    ])
    #expect(
      holder.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 60, height: 20))
    let wide = holder.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 120, height: 20))
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
  }

  @Test func `and constraints are updated before a layout`() {
    let view = add(Cushion())
    root.layoutIfNeeded()
    #expect(view.updates == 1)
    root.layoutIfNeeded()
    view.updateConstraintsIfNeeded()
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(view.updates == 2)
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    #expect(view.updates == 3)
    #expect(Cushion.requiresConstraintBasedLayout && !UIView.requiresConstraintBasedLayout)
  }
}
