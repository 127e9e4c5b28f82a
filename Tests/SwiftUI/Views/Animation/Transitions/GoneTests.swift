import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkPublishers
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// When views have gone: once nothing of them is seen any more.
@MainActor @Suite struct `Removed views still drawn` {
  /// A guest that a tap lets go or brings back, and the moments at which it says so.
  struct House: View {
    let log: Log
    var animation: Animation? = .linear(duration: 1)
    var removal: AnyTransition = .opacity
    @State private var isThere = true
    @State private var beats = 0
    private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

    var body: some View {
      VStack(spacing: 0) {
        Color.gray.frame(height: 20).accessibilityIdentifier("go")
          .onTapGesture { withAnimation(animation) { isThere.toggle() } }
        Text("\(beats)")
        if isThere { Guest(log: log, beats: beats).transition(removal) }
      }
      .onReceive(timer) { _ in beats += 1 }
    }
  }

  struct Guest: View {
    let log: Log
    let beats: Int
    @State private var count = 0

    var body: some View {
      Text("guest \(count)")
        .onTapGesture {}
        .onAppear {
          count += 1
          log.add("come \(count)")
        }
        .onDisappear {
          log.add("gone \(count) after \(beats)")
          count = 9
        }
    }
  }

  private func lines(_ script: GestureScript, _ animation: Animation? = .linear(duration: 1))
    -> [String]
  {
    let log = Log()
    let stage = Stage(script: script) { House(log: log, animation: animation) }
    _ = stage.duration
    #expect(stage.complaints == [])
    return log.lines
  }

  /// The beat that a view is told is the last one it was made with.
  @Test func `disappear when their transition is over`() {
    #expect(lines([.tap("go"), .wait(0.9)]) == ["come 1"])
    #expect(lines([.tap("go"), .wait(1.1)]) == ["come 1", "gone 1 after 0"])
  }

  @Test func `disappear at once without an animation`() {
    #expect(lines([.tap("go"), .wait(0.1)], nil) == ["come 1", "gone 1 after 0"])
    let log = Log()
    let stage = Stage(script: [.tap("go"), .wait(0.1)]) { House(log: log, removal: .identity) }
    _ = stage.duration
    #expect(log.lines == ["come 1", "gone 1 after 0"])
  }

  @Test func `keep their state if they are inserted again in time`() {
    let log = Log()
    let stage = Stage(script: [.tap("go"), .wait(0.5), .tap("go"), .wait(2)]) { House(log: log) }
    _ = stage.duration
    #expect(log.lines == ["come 1"])
    #expect(stage.texts.contains("guest 1"))
    #expect(stage.complaints == [])
  }

  @Test func `have new state if they are inserted again later`() {
    let log = Log()
    let stage = Stage(script: [.tap("go"), .wait(1.2), .tap("go"), .wait(1.2)]) { House(log: log) }
    _ = stage.duration
    #expect(log.lines.map { String($0.prefix(6)) } == ["come 1", "gone 1", "come 1"])
    #expect(stage.texts.contains("guest 1"))
  }

  @Test func `can be removed, inserted and removed again`() {
    let lines = lines([
      .tap("go"), .wait(0.4), .tap("go"), .wait(0.2), .tap("go"), .wait(0.5), .tap("go"),
      .wait(0.1), .tap("go"), .wait(2),
    ])
    #expect(lines.map { String($0.prefix(6)) } == ["come 1", "gone 1"])
  }

  struct Rows: View {
    let log: Log
    @State private var numbers = Array(0..<6)

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.gray.frame(height: 20).accessibilityIdentifier("go")
            .onTapGesture {
              withAnimation(.linear(duration: 1)) { numbers.removeAll { $0 % 2 == 0 } }
            }
          ForEach(numbers, id: \.self) { number in
            Color.red.frame(height: 40)
              .onAppear { log.add("+\(number)") }
              .onDisappear { log.add("-\(number)") }
          }
        }
      }
    }
  }

  @Test func `include rows of lazy stacks`() {
    func lines(_ wait: Double) -> [String] {
      let log = Log()
      _ = Stage(script: [.tap("go"), .wait(wait)]) { Rows(log: log) }.duration
      return log.lines
    }
    let come = (0..<5).map { "+\($0)" } + ["+5"]
    #expect(lines(0.9) == come)
    #expect(lines(1.1) == come + ["-0", "-2", "-4"])
  }

  @Test func `look the same with stills in reverse order`() {
    func make() -> Stage {
      Stage(script: [.tap("go"), .wait(0.5), .tap("go"), .wait(0.2), .tap("go"), .wait(1.5)]) {
        House(log: Log())
      }
    }
    let (one, other) = (make(), make())
    let times = (0...20).map { Double($0) * one.duration / 20 }
    let forward = times.map { one.still(at: $0).displayList.digest }
    #expect(times.reversed().map { other.still(at: $0).displayList.digest } == forward.reversed())
  }
}
