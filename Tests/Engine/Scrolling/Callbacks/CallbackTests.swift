import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import TestSupport
import Testing

@testable import ScrollworkScrolling

@Suite struct `Callbacks of a track` {
  static func names(_ track: ScrollTrack, after start: Double = -1, through end: Double = 1e3)
    -> [String]
  {
    track.callbacks(after: start, through: min(end, (track.settled ?? 0) + 1), scale: 2)
      .map { String($0.name.dropFirst("scrollView".count)) }
  }

  static func short(_ track: ScrollTrack) -> [String] {
    names(track).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  static let flick = [
    "WillBeginDragging", "DidScroll", "WillEndDragging", "DidEndDragging(willDecelerate: true)",
    "WillBeginDecelerating", "DidScroll", "DidEndDecelerating",
  ]

  @Test func `are those of a flick, also into an edge`() {
    for content in [10_000.0, 1000] {
      let dynamics = ScrollDynamics(
        container: CGSize(width: 390, height: 844), content: CGSize(width: 390, height: content))
      let finger = FingerPath.drag(by: CGVector(dx: 0, dy: -200), over: 0.1)
      let track = ScrollTrack(.zero, dynamics.segments(for: finger, from: .zero))
      #expect(Self.short(track) == Self.flick)
    }
  }

  @Test func `are those of a slow drag, a tap and an animated scroll`() {
    let slow = FingerPath.drag(by: CGVector(dx: 0, dy: -200), over: 1, hold: 0.2)
    #expect(
      Self.short(ScrollTrack(.zero, list.segments(for: slow, from: .zero))) == [
        "WillBeginDragging", "DidScroll", "WillEndDragging",
        "DidEndDragging(willDecelerate: false)",
      ])
    let tap = FingerPath(down: 0, at: .zero).holding(for: 0.1)
    #expect(Self.names(ScrollTrack(.zero, list.segments(for: tap, from: .zero))) == [])
    var track = ScrollTrack(offset: .zero)
    let way = list.scroll(
      to: CGPoint(x: 0, y: 600), from: .zero, at: 0, animation: .standard)
    track.append(contentsOf: way)
    #expect(Self.short(track) == ["DidScroll", "DidEndScrollingAnimation"])
    #expect(Self.names(track).count == 37)
    track.cut(at: 0.1)
    #expect(Self.short(track) == ["DidScroll"])
    let jump = list.scroll(to: CGPoint(x: 0, y: 9), from: .zero, at: 0.5, animation: .none)
    #expect(Self.names(ScrollTrack(.zero, jump)) == ["DidScroll"])
  }

  @Test func `tell what an animated scroll was for`() {
    for (purpose, ends) in [
      (ScrollPurpose.offset, ["DidEndScrollingAnimation"]), (.top, ["DidScrollToTop"]),
      (.wheel, []),
      (.refresh, []),
    ] {
      let segments = list.scroll(
        to: CGPoint(x: 0, y: 600), from: .zero, at: 0, animation: .standard, for: purpose)
      #expect(Self.short(ScrollTrack(.zero, segments)) == ["DidScroll"] + ends)
    }
    let notch = list.wheel(by: CGVector(dx: 0, dy: 90), from: .zero, goal: .zero, at: 0)
    #expect(Self.short(ScrollTrack(.zero, notch)) == ["DidScroll"])
  }

  @Test func `end a deceleration that a finger stops`() {
    var track = ScrollTrack(offset: .zero)
    let flick = FingerPath.drag(by: CGVector(dx: 0, dy: -200), over: 0.1)
    track.append(contentsOf: list.segments(for: flick, from: .zero))
    let second = FingerPath.drag(by: CGVector(dx: 0, dy: -200), over: 0.1, at: 0.4)
    track.append(
      contentsOf: list.segments(for: second, from: track.offset(at: 0.4), catching: true))
    #expect(Self.short(track) == Self.flick + Self.flick)
  }

  @Test func `are the same in parts as in all`() {
    for seed in 0..<100 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let dynamics = `Random fingers`.dynamics(&generator)
      let finger = `Random fingers`.finger(&generator)
      let start = dynamics.clamped(.zero)
      let track = ScrollTrack(start, dynamics.segments(for: finger, from: start))
      let end = (track.settled ?? 0) + 0.1
      let all = track.callbacks(after: -1, through: end, scale: 2)
      var (time, parts) = (-1.0, [ScrollCallback]())
      while time < end {
        let next = min(end, time + Double.random(in: 0.001...0.2, using: &generator))
        parts += track.callbacks(after: time, through: next, scale: 2)
        time = next
      }
      #expect(parts == all, "seed \(seed)")
    }
  }
}
