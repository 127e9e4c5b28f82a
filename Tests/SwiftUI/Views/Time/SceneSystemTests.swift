import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkMotion
import ScrollworkScript
import ScrollworkStage
import Testing
import ViewTestSupport

@testable import ScrollworkViews

/// The seconds from the default start to a date.
private func seconds(_ date: Date) -> String {
  let seconds = date.timeIntervalSince1970 - 1_767_951_660
  return "\((seconds * 1e4).rounded() / 1e4)"
}

@MainActor @Suite struct `Wall clock of a scene` {
  private func stage(
    script: GestureScript = [], @ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View
  ) -> Stage {
    Stage(
      ScrollworkStage.Scene(
        "test", canvas: CGSize(width: 100, height: 200), script: script, root: root))
  }

  private struct Clocks: View {
    @State private var tapped = Date.now
    @State private var start = Date()

    var body: some View {
      let gettime = {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
      }()
      Text(seconds(Date()) + " " + seconds(gettime) + " \(time(nil) - 1_767_951_660)")
      Text(seconds(tapped) + " " + seconds(start))
      Button("go") { tapped = Date.now }.accessibilityIdentifier("go")
      TimelineView(.periodic(from: start, by: 0.5)) { context in
        Text(seconds(context.date) + " " + seconds(Date()))
      }
    }
  }

  @Test func `is that of the entry of a timeline view in its visual effects, too`() {
    let stage = stage(script: [.wait(3)]) {
      TimelineView(.animation) { _ in
        Rectangle().frame(width: 10, height: 10).visualEffect { effect, _ in
          effect.offset(x: Date().timeIntervalSince(SceneSystem.defaultStart) * 10)
        }
      }
    }
    let (early, late) = (stage.still(at: 0.5).displayList, stage.still(at: 2).displayList)
    #expect(abs(late.content.bounds.minX - early.content.bounds.minX - 15) < 0.1)
  }

  @Test func `starts at 9:41 on 9 January 2026, and moves on with the script`() {
    let calendar = Calendar(identifier: .gregorian)
    let parts = calendar.dateComponents(in: .gmt, from: SceneSystem.defaultStart)
    #expect(parts.year == 2026 && parts.month == 1 && parts.day == 9)
    #expect(parts.hour == 9 && parts.minute == 41 && parts.second == 0)
    let stage = stage(script: [.wait(1), .tap("go"), .wait(1.2)]) { VStack { Clocks() } }
    // Backwards: no still depends on another.
    let late = stage.texts(at: 2.25)
    let early = stage.texts(at: 0.75)
    let tapped = "\(((1 + taps(1)) * 1e4).rounded() / 1e4)"
    #expect(early == ["0.0 0.0 0", "0.0 0.0", "go", "0.5 0.5"])
    #expect(late == ["\(tapped) \(tapped) 1", "\(tapped) 0.0", "go", "2.0 2.0"])
    #expect(stage.texts(at: 2.25) == late)
  }

  @Test func `starts at the scene's date, from which texts and timers count`() {
    var scene = ScrollworkStage.Scene(
      "test", canvas: CGSize(width: 100, height: 200), script: [.wait(3)]
    ) {
      VStack {
        Text(Date(timeIntervalSince1970: 90), style: .timer)
        Text(Date(timeIntervalSince1970: 0), style: .date)
      }
    }
    scene.date = Date(timeIntervalSince1970: 0)
    let stage = Stage(scene)
    #expect(stage.texts(at: 0) == ["1:30", "January 1, 1970"])
    #expect(stage.texts(at: 2.5).first == "1:28")
  }

  @Test func `is the system's where no scene is played`() {
    let now = Date()
    #expect(now != SceneSystem.defaultStart)
    SceneSystem().answering { #expect(Date() == SceneSystem.defaultStart) }
    #expect(Date() >= now)
  }

  @Test func `leaves clocks that measure durations alone`() {
    SceneSystem().answering {
      let start = ContinuousClock.now
      while ContinuousClock.now == start {}
      #expect(ProcessInfo.processInfo.systemUptime > 0)
    }
  }
}

@MainActor @Suite struct `Random numbers of a scene` {
  private struct Dice: View {
    @State private var rolled = "none"
    @State private var id = UUID()
    @State private var others = ["none"]

    var body: some View {
      VStack {
        ForEach(0..<3) { _ in Text(Self.numbers) }
        Text(rolled)
        Text(id.uuidString)
        Button("roll") {
          rolled = Self.numbers
          others = ["a", "b", "c", "d", "e", "f", "g", "h"].shuffled()
        }
        .accessibilityIdentifier("roll")
        Text(others.joined())
      }
    }

    private static var numbers: String {
      "\(Int.random(in: 0..<1_000_000)) \(Double.random(in: 0...1)) \(UUID().uuidString) "
        + "\(arc4random()) \(arc4random_uniform(1000)) \(NSUUID().uuidString) "
        + "\(rand()) \(random()) \(drand48()) \(lrand48()) \(mrand48())"
    }
  }

  private func texts(seed: UInt64 = 0, at times: [Double]) -> [[String]] {
    var scene = ScrollworkStage.Scene(
      "dice", canvas: CGSize(width: 300, height: 400),
      script: [.tap("roll"), .wait(0.5), .tap("roll"), .wait(0.5)]
    ) { Dice() }
    scene.seed = seed
    let stage = Stage(scene)
    return times.map { stage.texts(at: $0) }
  }

  @Test func `are equal in every run and in stills of any order`() {
    let end = 1 + taps(2)
    let (first, last) = (texts(at: [0.1, end]), texts(at: [end, 0.1]))
    #expect(first == last.reversed())
    #expect(first[0] != first[1])
    #expect(texts(seed: 7, at: [0.1]) != [first[0]])
  }

  @Test func `differ from view to view, and stay while the view does`() {
    let (early, late) = (texts(at: [0])[0], texts(at: [1 + taps(2)])[0])
    #expect(Set(early.prefix(3)).count == 3)
    #expect(early.prefix(3) == late.prefix(3))
    #expect(early[3] == "none" && late[3] != "none")
    #expect(early[4] == late[4])
    #expect(late[6].count == 8 && late[6] != "abcdefgh")
    let tapped = texts(at: [0.4])[0]
    #expect(tapped[3] != late[3])
  }

  /// - Source: documented, what programs on Apple's systems print that set no seed.
  @Test func `of C begin as on a phone`() {
    for _ in 0..<2 {
      SceneSystem(seed: 3).answering {
        let (short, long): ([Int32], [Int]) = ([rand(), rand(), rand()], [random(), random()])
        #expect(short == [16807, 282_475_249, 1_622_650_073])
        #expect(long == [1_804_289_383, 846_930_886])
        let parts = "\(drand48()) \(drand48())"
        #expect(parts == "0.39646477376027534 0.8404853694114252")
      }
    }
  }

  /// POSIX has the formulas of `drand48`, which are those of the system's library.
  @Test func `of C follow from the seeds that code sets`() {
    func drawn() -> [Double] {
      srand48(7)
      var words: [UInt16] = [1, 2, 3]
      let own = erand48(&words)
      return [own, drand48(), Double(lrand48()), Double(mrand48()), Double(nrand48(&words))]
    }
    let system = drawn()
    func seeded() -> [Int] {
      srand(42)
      srandom(42)
      return [Int(rand()), random(), Int(rand()), random()]
    }
    SceneSystem().answering {
      #expect(drawn() == system && drawn() == system)
      #expect(seeded() == [705_894, 71_876_166, 1_126_542_223, 708_592_740])
      #expect(seeded() == seeded() && rand() != rand())
    }
  }

  private struct Seeded: View {
    var body: some View {
      VStack {
        Row(seed: 5)
        Row(seed: 5)
        Row(seed: nil)
        Row(seed: nil)
      }
    }

    struct Row: View {
      let seed: Int?

      var body: some View {
        if let seed { let _ = srand48(seed) }
        Text("\(drand48())")
      }
    }
  }

  @Test func `of C are equal in bodies that set a seed, and differ in others`() {
    let texts = stage { Seeded() }.texts(at: 0)
    #expect(texts[0] == texts[1] && Set(texts).count == 3)
    #expect(stage { Seeded() }.texts(at: 0) == texts)
  }

  private func stage(@ViewBuilder _ root: @escaping @MainActor @Sendable () -> some View) -> Stage {
    Stage(ScrollworkStage.Scene("test", canvas: CGSize(width: 100, height: 200), root: root))
  }

  @Test func `fill a range evenly`() {
    SceneSystem(seed: 3).answering {
      var counts = [Int](repeating: 0, count: 10)
      for _ in 0..<10_000 { counts[Int.random(in: 0..<10)] += 1 }
      #expect(counts.allSatisfy { abs($0 - 1000) < 150 }, "\(counts)")
      for _ in 0..<10_000 { counts[Int(arc4random_uniform(10))] += 1 }
      #expect(counts.allSatisfy { abs($0 - 2000) < 250 }, "\(counts)")
    }
  }
}

@MainActor @Suite struct `Timers of Foundation` {
  private struct Counter: View {
    let makeTimer: @Sendable (@escaping @Sendable (Timer) -> Void) -> Timer
    let log: Log
    @State private var count = 0

    var body: some View {
      Text("\(count)").onAppear {
        let timer = makeTimer { timer in
          nonisolated(unsafe) let timer = timer
          MainActor.assumeIsolated {
            count += 1
            log.add("\((Date().timeIntervalSince1970 * 1e3).rounded() / 1e3)")
            if count == 3 { timer.invalidate() }
          }
        }
        #expect(timer.isValid)
      }
    }
  }

  private func run(
    _ makeTimer: @escaping @Sendable (@escaping @Sendable (Timer) -> Void) -> Timer
  ) -> (texts: [String], log: [String]) {
    let log = Log()
    var scene = ScrollworkStage.Scene(
      "timer", canvas: CGSize(width: 100, height: 100), script: [.wait(3)]
    ) { Counter(makeTimer: makeTimer, log: log) }
    scene.date = Date(timeIntervalSince1970: 0)
    let stage = Stage(scene)
    return ([2.9, 0.2, 1.1].flatMap { stage.texts(at: $0) }, log.lines)
  }

  @Test func `fire in scene time, until they are invalidated`() {
    let seen = run { Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true, block: $0) }
    #expect(seen.texts == ["3", "0", "2"])
    #expect(Array(seen.log.prefix(3)) == ["0.5", "1.0", "1.5"])
  }

  @Test func `fire once unless they repeat`() {
    let seen = run { Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false, block: $0) }
    #expect(seen.texts == ["1", "0", "1"])
  }

  @Test func `may be added to a run loop, and be moved`() {
    let added = run { block in
      let timer = Timer(timeInterval: 1, repeats: true, block: block)
      RunLoop.main.add(timer, forMode: .common)
      timer.fireDate = Date(timeIntervalSince1970: 0.25)
      return timer
    }
    #expect(added.texts == ["3", "0", "1"])
    #expect(Array(added.log.prefix(3)) == ["0.25", "1.25", "2.25"])
    let never = run { block in
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true, block: block)
      timer.fireDate = .distantFuture
      return timer
    }
    #expect(never.texts == ["0", "0", "0"])
  }
}
