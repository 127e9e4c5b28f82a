import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkStage
import ScrollworkViews
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkPreview

@MainActor @Suite struct `A live scene` {
  /// Rows to tap, press and drag in a list, above a pager in a list.
  private struct Page: View {
    @State private var count = 0
    @State private var isPressed = false
    @State private var way = CGSize.zero

    var body: some View {
      ScrollView {
        VStack(spacing: 8) {
          ScrollView(.horizontal) {
            HStack(spacing: 8) {
              ForEach(0..<6) { index in
                RoundedRectangle(cornerRadius: 8).frame(width: 120, height: 80)
                  .onTapGesture { count += index + 1 }
              }
            }
          }
          Rectangle().frame(width: 100 + CGFloat(count), height: 40)
            .opacity(isPressed ? 0.4 : 1)
            .onLongPressGesture(minimumDuration: 0.3) {
              count += 10
            } onPressingChanged: {
              isPressed = $0
            }
          Circle().frame(width: 60, height: 60).offset(way)
            .gesture(
              DragGesture().onChanged { way = $0.translation }.onEnded { _ in
                withAnimation { way = .zero }
              })
          ForEach(0..<30) { index in
            Rectangle().frame(height: 44).opacity(0.2 + Double(index) / 40)
              .onTapGesture(count: 2) { count += 5 }
              .scrollTransition { $0.scaleEffect($1.isIdentity ? 1 : 0.8) }
          }
        }
      }
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 100
      } action: { _, isFar in
        isPressed = isFar
      }
    }
  }

  private static let scene = Scene("page", canvas: CGSize(width: 200, height: 300), scale: 1) {
    Page()
  }

  /// One finger or two at random: taps, presses, drags and flicks with pauses.
  private func touch(_ live: LiveScene, _ seed: UInt64) -> [(time: Double, list: DisplayList)] {
    var random = SeededGenerator(seed: seed)
    var (time, shown) = (0.0, [(time: Double, list: DisplayList)]())
    func frame(after seconds: Double) {
      time += seconds
      live.play(to: time)
      shown.append((live.time, live.still.displayList))
    }
    for _ in 0..<6 {
      var point = CGPoint(
        x: .random(in: 10...190, using: &random), y: .random(in: 10...290, using: &random))
      let pace = CGVector(
        dx: .random(in: -9...9, using: &random), dy: .random(in: -16...16, using: &random))
      let hasSecond = Int.random(in: 0..<5, using: &random) == 0
      live.receive([.down(finger: 0, point)], at: time + 0.003)
      if hasSecond { live.receive([.down(finger: 1, CGPoint(x: 100, y: 150))], at: time + 0.02) }
      for _ in 0..<Int.random(in: 1...24, using: &random) {
        frame(after: 1.0 / 60)
        if Int.random(in: 0..<3, using: &random) > 0 {
          point = CGPoint(x: point.x + pace.dx, y: point.y + pace.dy)
          live.receive([.move(finger: 0, point)], at: time + 0.001)
        }
      }
      if hasSecond { live.receive([.up(finger: 1)], at: time) }
      live.receive(
        [Int.random(in: 0..<9, using: &random) == 0 ? .cancel(finger: 0) : .up(finger: 0)], at: time
      )
      for _ in 0..<Int.random(in: 2...50, using: &random) { frame(after: 1.0 / 60) }
    }
    return shown
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `saves a script that plays the same stills`(seed: UInt64) throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let live = LiveScene(Self.scene, renderer: renderer)
    let shown = touch(live, seed)
    let text = "\(live.script)"
    let script = try ScriptText(text, file: "session.scroll").script
    let stage = Stage(Self.scene.playing(script), text: renderer, images: renderer)
    for (time, list) in shown {
      try #require(stage.still(at: time).displayList == list, "at \(time) s of\n\(text)")
    }
    #expect(stage.problems == [])
    // Played anew and asked for the past, it shows the same too.
    let again = LiveScene(Self.scene, renderer: renderer, record: live.record)
    for (time, list) in shown.reversed() where Int(time * 120) % 7 == 0 {
      try #require(again.still(at: time).displayList == list, "at \(time) s")
      try #require(live.still(at: time).displayList == list, "at \(time) s")
    }
  }

  @Test func `follows a finger that scrolls, and lets the content glide`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let live = LiveScene(Self.scene, renderer: renderer)
    var point = CGPoint(x: 100, y: 250)
    live.receive([.down(finger: 0, point)], at: 0.1)
    for step in 1...10 {
      point.y -= 15
      live.receive([.move(finger: 0, point)], at: 0.1 + Double(step) / 60)
      live.play(to: 0.1 + Double(step) / 60)
    }
    let held = try #require(live.stage.report(at: live.time).scrollViews.first)
    #expect(held.phase == .interacting)
    // The first ten points are the slop.
    #expect(abs(held.offset.y - 140) < 1e-6)
    #expect(abs(held.velocity.dy - 900) < 1e-6)
    live.receive([.up(finger: 0)], at: live.time)
    live.play(to: 0.5)
    let free = try #require(live.stage.report(at: live.time).scrollViews.first)
    #expect(free.phase == .decelerating && free.offset.y > 200)
  }

  @Test func `rests where a finger lifts that has come to rest`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let live = LiveScene(Self.scene, renderer: renderer)
    live.receive([.down(finger: 0, CGPoint(x: 100, y: 250))], at: 0.1)
    live.receive([.move(finger: 0, CGPoint(x: 100, y: 150))], at: 0.2)
    live.receive([.up(finger: 0)], at: 0.6)
    live.play(to: 0.7)
    let report = try #require(live.stage.report(at: live.time).scrollViews.first)
    #expect(report.phase == .idle && abs(report.offset.y - 90) < 1e-6)
    #expect(!live.stage.isActive)
  }

  @Test func `follows a finger that moves as it comes down, and then holds still`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let live = LiveScene(Self.scene, renderer: renderer)
    live.receive(
      [.down(finger: 0, CGPoint(x: 100, y: 290)), .move(finger: 0, CGPoint(x: 100, y: 190))],
      at: 0.1)
    live.play(to: 0.2)
    let report = try #require(live.stage.report(at: live.time).scrollViews.first)
    #expect(report.phase == .interacting && abs(report.offset.y - 90) < 1e-6)
  }

  @Test func `goes on from a moment of its past`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let live = LiveScene(Self.scene, renderer: renderer)
    let shown = touch(live, 3)
    let middle = shown[shown.count / 2]
    live.branch(at: middle.time)
    #expect(live.time >= middle.time && live.time < middle.time + 0.02)
    #expect(live.still(at: middle.time).displayList == middle.list)
    #expect(live.record.events.allSatisfy { $0.tick <= live.record.end })
  }

  @Test func `keeps what was touched in other settings`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let live = LiveScene(Self.scene, renderer: renderer)
    _ = touch(live, 5)
    let (end, events) = (live.time, live.record.events)
    live.replay { $0.settings.dark = true }
    #expect(live.scene.colorScheme == .dark && live.time == end && live.record.events == events)
    let data = try JSONEncoder().encode(live.record)
    #expect(try JSONDecoder().decode(SessionRecord.self, from: data) == live.record)
  }

  @Test func `turns by a rotation`() throws {
    let renderer = try CairoRenderer(fonts: .standard())
    let live = LiveScene(Self.scene, renderer: renderer)
    live.receive([.rotate], at: 0.2)
    live.play(to: 0.5)
    #expect(live.stage.screen(at: live.time).size == CGSize(width: 300, height: 200))
    #expect("\(live.script)".contains("input rotate"))
  }
}
