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

@MainActor @Suite struct `Timeline view` {
  /// Says the time of a schedule, in seconds of the scene.
  private struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    var body: some View {
      TimelineView(schedule) { context in
        Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)")
      }
    }
  }

  private func shown(_ schedule: some TimelineSchedule & Sendable, at times: [Double]) -> [Double] {
    let stage = Stage(script: [.wait(200)]) { Clock(schedule: schedule) }
    // Backwards: no still depends on another.
    return times.reversed().map { Double(stage.texts(at: $0)[0]) ?? .nan }.reversed()
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test func `shows the last entry up to now`() {
    #expect(shown(.animation, at: [0, 0.1, 1.2345]) == [0, 0.1, 1.2345])
    #expect(shown(.periodic(from: date(0), by: 0.5), at: [0, 0.49, 0.5, 1.7]) == [0, 0, 0.5, 1.5])
    #expect(
      shown(.periodic(from: date(0.2), by: 1), at: [0, 0.2, 1.1, 1.2]) == [0.2, 0.2, 0.2, 1.2])
    #expect(shown(.everyMinute, at: [0, 59.9, 60, 130]) == [0, 0, 60, 120])
    #expect(
      shown(.explicit([date(1), date(2), date(4)]), at: [0, 1, 3.9, 4, 9]) == [1, 1, 2, 4, 4])
    #expect(
      shown(.animation(minimumInterval: 0.25), at: [0, 0.3, 0.5, 0.99]) == [0, 0.25, 0.5, 0.75])
    #expect(shown(.animation(paused: true), at: [0, 3]) == [0, 0])
  }

  @Test func `has schedules equal by static member and by type`() {
    let start = date(0.3)
    func first(_ schedule: some TimelineSchedule, _ mode: TimelineScheduleMode = .normal)
      -> [Double]
    {
      Array(
        schedule.entries(from: start, mode: mode).lazy.map(\.timeIntervalSinceReferenceDate)
          .prefix(3))
    }
    let periodic = PeriodicTimelineSchedule(from: date(0), by: 0.25)
    #expect(first(periodic) == [0.25, 0.5, 0.75])
    #expect(first(.periodic(from: date(0), by: 0.25)) == first(periodic))
    var entries: PeriodicTimelineSchedule.Entries = periodic.entries(from: start, mode: .normal)
    #expect(entries.next() == date(0.25) && entries.next() == date(0.5))
    #expect(first(EveryMinuteTimelineSchedule()) == [0, 60, 120])
    #expect(first(.everyMinute) == [0, 60, 120])
    let dates = [date(1), date(4)]
    #expect(first(ExplicitTimelineSchedule(dates)) == [1, 4] && first(.explicit(dates)) == [1, 4])
    let slow = AnimationTimelineSchedule(minimumInterval: 2)
    #expect(first(slow) == [0.3, 2.3, 4.3])
    #expect(first(.animation(minimumInterval: 2)) == first(slow))
    #expect(first(AnimationTimelineSchedule(paused: true)) == [0.3])
    // Displays never dim here.
    #expect(first(slow, .lowFrequency) == first(slow))
  }

  /// Source: documented, `TimelineSchedule.entries(from:mode:)`: the dates in order, the first one
  /// at or before the start date.
  @Test(arguments: [1e17, -1e300])
  func `has periodic schedules that end where dates are too coarse for the interval`(start: Double)
  {
    let entries = PeriodicTimelineSchedule(from: date(start), by: 1)
      .entries(from: date(start), mode: .normal)
    #expect(Array(entries.prefix(5)) == [date(start)])
  }

  @Test func `has schedules whose entries can be asked for`() {
    let start = date(90)
    func seconds(_ dates: some Sequence<Date>) -> [Double] {
      dates.prefix(3).map(\.timeIntervalSinceReferenceDate)
    }
    #expect(
      seconds(EveryMinuteTimelineSchedule().entries(from: start, mode: .normal)) == [60, 120, 180])
    #expect(
      seconds(AnimationTimelineSchedule(minimumInterval: 5).entries(from: start, mode: .normal))
        == [90, 95, 100])
    let dates = [date(80), date(100)]
    #expect(
      seconds(ExplicitTimelineSchedule(dates).entries(from: start, mode: .normal)) == [80, 100])
  }

  @Test func `reports a live cadence`() {
    struct Close: View {
      var body: some View {
        TimelineView(.everyMinute) { context in
          let cadence: TimelineViewDefaultContext.Cadence = context.cadence
          Text(
            cadence == .live && cadence != .seconds && cadence != .minutes ? "live" : "seldom")
        }
      }
    }
    #expect(Stage { Close() }.texts == ["live"])
  }

  /// What a schedule has moved since the last change is not moved again by the next one.
  @Test func `updates beside animations`() {
    struct Race: View {
      @State var isFaded = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TimelineView(.animation) { context in
            Rectangle().frame(width: 10, height: 10).id("runner")
              .padding(.leading, context.date.timeIntervalSinceReferenceDate * 10)
          }
          Rectangle().frame(width: 20, height: 20).opacity(isFaded ? 0 : 1)
            .accessibilityIdentifier("go")
            .onTapGesture { withAnimation(.linear(duration: 1)) { isFaded = true } }
        }
        .frame(width: 100, height: 200, alignment: .topLeading)
      }
    }
    let stage = Stage(script: [.wait(2), .tap("go"), .wait(2)]) { Race() }
    for time in [0, 1.5, 2.2, 2.5, 3, 3.5] {
      let x = stage.place("runner", at: time)?.minX ?? -1
      #expect(abs(x - time * 10) < 1e-6, "\(time): \(x)")
    }
  }

  private struct Halves: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> [Date] {
      (0..<100).map { startDate.addingTimeInterval(Double($0) / 2) }
    }
  }

  @Test func `takes a custom schedule`() {
    #expect(shown(Halves(), at: [0, 0.6, 7.5]) == [0, 0.5, 7.5])
  }

  @Test func `stops when it is paused`() {
    struct Stopwatch: View {
      @State var isPaused = false
      var body: some View {
        VStack {
          TimelineView(.animation(paused: isPaused)) { context in
            Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)")
          }
          Button("pause") { isPaused.toggle() }.accessibilityIdentifier("pause")
        }
      }
    }
    let stage = Stage(script: [.wait(1), .tap("pause"), .wait(1), .tap("pause"), .wait(1)]) {
      Stopwatch()
    }
    let paused = 1 + taps(1)
    #expect(stage.texts(at: 0.5)[0] == "0.5")
    for time in [paused, paused + 0.5, paused + 1] {
      #expect(abs((Double(stage.texts(at: time)[0]) ?? 0) - paused) < 1e-9)
    }
    #expect(stage.texts(at: 2.75)[0] == "2.75")
  }

  @Test func `calls onChange for its entries`() {
    let log = Log()
    let stage = Stage(script: [.wait(2)]) {
      TimelineView(.periodic(from: date(0), by: 0.5)) { context in
        let seconds = context.date.timeIntervalSinceReferenceDate
        Text(verbatim: "\(seconds)").onChange(of: seconds) { log.add("\($0) \($1)") }
      }
    }
    _ = stage.still(at: 0)
    #expect(log.lines == ["0.0 0.5", "0.5 1.0", "1.0 1.5", "1.5 2.0"])
  }

  @Test func `hit-tests the content of the current entry`() {
    struct Mover: View {
      @State var taps = 0
      var body: some View {
        VStack(spacing: 0) {
          TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
            Color.red.frame(height: context.date.timeIntervalSinceReferenceDate >= 1 ? 0 : 100)
          }
          Button("tap \(taps)") { taps += 1 }
          Spacer()
        }
      }
    }
    let stage = Stage(script: [.wait(1.5), .tap(.point(CGPoint(x: 50, y: 5))), .wait(0.1)]) {
      Mover()
    }
    #expect(stage.texts == ["tap 1"])
  }
}
