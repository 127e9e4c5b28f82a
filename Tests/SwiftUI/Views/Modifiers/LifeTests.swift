import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkPublishers
import ScrollworkScript
import ScrollworkScrolling
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@MainActor @Suite struct `Views that come and go` {
  struct Coming: View {
    let log: Log
    @State private var isThere = false
    @State private var round = 0

    var body: some View {
      VStack {
        Button("toggle") { isThere.toggle() }.accessibilityIdentifier("toggle")
        Button("next") { round += 1 }.accessibilityIdentifier("next")
        if isThere {
          Guest(log: log).onAppear { log.add("outer") }
        }
      }
      .onAppear { log.add("scene \(round)") }
    }
  }

  struct Guest: View {
    let log: Log
    @State private var count = 7

    var body: some View {
      Text("guest \(count)")
        .onAppear {
          count += 1
          log.add("appear \(count)")
        }
        .onDisappear {
          log.add("disappear \(count)")
          count = 0
        }
    }
  }

  @Test func `call onAppear and onDisappear once each time`() {
    let log = Log()
    let stage = Stage(
      script: [
        .tap("next"), .tap("toggle"), .tap("next"), .tap("toggle"), .tap("next"), .tap("toggle"),
      ]
    ) { Coming(log: log) }
    #expect(stage.texts(at: taps(2)).contains("guest 8"))
    #expect(
      log.lines == [
        "scene 0", "appear 8", "outer", "disappear 8", "appear 8", "outer",
      ])
    #expect(stage.complaints == [])
  }

  struct Feed: View {
    let log: Log

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { index in
            Color.red.frame(height: 50)
              .onAppear { log.add("+\(index)") }
              .onDisappear { log.add("-\(index)") }
          }
        }
      }
    }
  }

  @Test func `call them as rows of a lazy stack while it scrolls`() {
    let log = Log()
    let stage = Stage(script: [
      .wait(0.1), .glide(to: .offset(CGPoint(x: 0, y: 120)), over: 1), .wait(0.1),
      .scrollTo(offset: .zero, animated: false),
    ]) { Feed(log: log) }
    _ = stage.duration
    #expect(
      log.lines == [
        "+0", "+1", "+2", "+3", "+4", "-0", "+5", "-1", "+6", "+0", "+1", "-4", "-5", "-6",
      ])
  }

  struct Seen: View {
    @State private var last = -1

    var body: some View {
      VStack(spacing: 0) {
        Text("last \(last)").frame(height: 20)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { index in
              Color.red.frame(height: 50).onAppear { last = max(last, index) }
            }
          }
        }
      }
    }
  }

  @Test func `change state at the tick of onAppear`() {
    let stage = Stage(script: [
      .glide(to: .offset(CGPoint(x: 0, y: 120)), over: 1), .wait(0.1),
    ]) { Seen() }
    #expect(stage.texts(at: 0) == ["last 3"])
    // The row at 200 comes into the window of 180 once the offset is past 20.
    #expect(stage.texts(at: 0.15) == ["last 3"])
    #expect(stage.texts(at: 0.2) == ["last 4"])
    #expect(stage.texts(at: 0.55) == ["last 4"])
    #expect(stage.texts(at: 0.65) == ["last 5"])
    #expect(stage.texts == ["last 5"])
    #expect(stage.complaints == [])
  }
}

@MainActor @Suite struct `Tasks` {
  struct Loading: View {
    @State private var text = "nothing"
    @State private var round = 0

    var body: some View {
      VStack {
        Text(text)
        Button("next") { round += 1 }.accessibilityIdentifier("next")
      }
      .task(id: round) { text = await load(round) }
    }

    private func load(_ round: Int) async -> String { "loaded \(round)" }
  }

  @Test func `start at once, and restart when their id changes`() {
    let stage = Stage(script: [.wait(0.1), .tap("next")]) { Loading() }
    #expect(stage.texts(at: 0) == ["loaded 0", "next"])
    #expect(stage.texts == ["loaded 1", "next"])
    #expect(stage.complaints == [])
  }
}

@MainActor @Suite struct `Timers` {
  struct Clock: View {
    private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    @State private var count = 0
    @State private var last = "never"

    var body: some View {
      VStack {
        Text("\(count) at \(last)")
        Button("stop") { timer.upstream.connect().cancel() }.accessibilityIdentifier("stop")
      }
      .onReceive(timer) { date in
        count += 1
        last = "\(Int((date.timeIntervalSinceReferenceDate * 120).rounded()))"
      }
    }
  }

  @Test func `fire in scene time, however often the view is re-created`() {
    struct Around: View {
      @State private var round = 0

      var body: some View {
        VStack {
          Clock()
          Button("next \(round)") { round += 1 }.accessibilityIdentifier("next")
        }
      }
    }
    let stage = Stage(
      canvas: CGSize(width: 300, height: 200),
      script: [.wait(0.4), .tap("next"), .wait(0.4), .tap("next"), .wait(0.75)]
    ) { Around() }
    let moments = (0...17).map { Double($0) / 10 }
    let found = moments.map { stage.texts(at: $0)[0] }
    #expect(found[4] == "0 at never")
    #expect(found[5] == "1 at 60")
    #expect(found[9] == "1 at 60")
    #expect(found[10] == "2 at 120")
    #expect(found[15] == "3 at 180")
    #expect(moments.reversed().map { stage.texts(at: $0)[0] } == found.reversed())
    #expect(stage.complaints == [])
  }

  @Test func `count from the appearance of their view, and end with it`() {
    struct Switch: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Button("flip") { isOn.toggle() }.accessibilityIdentifier("flip")
          if isOn { Clock() }
        }
      }
    }
    let stage = Stage(
      canvas: CGSize(width: 300, height: 200),
      script: [.wait(0.25), .tap("flip"), .wait(0.6), .tap("flip"), .wait(0.5), .tap("flip")]
    ) { Switch() }
    let start = 0.25 + tapTime
    #expect(stage.texts(at: start + 0.49)[1] == "0 at never")
    #expect(stage.texts(at: start + 0.501)[1] == "1 at 100")
    #expect(stage.texts == ["flip", "0 at never", "stop"])
  }

  @Test func `can be stopped`() {
    let stage = Stage(
      canvas: CGSize(width: 300, height: 200), script: [.wait(0.6), .tap("stop"), .wait(2)]
    ) { Clock() }
    #expect(stage.texts[0] == "1 at 60")
  }

  final class Beating: ObservableObject {
    @Published var beats = 0
    private var kept: Set<AnyCancellable> = []

    init() {
      Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
        .sink { [weak self] _ in self?.beats += 1 }
        .store(in: &kept)
    }
  }

  struct Heart: View {
    @StateObject private var model = Beating()

    var body: some View { Text("\(model.beats)") }
  }

  @Test func `fire in models too`() {
    let stage = Stage(script: [.wait(1.1)]) { Heart() }
    #expect(
      [1.1, 0, 0.26, 0.74, 0.76].map { stage.texts(at: $0) } == [["4"], ["0"], ["1"], ["2"], ["3"]])
  }

  struct Listening: View {
    let subject: PassthroughSubject<String, Never>
    @State private var heard = "nothing"
    @StateObject private var beating = Beating()

    var body: some View {
      VStack {
        Text(heard)
        Button("send") { subject.send("word") }.accessibilityIdentifier("send")
      }
      .onReceive(subject) { heard = $0 }
      .onReceive(beating.$beats) { if $0 == 1 { heard = "beat" } }
    }
  }

  @Test func `reach the current view, as subjects do`() {
    let stage = Stage(script: [.tap("send"), .wait(0.3)]) {
      Listening(subject: PassthroughSubject())
    }
    #expect(stage.texts(at: tapTime)[0] == "word")
    #expect(stage.texts[0] == "beat")
  }
}

@MainActor @Suite struct `Dispatched work` {
  struct Later: View {
    @State private var text = "now"

    var body: some View {
      VStack {
        Text(text)
        Button("next") { DispatchQueue.main.async { text = "next tick" } }
          .accessibilityIdentifier("next")
        Button("later") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { text = "later" }
        }
        .accessibilityIdentifier("later")
      }
    }
  }

  @Test func `on the main queue runs a tick later`() {
    let stage = Stage(script: [.tap("next"), .wait(0.1)]) { Later() }
    #expect(stage.texts(at: tapTime)[0] == "now")
    #expect(stage.texts(at: tapTime + 1 / 120)[0] == "next tick")
    #expect(stage.complaints == [])
  }

  @Test func `with asyncAfter in seconds runs in scene time`() {
    let stage = Stage(script: [.tap("later"), .wait(1)]) { Later() }
    #expect(stage.texts(at: tapTime + 0.09)[0] == "now")
    #expect(stage.texts(at: tapTime + 0.1)[0] == "later")
    #expect(stage.complaints == [])
  }

  @Test func `with asyncAfter and an interval runs in scene time`() {
    struct Soon: View {
      @State private var text = "now"
      var body: some View {
        VStack {
          Text(text)
          Button("soon") {
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { text = "soon" }
          }
          .accessibilityIdentifier("soon")
        }
      }
    }
    let soon = Stage(script: [.tap("soon"), .wait(1)]) { Soon() }
    #expect(soon.texts(at: tapTime + 0.09)[0] == "now")
    #expect(soon.texts(at: tapTime + 0.1)[0] == "soon")
  }

  @Test func `is Dispatch's own outside a scene`() async {
    let key = DispatchSpecificKey<String>()
    DispatchQueue.main.setSpecific(key: key, value: "main")
    let queue = await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        continuation.resume(returning: DispatchQueue.getSpecific(key: key))
      }
    }
    #expect(queue == "main")
    let start = ContinuousClock.now
    let later = await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
        continuation.resume(returning: DispatchQueue.getSpecific(key: key))
      }
    }
    #expect(later == "main")
    #expect(start.duration(to: .now) >= .milliseconds(10))
    DispatchQueue.main.setSpecific(key: key, value: nil)
  }
}
