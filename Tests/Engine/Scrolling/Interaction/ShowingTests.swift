import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import TestSupport
import Testing

@testable import ScrollworkScrolling

@Suite struct `Showing a rectangle` {
  static var view: ScrollDynamics {
    ScrollDynamics(
      container: CGSize(width: 300, height: 600), content: CGSize(width: 300, height: 2000))
  }
  static let rect = CGRect(x: 0, y: 900, width: 300, height: 100)

  /// Source: computed from the documented rule.
  @Test(arguments: [
    (UnitPoint.top as UnitPoint?, 0.0, 900.0), (.center, 0, 650), (.bottom, 0, 400),
    (UnitPoint(x: 0, y: 0.25), 0, 775), (nil, 0, 400), (nil, 500, 500), (nil, 1200, 900),
  ]) func `has the published offsets`(anchor: UnitPoint?, from: Double, to: Double) {
    let offset = Self.view.offset(
      showing: Self.rect, anchor: anchor, from: CGPoint(x: 0, y: from))
    #expect(offset == CGPoint(x: 0, y: to))
  }

  @Test func `stays in range, within insets, and begins long views at their beginning`() {
    let inset = ScrollDynamics(
      container: CGSize(width: 300, height: 600), content: CGSize(width: 300, height: 2000),
      insets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
    func y(_ rect: CGRect, _ anchor: UnitPoint?, _ from: CGFloat) -> CGFloat {
      inset.offset(showing: rect, anchor: anchor, from: CGPoint(x: 0, y: from)).y
    }
    #expect(y(Self.rect, .top, 0) == 850)
    #expect(y(Self.rect, .bottom, 0) == 430)
    #expect(y(Self.rect, nil, 0) == 430)
    #expect(y(CGRect(x: 0, y: 1990, width: 1, height: 10), .top, 0) == 1430)
    #expect(y(CGRect(x: 0, y: 0, width: 1, height: 10), .bottom, 0) == -50)
    #expect(y(CGRect(x: 0, y: 300, width: 1, height: 900), nil, 0) == 250)
  }

  @Test func `ends and anchors of the content have their offsets`() {
    let inset = ScrollDynamics(
      container: CGSize(width: 300, height: 600), content: CGSize(width: 300, height: 2000),
      insets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
    #expect(inset.offset(anchoredAt: nil).y == -50)
    #expect(inset.offset(anchoredAt: .bottom).y == 1430)
    #expect(inset.offset(anchoredAt: .center).y == 690)
    #expect(inset.offset(at: .bottom, from: .zero).y == 1430)
    #expect(inset.offset(at: .top, from: .zero).y == -50)
    #expect(inset.offset(at: .trailing, from: CGPoint(x: 0, y: 70)) == CGPoint(x: 0, y: 70))
    #expect(inset.geometry(at: CGPoint(x: 0, y: -50)).bounds.origin == CGPoint(x: 0, y: -50))
  }

  @Test func `the leading target is the one a position follows`() {
    let frames = Column(20, length: 100, .vertical).frames
    func leading(_ y: CGFloat, _ anchor: UnitPoint? = nil) -> Int? {
      Self.view.leadingTarget(at: CGPoint(x: 0, y: y), anchor: anchor, among: frames)
    }
    #expect(leading(0) == 0)
    #expect(leading(49) == 0)
    #expect(leading(51) == 1)
    #expect(leading(0, .center) == 2)
    #expect(leading(1400, .bottom) == 19)
    #expect(Self.view.leadingTarget(at: .zero, anchor: nil, among: []) == nil)
    // One that is out of sight is not followed, were it nearer.
    let sparse = [
      CGRect(x: 0, y: 0, width: 9, height: 95), CGRect(x: 0, y: 400, width: 9, height: 95),
    ]
    #expect(Self.view.leadingTarget(at: CGPoint(x: 0, y: 100), anchor: nil, among: sparse) == 1)
  }
}

@Suite struct `Scrolling on command` {
  @Test func `takes 0.3 seconds whatever the distance`() {
    for target in [500.0, 9000] {
      let segments = list.scroll(
        to: CGPoint(x: 0, y: target), from: .zero, at: 2, animation: .standard)
      let track = ScrollTrack(.zero, segments)
      #expect(segments.map(\.phase) == [.animating])
      #expect(track.settled == 2.3)
      #expect(isClose(track.offset(at: 2.15).y, target / 2, 1e-6))
      #expect(track.restingPosition.y == CGFloat(target))
      #expect(track.velocity(at: 2) == .zero)
    }
  }

  @Test func `may be animated otherwise or not at all, and stays in range`() {
    let place = CGPoint(x: 40, y: 1e6)
    let none = list.scroll(to: place, from: .zero, at: 1, animation: .none)
    #expect(none.count == 1)
    let jump = ScrollTrack(.zero, none)
    #expect(jump.offset(at: 0.999) == .zero)
    #expect(jump.offset(at: 1) == CGPoint(x: 0, y: 9156))
    #expect(jump.phase(at: 1) == .idle)
    let spring = ScrollTrack(
      .zero, list.scroll(to: place, from: .zero, at: 1, animation: .animation(.smooth)))
    #expect(
      isClose(spring.offset(at: 1.3).y, 9156 * Spring.smooth.value(target: 1, time: 0.3), 1e-6))
    #expect(spring.restingPosition.y == 9156)
    #expect(spring.widestJump < 0.02)
    let frozen = list.scroll(
      to: place, from: .zero, at: 1, animation: .animation(.linear.speed(0)))
    #expect(ScrollTrack(.zero, frozen).settled == nil)
  }

  @Test func `stops what moved before, even where it is`() {
    var track = ScrollTrack(
      .zero,
      list.settling(from: .zero, velocity: CGVector(dx: 0, dy: 2000), at: 0, origin: .zero))
    let place = track.offset(at: 0.5)
    track.append(contentsOf: list.scroll(to: place, from: place, at: 0.5, animation: .standard))
    #expect(track.settled == 0.5)
    #expect(track.offset(at: 9) == place)
  }
}

@Suite struct `A track` {
  @Test func `is idle where nothing happens and keeps its offset there`() {
    let finger = FingerPath.drag(by: CGVector(dx: 0, dy: -100), over: 0.5, hold: 0.2, at: 1)
    var track = ScrollTrack(.zero, list.segments(for: finger, from: .zero))
    #expect(track.phase(at: 0.5) == .idle)
    #expect(track.phase(at: 1) == .tracking)
    #expect(track.phase(at: 1.4) == .interacting)
    #expect(track.phase(at: 1.7) == .idle)
    #expect(track.offset(at: 100) == CGPoint(x: 0, y: 90))
    #expect(ScrollTrack(offset: .zero).settled == 0)
    track.cut(at: 1.3)
    #expect(track.settled == 1.3)
    #expect(isClose(track.offset(at: 9).y, 50, 1e-6))
  }

  @Test func `a catch stops a fling where it is`() {
    let flick = FingerPath.drag(by: CGVector(dx: 0, dy: -200), over: 0.1)
    var track = ScrollTrack(.zero, list.segments(for: flick, from: .zero))
    let caught = track.offset(at: 0.6)
    let touch = FingerPath(down: 0.6, at: .zero).holding(for: 0.5)
    track.append(contentsOf: list.segments(for: touch, from: caught, catching: true))
    #expect(track.phase(at: 0.7) == .tracking)
    #expect(track.phase(at: 1.2) == .idle)
    #expect(track.restingPosition == caught)
    #expect(track.widestJump < 0.01)
  }

  @Test func `held content lasts`() {
    let held = ScrollSegment(resting: .zero, from: 1, to: nil, phase: .tracking)
    let track = ScrollTrack(.zero, [held])
    #expect(track.settled == nil)
    #expect(track.phase(at: 1e6) == .tracking)
  }
}

@Suite struct `Scroll geometry` {
  @Test func `tells the whole viewport and the part within the insets`() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: -50), contentSize: CGSize(width: 300, height: 2000),
      contentInsets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0),
      containerSize: CGSize(width: 300, height: 520))
    #expect(geometry.visibleRect == CGRect(x: 0, y: -50, width: 300, height: 600))
    #expect(geometry.bounds == CGRect(x: 0, y: -50, width: 300, height: 520))
  }

  @Test func `scrolls in every phase but idle`() {
    #expect(ScrollPhase.allCases.filter { !$0.isScrolling } == [.idle])
  }

  /// Halves go to the even pixel.
  ///
  /// Source: measured by others.
  @Test(
    arguments: [
      (10.3, 2.0, 10.5), (10.25, 2, 10), (10.75, 2, 11), (-0.25, 2, 0), (-10.3, 2, -10.5),
      (10.49, 1, 10), (10.5, 1, 10), (11.5, 1, 11), (1.17, 3, 1.3333333333333333),
      (5.123, 0, 5.123),
    ] as [(Double, Double, Double)]) func `snaps to pixels`(
      offset: Double, scale: Double, result: Double
    )
  {
    #expect(snapped(CGFloat(offset), scale: CGFloat(scale)) == CGFloat(result))
  }
}
