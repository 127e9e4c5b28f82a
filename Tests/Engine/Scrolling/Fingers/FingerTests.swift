import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import TestSupport
import Testing

@testable import ScrollworkScrolling

@Suite struct `A recorded finger` {
  /// Rests, moves and turns, at uneven times.
  private func recorded(_ seed: UInt64, count: Int) -> FingerPath {
    var random = SeededGenerator(seed: seed)
    var (time, place) = (1.0, CGPoint(x: 100, y: 300))
    var samples: [FingerPath.Sample] = []
    for _ in 0..<count {
      samples.append(FingerPath.Sample(time: time, place: place))
      time += Double(Int.random(in: 1...30, using: &random)) / 1000
      guard Int.random(in: 0..<3, using: &random) > 0 else { continue }
      place.x += CGFloat(Int.random(in: -4...4, using: &random))
      place.y += CGFloat(Int.random(in: -9...6, using: &random))
    }
    return FingerPath(recorded: samples)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `is where its last movement has it`(seed: UInt64) {
    let path = recorded(seed, count: Int(seed))
    for step in 0...200 {
      let time = 0.9 + (path.lift - 0.8) * Double(step) / 200
      let move = path.moves.last { $0.start <= time }
      #expect(path.position(at: time) == move?.position(at: time) ?? path.start, "seed \(seed)")
      #expect(path.velocity(at: time) == move?.velocity(at: time) ?? .zero, "seed \(seed)")
    }
    #expect(path.release == FingerPath.release(path.samples, at: path.lift), "seed \(seed)")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `is recognized where it first leaves the slop`(seed: UInt64) throws {
    let path = recorded(seed, count: 60)
    let far = path.samples.firstIndex { hypot($0.place.x - 100, $0.place.y - 300) > 10 }
    let found = path.recognition(along: [.horizontal, .vertical])
    #expect((found == nil) == (far == nil), "seed \(seed)")
    guard let far, let found else { return }
    #expect(found.time <= path.samples[far].time, "seed \(seed)")
    let place = path.position(at: found.time)
    #expect(isClose(hypot(place.x - 100, place.y - 300), 10, 1e-6), "seed \(seed)")
  }

  /// A search from the end for every question took hours for a million samples.
  @Test func `of very many samples is asked as quickly as of few`() {
    let samples: [FingerPath.Sample] = (0..<200_000).map { index in
      let place = CGPoint(x: CGFloat(100 + index % 3), y: CGFloat(300 - index % 5))
      return FingerPath.Sample(time: Double(index) / 1000, place: place)
    }
    let path = FingerPath(recorded: samples)
    #expect(path.recognition(along: Axis.Set.vertical) == nil)
    for tick in 0..<24_000 { _ = path.position(at: Double(tick) / 120) }
    for _ in 0..<10_000 { _ = path.release }
  }
}

@Suite struct `A finger` {
  @Test func `scrolls from the moment it has moved ten points, without a jump`() throws {
    let finger = FingerPath.drag(by: CGVector(dx: 0, dy: -150), over: 1, hold: 0.5)
    let segments = list.segments(for: finger, from: CGPoint(x: 0, y: 500))
    #expect(segments.map(\.phase) == [.tracking, .interacting])
    #expect(isClose(segments[1].start, 10.0 / 150, 1e-9))
    // 15 points of way make 5 of scrolling.
    let track = ScrollTrack(CGPoint(x: 0, y: 500), segments)
    #expect(isClose(track.offset(at: 0.1).y, 505, 1e-6))
    #expect(isClose(track.restingPosition.y, 640, 1e-6))
    #expect(track.widestJump < 0.01)
    #expect(track.settled == 1.5)
  }

  @Test func `that hardly moves only tracks`() {
    let finger = FingerPath.drag(by: CGVector(dx: 3, dy: -9.9), over: 0.1)
    let segments = list.segments(for: finger, from: CGPoint(x: 0, y: 500))
    #expect(segments.map(\.phase) == [.tracking])
    #expect(segments[0].end == finger.lift)
  }

  @Test func `counts only along the axes that scroll`() {
    let finger = FingerPath.drag(by: CGVector(dx: 300, dy: -9), over: 0.2)
    #expect(list.segments(for: finger, from: .zero).map(\.phase) == [.tracking])
  }

  @Test func `loses its ten points along its way`() throws {
    let plane = ScrollDynamics(
      container: CGSize(width: 100, height: 100), content: CGSize(width: 5000, height: 5000),
      axes: [.horizontal, .vertical])
    let finger = FingerPath.drag(by: CGVector(dx: -30, dy: -40), over: 1, hold: 0.2)
    let track = ScrollTrack(
      CGPoint(x: 50, y: 50), plane.segments(for: finger, from: CGPoint(x: 50, y: 50)))
    #expect(isClose(track.restingPosition.x, 50 + 24, 1e-6))
    #expect(isClose(track.restingPosition.y, 50 + 32, 1e-6))
  }

  /// 10 of 200 points for recognition; the rest through the rubber band of a 844-point view.
  @Test func `meets the rubber band beyond the end`() {
    let finger = FingerPath.drag(by: CGVector(dx: 0, dy: 210), over: 1, hold: 1)
    let segments = list.segments(for: finger, from: .zero)
    #expect(segments.map(\.phase) == [.tracking, .interacting, .decelerating])
    let track = ScrollTrack(.zero, segments)
    #expect(isClose(track.offset(at: 1.5).y, -97.3166, 6e-5))
    #expect(track.restingPosition == .zero)
    #expect(track.widestJump < 0.06)
  }

  @Test func `moves content as fast as its place tells, rubber band and all`() {
    let path = FingerPath(down: 0, at: .zero)
      .moving(by: CGVector(dx: 0, dy: 500), over: 1, curve: .easeInOut)
    let track = ScrollTrack(
      CGPoint(x: 0, y: 100), list.segments(for: path, from: CGPoint(x: 0, y: 100)))
    for time in stride(from: 0.2, to: 0.99, by: 0.07) {
      let step = track.offset(at: time + 1e-6).y - track.offset(at: time - 1e-6).y
      #expect(isClose(track.velocity(at: time).dy, step / 2e-6, 1e-2), "at \(time)")
    }
  }

  @Test func `takes over content that is beyond its end`() {
    let finger = FingerPath.drag(by: CGVector(dx: 0, dy: 110), over: 1, hold: 1)
    let start = CGPoint(x: 0, y: -51.6352)
    let track = ScrollTrack(start, list.segments(for: finger, from: start))
    // A pull of 100 points is there already, and another 100 come.
    #expect(isClose(track.offset(at: 1.5).y, -97.3166, 1e-3))
    #expect(track.widestJump < 0.06)
  }

  @Test func `that just leaves lets content beyond its end return`() {
    let finger = FingerPath(down: 1, at: .zero).holding(for: 0.3)
    let start = CGPoint(x: 0, y: -80)
    let segments = list.segments(for: finger, from: start)
    #expect(segments.map(\.phase) == [.tracking, .decelerating])
    #expect(ScrollTrack(start, segments).restingPosition == .zero)
  }

  @Test func `is told 120 times a second`() {
    let finger = FingerPath.drag(by: CGVector(dx: 0, dy: -300), over: 0.1)
    #expect(finger.samples.count == 13)
    #expect(finger.samples.last?.time == 0.1)
    let held = FingerPath.drag(by: CGVector(dx: 0, dy: -300), over: 0.1, hold: 0.05)
    #expect(held.samples.count == 13)
  }

  @Test func `keeps its speed for less than a tenth of a second of stillness`() {
    func speed(hold: Double) -> CGFloat {
      FingerPath.drag(by: CGVector(dx: 0, dy: -100), over: 0.1, hold: hold).release.velocity.dy
    }
    #expect(isClose(speed(hold: 0), -1000, 1e-6))
    #expect(isClose(speed(hold: 0.09), -1000, 1e-6))
    #expect(speed(hold: 0.1) == 0)
  }

  /// 0.6·10 + 0.35·20 + 0.05·40 points a sample, and 0.8·20 + 0.2·40 at the end.
  ///
  /// Source: measured by others.
  @Test func `has the published release speed`() {
    let step = 1.0 / 120
    let finger = FingerPath(down: 0, at: .zero)
      .moving(by: CGVector(dx: 1, dy: 0), over: step)
      .moving(by: CGVector(dx: 10, dy: 0), over: step)
      .moving(by: CGVector(dx: 20, dy: 0), over: step)
      .moving(by: CGVector(dx: 40, dy: 0), over: step)
    #expect(isClose(finger.release.velocity.dx, 15 * 120, 1e-6))
    #expect(isClose(finger.release.latest.dx, 24 * 120, 1e-6))
  }

  /// Source: measured by others: such samples add no velocity.
  @Test func `recorded twice at one time is at the later place, and no faster`() {
    func finger(_ extra: [FingerPath.Sample]) -> FingerPath {
      let samples = (0...6).map {
        FingerPath.Sample(time: Double($0) / 60, place: CGPoint(x: 0, y: 300 - 20 * Double($0)))
      }
      return FingerPath(recorded: samples + extra)
    }
    let (once, twice) = (
      finger([]), finger([FingerPath.Sample(time: 0.1, place: CGPoint(x: 0, y: 150))])
    )
    #expect(once.release == twice.release && once.release.velocity.dy < -1000)
    #expect(twice.position(at: 0.1) == CGPoint(x: 0, y: 150) && twice.lift == 0.1)
    #expect(twice.samples == once.samples)
  }

  @Test func `too slow to go on leaves content where it is`() {
    for (velocity, phases) in [
      (249.0, [ScrollPhase.tracking, .interacting]),
      (251.0, [ScrollPhase.tracking, .interacting, .decelerating]),
    ] {
      let finger = FingerPath.drag(by: CGVector(dx: 0, dy: -velocity / 2), over: 0.5)
      #expect(list.segments(for: finger, from: .zero).map(\.phase) == phases)
    }
  }

  /// 379 points by hand and 642 by friction.
  ///
  /// Source: computed from the published formulas.
  @Test func `of 389 points in 0.3 seconds scrolls 1,020`() {
    let finger = FingerPath.drag(by: CGVector(dx: 0, dy: -389), over: 0.3)
    let track = ScrollTrack(.zero, list.segments(for: finger, from: .zero))
    #expect(isClose(track.restingPosition.y, 1020, 1020 * 0.005))
    #expect(isClose(track.restingPosition.y, 379 + 499 * (389 / 300.0 - 0.01), 1e-6))
  }

  @Test func `may turn back between its ends`() throws {
    let finger = FingerPath(down: 0, at: .zero).moving(
      by: CGVector(dx: 0, dy: -1), over: 1,
      curve: .bezier(
        startControlPoint: UnitPoint(x: 0.2, y: 60), endControlPoint: UnitPoint(x: 0.8, y: -60)))
    let recognition = try #require(finger.recognition(along: .vertical))
    #expect(isClose(finger.position(at: recognition.time).y, -10, 1e-6))
    #expect(isClose(recognition.displacement.dy, -10, 1e-9))
  }
}
