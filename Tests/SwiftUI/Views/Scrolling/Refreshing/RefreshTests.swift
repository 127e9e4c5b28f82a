import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A finger that pulls down from the middle of a canvas of 200 × 600, stays, and leaves.
///
/// Of 600 points the rubber band leaves 100 to a pull of 218.
private func pull(_ way: CGFloat, over time: Double = 0.5, hold: Double = 0.25)
  -> GestureScript.Step
{
  .drag(
    from: .point(CGPoint(x: 100, y: 200)), by: CGVector(dx: 0, dy: way), over: time, hold: hold)
}

@MainActor @Suite struct `A view that can be refreshed` {
  private struct Rows: View {
    var duration = 1.0
    var count = 40
    @State private var isWorking = false
    @State private var runs = 0

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Text(isWorking ? "working" : "done \(runs)")
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 40) }
        }
      }
      .refreshable { await work() }
    }

    private func work() async {
      isWorking = true
      try? await Task.sleep(for: .seconds(duration))
      isWorking = false
      runs += 1
    }
  }

  private func stage(
    rightToLeft: Bool = false, _ script: GestureScript,
    @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    Stage(
      canvas: CGSize(width: 200, height: 600), rightToLeft: rightToLeft, script: script,
      root: root)
  }

  private func spokes(_ stage: Stage, at time: Double) -> Int {
    stage.still(at: time).displayList.dump.split(separator: "\n")
      .filter { $0.contains("stroke") && $0.contains("#8e8e93") }.count
  }

  @Test(arguments: [false, true])
  func `acts during the drag, holds the content down, and releases it`(isRTL: Bool) throws {
    let stage = stage(rightToLeft: isRTL, [pull(260), .wait(2.5)]) { Rows(duration: 1.6) }
    let tick = 1 / 120.0
    let begin = try #require(
      stride(from: 0, to: 2, by: tick).first { stage.texts(at: $0) == ["working"] })
    #expect(begin < 0.5)
    #expect(stage.offset(at: begin).y <= -100 && stage.offset(at: begin - tick).y > -100)
    // The finger goes on: nothing jumps and nothing changes its speed.
    let steps = stride(from: begin - 4 * tick, to: begin + 4 * tick, by: tick)
      .map { stage.offset(at: $0).y - stage.offset(at: $0 + tick).y }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { abs($0 - $1) < 0.02 && $0 > 0.5 })
    #expect(stage.still(at: 0.74).report.scrollViews[0].phase == .interacting)
    #expect(stage.offset(at: begin + 1.59).y == -60)
    #expect(stage.texts(at: begin + 1.61) == ["done 1"])
    let back = (0...19).map { stage.offset(at: begin + 1.6 + Double($0) / 60).y }
    #expect(zip(back, back.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((back[9] - -30).magnitude < 10)
    #expect(back.last == 0)
    #expect(stage.complaints == [])
  }

  @Test func `the spinner appears with the pull, turns, shrinks and disappears`() {
    let stage = stage([pull(260), .wait(2)]) { Rows() }
    #expect(spokes(stage, at: 0.05) == 0)
    let coming = stride(from: 0.1, through: 0.4, by: 0.05).map { spokes(stage, at: $0) }
    #expect(coming == coming.sorted() && coming.first == 0 && (3...8).contains(coming.last ?? 0))
    #expect([0.6, 1, 1.3].map { spokes(stage, at: $0) } == [8, 8, 8])
    #expect(stage.still(at: 1).displayList != stage.still(at: 1.125).displayList)
    #expect(stage.still(at: 1).displayList == stage.still(at: 1.01).displayList)
    #expect(spokes(stage, at: 2) == 0)
  }

  @Test func `stills are the same asked for alone or in order`() {
    let script: GestureScript = [pull(260), .wait(0.4), pull(150), .wait(1.2)]
    let times = stride(from: 0, to: 2.8, by: 0.07).map { $0 }
    let all = stage(script) { Rows() }
    let forward = times.map { all.still(at: $0).displayList.digest }
    #expect(times.reversed().map { all.still(at: $0).displayList.digest } == forward.reversed())
    for index in stride(from: 3, to: times.count, by: 7) {
      let alone = stage(script) { Rows() }
      #expect(alone.still(at: times[index]).displayList.digest == forward[index])
    }
  }

  @Test func `a pull that is too short does nothing`() {
    let stage = stage([pull(200), .wait(1)]) { Rows() }
    #expect(spokes(stage, at: 0.6) > 3)
    #expect(stage.texts == ["done 0"] && stage.offset(at: 1.7).y == 0)
  }

  @Test func `a pull during a refresh starts nothing, the next one does`() {
    let twice = stage([pull(260), .wait(0.1), pull(260), .wait(1.5)]) { Rows() }
    #expect(twice.texts == ["done 1"])
    #expect(twice.offset(at: twice.duration).y == 0)
    let again = stage([pull(260), .wait(1.6), pull(260), .wait(1.6)]) { Rows() }
    #expect(again.texts == ["done 2"])
  }

  @Test func `a refresh that ends during the drag leaves the content with the finger`() {
    let stage = stage([pull(260, hold: 1), .wait(0.8)]) { Rows(duration: 0.2) }
    #expect(stage.texts(at: 1) == ["done 1"])
    // The finger has it still, and what it pulls is no new refresh.
    #expect(stage.offset(at: 1.4).y < -110)
    #expect(spokes(stage, at: 1.4) == 0)
    #expect(stage.texts == ["done 1"])
    #expect(stage.offset(at: stage.duration).y == 0)
    let steps = stride(from: 0.4, to: 2.2, by: 1 / 120.0)
      .map { abs(stage.offset(at: $0).y - stage.offset(at: $0 + 1 / 120.0).y) }
    #expect((steps.max() ?? 99) < 12)
  }

  @Test func `a refresh that ends while content bounces back lets it continue`() {
    let stage = stage([pull(300, hold: 0), .wait(1.5)]) { Rows(duration: 0.2) }
    #expect(stage.offset(at: stage.duration).y == 0)
    let steps = stride(from: 0.4, to: 1.9, by: 1 / 120.0)
      .map { abs(stage.offset(at: $0).y - stage.offset(at: $0 + 1 / 120.0).y) }
    #expect((steps.max() ?? 99) < 14)
  }

  @Test func `a refresh that never ends holds the content down`() {
    struct Endless: View {
      var body: some View {
        ScrollView { Color.red.frame(height: 2000) }
          .refreshable { while true { try? await Task.sleep(for: .seconds(1)) } }
      }
    }
    let stage = stage([pull(260), .wait(5), .flick(.up, velocity: 900), .wait(2)]) { Endless() }
    #expect(stage.offset(at: 5.7).y == -60)
    // Scrolled away, its control goes with it.
    #expect(spokes(stage, at: 5.7) == 8 && spokes(stage, at: stage.duration) == 0)
    #expect(stage.offset(at: stage.duration).y > 100)
    #expect(stage.complaints == [])
  }

  @Test func `a refresh that waits outside the scene is a problem`() {
    let stage = stage([pull(260), .wait(1)]) {
      ScrollView { Color.red.frame(height: 2000) }
        .refreshable { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
    #expect(stage.complaints.count == 1 && stage.complaints[0].contains("RefreshTests.swift"))
  }

  @Test func `short content can be pulled too`() {
    let stage = stage([pull(260), .wait(2.5)]) {
      Rows(duration: 1.6, count: 2).scrollBounceBehavior(.basedOnSize)
    }
    #expect(stage.offset(at: 2).y == -60)
    #expect(stage.texts == ["done 1"])
    #expect(stage.offset(at: stage.duration).y == 0)
  }

  @Test func `the outermost vertical scroll view is pulled`() {
    struct Nested: View {
      let outer: Axis.Set
      @State private var runs = 0

      var body: some View {
        ScrollView(outer) {
          ScrollView { Text("runs \(runs)").frame(width: 200, height: 900) }.frame(height: 600)
        }
        .refreshable { await run() }
      }

      private func run() async { runs += 1 }
    }
    let across = stage([pull(260), .wait(1)]) { Nested(outer: .horizontal) }
    #expect(across.texts == ["runs 1"])
    // The inner one takes the finger, but has nothing to refresh.
    let down = stage([pull(260), .wait(1)]) { Nested(outer: .vertical) }
    #expect(down.texts == ["runs 0"])
    #expect(across.complaints == [] && down.complaints == [])
  }

  @Test func `touches that cannot scroll start no refresh`() {
    let stage = stage([pull(260), .wait(1)]) { Rows().scrollDisabled(true) }
    #expect(stage.texts == ["done 0"])
  }

  @Test func `views inside can call the refresh action`() {
    struct Caller: View {
      @Environment(\.refresh) private var refresh

      var body: some View {
        Button(refresh == nil ? "nothing" : "refresh") { Task { await refresh?() } }
          .id(refresh == nil ? "idle" : "go")
      }
    }
    struct Both: View {
      @State private var runs = 0

      var body: some View {
        VStack {
          Caller().refreshable { await run() }
          Caller()
          Text("runs \(runs)")
        }
      }

      private func run() async { runs += 1 }
    }
    let stage = stage([.tap("go"), .wait(0.2)]) { Both() }
    #expect(stage.texts == ["refresh", "nothing", "runs 1"])
  }

  @Test func `a refresh ends with its view`() {
    struct Leaving: View {
      @State private var isHere = true
      @State private var text = "…"

      var body: some View {
        VStack {
          Text(text)
          if isHere {
            ScrollView { Color.red.frame(height: 2000) }.refreshable { await leave() }
          }
        }
      }

      private func leave() async {
        try? await Task.sleep(for: .seconds(0.5))
        isHere = false
        do { try await Task.sleep(for: .seconds(0.5)) } catch { text = "cancelled" }
      }
    }
    let stage = stage([pull(300), .wait(2)]) { Leaving() }
    #expect(stage.texts == ["cancelled"])
  }

  @Test func `scroll observers receive the inset of the held content`() {
    struct Watching: View {
      @State private var inset: CGFloat = 0

      var body: some View {
        VStack(spacing: 0) {
          Text("\(Int(inset))")
          Rows().onScrollGeometryChange(for: CGFloat.self, of: \.contentInsets.top) { inset = $1 }
        }
      }
    }
    let stage = stage([pull(300), .wait(2)]) { Watching() }
    #expect(stage.texts(at: 1).first == "60")
    #expect(stage.texts.first == "0")
  }
}

@MainActor @Suite struct `A refresh control under a navigation bar` {
  private func stage(isLarge: Bool) -> Stage {
    Stage(canvas: CGSize(width: 200, height: 600), script: [pull(300), .wait(3)]) {
      NavigationStack {
        List(0..<30) { Text("row \($0)").id($0) }
          .listStyle(.plain)
          .refreshable { try? await Task.sleep(for: .seconds(2)) }
          .navigationTitle("Letters")
          .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      }
    }
  }

  /// Where the layer of the spokes stands on the canvas: in the scroll view's that fills it.
  private func middle(_ stage: Stage) -> CGPoint? {
    func find(_ content: LayerContent, _ way: CGAffineTransform) -> CGPoint? {
      for case .layer(let layer) in content.items {
        let inner = layer.transform.concatenating(way)
        if case .command(.stroke(_, let style, _)) = layer.content.items.first,
          style.lineCap == .round, layer.content.items.count == 8
        {
          return CGPoint(x: inner.tx, y: inner.ty)
        }
        if let found = find(layer.content, inner) { return found }
      }
      return nil
    }
    return find(stage.still(at: 2.3).displayList.content, .identity)
  }

  @Test func `is below the bar, and above a large title`() {
    let (inline, large) = (stage(isLarge: false), stage(isLarge: true))
    #expect(abs(inline.offset(at: 2.3).y - (-44 - 60)) < 0.001)
    #expect(abs(large.offset(at: 2.3).y - (-44 - 52 - 60)) < 0.001)
    #expect(middle(inline) == CGPoint(x: 100, y: 44 + 30))
    #expect(middle(large) == CGPoint(x: 100, y: 44 + 30))
    #expect(large.place("0", at: 2.3)?.minY == (large.place("0", at: 0)?.minY ?? 0) + 60)
  }
}
