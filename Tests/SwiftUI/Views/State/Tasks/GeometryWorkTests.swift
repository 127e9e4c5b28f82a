import Foundation
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

/// Work that a geometry reader starts while it is made: how scroll offsets were read before iOS 17.
@MainActor @Suite struct `Work that a geometry reader starts` {
  /// How the work is started.
  enum Start: CaseIterable, Sendable {
    case queue, task
  }

  /// What the reader reads, and where.
  enum Reading: CaseIterable, Sendable {
    /// The frame, before the work is started.
    case before
    /// The frame in the work.
    case inside
    /// The frame; work is started only beyond a limit.
    case beyondLimit
    /// The frame in a named space, in the work.
    case named
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let start: Start
    let reading: Reading
    let isLazy: Bool

    var testDescription: String { "\(start) \(reading)\(isLazy ? " in a lazy row" : "")" }
  }

  nonisolated static let cases = Start.allCases.flatMap { start in
    Reading.allCases.flatMap { reading in
      [false, true].map { Case(start: start, reading: reading, isLazy: $0) }
    }
  }

  /// Shows the top of its first row, as the row's reader has written it.
  struct Follower: View {
    let row: Case
    @State private var top: CGFloat = 0

    var body: some View {
      ScrollView {
        if row.isLazy {
          LazyVStack(spacing: 0) {
            reader
            ForEach(0..<20) { _ in Color.blue.frame(height: 100) }
          }
        } else {
          VStack(spacing: 0) {
            reader
            Color.blue.frame(height: 900)
          }
        }
      }
      .coordinateSpace(name: "list")
      .overlay(alignment: .bottom) { Text("\(top)") }
    }

    private var reader: some View {
      GeometryReader { proxy -> Color in
        switch row.reading {
        case .before:
          let minY = proxy.frame(in: .global).minY
          start { top = minY }
        case .inside:
          start { top = proxy.frame(in: .global).minY }
        case .beyondLimit:
          let minY = proxy.frame(in: .global).minY
          if minY < -20 { start { top = minY } }
        case .named:
          start { top = proxy.frame(in: .named("list")).minY }
        }
        return Color.red
      }
      .frame(height: 150)
    }

    private func start(_ work: @escaping @MainActor @Sendable () -> Void) {
      switch row.start {
      case .queue: DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
      case .task: Task { @MainActor in work() }
      }
    }
  }

  private func stage(_ row: Case, _ script: GestureScript) -> Stage {
    Stage(canvas: CGSize(width: 100, height: 200), scale: 1, script: script) { Follower(row: row) }
  }

  @Test(arguments: cases) func `is run for every tick, a tick later`(row: Case) {
    let stage = stage(
      row, [.drag(by: CGVector(dx: 0, dy: -110), over: 0.5, hold: 0.3), .wait(0.2)])
    var seen: Set<String> = []
    for tick in 1...Int(stage.duration * 120) {
      let top = -stage.offset(at: Double(tick - 1) / 120).y
      guard row.reading != .beyondLimit || top < -20 else { continue }
      let text = stage.texts(at: Double(tick) / 120).last ?? ""
      seen.insert(text)
      #expect(abs((Double(text) ?? .nan) - top) < 1e-6, "tick \(tick): \(text), top \(top)")
    }
    #expect(seen.count > 20)
    #expect(stage.complaints == [])
  }

  @Test(arguments: Start.allCases) func `is run again where the frame has been before`(start: Start)
  {
    // Back at its start, the reader has the frame for which it was first made.
    let stage = stage(
      Case(start: start, reading: .before, isLazy: false),
      [slowDrag(CGVector(dx: 0, dy: -60)), slowDrag(CGVector(dx: 0, dy: 60)), .wait(0.5)])
    #expect(stage.offset(at: stage.duration).y == 0)
    #expect(Double(stage.texts.last ?? "") == 0)
  }

  /// Writes only what a frame that it never has would ask for.
  struct AtTop: View {
    @State private var text = "below"

    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(height: 80)
        GeometryReader { proxy -> Color in
          if proxy.frame(in: .global).minY < 10 { DispatchQueue.main.async { text = "at the top" } }
          return Color.red
        }
      }
      .overlay { Text(text) }
    }
  }

  @Test func `is not run for the frame of the layout, before it is placed`() {
    #expect(Stage(script: [.wait(0.1)]) { AtTop() }.texts == ["below"])
  }

  /// Observes the frames of rows in their readers.
  struct Watching: View {
    @State private var top: CGFloat = 0

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20) { index in
            GeometryReader { proxy in
              Color.red.onChange(of: proxy.frame(in: .global).minY) { _, new in
                if index == 1 { top = new }
              }
            }
            .frame(height: 100)
          }
        }
      }
      .overlay(alignment: .bottom) { Text("\(top)") }
    }
  }

  @Test func `in a lazy row may be an onChange of its frame`() {
    let stage = Stage(
      canvas: CGSize(width: 100, height: 200), script: [slowDrag(CGVector(dx: 0, dy: -60))]
    ) { Watching() }
    #expect(stage.texts.last.flatMap(Double.init) == 40)
  }

  /// Reads its frame and starts nothing, in a view without state.
  private struct Still: View {
    let made: @MainActor () -> Void

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<30) { _ in
            GeometryReader { proxy in
              let _ = made()
              Color.red.opacity(proxy.frame(in: .global).minY / 400)
            }
            .frame(height: 150)
          }
        }
      }
    }
  }

  @Test func `costs nothing on ticks where no view has state`() {
    var count = 0
    let stage = Stage(script: [slowDrag(CGVector(dx: 0, dy: -60)), .wait(0.2)]) {
      Still { count += 1 }
    }
    #expect(stage.duration > 0.5)
    #expect(count < 60)
  }

  /// A model that counts the work of a view.
  private final class Counter: ObservableObject {
    @Published var count = 0
  }

  private struct Counting: View {
    @ObservedObject var counter: Counter
    let start: Start

    var body: some View {
      GeometryReader { proxy -> Text in
        let counter = counter
        if proxy.size.width > 0, counter.count == 0 {
          switch start {
          case .queue: DispatchQueue.main.async { counter.count += 1 }
          case .task: Task { @MainActor in counter.count += 1 }
          }
        }
        return Text("\(counter.count)")
      }
    }
  }

  @Test(arguments: Start.allCases) func `is run by playing only, not by stills`(start: Start) async
  {
    let counter = Counter()
    let stage = Stage(script: [.wait(0.1)]) { Counting(counter: counter, start: start) }
    _ = stage.still(at: 0)
    // What a still had started would run now.
    for _ in 0..<10 { await Task.yield() }
    await withCheckedContinuation { done in
      DispatchQueue.main.async(group: nil) { done.resume() }
    }
    #expect(counter.count == 0 || stage.texts(at: 0.05) == ["1"])
    #expect(stage.complaints == [])
    let count = counter.count
    for time in [0, 0.02, 0.05, 0.1] { _ = stage.still(at: time) }
    for _ in 0..<10 { await Task.yield() }
    #expect(counter.count <= max(count, 1))
  }

  /// Tasks that start one another without end.
  struct Endless: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)")
        .onChange(of: count, initial: true) {
          Task { @MainActor in count += 1 }
          Task { @MainActor in withAnimation { count += 1 } }
        }
    }
  }

  @Test func `without end is stopped, with a message`() {
    let stage = Stage(script: [.wait(0.1)]) { Endless() }
    #expect(stage.complaints.contains { $0.contains("stopped after \(Agenda.mostRounds) rounds") })
  }
}
