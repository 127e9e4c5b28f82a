import Foundation
import ScrollworkMotion
import ScrollworkScript

/// The script of a session: its recorded input as statements with waits between them.
struct SessionScript {
  /// The pause that begins another statement, in ticks.
  ///
  /// - Source: chosen: two taps of a double tap stay together.
  private static let pause = 42

  private let record: SessionRecord
  /// The tick at which the script that the session began with is over.
  private let start: Int

  init(_ record: SessionRecord, scriptEnd: Int) {
    (self.record, start) = (record.withoutFingers, scriptEnd)
  }

  /// The script.
  var script: SceneScript {
    var script = record.script
    script.setup = script.setup.adding(record.settings.setup)
    var (steps, here) = (script.gestures.steps, start)
    func wait(until tick: Int) {
      if tick > here { steps.append(.wait(Self.seconds(tick - here))) }
      here = max(here, tick)
    }
    for run in runs {
      wait(until: run[0].tick)
      let events = run.map { InputRecording.Event(at: $0.tick - here, $0.action) }
      steps.append(.input(InputRecording(events)))
      here += (events.last?.tick ?? 0) + 1
    }
    wait(until: record.end)
    script.gestures = GestureScript(steps)
    return script
  }

  /// The events in runs: a pause without a finger divides them.
  private var runs: [[InputRecording.Event]] {
    var (runs, fingers) = ([[InputRecording.Event]](), 0)
    for event in record.events {
      let last = runs.last?.last?.tick
      if fingers > 0 || last.map({ event.tick - $0 < Self.pause }) ?? false {
        runs[runs.count - 1].append(event)
      } else {
        runs.append([event])
      }
      switch event.action {
      case .down: fingers += 1
      case .up, .cancel: fingers -= 1
      case .move, .wheel, .rotate: break
      }
    }
    return runs
  }

  /// A number of ticks in seconds with nine decimals, which is nearer to the tick than the parser's
  /// tolerance.
  private static func seconds(_ ticks: Int) -> Double {
    (Tick.time(of: ticks) * 1e9).rounded() / 1e9
  }
}
