import Foundation
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkMotion
import TestSupport
import Testing

@testable import ScrollworkScrolling

@Suite struct `View-aligned targets` {
  static let phone = CGSize(width: 390, height: 844)
  static let cards = Column(200, length: 120, spacing: 16, .vertical)

  @Test func `a fling rests exactly on an edge or at an end`() {
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let insets = EdgeInsets(
        top: [0, 47].randomElement(using: &generator) ?? 0, leading: 0, bottom: 0, trailing: 0)
      let dynamics = Self.cards.dynamics(
        container: Self.phone, insets: insets, .vertical, behavior: .viewAligned)
      let start = dynamics.clamped(
        CGPoint(x: 0, y: CGFloat.random(in: 0...28000, using: &generator)))
      let finger = FingerPath.drag(
        by: CGVector(dx: 0, dy: CGFloat.random(in: -600...600, using: &generator)),
        over: Double.random(in: 0.05...1, using: &generator))
      let track = ScrollTrack(start, dynamics.segments(for: finger, from: start))
      guard track.segments.last?.phase == .decelerating else { continue }
      let rest = track.restingPosition.y + insets.top
      let range = dynamics.range(.vertical)
      let atEnd = [range.lowerBound, range.upperBound].contains(track.restingPosition.y)
      let onEdge = Self.cards.frames.contains { abs($0.minY - rest) < 1e-6 }
      #expect(atEnd || onEdge, "seed \(seed): \(rest)")
      #expect(track.widestJump < 0.06, "seed \(seed)")
    }
  }

  @Test(arguments: [-2000.0, -300, 300, 900, 4000])
  func `are the same by name and by type`(velocity: Double) {
    func rest(_ behavior: some ScrollTargetBehavior) -> CGPoint {
      let dynamics = Self.cards.dynamics(
        container: Self.phone, .vertical, behavior: AnyScrollTargetBehavior(behavior))
      let start = CGPoint(x: 0, y: 3000)
      return ScrollTrack(
        start,
        dynamics.settling(
          from: start, velocity: CGVector(dx: 0, dy: velocity), at: 0, origin: start)
      ).restingPosition
    }
    #expect(rest(PagingScrollTargetBehavior()) == rest(.paging))
    #expect(rest(ViewAlignedScrollTargetBehavior()) == rest(.viewAligned))
    #expect(rest(ViewAlignedScrollTargetBehavior(anchor: nil)) == rest(.viewAligned))
    #expect(
      rest(ViewAlignedScrollTargetBehavior(anchor: .bottom)) == rest(.viewAligned(anchor: .bottom)))
    #expect(
      rest(ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne))
        == rest(.viewAligned(limitBehavior: .alwaysByOne)))
    #expect(
      rest(ViewAlignedScrollTargetBehavior(limitBehavior: .always, anchor: .center))
        == rest(.viewAligned(limitBehavior: .always, anchor: .center)))
    #expect(rest(.viewAligned) != rest(.viewAligned(anchor: .bottom)))
    #expect(rest(.paging).y.truncatingRemainder(dividingBy: 844) == 0)
  }

  @Test func `an aligned target is left alone`() {
    for behavior in [
      ViewAlignedScrollTargetBehavior.viewAligned, .viewAligned(limitBehavior: .always),
    ] {
      let dynamics = Self.cards.dynamics(container: Self.phone, .vertical, behavior: behavior)
      for index in [0, 1, 17, 150] {
        let place = CGPoint(x: 0, y: CGFloat(index) * 136)
        #expect(
          dynamics.settling(from: place, velocity: .zero, at: 0, origin: place).isEmpty)
        #expect(dynamics.offset(afterResize: place, from: dynamics) == place)
      }
    }
  }

  struct Choice: Sendable {
    let limit: ViewAlignedScrollTargetBehavior.LimitBehavior
    let from: CGFloat
    let released: CGFloat
    let velocity: CGFloat
    let page: CGFloat
  }

  /// Cards of 300 points in a container of 390, compact from side to side.
  ///
  /// Source: chosen.
  @Test(arguments: [
    // A slow release goes to the nearest, even back.
    Choice(limit: .automatic, from: 300, released: 400, velocity: 0, page: 1),
    Choice(limit: .automatic, from: 300, released: 460, velocity: 0, page: 2),
    // A flick goes on at least one, also if friction would stop it near its beginning.
    Choice(limit: .automatic, from: 300, released: 340, velocity: 400, page: 2),
    Choice(limit: .automatic, from: 300, released: 260, velocity: -400, page: 0),
    // Flicked back to where it began it stays there.
    Choice(limit: .automatic, from: 300, released: 400, velocity: -400, page: 1),
    Choice(limit: .alwaysByOne, from: 300, released: 400, velocity: 9000, page: 2),
    Choice(limit: .alwaysByOne, from: 3000, released: 2900, velocity: -9000, page: 9),
    Choice(limit: .alwaysByFew, from: 300, released: 400, velocity: 20000, page: 4),
    Choice(limit: .always, from: 3000, released: 2900, velocity: -20000, page: 7),
    Choice(limit: .never, from: 300, released: 400, velocity: 6000, page: 11),
  ]) func `cards are chosen within the limit`(choice: Choice) {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .compact
    environment.verticalSizeClass = .regular
    let dynamics = Column(40, length: 300, .horizontal).dynamics(
      container: CGSize(width: 390, height: 300), .horizontal,
      behavior: ViewAlignedScrollTargetBehavior(limitBehavior: choice.limit),
      environment: environment)
    let place = CGPoint(x: choice.released, y: 0)
    let track = ScrollTrack(
      place,
      dynamics.settling(
        from: place, velocity: CGVector(dx: choice.velocity, dy: 0), at: 0,
        origin: CGPoint(x: choice.from, y: 0)))
    #expect(track.restingPosition.x == choice.page * 300)
  }

  /// Five cards of 300 points in 390: the content ends at 1,110, which aligns no card.
  @Test(arguments: [
    (ViewAlignedScrollTargetBehavior.LimitBehavior.never, 0.0, 100.0, 9000.0, 1110.0),
    (.never, 1110, 1110, 0, 1110), (.never, 900, 1105, 0, 1200 - 90),
    (.alwaysByOne, 0, 100, 30000, 300), (.alwaysByOne, 1110, 1000, -30000, 900),
    (.never, 1110, 1000, -30000, 0),
  ]) func `the end is a place to rest, but not beyond the limit`(
    limit: ViewAlignedScrollTargetBehavior.LimitBehavior, from: Double, released: Double,
    velocity: Double, rest: Double
  ) {
    let dynamics = Column(5, length: 300, .horizontal).dynamics(
      container: CGSize(width: 390, height: 300), .horizontal,
      behavior: .viewAligned(limitBehavior: limit))
    let place = CGPoint(x: released, y: 0)
    let track = ScrollTrack(
      place,
      dynamics.settling(
        from: place, velocity: CGVector(dx: velocity, dy: 0), at: 0,
        origin: CGPoint(x: from, y: 0)))
    #expect(track.restingPosition.x == CGFloat(rest))
    #expect(track.widestJump < 0.06)
  }

  /// Five cards of 300 points in 260: the content ends at 1,240, nearest to the card at 1,200.
  @Test func `the end is not pulled back to the last card that fits`() {
    let dynamics = Column(5, length: 300, .horizontal).dynamics(
      container: CGSize(width: 260, height: 300), .horizontal, behavior: .viewAligned)
    for (released, velocity, rest) in [(600.0, 9000.0, 1240.0), (1240, 0, 1240), (1239, 0, 1200)] {
      let place = CGPoint(x: released, y: 0)
      let track = ScrollTrack(
        place,
        dynamics.settling(
          from: place, velocity: CGVector(dx: velocity, dy: 0), at: 0, origin: place))
      #expect(track.restingPosition.x == CGFloat(rest))
    }
  }

  @Test func `only a compact axis is limited by itself`() {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .compact
    environment.verticalSizeClass = .regular
    func limits(_ axes: Axis.Set) -> Bool {
      ViewAlignedScrollTargetBehavior().properties(
        context: ScrollTargetBehaviorPropertiesContext(axes: axes, environment: environment)
      ).limitsScrolls
    }
    #expect(limits(.horizontal))
    #expect(!limits(.vertical))
    #expect(limits([.horizontal, .vertical]))
  }

  @Test func `centers align with centers`() {
    let dynamics = Column(40, length: 300, spacing: 10, .horizontal).dynamics(
      container: CGSize(width: 390, height: 300), .horizontal,
      behavior: .viewAligned(limitBehavior: .never, anchor: .center))
    let place = CGPoint(x: 1300, y: 0)
    let track = ScrollTrack(
      place, dynamics.settling(from: place, velocity: .zero, at: 0, origin: place))
    #expect(
      (0..<40).contains { abs(track.restingPosition.x + 195 - (CGFloat($0) * 310 + 150)) < 1e-6 })
  }
}

@Suite struct `Paging` {
  static let pages = Column(12, length: 375, .horizontal)

  @Test(arguments: [EdgeInsets(), EdgeInsets(.horizontal, 20)])
  func `moves one page at most and rests on a page`(insets: EdgeInsets) {
    let width = 375 + insets.total(.horizontal)
    let dynamics = Self.pages.dynamics(
      container: CGSize(width: width, height: 600), insets: insets, .horizontal,
      behavior: .paging)
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let page = CGFloat(Int.random(in: 0..<9, using: &generator))
      let start = CGPoint(x: page * width - insets.leading, y: 0)
      let finger = FingerPath.drag(
        by: CGVector(dx: CGFloat.random(in: -350...350, using: &generator), dy: 0),
        over: Double.random(in: 0.03...1, using: &generator))
      let track = ScrollTrack(start, dynamics.segments(for: finger, from: start))
      let rest = (track.restingPosition.x + insets.leading) / width
      if track.restingPosition.x == dynamics.range(.horizontal).upperBound { continue }
      #expect(abs(rest - rest.rounded()) < 1e-9, "seed \(seed): \(rest)")
      #expect(abs(rest - page) < 1.001, "seed \(seed): \(page) to \(rest)")
      #expect(track.widestJump < 0.06, "seed \(seed)")
    }
  }

  /// Begun at, let go at, velocity in points per second, page.
  ///
  /// Source: measured by others.
  @Test(arguments: [
    (375.0, 500.0, 0.0, 1.0), (375, 600, 0, 2), (375, 400, 260, 2), (375, 400, 240, 1),
    (375, 700, -300, 1), (375, 350, -300, 0), (375, 760, 3000, 2), (0, 40, 900, 1),
  ]) func `turns the page as published`(
    from: Double, released: Double, velocity: Double, page: Double
  ) {
    let dynamics = Self.pages.dynamics(
      container: CGSize(width: 375, height: 600), .horizontal, behavior: .paging)
    let speed = abs(velocity) < 250 ? 0 : velocity
    let place = CGPoint(x: released, y: 0)
    let track = ScrollTrack(
      place,
      dynamics.settling(
        from: place, velocity: CGVector(dx: speed, dy: 0), at: 0, origin: CGPoint(x: from, y: 0)))
    #expect(track.restingPosition.x == CGFloat(page * 375))
  }

  /// Pages of 375 points between margins of 20: a page is 415 long, and the last one ends with the content.
  @Test(arguments: [
    (0.0, 30.0, 300.0, 415.0), (415, 385, -300, 0), (415, 500, 0, 415), (415, 680, 0, 830),
    (415, 600, -3000, 415), (3735, 3780, 9000, 4125),
  ]) func `turns pages as long as the scroll view, margins included`(
    from: Double, released: Double, velocity: Double, rest: Double
  ) {
    let dynamics = Self.pages.dynamics(
      container: CGSize(width: 415, height: 600), insets: EdgeInsets(.horizontal, 20),
      .horizontal, behavior: .paging)
    let track = ScrollTrack(
      CGPoint(x: released - 20, y: 0),
      dynamics.settling(
        from: CGPoint(x: released - 20, y: 0), velocity: CGVector(dx: velocity, dy: 0), at: 0,
        origin: CGPoint(x: from - 20, y: 0)))
    #expect(track.restingPosition.x + 20 == CGFloat(rest))
  }

  @Test func `flung inward from beyond the first page, it returns without a jolt`() {
    let dynamics = Self.pages.dynamics(
      container: CGSize(width: 375, height: 600), .horizontal, behavior: .paging)
    let place = CGPoint(x: -40, y: 0)
    let track = ScrollTrack(
      place,
      dynamics.settling(
        from: place, velocity: CGVector(dx: 1500, dy: 0), at: 0, origin: .zero))
    #expect(track.restingPosition == .zero)
    #expect(track.segments.count == 2)
    let edge = track.segments[1].start
    #expect(isClose(track.velocity(at: edge - 1e-9).dx, track.velocity(at: edge).dx, 2))
    #expect(track.widestJump < 0.06)
  }

  @Test func `a flick beyond the last page bounces`() {
    let dynamics = Self.pages.dynamics(
      container: CGSize(width: 375, height: 600), .horizontal, behavior: .paging)
    let place = CGPoint(x: 4125, y: 0)
    let track = ScrollTrack(
      place,
      dynamics.settling(
        from: place, velocity: CGVector(dx: 1000, dy: 0), at: 0, origin: place))
    #expect(isClose(track.offset(at: 0.09074).x, 4125 + 33.3005, 1e-3))
    #expect(track.restingPosition == place)
  }

  @Test func `a resize leaves it on a page`() {
    let dynamics = Self.pages.dynamics(
      container: CGSize(width: 500, height: 600), .horizontal, behavior: .paging)
    #expect(dynamics.offset(afterResize: CGPoint(x: 1400, y: 0), from: dynamics).x == 1000)
  }
}

@Suite struct `Target behaviors` {
  struct Seen: ScrollTargetBehavior {
    let check: (ScrollTarget, TargetContext) -> CGFloat?

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if let place = check(target, context) { target.rect.origin.y = place }
    }
  }

  @Test func `are told where the content would rest`() {
    var calls = 0
    let behavior = Seen { target, context in
      calls += 1
      #expect(context.velocity == CGVector(dx: 0, dy: 1.5))
      #expect(context.originalTarget.rect == CGRect(x: 0, y: 100, width: 390, height: 734))
      #expect(isClose(target.rect.minY, 160 + 499 * 1.49, 1e-9))
      #expect(target.rect.size == context.containerSize)
      #expect(target.anchor == .zero)
      #expect(context.axes == .vertical)
      #expect(context.contentSize.height == 10_000)
      #expect(context.verticalSizeClass == .regular)
      return 300
    }
    var environment = EnvironmentValues()
    environment.verticalSizeClass = .regular
    let dynamics = ScrollDynamics(
      container: CGSize(width: 390, height: 844), content: CGSize(width: 390, height: 10_000),
      insets: EdgeInsets(top: 60, leading: 0, bottom: 50, trailing: 0),
      behavior: AnyScrollTargetBehavior(AnyScrollTargetBehavior(behavior)),
      environment: environment)
    let track = ScrollTrack(
      CGPoint(x: 0, y: 100),
      dynamics.settling(
        from: CGPoint(x: 0, y: 100), velocity: CGVector(dx: 0, dy: 1500), at: 0,
        origin: CGPoint(x: 0, y: 40)))
    #expect(calls == 1)
    #expect(track.restingPosition.y == 240)
    #expect(isClose(track.velocity(at: 0).dy, 1500, 10))
  }

  @Test func `may not lead out of the content`() {
    for (wanted, rest) in [(-500.0, 0.0), (1e9, 9156)] {
      let dynamics = ScrollDynamics(
        container: CGSize(width: 390, height: 844), content: CGSize(width: 390, height: 10_000),
        behavior: AnyScrollTargetBehavior(Seen { _, _ in CGFloat(wanted) }))
      let track = ScrollTrack(
        CGPoint(x: 0, y: 100),
        dynamics.settling(
          from: CGPoint(x: 0, y: 100), velocity: CGVector(dx: 0, dy: 500), at: 0,
          origin: .zero))
      #expect(track.restingPosition.y == CGFloat(rest))
    }
  }

  /// A rule as a user would write it, in the protocol's own words.
  private struct Everything: ScrollTargetBehavior {
    func updateTarget(_ target: inout Target, context: TargetContext) { target.rect.origin.y = 40 }

    func properties(context: PropertiesContext) -> Properties {
      var properties = Properties()
      properties.limitsScrolls = context.axes.contains(.vertical)
      #expect(context.environment.layoutDirection == context.layoutDirection)
      return properties
    }
  }

  @Test func `are found in their boxes`() {
    let boxed = AnyScrollTargetBehavior(AnyScrollTargetBehavior(Everything()))
    #expect(boxed.base is Everything)
    let track = ScrollTrack(
      .zero,
      ScrollDynamics(
        container: CGSize(width: 390, height: 844), content: CGSize(width: 390, height: 10_000),
        behavior: boxed
      ).settling(from: .zero, velocity: CGVector(dx: 0, dy: 500), at: 0, origin: .zero))
    #expect(track.restingPosition.y == 40)
  }
}
