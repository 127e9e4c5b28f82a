import Foundation

/// The scene whose code is running now.
///
/// Timers, and work for later, belong to it without being told which it is. A value of the running
/// task: two stages never see each other's.
enum Playing {
  /// One stretch of playing, from its beginning to its end on one thread.
  ///
  /// It is told apart by the thread because code that runs elsewhere may have inherited it.
  final class Stretch: @unchecked Sendable {
    let agenda: Agenda
    private let thread = Thread.current
    /// Used by the one thread only.
    private var isOver = false

    init(_ agenda: Agenda) { self.agenda = agenda }

    var isHere: Bool { Thread.current === thread && !isOver }

    func end() { isOver = true }
  }

  @TaskLocal static var stretch: Stretch?

  /// Plays a stretch of a scene.
  @MainActor static func play<Result>(_ agenda: Agenda, _ body: () -> Result) -> Result {
    let stretch = Stretch(agenda)
    defer { stretch.end() }
    return $stretch.withValue(stretch, operation: body)
  }

  /// Does something with the agenda of the scene that is running here, if one is.
  static func withAgenda<Result>(_ body: @MainActor (Agenda) -> Result) -> Result? {
    guard let stretch, stretch.isHere else { return nil }
    let agenda = stretch.agenda
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
