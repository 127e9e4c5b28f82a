import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import TestSupport
import Testing

@testable import ScrollworkScrolling

@Suite struct `Directional lock` {
  /// Source: measured by others: 20 degrees around each axis.
  static let rows: [(Double, Double, Axis.Set)] = [
    (10, 3.6, .horizontal), (10, 3.7, .all), (3.6, 10, .vertical), (3.7, 10, .all),
    (10, 10, .all), (10, 0, .horizontal), (0, 10, .vertical), (0, 0, .all),
  ]

  @Test(arguments: rows) func `keeps a movement near an axis on it, in all four directions`(
    x: Double, y: Double, axes: Axis.Set
  ) {
    for (sx, sy) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] {
      #expect(DirectionalLock.axes(for: CGVector(dx: x * sx, dy: y * sy)) == axes)
    }
  }

  @Test func `holds for scripted fingers and leaves no speed across`() {
    let plane = ScrollDynamics(
      container: CGSize(width: 390, height: 844), content: CGSize(width: 3000, height: 3000),
      axes: [.horizontal, .vertical], isDirectionalLockEnabled: true)
    let start = CGPoint(x: 1000, y: 1000)
    func rest(_ way: CGVector) -> CGPoint {
      ScrollTrack(start, plane.segments(for: .drag(by: way, over: 0.2), from: start))
        .restingPosition
    }
    #expect(rest(CGVector(dx: -200, dy: 40)).y == 1000)
    #expect(rest(CGVector(dx: -200, dy: 40)).x > 1190)
    #expect(rest(CGVector(dx: 40, dy: -200)).x == 1000)
    #expect(rest(CGVector(dx: 150, dy: -150)).x < 1000)
  }
}

@Suite struct `Scroll views in one another` {
  static func candidate(_ offset: CGFloat, _ axes: Axis.Set = .vertical, handsOn: Axis.Set = .all)
    -> ScrollHandover.Candidate
  {
    ScrollHandover.Candidate(
      ScrollDynamics(
        container: CGSize(width: 100, height: 100),
        content: CGSize(
          width: axes.contains(.horizontal) ? 300 : 100,
          height: axes.contains(.vertical) ? 300 : 100), axes: axes),
      offset: axes.contains(.horizontal) ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset),
      handsOn: handsOn)
  }

  /// Offsets of an inner and an outer one, the way of the finger, and who follows.
  @Test(arguments: [
    (50.0, 50.0, -10.0, 0), (0, 50, -10, 0), (0, 50, 10, 1), (200, 50, -10, 1), (200, 50, 10, 0),
    (0, 0, 10, 0), (200, 200, -10, 0),
  ]) func `hand on what leads beyond the end`(
    inner: Double, outer: Double, way: Double, taker: Int
  ) {
    let chain = [Self.candidate(inner), Self.candidate(outer)]
    #expect(ScrollHandover.taker(of: CGVector(dx: 1, dy: way), among: chain) == taker)
  }

  @Test func `keep it if they are told to, and leave the other axis to others`() {
    let keeping = [Self.candidate(0, handsOn: []), Self.candidate(50)]
    #expect(ScrollHandover.taker(of: CGVector(dx: 0, dy: 10), among: keeping) == 0)
    let crossed = [Self.candidate(50, .horizontal), Self.candidate(50)]
    #expect(ScrollHandover.taker(of: CGVector(dx: 0, dy: 10), among: crossed) == 1)
    #expect(ScrollHandover.taker(of: CGVector(dx: 10, dy: 0), among: crossed) == 0)
    #expect(ScrollHandover.taker(of: CGVector(dx: 10, dy: 0), among: [Self.candidate(9)]) == 0)
    #expect(ScrollHandover.taker(of: CGVector(dx: 10, dy: 0), among: []) == nil)
  }
}

extension Axis.Set {
  fileprivate static var all: Axis.Set { [.horizontal, .vertical] }
}

@Suite struct `What changes under content on its way` {
  static func dynamics(_ content: CGFloat, inset: CGFloat = 0) -> ScrollDynamics {
    ScrollDynamics(
      container: CGSize(width: 390, height: 844), content: CGSize(width: 390, height: content),
      insets: EdgeInsets(top: inset, leading: 0, bottom: 0, trailing: 0))
  }

  /// Content that grows or shrinks at any moment of a flick: no jump of place or, where it goes on,
  /// of speed, and a rest in range.
  @Test func `leaves no jump`() {
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let (old, new) = (
        Self.dynamics(CGFloat.random(in: 900...4000, using: &generator)),
        Self.dynamics(CGFloat.random(in: 900...4000, using: &generator))
      )
      var track = ScrollTrack(offset: .zero)
      track.append(
        contentsOf: old.settling(
          from: .zero,
          velocity: CGVector(dx: 0, dy: CGFloat.random(in: 300...4000, using: &generator)), at: 0,
          origin: .zero))
      let time = Double.random(in: 0.01...1, using: &generator)
      guard track.phase(at: time) == .decelerating else { continue }
      let (place, speed) = (track.offset(at: time).y, track.velocity(at: time).dy)
      let isInside = old.clamped(track.offset(at: time)) == new.clamped(track.offset(at: time))
      if let segments = new.continuation(of: track, at: time, after: old, origin: .zero) {
        track.cut(at: time)
        track.append(contentsOf: segments)
      }
      #expect(isClose(track.offset(at: time).y, place, 1e-9), "seed \(seed)")
      if isInside, track.phase(at: time) == .decelerating {
        #expect(isClose(track.velocity(at: time).dy, speed, 0.02), "seed \(seed)")
      }
      let rest = track.offset(at: track.settled ?? 0)
      #expect(isClose(new.clamped(rest).y, rest.y, 1e-9), "seed \(seed)")
    }
  }

  @Test func `keeps what rests at an end there`() {
    var track = ScrollTrack(offset: .zero)
    func moved(_ old: ScrollDynamics, _ new: ScrollDynamics) -> CGFloat? {
      new.continuation(of: track, at: 1, after: old, origin: .zero)?.last?.offset(at: 1).y
    }
    #expect(moved(Self.dynamics(2000), Self.dynamics(2000, inset: 50)) == -50)
    #expect(moved(Self.dynamics(2000), Self.dynamics(3000)) == nil)
    track = ScrollTrack(offset: CGPoint(x: 0, y: 1156))
    #expect(moved(Self.dynamics(2000), Self.dynamics(1000)) == 156)
    #expect(moved(Self.dynamics(2000), Self.dynamics(2000, inset: 50)) == nil)
  }
}

@Suite struct `Wheels` {
  @Test func `add up to what is left of the way, and stay between the ends`() {
    var track = ScrollTrack(offset: .zero)
    var goal = CGPoint.zero
    for notch in 0..<5 {
      let time = Double(notch) * 0.1
      track.append(
        contentsOf: list.wheel(
          by: CGVector(dx: 0, dy: 100), from: track.offset(at: time), goal: goal, at: time))
      goal.y += 100
    }
    #expect(track.restingPosition.y == 500 && track.settled == 0.7)
    #expect(track.widestJump < 0.01)
    track.append(
      contentsOf: list.wheel(
        by: CGVector(dx: CGFloat.nan, dy: -1e9), from: track.offset(at: 1), goal: goal, at: 1))
    #expect(track.restingPosition == .zero)
  }
}
