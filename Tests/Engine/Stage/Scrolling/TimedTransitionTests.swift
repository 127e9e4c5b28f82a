import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// Cards of 50 that fade in as a configuration says, in a window of 200.
struct TimedCards: View {
  var configuration: ScrollTransitionConfiguration
  var isLazy = true
  var axis = Axis.vertical
  var length: CGFloat = 50

  var body: some View {
    ScrollView(axis == .vertical ? .vertical : .horizontal) {
      if axis == .horizontal {
        LazyHStack(spacing: 10) { cards }
      } else if isLazy {
        LazyVStack(spacing: 10) { cards }
      } else {
        VStack(spacing: 10) { cards }
      }
    }
  }

  private var cards: some View {
    ForEach(0..<60) { index in
      Color.red.frame(
        width: axis == .horizontal ? length : nil, height: axis == .vertical ? length : nil
      )
      .scrollTransition(configuration) { effect, phase in
        effect.opacity(phase.isIdentity ? 1 : 0.2).offset(x: 10 * phase.value)
      }
    }
  }
}

@MainActor @Suite struct `Scroll transitions with an animation` {
  typealias Configuration = ScrollTransitionConfiguration

  static let glide: GestureScript = [
    .glide(to: .offset(CGPoint(x: 0, y: 300)), over: 1, curve: .linear), .wait(0.5),
  ]

  static func card(_ number: Int, in report: StillReport) -> ChildReport? {
    report.children.first { $0.name.contains("[\(number)]") }
  }

  /// The fifth card begins at 240, 40 below the window of 200; half of it, 25, is in sight once it has
  /// moved by 65: after 65/300 s.
  @Test(arguments: [false, true]) func `start on the tick at which the threshold is passed`(
    isLazy: Bool
  ) throws {
    let animation = Animation.easeInOut(duration: 0.4)
    let stage = Stage(script: Self.glide) {
      TimedCards(configuration: .animated(animation), isLazy: isLazy)
    }
    let start = (65.0 / 300 * 120).rounded(.up) / 120
    for step in -5...60 {
      let passed = Double(step) / 100
      let child = try #require(Self.card(4, in: stage.still(at: start + passed).report))
      let part = passed < 0 ? 0 : animation.value(from: 0.0, to: 1.0, at: passed)
      #expect(abs(child.opacity - (0.2 + 0.8 * part)) < 1e-9, "\(passed)")
      #expect(abs(child.transform.tx - 10 * (1 - part)) < 1e-9)
      #expect(child.phase == (passed < 0 ? .bottomTrailing : .identity))
    }
  }

  /// At 61 points a second the fifth card passes its threshold, at 65 points, between two ticks.
  ///
  /// On a coarse screen it is nearer to the threshold than half a pixel a tick before.
  @Test(arguments: [0.5, 1, 2, 3] as [CGFloat]) func `start on the same tick at every scale`(
    scale: CGFloat
  ) throws {
    let speed = 61.0
    let stage = Stage(
      scale: scale,
      script: [.glide(to: .offset(CGPoint(x: 0, y: speed * 2)), over: 2, curve: .linear)]
    ) { TimedCards(configuration: .animated(.linear(duration: 0.4))) }
    let start = (65 / speed * 120).rounded(.up)
    let phases = try [start - 1, start].map { tick in
      try #require(Self.card(4, in: stage.still(at: tick / 120).report)).phase
    }
    #expect(phases == [.bottomTrailing, .identity])
  }

  @Test func `show visible views at once when the scene starts`() {
    let report = Stage { TimedCards(configuration: .animated) }.still(at: 0).report
    #expect(report.children.map(\.phase) == [.identity, .identity, .identity, .bottomTrailing])
    #expect(report.children.map(\.opacity) == [1, 1, 1, 0.2])
  }

  /// A linear animation shows the mean of where the view was over its length.
  @Test func `lag behind by the animation`() throws {
    let lag = 0.2
    let stage = Stage(script: Self.glide) {
      TimedCards(
        configuration: .interactive(timingCurve: .linear).animation(.linear(duration: lag)))
    }
    let still = Stage(script: Self.glide) {
      TimedCards(configuration: .interactive(timingCurve: .linear))
    }
    // Until it is in reach it is out.
    let places = (0..<96).map { tick in
      Self.card(4, in: still.still(at: Double(tick) / 120).report)?.progress ?? 1
    }
    // Card 4 comes in from 40/300 s on and is wholly in sight 50/300 s later.
    for tick in stride(from: 20, to: 96, by: 5) {
      let time = Double(tick) / 120
      let child = try #require(Self.card(4, in: stage.still(at: time).report))
      let goals = (0..<24).map { tick < $0 ? 1 : places[tick - $0] }
      let mean = goals.reduce(0, +) / 24
      // The ticks make steps of what is a line between them, at most 300/120 points of 50 long.
      #expect(abs((child.progress ?? 9) - mean) < 0.06, "\(time)")
    }
    let (now, then) = (stage.still(at: 0.25).report, still.still(at: 0.25).report)
    #expect(
      (Self.card(4, in: now)?.progress ?? 0) > 0.2 + (Self.card(4, in: then)?.progress ?? 1))
    let end = stage.duration
    #expect(
      stage.still(at: end).report.children.map(\.opacity)
        == still.still(at: end).report.children.map(\.opacity))
  }

  /// Rows that a fast flick brings far into sight within one tick come in by the animation too.
  @Test func `animate rows that appear fast`() throws {
    let script: GestureScript = [.glide(to: .offset(CGPoint(x: 0, y: 3000)), over: 0.5), .wait(1)]
    let stage = Stage(script: script) {
      TimedCards(configuration: .animated(.linear(duration: 0.3)), length: 30)
    }
    var seen: Set<String> = []
    var (first, all) = (0, 0)
    let begun = Set(stage.still(at: 0).report.children.map(\.name))
    for tick in 1...60 {
      for child in stage.still(at: Double(tick) / 120).report.children
      where !begun.contains(child.name) && seen.insert(child.name).inserted {
        all += 1
        if child.opacity <= 0.2 + 0.8 / 36 * 1.01 { first += 1 }
      }
    }
    #expect(all > 40 && first == all)
  }

  @Test func `are complete where content jumps to, and restart when it jumps back`() {
    let stage = Stage(
      script: [
        .wait(0.5), .scrollTo(offset: CGPoint(x: 0, y: 1000), animated: false), .wait(0.5),
        .scrollTo(offset: .zero, animated: false), .wait(0.5),
      ]
    ) { TimedCards(configuration: .animated) }
    for time in [0.5, 0.55, 1, 1.05, 1.5] {
      for child in stage.still(at: time).report.children {
        #expect(child.opacity == (child.phase == .identity ? 1 : 0.2), "\(time)")
      }
    }
  }

  /// An eager view is there all the time: it sees the jump, and goes its way.
  @Test func `run when content jumps under visible views`() throws {
    let stage = Stage(
      script: [.wait(0.5), .scrollTo(offset: CGPoint(x: 0, y: 70), animated: false), .wait(0.5)]
    ) { TimedCards(configuration: .animated(.linear(duration: 0.4)), isLazy: false) }
    let child = try #require(Self.card(4, in: stage.still(at: 0.6).report))
    #expect(abs(child.opacity - 0.4) < 1e-9)
    #expect(
      Self.card(0, in: stage.still(at: 0.6).report).map { abs($0.opacity - 0.8) < 1e-9 } == true)
  }

  @Test func `reverse with the finger`() {
    let stage = Stage(
      script: [
        .glide(to: .offset(CGPoint(x: 0, y: 70)), over: 0.25, curve: .linear),
        .glide(to: .offset(.zero), over: 0.25, curve: .linear), .wait(1),
      ]
    ) { TimedCards(configuration: .animated(.smooth(duration: 0.5))) }
    var last: Double?
    var most = 0.0
    for tick in stride(from: 0, to: 170, by: 2) {
      guard let child = Self.card(4, in: stage.still(at: Double(tick) / 120).report) else {
        continue
      }
      if let last { #expect(abs(child.opacity - last) < 0.06, "no jump at \(tick)") }
      last = child.opacity
      most = max(most, child.opacity)
    }
    #expect(most > 0.25 && most < 0.95)
  }

  @Test func `are mirrored right to left`() {
    func stage(_ rightToLeft: Bool) -> Stage {
      Stage(
        rightToLeft: rightToLeft,
        script: [
          .glide(to: .offset(CGPoint(x: rightToLeft ? 2790 : 700, y: 0)), over: 0.6), .wait(0.2),
        ]
      ) { TimedCards(configuration: .animated, axis: .horizontal) }
    }
    let (left, right) = (stage(false), stage(true))
    for tick in stride(from: 0, through: 90, by: 6) {
      let time = Double(tick) / 120
      let (a, b) = (left.still(at: time).report.children, right.still(at: time).report.children)
      #expect(a.map(\.phase) == b.map(\.phase) && a.map(\.opacity) == b.map(\.opacity), "\(time)")
    }
  }

  /// Content that still moves when the script is over comes to rest, and what that asks for is done.
  @Test func `continue after the end of the script`() throws {
    let stage = Stage(script: [.flick(.up, velocity: 1500)]) {
      TimedCards(configuration: .animated(.linear(duration: 0.2)))
    }
    let rest = stage.still(at: stage.duration + 8).report
    #expect(rest.children.count > 2)
    #expect(rest.children.allSatisfy { $0.opacity == ($0.phase == .identity ? 1 : 0.2) })
    #expect(rest.children.contains { $0.phase == .identity })
  }

  @Test func `are waited for by untilSettled`() {
    func end(_ configuration: Configuration) -> Double {
      Stage(
        script: [.glide(to: .offset(CGPoint(x: 0, y: 70)), over: 0.25), .untilSettled()]
      ) { TimedCards(configuration: configuration) }.duration
    }
    #expect(end(.interactive) == 0.25)
    #expect(end(.animated(.linear(duration: 2))) > 2.1)
  }

  /// The container of a transition ends at the margins and the safe area.
  @Test func `account for margins and the safe area`() throws {
    let stage = Stage(script: Self.glide) {
      ZStack {
        TimedCards(configuration: .animated(.linear(duration: 0.2)))
          .contentMargins(.bottom, 20)
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 10) }
      }
    }
    // 30 less to see: half of card 4 is in after 95 points.
    let start = (95.0 / 300 * 120).rounded(.up) / 120
    let (before, after) = (
      stage.still(at: start - 0.002).report, stage.still(at: start + 0.1).report
    )
    #expect(Self.card(4, in: before)?.opacity == 0.2)
    #expect(Self.card(4, in: after).map { abs($0.opacity - 0.6) < 1e-9 } == true)
  }
}
