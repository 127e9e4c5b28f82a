import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import TestSupport
import Testing

@testable import ScrollworkScrolling

@Suite struct `Settling` {
  /// A content of 200 points more than its container.
  static var short: ScrollDynamics {
    ScrollDynamics(
      container: CGSize(width: 390, height: 800), content: CGSize(width: 390, height: 1000))
  }

  /// Source: computed from the published steps, for a flick into an edge at 200.
  @Test(arguments: [
    (0.05, 95.063), (0.1, 181.070), (0.15, 240.076), (0.2, 253.235), (0.3, 237.771),
    (0.5, 208.708), (0.75, 200.942), (1.0, 200.088),
  ]) func `a flick into an edge goes as published`(time: Double, offset: Double) {
    let track = ScrollTrack(
      .zero,
      Self.short.settling(
        from: .zero, velocity: CGVector(dx: 0, dy: 2000), at: 0, origin: .zero))
    if time < track.settled ?? 0 { #expect(isClose(track.offset(at: time).y, offset, 6e-4)) }
    #expect(track.segments.count == 2)
    #expect(isClose(track.segments[1].start, 0.11171, 6e-6))
    #expect(track.restingPosition.y == 200)
  }

  @Test func `keeps its velocity across the edge`() {
    let track = ScrollTrack(
      .zero,
      Self.short.settling(
        from: .zero, velocity: CGVector(dx: 0, dy: 2000), at: 0, origin: .zero))
    let edge = track.segments[1].start
    let (before, after) = (track.velocity(at: edge - 1e-9).dy, track.velocity(at: edge).dy)
    #expect(isClose(before, after, 1e-3))
    #expect(track.widestJump < 0.06)
  }

  @Test func `stops at an edge that does not give way`() {
    let hard = ScrollDynamics(
      container: CGSize(width: 390, height: 800), content: CGSize(width: 390, height: 1000),
      verticalBounce: .never)
    let track = ScrollTrack(
      .zero,
      hard.settling(from: .zero, velocity: CGVector(dx: 0, dy: 2000), at: 0, origin: .zero))
    #expect(isClose(track.settled ?? 0, 0.11171, 6e-6))
    #expect(track.restingPosition.y == 200)
    let finger = FingerPath.drag(by: CGVector(dx: 0, dy: 400), over: 1, hold: 0.2)
    let held = ScrollTrack(.zero, hard.segments(for: finger, from: .zero))
    #expect(held.offset(at: 1).y == 0)
    #expect(held.restingPosition == .zero)
  }

  @Test func `flung inward from beyond the end, goes on inside`() {
    let start = CGPoint(x: 0, y: -60)
    let track = ScrollTrack(
      start,
      list.settling(from: start, velocity: CGVector(dx: 0, dy: 2500), at: 0, origin: start))
    #expect(track.segments.count == 2)
    #expect(track.restingPosition.y > 500)
    #expect(track.widestJump < 0.01)
    let edge = track.segments[1].start
    #expect(
      isClose(track.velocity(at: edge - 1e-9).dy, track.velocity(at: edge).dy, 1e-3))
  }

  @Test func `mirrors`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<100 {
      let velocity = CGFloat.random(in: -4000...4000, using: &generator)
      let offset = CGFloat.random(in: -100...300, using: &generator)
      let one = ScrollTrack(
        CGPoint(x: 0, y: offset),
        Self.short.settling(
          from: CGPoint(x: 0, y: offset), velocity: CGVector(dx: 0, dy: velocity), at: 0,
          origin: .zero))
      let other = ScrollTrack(
        CGPoint(x: 0, y: 200 - offset),
        Self.short.settling(
          from: CGPoint(x: 0, y: 200 - offset), velocity: CGVector(dx: 0, dy: -velocity), at: 0,
          origin: .zero))
      for time in stride(from: 0, to: 3, by: 0.17) {
        #expect(isClose(one.offset(at: time).y + other.offset(at: time).y, 200, 1e-9))
      }
    }
  }

  @Test func `asking later from where it is gives the same way`() {
    for split in [0.03, 0.2, 0.7] {
      let velocity = CGVector(dx: 0, dy: 1800)
      let whole = ScrollTrack(
        .zero, list.settling(from: .zero, velocity: velocity, at: 0, origin: .zero))
      let place = whole.offset(at: split)
      // The momentum, not the slope of the way, is what a new beginning needs.
      let momentum = whole.velocity(at: split).dy / DecelerationRate.normal.discretizationFactor
      let rest = ScrollTrack(
        place,
        list.settling(
          from: place, velocity: CGVector(dx: 0, dy: momentum), at: split, origin: .zero))
      for time in stride(from: split, to: 3, by: 0.1) {
        #expect(isClose(whole.offset(at: time).y, rest.offset(at: time).y, 1e-6))
      }
    }
  }

  @Test func `content that fits gives way and returns`() {
    let small = ScrollDynamics(
      container: CGSize(width: 390, height: 800), content: CGSize(width: 390, height: 100),
      insets: EdgeInsets(top: 50, leading: 0, bottom: 20, trailing: 0))
    #expect(small.range(.vertical) == -50 ... -50)
    let finger = FingerPath.drag(by: CGVector(dx: 0, dy: -300), over: 0.2)
    let start = CGPoint(x: 0, y: -50)
    let track = ScrollTrack(start, small.segments(for: finger, from: start))
    #expect(track.offset(at: 0.2).y > 0)
    #expect(track.restingPosition == start)
    let stiff = ScrollDynamics(
      container: CGSize(width: 390, height: 800), content: CGSize(width: 390, height: 100),
      verticalBounce: .basedOnSize)
    #expect(stiff.segments(for: finger, from: .zero).map(\.phase) == [.tracking])
    let soft = ScrollDynamics(
      container: CGSize(width: 390, height: 800), content: CGSize(width: 390, height: 100),
      verticalBounce: .always)
    #expect(ScrollTrack(.zero, soft.segments(for: finger, from: .zero)).offset(at: 0.2).y > 0)
  }

  @Test func `insets larger than the view leave one place to rest`() {
    let odd = ScrollDynamics(
      container: CGSize(width: 100, height: 100), content: CGSize(width: 100, height: 10),
      insets: EdgeInsets(top: 300, leading: 0, bottom: 400, trailing: 0), behavior: nil)
    #expect(odd.innerContainer.height == 0)
    #expect(odd.range(.vertical).lowerBound == -300)
    #expect(odd.range(.vertical).upperBound == 310)
  }
}

@Suite struct `Random fingers` {
  /// A finger that does a few things, some of them odd.
  static func finger(_ generator: inout SeededGenerator) -> FingerPath {
    var path = FingerPath(
      down: Double.random(in: 0...2, using: &generator),
      at: CGPoint(
        x: CGFloat.random(in: 0...390, using: &generator),
        y: CGFloat.random(in: 0...844, using: &generator)))
    let curves: [UnitCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .circularEaseInOut]
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let way = CGVector(
        dx: CGFloat.random(in: -400...400, using: &generator),
        dy: CGFloat.random(in: -700...700, using: &generator))
      path = path.moving(
        by: Bool.random(using: &generator) ? way : .zero,
        over: [0, 0.004, 0.05, 0.2, 1].randomElement(using: &generator) ?? 1,
        curve: curves.randomElement(using: &generator) ?? .linear)
    }
    return path
  }

  static func dynamics(_ generator: inout SeededGenerator) -> ScrollDynamics {
    func length() -> CGFloat {
      [0, 1, 90, 390, 844, 5000, CGFloat.random(in: 0...3000, using: &generator)]
        .randomElement(using: &generator) ?? 0
    }
    func inset() -> CGFloat { [0, 0, 20, 900].randomElement(using: &generator) ?? 0 }
    let axes: [Axis.Set] = [[], .horizontal, .vertical, [.horizontal, .vertical]]
    let behaviors: [AnyScrollTargetBehavior?] = [
      nil, AnyScrollTargetBehavior(.paging), AnyScrollTargetBehavior(.viewAligned),
      AnyScrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne)),
    ]
    let bounces: [ScrollBounceBehavior] = [.automatic, .basedOnSize, .never]
    let column = Column(20, length: 130, spacing: 9, .vertical)
    return ScrollDynamics(
      container: CGSize(width: length(), height: length()),
      content: CGSize(width: length(), height: length()),
      insets: EdgeInsets(top: inset(), leading: inset(), bottom: inset(), trailing: inset()),
      axes: axes.randomElement(using: &generator) ?? [],
      horizontalBounce: bounces.randomElement(using: &generator) ?? .automatic,
      verticalBounce: bounces.randomElement(using: &generator) ?? .automatic,
      behavior: behaviors.randomElement(using: &generator) ?? nil, targets: column.targets)
  }

  @Test func `come to rest in range, without a jump and with numbers throughout`() {
    for seed in 0..<2000 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let dynamics = Self.dynamics(&generator)
      let finger = Self.finger(&generator)
      let start = dynamics.clamped(
        CGPoint(
          x: CGFloat.random(in: -50...3000, using: &generator),
          y: CGFloat.random(in: -50...3000, using: &generator)))
      let track = ScrollTrack(start, dynamics.segments(for: finger, from: start))
      guard let settled = track.settled else {
        Issue.record("seed \(seed): never settles")
        continue
      }
      let rest = track.restingPosition
      #expect(dynamics.clamped(rest) == rest, "seed \(seed)")
      #expect(track.velocity(at: settled) == .zero, "seed \(seed)")
      #expect(track.phase(at: settled) == .idle, "seed \(seed)")
      for step in 0...40 {
        let time = finger.down + (settled - finger.down) * Double(step) / 40
        let (offset, velocity) = (track.offset(at: time), track.velocity(at: time))
        #expect(
          offset.x.isFinite && offset.y.isFinite && velocity.dx.isFinite && velocity.dy.isFinite,
          "seed \(seed) at \(time)")
      }
      // A finger that jumps takes the content with it; nothing else does.
      if finger.moves.allSatisfy({ $0.duration > 0 }) {
        #expect(track.widestJump < 0.4, "seed \(seed)")
      }
    }
  }

  @Test func `give the same at any time asked`() {
    for seed in 0..<100 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let dynamics = Self.dynamics(&generator)
      let finger = Self.finger(&generator)
      let start = dynamics.clamped(.zero)
      let segments = dynamics.segments(for: finger, from: start)
      let again = dynamics.segments(for: finger, from: start)
      #expect(segments == again)
      for segment in segments {
        for time in [segment.start, segment.start + 0.01, segment.start + 0.3] {
          #expect(segment.offset(at: time) == ScrollTrack(start, [segment]).offset(at: time))
        }
      }
    }
  }
}
