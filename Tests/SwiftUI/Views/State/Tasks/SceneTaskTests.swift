import Foundation
import Observation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Tasks in scene time` {
  private struct Steps: View {
    @State private var text = "first"

    var body: some View {
      Text(text).task {
        try? await Task.sleep(for: .seconds(0.5))
        text = "second"
        try? await Task.sleep(nanoseconds: 250_000_000)
        text = "third"
      }
    }
  }

  @Test func `wait for the scene's clock, to the tick`() {
    let stage = Stage(script: [.wait(1)]) { Steps() }
    let tick = 1 / 120.0
    #expect(stage.texts(at: 0.5 - tick) == ["first"])
    #expect(stage.texts(at: 0.5) == ["second"])
    #expect(stage.texts(at: 0.75 - tick) == ["second"])
    #expect(stage.texts(at: 0.75) == ["third"])
    #expect(stage.complaints == [])
  }

  @Test func `give the same stills in any order`() {
    let stage = Stage(script: [.wait(1)]) { Steps() }
    let times = (0...20).map { Double($0) / 20 }
    let forward = times.map { stage.texts(at: $0) }
    #expect(times.reversed().map { stage.texts(at: $0) } == forward.reversed())
    let other = Stage(script: [.wait(1)]) { Steps() }
    #expect(
      times.shuffled().allSatisfy { other.texts(at: $0) == forward[Int(($0 * 20).rounded())] })
  }

  private struct Tapped: View {
    @State private var text = "idle"
    @State private var isWide = false

    var body: some View {
      VStack(spacing: 0) {
        Text(text)
        Color.red.frame(width: isWide ? 80 : 20, height: 20).id("bar")
        Button("go") {
          Task {
            text = "working"
            try await Task.sleep(for: .milliseconds(100))
            withAnimation(.linear(duration: 0.2)) { isWide = true }
            text = "done"
          }
        }
        .accessibilityIdentifier("go")
      }
    }
  }

  @Test func `start in actions, and may animate`() {
    let stage = Stage(script: [.tap("go"), .wait(0.5)]) { Tapped() }
    #expect(stage.texts(at: tapTime - 0.01)[0] == "idle")
    #expect(stage.texts(at: tapTime)[0] == "working")
    #expect(stage.texts(at: tapTime + 0.1)[0] == "done")
    #expect(abs((stage.place("bar", at: tapTime + 0.2)?.width ?? 0) - 50) < 0.01)
    #expect(stage.place("bar", at: stage.duration)?.width == 80)
  }

  @Test func `run groups, streams and detached tasks in one order`() {
    struct Many: View {
      @State private var words: [String] = []

      var body: some View {
        Text(words.joined(separator: " ")).task {
          words.append(await Self.elsewhere())
          async let one = Self.number(1)
          async let two = Self.number(2)
          words.append("\(await one + two)")
          await withTaskGroup(of: Int.self) { group in
            for index in 0..<4 { group.addTask { index } }
            for await index in group { words.append("g\(index)") }
          }
          let stream = AsyncStream<Int> { continuation in
            continuation.yield(7)
            continuation.finish()
          }
          for await value in stream { words.append("s\(value)") }
          await Task.detached {}.value
          await Task.yield()
          words.append("end")
        }
      }

      nonisolated static func elsewhere() async -> String { "else" }
      nonisolated static func number(_ number: Int) async -> Int { number }
    }
    let texts = (0..<5).map { _ in Stage(script: [.wait(0.1)]) { Many() }.texts }
    #expect(texts[0] == ["else 3 g0 g1 g2 g3 s7 end"])
    #expect(Set(texts).count == 1)
  }

  private struct Coming: View {
    @State private var isThere = true
    @State private var log = ""

    var body: some View {
      VStack(spacing: 0) {
        Text(log)
        if isThere {
          Color.red.frame(height: 10).task {
            do {
              try await Task.sleep(for: .seconds(1))
              log += "late"
            } catch {
              log += "cancelled"
            }
          }
        }
        Button("swap") { isThere.toggle() }.accessibilityIdentifier("swap")
      }
    }
  }

  @Test func `are cancelled when their view is removed`() {
    let stage = Stage(script: [.wait(0.2), .tap("swap"), .wait(1.5)]) { Coming() }
    #expect(stage.texts(at: 0.2)[0] == "")
    #expect(stage.texts(at: 0.2 + tapTime + 0.05)[0] == "cancelled")
    #expect(stage.texts[0] == "cancelled")
  }

  @Test func `in a loop that ignores cancellation run tick by tick until the script ends`() {
    struct Stubborn: View {
      @State private var count = 0
      @State private var isThere = true

      var body: some View {
        VStack(spacing: 0) {
          Text("\(count)")
          if isThere {
            Color.red.frame(height: 10).task {
              while true {
                try? await Task.sleep(for: .seconds(0.1))
                count += 1
              }
            }
          }
          Button("swap") { isThere = false }.accessibilityIdentifier("swap")
        }
      }
    }
    let stage = Stage(script: [.wait(1), .tap("swap"), .wait(0.5)]) { Stubborn() }
    #expect(stage.texts(at: 0.95) == ["9", "swap"])
    #expect(stage.duration == 1.5 + tapTime)
  }

  @Test func `that wait outside the scene are a problem`() {
    struct Outside: View {
      @State private var text = "waiting"

      var body: some View {
        Text(text).task {
          await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
          text = "never"
        }
      }
    }
    let stage = Stage(script: [.wait(0.1)]) { Outside() }
    #expect(stage.texts == ["waiting"])
    #expect(stage.complaints.count == 1)
    #expect(stage.complaints.first?.contains("outside of the scene") == true)
    #expect(stage.complaints.first?.hasPrefix("ScrollworkViewsTests/SceneTaskTests.swift:") == true)
  }

  @Test func `that only yield to each other are stopped and reported`() {
    struct Spinning: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)").task { while !Task.isCancelled { await Task.yield() } }
      }
    }
    let stage = Stage(script: [.wait(0.1)]) { Spinning() }
    #expect(stage.complaints.contains { $0.contains("keep changing") || $0.contains("never") })
  }

  @Observable @MainActor final class Feed {
    var items = 0

    func load() async {
      for _ in 0..<3 {
        try? await Task.sleep(for: .milliseconds(100))
        items += 1
      }
    }
  }

  private struct Loading: View {
    @State private var feed = Feed()

    var body: some View { Text("\(feed.items)").task { await feed.load() } }
  }

  @Test func `change models, in any order of stills`() {
    let stage = Stage(script: [.wait(0.6)]) { Loading() }
    let times = [0, 0.1, 0.25, 0.3, 0.6]
    #expect(times.map { stage.texts(at: $0)[0] } == ["0", "1", "2", "3", "3"])
    #expect(times.reversed().map { stage.texts(at: $0)[0] } == ["3", "3", "2", "1", "0"])
  }

  @Test func `outside of scenes are those of the runtime`() async throws {
    let clock = ContinuousClock()
    let start = clock.now
    try await Task.sleep(for: .milliseconds(20))
    try await Task.sleep(nanoseconds: 1_000_000)
    #expect(clock.now - start >= .milliseconds(21))
    let value = await Task.detached { 3 }.value
    #expect(value == 3)
  }
}

/// Work that bodies put off, as code for older systems does to write what it reads.
@MainActor @Suite struct `Work that a body schedules` {
  private struct Follower: View {
    let log: Log
    @State private var offset: CGFloat = 0

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy -> Color in
            let minY = proxy.frame(in: .global).minY
            DispatchQueue.main.async {
              offset = minY
              log.add("\(minY)")
            }
            return Color.red
          }
          .frame(height: 100)
          Color.blue.frame(height: 600)
        }
      }
      .overlay(alignment: .bottom) { Text("\(Int(offset.rounded()))") }
    }
  }

  @Test func `does not accumulate, and updates follow its writes`() {
    let log = Log()
    let stage = Stage(
      canvas: CGSize(width: 100, height: 200),
      script: [.drag(by: CGVector(dx: 0, dy: -110), over: 0.5, hold: 0.3), .wait(0.2)]
    ) { Follower(log: log) }
    #expect(stage.texts(at: stage.duration) == ["-100"])
    // Once a tick at most.
    #expect(log.lines.count <= Int(stage.duration * 120) + 2)
    #expect(Set(log.lines).count > 10, "\(log.lines) \(stage.duration)")
  }
}
