import Foundation
import ScrollworkMotion
import ScrollworkUIScrolling
import ScrollworkSystem

/// The scene whose code is running now, as a task-local value.
///
/// Timers and deferred work belong to it without naming it; two stages never see each other's.
package enum Playing {
  /// The playing of one scene, on one thread.
  ///
  /// The thread counts, because code that runs elsewhere may have inherited the value.
  final class Stretch: @unchecked Sendable {
    /// Weak: the agenda owns the stretch, and tasks may outlive both.
    private weak var kept: Agenda?
    private let thread = Thread.current
    /// Used by that thread only.
    fileprivate var isPlaying = false

    init(_ agenda: Agenda) { kept = agenda }

    /// The agenda of the scene; nil on other threads, and while the scene is not being played.
    var agenda: Agenda? { isHere ? kept : nil }

    var isHere: Bool { Thread.current === thread && isPlaying }
  }

  @TaskLocal static var stretch: Stretch?

  /// Runs `body` as code of a scene.
  @MainActor package static func play<Result>(_ agenda: Agenda, _ body: () -> Result) -> Result {
    let stretch = agenda.stretch
    let wasPlaying = stretch.isPlaying
    stretch.isPlaying = true
    defer { stretch.isPlaying = wasPlaying }
    return agenda.system.answering {
      agenda.executor.leading {
        $stretch.withValue(stretch) { agenda.process.running(body) }
      }
    }
  }

  /// Runs `body` to make a still of a scene: work that views defer and tasks that they start are not run, since
  /// playing the scene has run them.
  @MainActor package static func draw<Result>(_ agenda: Agenda, _ body: () -> Result) -> Result {
    SceneExecutor.draw { $stretch.withValue(nil) { agenda.process.running(body) } }
  }

  /// Calls `body` with the agenda of the scene that is running here, if one is.
  static func withAgenda<Result>(_ body: @MainActor (Agenda) -> Result) -> Result? {
    guard let agenda = stretch?.agenda else { return nil }
    return withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) var result: Result?
      MainActor.assumeIsolated { result = body(agenda) }
      return result
    }
  }

  /// Notes an animation that code asks for at a line.
  static func noteAnimation(_ animation: Animation?, at location: SourceLocation) {
    _ = withAgenda { agenda in
      let parameters = ViewParameters(
        "withAnimation", ParameterSpelling.values(of: animation as Any), source: location.inScene)
      agenda.onAnimation(ViewParameterList("", label: "", [parameters]))
    }
  }

  /// The date of a time in seconds, in the scene that is running here; outside of one counted from
  /// the start of 2001.
  static func date(at time: Double) -> Date {
    withAgenda { $0.system.date(at: time) } ?? Date(timeIntervalSinceReferenceDate: time)
  }

  /// The change publisher of a model without published properties: one for each model in each scene.
  static func publisher(of model: AnyObject) -> ObservableObjectPublisher {
    nonisolated(unsafe) let model = model
    return withAgenda { agenda in
      if let known = agenda.announcers[ObjectIdentifier(model)] { return known.publisher }
      let publisher = ObservableObjectPublisher()
      agenda.announcers[ObjectIdentifier(model)] = (model, publisher)
      return publisher
    } ?? ObservableObjectPublisher()
  }
}
