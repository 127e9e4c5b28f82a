import Foundation
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkScrolling

/// Bars of a scroll view, by default a phone's with three screens of content.
private func indicators(
  container: CGSize = CGSize(width: 390, height: 844),
  content: CGSize = CGSize(width: 390, height: 2532), insets: EdgeInsets = EdgeInsets(),
  margins: EdgeInsets = EdgeInsets(), axes: Axis.Set = .vertical, isRightToLeft: Bool = false,
  at offset: CGPoint = .zero
) -> ScrollIndicators {
  ScrollIndicators(
    ScrollGeometry(
      contentOffset: offset, contentSize: content, contentInsets: insets, wholeSize: container),
    margins: margins, axes: axes, isRightToLeft: isRightToLeft)
}

@Suite struct `Indicator bars` {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let indicators: ScrollIndicators
    let axis: Axis
    let bar: CGRect?
    var testDescription: String { name }
  }

  /// Source: computed from the published geometry of UIKit's bars: 3 thick, 3 from the edge, 3 short
  /// at each end, at least 36 long, shortened down to 8 beyond the ends.
  static let cases = [
    Case(
      name: "at the start", indicators: indicators(), axis: .vertical,
      bar: CGRect(x: 384, y: 3, width: 3, height: 838.0 / 3)),
    Case(
      name: "in the middle", indicators: indicators(at: CGPoint(x: 0, y: 844)), axis: .vertical,
      bar: CGRect(x: 384, y: 3 + 838.0 / 3, width: 3, height: 838.0 / 3)),
    Case(
      name: "at the end", indicators: indicators(at: CGPoint(x: 0, y: 1688)), axis: .vertical,
      bar: CGRect(x: 384, y: 841 - 838.0 / 3, width: 3, height: 838.0 / 3)),
    Case(
      name: "pulled 100 beyond the start", indicators: indicators(at: CGPoint(x: 0, y: -100)),
      axis: .vertical, bar: CGRect(x: 384, y: 3, width: 3, height: 838.0 / 3 - 100)),
    Case(
      name: "pulled 100 beyond the end", indicators: indicators(at: CGPoint(x: 0, y: 1788)),
      axis: .vertical,
      bar: CGRect(x: 384, y: 941 - 838.0 / 3, width: 3, height: 838.0 / 3 - 100)),
    Case(
      name: "pulled very far", indicators: indicators(at: CGPoint(x: 0, y: 2100)), axis: .vertical,
      bar: CGRect(x: 384, y: 833, width: 3, height: 8)),
    Case(
      name: "very long content",
      indicators: indicators(content: CGSize(width: 390, height: 1e6)), axis: .vertical,
      bar: CGRect(x: 384, y: 3, width: 3, height: 36)),
    Case(
      name: "very long content pulled",
      indicators: indicators(
        content: CGSize(width: 390, height: 1e6), at: CGPoint(x: 0, y: -20)), axis: .vertical,
      bar: CGRect(x: 384, y: 3, width: 3, height: 16)),
    Case(
      name: "in a scroll view of 375, nearly fitting",
      indicators: indicators(
        container: CGSize(width: 375, height: 100), content: CGSize(width: 375.002, height: 100),
        axes: .horizontal), axis: .horizontal,
      bar: CGRect(x: 3, y: 94, width: 369 * 375 / 375.002, height: 3)),
    Case(
      name: "horizontal in the middle",
      indicators: indicators(
        container: CGSize(width: 300, height: 100), content: CGSize(width: 600, height: 100),
        axes: .horizontal, at: CGPoint(x: 150, y: 0)), axis: .horizontal,
      bar: CGRect(x: 76.5, y: 94, width: 147, height: 3)),
    Case(
      name: "both, vertical",
      indicators: indicators(
        container: CGSize(width: 200, height: 212), content: CGSize(width: 400, height: 424),
        axes: [.horizontal, .vertical], at: CGPoint(x: 200, y: 212)), axis: .vertical,
      bar: CGRect(x: 194, y: 103, width: 3, height: 100)),
    Case(
      name: "both, horizontal",
      indicators: indicators(
        container: CGSize(width: 212, height: 200), content: CGSize(width: 424, height: 400),
        axes: [.horizontal, .vertical], at: CGPoint(x: 0, y: 0)), axis: .horizontal,
      bar: CGRect(x: 3, y: 194, width: 100, height: 3)),
    Case(
      name: "both, horizontal, right to left",
      indicators: indicators(
        container: CGSize(width: 212, height: 200), content: CGSize(width: 424, height: 400),
        axes: [.horizontal, .vertical], isRightToLeft: true), axis: .horizontal,
      bar: CGRect(x: 9, y: 194, width: 100, height: 3)),
    Case(
      name: "vertical, right to left", indicators: indicators(isRightToLeft: true),
      axis: .vertical, bar: CGRect(x: 3, y: 3, width: 3, height: 838.0 / 3)),
    Case(
      name: "content insets, at the start",
      indicators: indicators(
        insets: EdgeInsets(top: 44, leading: 0, bottom: 24, trailing: 0),
        at: CGPoint(x: 0, y: -44)), axis: .vertical,
      bar: CGRect(x: 384, y: 3, width: 3, height: 838.0 * 776 / 2600)),
    Case(
      name: "indicator margins",
      indicators: indicators(
        margins: EdgeInsets(top: 44, leading: 7, bottom: 32, trailing: 10)), axis: .vertical,
      bar: CGRect(x: 374, y: 47, width: 3, height: 762.0 / 3)),
    Case(
      name: "indicator margins, right to left",
      indicators: indicators(
        margins: EdgeInsets(top: 44, leading: 7, bottom: 32, trailing: 10), isRightToLeft: true),
      axis: .vertical, bar: CGRect(x: 10, y: 47, width: 3, height: 762.0 / 3)),
    Case(
      name: "content fits", indicators: indicators(content: CGSize(width: 390, height: 844)),
      axis: .vertical, bar: nil),
    Case(
      name: "content fits but for its insets",
      indicators: indicators(
        content: CGSize(width: 390, height: 840),
        insets: EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0), at: CGPoint(x: 0, y: -5)),
      axis: .vertical,
      bar: CGRect(x: 384, y: 3, width: 3, height: 838.0 * 839 / 845)),
    Case(
      name: "the other axis", indicators: indicators(content: CGSize(width: 900, height: 2532)),
      axis: .horizontal, bar: nil),
    Case(
      name: "no room for a bar",
      indicators: indicators(container: CGSize(width: 100, height: 6)), axis: .vertical, bar: nil),
    Case(
      name: "less room than the least length",
      indicators: indicators(container: CGSize(width: 100, height: 26)), axis: .vertical,
      bar: CGRect(x: 94, y: 3, width: 3, height: 20)),
  ]

  @Test(arguments: cases) func `stand where they should`(c: Case) {
    let bar = c.indicators.bar(c.axis)
    guard let bar, let expected = c.bar else {
      #expect(bar == c.bar)
      return
    }
    #expect(
      isClose(bar.minX, expected.minX, 1e-9) && isClose(bar.minY, expected.minY, 1e-9)
        && isClose(bar.width, expected.width, 1e-9) && isClose(bar.height, expected.height, 1e-9),
      "\(bar), not \(expected)")
  }

  /// A scroll view of any size with any content.
  private static func any(_ generator: inout SeededGenerator) -> ScrollIndicators {
    func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &generator)
    }
    let axes: [Axis.Set] = [.horizontal, .vertical, [.horizontal, .vertical]]
    return indicators(
      container: CGSize(width: length(0...500), height: length(0...900)),
      content: CGSize(width: length(0...3000), height: length(0...9000)),
      insets: EdgeInsets(
        top: length(0...90), leading: length(0...40), bottom: length(0...90),
        trailing: length(0...40)),
      margins: EdgeInsets(
        top: length(0...20), leading: length(0...20), bottom: length(0...20),
        trailing: length(0...20)),
      axes: axes.randomElement(using: &generator) ?? .vertical,
      isRightToLeft: Bool.random(using: &generator))
  }

  @Test func `stay in their tracks and move forward only`() {
    var seen = 0
    for seed in 0..<1000 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var indicators = Self.any(&generator)
      let (size, margins) = (indicators.geometry.wholeSize, indicators.margins)
      for axis in Axis.allCases {
        var last: CGRect?
        for step in -20...120 {
          let whole = indicators.geometry.contentSize[axis]
          indicators.geometry.contentOffset[axis] = whole * CGFloat(step) / 100
          guard let bar = indicators.bar(axis) else { break }
          seen += 1
          #expect(
            bar.min(axis) >= margins.start(axis) + 3 - 1e-9
              && bar.max(axis) <= size[axis] - margins.end(axis) - 3 + 1e-9, "seed \(seed)")
          if let last {
            #expect(
              bar.min(axis) >= last.min(axis) - 1e-9 && bar.max(axis) >= last.max(axis) - 1e-9,
              "seed \(seed), step \(step)")
          }
          last = bar
        }
      }
    }
    #expect(seen > 50_000)
  }

  @Test func `two bars do not meet`() {
    for seed in 0..<1000 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var indicators = Self.any(&generator)
      for (x, y) in [(-1e5, -1e5), (-1e5, 1e5), (1e5, -1e5), (1e5, 1e5), (0, 0)] {
        indicators.geometry.contentOffset = CGPoint(x: x, y: y)
        guard let one = indicators.bar(.vertical), let other = indicators.bar(.horizontal) else {
          continue
        }
        #expect(one.intersection(other.insetBy(dx: 1e-9, dy: 1e-9)).isNull, "seed \(seed)")
      }
    }
  }

  @Test func `mirror`() {
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let one = Self.any(&generator)
      var other = one
      other.isRightToLeft.toggle()
      other.margins = one.margins.mirrored(true)
      other.geometry.contentInsets = one.geometry.contentInsets.mirrored(true)
      let geometry = one.geometry
      other.geometry.contentOffset.x =
        geometry.contentSize.width - geometry.wholeSize.width - geometry.contentOffset.x
      for axis in Axis.allCases {
        let (bar, mirrored) = (one.bar(axis), other.bar(axis))
        #expect((bar == nil) == (mirrored == nil), "seed \(seed)")
        guard let bar, let mirrored else { continue }
        #expect(isClose(bar.minX + mirrored.maxX, geometry.wholeSize.width, 1e-9), "\(seed)")
        #expect(isClose(bar.minY, mirrored.minY, 1e-9), "seed \(seed)")
      }
    }
  }
}

@Suite struct `Indicator fading` {
  /// A drag that is held before it is let go: moving from 1.0x to 2 and resting from there.
  static let drag: ScrollTrack = {
    let finger = FingerPath.drag(by: CGVector(dx: 0, dy: -400), over: 0.8, hold: 0.2, at: 1)
    return ScrollTrack(.zero, list.segments(for: finger, from: .zero))
  }()

  static func opacity(_ time: Double, on track: ScrollTrack = drag) -> Double {
    IndicatorFade.opacity(at: time, on: track)
  }

  @Test func `a drag shows them at once, and they wait and fade`() {
    let start = Self.drag.segments[1].start
    #expect(Self.drag.segments.map(\.phase) == [.tracking, .interacting])
    #expect(Self.opacity(0) == 0)
    #expect(Self.opacity(1) == 0)
    #expect(Self.opacity(start.nextDown) == 0)
    #expect(Self.opacity(start) == 1)
    #expect(Self.opacity(1.9) == 1)
    #expect(Self.opacity(2) == 1)
    #expect(Self.opacity(2.05) == 1)
    // Source: computed, the cubic through (0.42, 0) and (0.58, 1).
    #expect(isClose(Self.opacity(2.05 + 0.0625), 0.870838, 1e-6))
    #expect(isClose(Self.opacity(2.05 + 0.125), 0.5, 1e-9))
    #expect(isClose(Self.opacity(2.05 + 0.1875), 0.129162, 1e-6))
    #expect(Self.opacity(2.3001) == 0)
    #expect(Self.opacity(100) == 0)
  }

  @Test func `stay while the content comes to rest`() {
    let finger = FingerPath.drag(by: CGVector(dx: 0, dy: -300), over: 0.2)
    let track = ScrollTrack(.zero, list.segments(for: finger, from: .zero))
    guard let settled = track.settled else { Issue.record("never settles"); return }
    #expect(settled > 1)
    for time in [0.2, 0.5, settled - 0.01, settled + 0.049] {
      #expect(Self.opacity(time, on: track) == 1)
    }
    #expect(isClose(Self.opacity(settled + 0.175, on: track), 0.5, 1e-9))
  }

  @Test func `a finger that only touches shows nothing`() {
    let touch = FingerPath(down: 1, at: .zero).holding(for: 2)
    let track = ScrollTrack(.zero, list.segments(for: touch, from: .zero))
    #expect(track.segments.map(\.phase) == [.tracking])
    for time in [0.5, 1, 2, 3, 4] { #expect(Self.opacity(time, on: track) == 0) }
  }

  @Test func `a finger that stops a motion keeps them until it leaves`() {
    let flick = FingerPath.drag(by: CGVector(dx: 0, dy: -300), over: 0.2)
    var track = ScrollTrack(.zero, list.segments(for: flick, from: .zero))
    let touch = FingerPath(down: 0.6, at: .zero).holding(for: 2)
    track.append(
      contentsOf: list.segments(for: touch, from: track.offset(at: 0.6), catching: true))
    #expect(track.settled == 2.6)
    for time in [0.5, 0.6, 1, 2.6, 2.65] { #expect(Self.opacity(time, on: track) == 1) }
    #expect(isClose(Self.opacity(2.65 + 0.125, on: track), 0.5, 1e-9))
    #expect(Self.opacity(3, on: track) == 0)
  }

  @Test func `a finger during the fade does not hold it up`() {
    var track = Self.drag
    track.append(ScrollSegment(resting: .zero, from: 2.1, to: 5, phase: .tracking))
    for time in stride(from: 2.0, to: 6, by: 0.03) {
      #expect(Self.opacity(time, on: track) == Self.opacity(time))
    }
  }

  @Test func `a jump shows nothing, an animated way does`() {
    let goal = CGPoint(x: 0, y: 3000)
    let jump = ScrollTrack(.zero, list.scroll(to: goal, from: .zero, at: 1, animation: .none))
    for time in [0.9, 1, 1.01, 2] { #expect(Self.opacity(time, on: jump) == 0) }
    let glide = ScrollTrack(.zero, list.scroll(to: goal, from: .zero, at: 1, animation: .standard))
    #expect(Self.opacity(1, on: glide) == 1)
    #expect(Self.opacity(1.35, on: glide) == 1)
    #expect(isClose(Self.opacity(1.475, on: glide), 0.5, 1e-9))
    // A jump in the middle of a way ends it, and the fade begins there.
    var cut = glide
    cut.append(contentsOf: list.scroll(to: .zero, from: goal, at: 1.1, animation: .none))
    #expect(isClose(Self.opacity(1.275, on: cut), 0.5, 1e-9))
  }

  @Test func `appear again in the middle of a fade`() {
    var track = Self.drag
    track.append(
      contentsOf: list.scroll(
        to: CGPoint(x: 0, y: 3000), from: track.restingPosition, at: 2.2, animation: .standard))
    #expect(Self.opacity(2.19, on: track) < 0.5)
    #expect(Self.opacity(2.2, on: track) == 1)
  }

  @Test func `only what has begun counts`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<50 {
      let time = Double.random(in: 0...4, using: &generator)
      var cut = ScrollTrack(offset: .zero)
      cut.append(contentsOf: Self.drag.segments.filter { $0.start <= time })
      #expect(Self.opacity(time, on: cut) == Self.opacity(time))
      #expect((0...1).contains(Self.opacity(time)))
    }
  }
}
