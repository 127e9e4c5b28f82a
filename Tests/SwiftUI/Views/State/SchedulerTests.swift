import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkPublishers
import ScrollworkScript
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// What a scene schedules when it appears, with the times at which it runs.
@MainActor private final class Runs {
  var times: [String: [Double]] = [:]
  var kept: [any Cancellable] = []

  nonisolated init() {}

  func note(_ name: String, _ time: Double) {
    times[name, default: []].append((time * 10).rounded() / 10)
  }
}

private struct Scheduling: View {
  let runs: Runs

  var body: some View {
    Color.red.onAppear {
      start(DispatchQueue.main, "queue")
      start(RunLoop.main, "loop")
      let group = SceneDispatchGroup()
      group.enter()
      group.enter()
      group.notify(queue: .main) {
        MainActor.assumeIsolated { runs.note("group", DispatchQueue.main.now.seconds) }
      }
      group.leave()
      // Nobody waits: the works are done on this thread.
      group.wait()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { group.leave() }
      DispatchQueue.main.async(qos: .userInitiated) {
        MainActor.assumeIsolated { runs.note("async", DispatchQueue.main.now.seconds) }
      }
    }
  }

  private func start<S: SceneScheduler>(_ scheduler: S, _ name: String) {
    let (runs, start) = (runs, scheduler.now)
    func note(_ part: String) {
      MainActor.assumeIsolated { runs.note("\(name) \(part)", scheduler.now.seconds) }
    }
    let options: SceneSchedulerOptions? = SceneSchedulerOptions()
    scheduler.schedule(options: options) { note("soon") }
    scheduler.schedule(
      after: start.advanced(by: 0.5), tolerance: scheduler.minimumTolerance, options: options
    ) { note("later") }
    let repeated = scheduler.schedule(
      after: start.advanced(by: 0.2), interval: 0.3, tolerance: 0, options: options
    ) { note("often") }
    runs.kept.append(repeated)
    scheduler.schedule(after: start.advanced(by: 0.9), tolerance: 0, options: nil) {
      repeated.cancel()
    }
  }
}

@MainActor @Suite struct `Schedulers of a scene` {
  @Test func `run closures in its time`() {
    let runs = Runs()
    let stage = Stage(script: [.wait(2)]) { Scheduling(runs: runs) }
    _ = stage.duration
    for name in ["queue", "loop"] {
      #expect(runs.times["\(name) soon"] == [0])
      #expect(runs.times["\(name) later"] == [0.5])
      #expect(runs.times["\(name) often"] == [0.2, 0.5, 0.8])
    }
    #expect(runs.times["group"] == [0.6] && runs.times["async"] == [0])
    #expect(RunLoop.main.minimumTolerance == 0)
  }

  @Test func `publish notifications of a center by their name`() {
    let (center, name, object) = (NotificationCenter(), Notification.Name("told"), NSObject())
    let publisher = NotificationCenter.Publisher(center: center, name: name, object: object)
    #expect(publisher.center === center && publisher.name == name && publisher.object === object)
    var heard = 0
    let kept = publisher.sink { _ in heard += 1 }
    center.post(name: name, object: object)
    center.post(name: Notification.Name("other"), object: object)
    kept.cancel()
    center.post(name: name, object: object)
    #expect(heard == 1)
  }
}
