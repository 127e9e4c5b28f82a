import Foundation

/// The scene whose code is running now.
///
/// Timers, and work for later, belong to it without being told which it is. A value of the running
/// task: two stages never see each other's.
enum Playing {
  /// The playing of one scene, on one thread.
  ///
  /// It is told apart by the thread because code that runs elsewhere may have inherited it.
  final class Stretch: @unchecked Sendable {
    /// Not kept alive: the agenda has it, and tasks may outlive both.
    private weak var kept: Agenda?
    private let thread = Thread.current
    /// Used by the one thread only.
    fileprivate var isPlaying = false

    init(_ agenda: Agenda) { kept = agenda }

    /// What is to happen; nil elsewhere than where the scene is being played.
    var agenda: Agenda? { isHere ? kept : nil }

    var isHere: Bool { Thread.current === thread && isPlaying }
  }

  @TaskLocal static var stretch: Stretch?

  /// Plays a stretch of a scene.
  @MainActor static func play<Result>(_ agenda: Agenda, _ body: () -> Result) -> Result {
    let stretch = agenda.stretch
    let wasPlaying = stretch.isPlaying
    stretch.isPlaying = true
    defer { stretch.isPlaying = wasPlaying }
    return agenda.executor.leading { $stretch.withValue(stretch, operation: body) }
  }

  /// Does something with the agenda of the scene that is running here, if one is.
  static func withAgenda<Result>(_ body: @MainActor (Agenda) -> Result) -> Result? {
    guard let agenda = stretch?.agenda else { return nil }
    return withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) var result: Result?
      MainActor.assumeIsolated { result = body(agenda) }
      return result
    }
  }

  /// What announces the changes of a model that has no published properties: one for each model in
  /// each scene.
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
