import Foundation
import ScrollworkControls
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

@MainActor @Suite struct `Effects in a tree` {
  /// Cards that fade and shrink at the edges, or plain ones.
  struct Cards: View {
    var hasEffects = true
    var isLazy = true

    var body: some View {
      ScrollView {
        if isLazy { LazyVStack(spacing: 10) { cards } } else { VStack(spacing: 10) { cards } }
      }.contentMargins(.top, 20)
    }

    private var cards: some View {
      ForEach(0..<30) { index in
        let card = Color.red.frame(height: 50).id(index)
        if hasEffects {
          AnyView(
            card.scrollTransition(.interactive(timingCurve: .linear)) { effect, phase in
              effect.opacity(phase.isIdentity ? 1 : 0.25).scaleEffect(1 - abs(phase.value) / 2)
            }.visualEffect { effect, proxy in effect.offset(x: proxy.frame(in: .global).minY / 10) }
          )
        } else {
          AnyView(card)
        }
      }
    }
  }

  /// Source: documented: by default a view is at identity while all of it can be seen, and on a side
  /// once nothing can.
  @Test(arguments: [false, true]) func `report the progress of the documented formula`(isLazy: Bool)
  {
    let stage = Stage(
      script: [.glide(to: .offset(CGPoint(x: 0, y: 900)), over: 3)]
    ) { Cards(isLazy: isLazy) }
    var seen = 0
    for step in 0...150 {
      let time = 3 * Double(step) / 150
      let report = stage.still(at: time).report
      for child in report.children {
        guard let progress = child.progress, let phase = child.phase else { continue }
        let (start, end) = (child.frame.minY, child.frame.maxY)
        let wanted: Double
        // The window inside the margin is 20...200.
        if end - 20 < 50 {
          wanted = max(-1, -(50 - (end - 20)) / 50)
        } else if 200 - start < 50 {
          wanted = min(1, (50 - (200 - start)) / 50)
        } else {
          wanted = 0
        }
        #expect(abs(progress - wanted) < 1e-9, "\(child.name) at \(time), frame \(child.frame)")
        #expect(abs(child.opacity - (1 - 0.75 * abs(wanted))) < 1e-9)
        #expect((phase == .identity) == (wanted == 0))
        seen += 1
      }
    }
    #expect(seen > 500)
  }

  @Test func `name the view and the line of code`() throws {
    let report = Stage { Cards() }.still(at: 0).report
    let child = try #require(report.children.first)
    #expect(child.source.hasPrefix("ScrollworkViewsTests/EffectTests.swift:"))
    #expect(child.name.contains("ForEach[0]"))
  }

  @Test func `change no layout frame`() throws {
    let script: GestureScript = [.flick(.up, velocity: 1200), .untilSettled()]
    let (with, without) = (
      Stage(script: script) { Cards() }, Stage(script: script) { Cards(hasEffects: false) }
    )
    for step in 0...30 {
      let time = with.duration * Double(step) / 30
      let frames = without.tree(at: time).frames.split(separator: "\n")
      let dressed = with.tree(at: time).frames.split(separator: "\n")
        .filter { !$0.hasPrefix("scrollTransition") && !$0.hasPrefix("visualEffect") }
      #expect(dressed == frames)
      #expect(with.offset(at: time) == without.offset(at: time))
    }
  }

  @Test func `are mirrored right to left`() throws {
    func row(_ rightToLeft: Bool) -> [ChildReport] {
      Stage(rightToLeft: rightToLeft) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<10) { _ in
              Color.red.frame(width: 40).scrollTransition { effect, phase in
                effect.offset(x: phase.value * 8)
              }
            }
          }
        }
      }.still(at: 0).report.children
    }
    let (left, right) = (row(false), row(true))
    #expect(left.count == 3)
    #expect(left.map(\.phase) == right.map(\.phase))
    #expect(left.map(\.progress) == right.map(\.progress))
    #expect(left.last?.phase == .bottomTrailing)
    for (a, b) in zip(left, right) {
      #expect(abs(a.frame.minX - (100 - b.frame.maxX)) < 1e-9)
      // As in the system, an offset is one of the canvas and not mirrored.
      #expect(a.transform == b.transform)
    }
  }

  @Test func `receive frames in every coordinate space`() {
    let seen = Frames()
    let stage = Stage(
      script: [.scrollTo(offset: CGPoint(x: 0, y: 35), animated: false), .wait(0.1)]
    ) {
      VStack(spacing: 0) {
        Color.gray.frame(height: 50)
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 60)
            VStack(spacing: 0) {
              Color.gray.frame(height: 5)
              Color.blue.frame(width: 30, height: 40).visualEffect { effect, proxy in
                seen.note("size", CGRect(origin: .zero, size: proxy.size))
                seen.note("local", proxy.frame(in: .local))
                seen.note("global", proxy.frame(in: .global))
                seen.note("scroll", proxy.frame(in: .scrollView))
                seen.note("vertical", proxy.frame(in: .scrollView(axis: .vertical)))
                seen.note("horizontal", proxy.frame(in: .scrollView(axis: .horizontal)))
                seen.note("named", proxy.frame(in: .named("box")))
                seen.note("unknown", proxy.frame(in: .named("nobody")))
                seen.note("bounds", proxy.bounds(of: .scrollView) ?? .zero)
                seen.note("none", proxy.bounds(of: .named("nobody")) ?? CGRect(9, 9, 9, 9))
                return effect
              }
            }.coordinateSpace(.named("box"))
            Color.red.frame(height: 600)
          }
        }.contentMargins(.top, 10)
      }
    }
    _ = stage.still(at: stage.duration)
    // At 50 the scroll view, its margin to 60; the view at 65 in content moved up by 35.
    #expect(
      seen.all == [
        "size": CGRect(0, 0, 30, 40), "local": CGRect(0, 0, 30, 40),
        "global": CGRect(35, 80, 30, 40), "scroll": CGRect(35, 20, 30, 40),
        "vertical": CGRect(35, 20, 30, 40), "horizontal": CGRect(35, 80, 30, 40),
        "named": CGRect(35, 5, 30, 40), "unknown": CGRect(35, 80, 30, 40),
        "bounds": CGRect(-35, -20, 100, 140), "none": CGRect(9, 9, 9, 9),
      ])
  }

  /// Where an effect writes what it was told.
  final class Frames: @unchecked Sendable {
    private(set) var all: [String: CGRect] = [:]

    func note(_ name: String, _ frame: CGRect) { all[name] = frame }
  }

  @Test func `keep a header visible that has left the visible area`() {
    let stage = Stage(
      script: [.scrollTo(offset: CGPoint(x: 0, y: 1500), animated: false), .wait(0.1)]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          Color.green.frame(height: 20).zIndex(1).visualEffect { effect, proxy in
            effect.offset(y: max(0, -proxy.frame(in: .scrollView).minY))
          }
          ForEach(0..<50) { _ in Color.red.frame(height: 50) }
        }
      }
    }
    let dump = stage.still(at: stage.duration).displayList.dump
    #expect(dump.contains("    layer\n      fill rect 0,0 100x20 #34c759\n"), "\(dump)")
  }
}

@MainActor @Suite struct `Animated effects` {
  struct Box: View {
    var animation: Animation?
    @State private var isFar = false
    @State private var other = 0

    var body: some View {
      VStack {
        Button("go") { withAnimation(animation) { isFar.toggle() } }.accessibilityIdentifier("go")
        Button("other") { withAnimation(.linear(duration: 2)) { other += 1 } }
          .accessibilityIdentifier("other")
        Button("jump") { isFar.toggle() }.accessibilityIdentifier("jump")
        Color.red.frame(width: 20, height: 20)
          .opacity(isFar ? 0.25 : 1).accessibilityIdentifier("faded")
        Color.red.frame(width: 20, height: 20).offset(x: isFar ? 40 : 0)
        Color.red.frame(width: 20, height: 20).scaleEffect(isFar ? 3 : 1)
      }
    }
  }

  /// Opacity, way and scale as drawn.
  static func looks(_ stage: Stage, _ time: Double) -> [Double] {
    var values = [1.0, 0, 1]
    for view in stage.tree(at: time).all {
      let numbers = (view.detail("transform") ?? "[1 0 0 1 0 0]").dropFirst().dropLast()
        .split(separator: " ").compactMap { Double($0) }
      switch view.kind {
      case "opacity": values[0] = Double(view.detail("opacity") ?? "1") ?? -1
      case "offset": values[1] = numbers[4]
      case "scaleEffect": values[2] = numbers[0]
      default: break
      }
    }
    return values
  }

  static func near(_ a: [Double], _ b: [Double], _ tolerance: Double = 0.0011) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test func `are closed forms, in any order`() {
    let stage = Stage(script: [.tap("go"), .wait(1)]) { Box(animation: .linear(duration: 0.5)) }
    for step in [8, 3, 5, 0, 10, 1, 12] {
      let part = min(1, Double(step) / 10)
      let looks = Self.looks(stage, taps(1) + Double(step) * 0.05)
      #expect(Self.near(looks, [1 - 0.75 * part, 40 * part, 1 + 2 * part]), "\(step): \(looks)")
    }
  }

  @Test func `last until all has settled`() {
    let stage = Stage(script: [.tap("go"), .untilSettled()]) {
      Box(animation: .linear(duration: 0.5))
    }
    #expect(abs(stage.duration - taps(1) - 0.5) < 1.01 / 120)
  }

  @Test func `at rest do not delay the script`() {
    let stage = Stage(script: [.tap("go"), .untilSettled()]) {
      Box(animation: .linear(duration: 1).speed(0))
    }
    #expect(stage.duration == taps(1))
    #expect(Self.near(Self.looks(stage, 5), [1, 0, 1]))
  }

  @Test func `without an animation apply at once, also during another`() {
    let stage = Stage(script: [.tap("go"), .wait(0.1), .tap("jump"), .wait(0.1)]) {
      Box(animation: .linear(duration: 0.5))
    }
    let jump = taps(2) + 0.1
    #expect(Self.near(Self.looks(stage, jump - 1e-9), [0.725, 14.667, 1.733], 0.01))
    #expect(Self.near(Self.looks(stage, jump), [1, 0, 1]))
  }

  @Test func `are not restarted by other changes`() {
    let stage = Stage(script: [.tap("go"), .tap("other"), .wait(1)]) {
      Box(animation: .linear(duration: 0.5))
    }
    #expect(Self.near(Self.looks(stage, taps(1) + 0.25), [0.625, 20, 2]))
    #expect(Self.near(Self.looks(stage, taps(1) + 0.5), [0.25, 40, 3]))
  }

  @Test(arguments: [Animation.smooth(duration: 0.4), .bouncy(duration: 0.4)])
  func `reverse with their current value and velocity`(animation: Animation) {
    let stage = Stage(script: [.tap("go"), .wait(0.02), .tap("go"), .wait(2)]) {
      Box(animation: animation)
    }
    let turn = taps(2) + 0.02
    let step = 1e-3
    func way(_ time: Double) -> Double { Self.looks(stage, time)[1] }
    let before = (way(turn) - way(turn - 10 * step)) / (10 * step)
    let after = (way(turn + 10 * step) - way(turn)) / (10 * step)
    #expect(abs(way(turn) - way(turn - 1e-6)) < 0.01)
    #expect(before > 50)
    #expect(abs(after - before) < 0.4 * before, "\(before) \(after)")
    // Nor does anything jump at the end.
    var last = way(turn)
    for tick in 1...1000 {
      let now = way(turn + Double(tick) * step)
      #expect(abs(now - last) < 0.6, "at \(tick)")
      last = now
    }
    #expect(Self.near(Self.looks(stage, stage.duration), [1, 0, 1]))
  }
}
