import Foundation
package import ScrollworkDrawing
import ScrollworkMotion
package import ScrollworkScript
package import ScrollworkStage

/// A scene that is touched now, and all that has happened to it.
///
/// It has no clock: those who touch it say when, and it plays up to the moments that they ask for.
@MainActor package final class LiveScene {
  private let original: Scene
  private let renderer: any DisplayListRendering
  private(set) var record: SessionRecord
  private(set) var stage: Stage
  /// The fingers that are down.
  private var down: Set<Int> = []
  /// A player of the record for stills of the past, where the live one keeps none.
  private var past: (record: SessionRecord, stage: Stage)?

  /// A scene with a record of a session, played to its end.
  package init(
    _ scene: Scene, renderer: any DisplayListRendering, record: SessionRecord = SessionRecord()
  ) {
    (original, self.renderer) = (scene, renderer)
    self.record = record.withoutFingers
    stage = Self.stage(scene, self.record, renderer)
    catchUp()
  }

  private static func stage(
    _ scene: Scene, _ record: SessionRecord, _ renderer: any DisplayListRendering
  ) -> Stage {
    let shown = record.settings.applied(to: scene.playing(record.script))
    return Stage(live: shown, text: renderer, images: renderer)
  }

  private func catchUp() {
    stage.receive(record.events)
    stage.play(to: record.end)
  }

  /// The present moment, in seconds.
  package var time: Double { Tick.time(of: stage.tick) }

  /// The scene as it is shown.
  package var scene: Scene { stage.scene }

  // MARK: Time

  /// Plays to a time, and at least up to the last event.
  package func play(to time: Double) {
    let tick = max(Tick.last(reachedBy: time), record.events.last?.tick ?? 0, stage.tick)
    // A page that was asleep does not have all that time played at once.
    stage.play(to: min(tick, stage.tick + Self.longestStep))
    record.end = stage.tick
  }

  /// The most ticks that one message plays.
  ///
  /// - Source: chosen: ten seconds.
  private static let longestStep = 1200

  /// Adds input at a time, or as soon after it as the scene has not been played.
  package func receive(_ actions: [InputRecording.Action], at time: Double) {
    let tick = max(
      Tick.first(notBefore: time), stage.tick + 1, record.events.last?.tick ?? 0)
    let limit = stage.tick + Self.longestStep
    let events = actions.map { InputRecording.Event(at: min(tick, limit), $0) }
    // Only the new events are checked, after the fingers that are down.
    let before = down.map { InputRecording.Event(at: 0, .down(finger: $0, .zero)) }
    guard InputRecording(before + events).fault.map({ $0.fault == .neverEnds }) ?? true else {
      return
    }
    for action in actions {
      switch action {
      case .down(let finger, _): down.insert(finger)
      case .up(let finger), .cancel(let finger): down.remove(finger)
      case .move, .wheel, .rotate: break
      }
    }
    record.events += events
    stage.receive(events)
  }

  /// Plays the same session again, with changes.
  package func replay(_ change: (inout SessionRecord) -> Void) {
    var changed = record.withoutFingers
    change(&changed)
    (record, down) = (changed, [])
    stage = Self.stage(original, changed, renderer)
    catchUp()
  }

  /// Goes on from a time: what came later is dropped.
  package func branch(at time: Double) {
    let tick = max(0, Tick.last(reachedBy: time))
    replay { $0 = $0.cut(at: min(tick, $0.end)) }
  }

  // MARK: Pictures

  /// The still of the present.
  package var still: Still { stage.still(at: time) }

  /// The still at a time of the past.
  package func still(at time: Double) -> Still { shownStage(at: time).still(at: time) }

  /// Whether stills of the past need no other player.
  var keepsPast: Bool { stage.keepsPast }

  /// The numbers of the still at a time.
  func report(at time: Double) -> StillReport { shownStage(at: time).report(at: time) }

  /// The tree of all views at a time.
  func tree(at time: Double) -> ResolvedView { shownStage(at: time).tree(at: time) }

  /// The stage that has the stills at a time.
  func shownStage(at time: Double) -> Stage {
    guard !stage.keepsPast, time < self.time - 1e-9 else { return stage }
    if let past, past.record == record { return past.stage }
    let scene = record.settings.applied(to: original.playing(script))
    let made = Stage(scene, text: renderer, images: renderer)
    past = (record, made)
    return made
  }

  /// The bytes of a still as a PNG file.
  func png(of still: Still) throws -> Data { try renderer.png(of: still.displayList) }

  /// The bitmap of a still.
  func pixels(of still: Still) throws -> Pixels { try renderer.pixels(of: still.displayList) }

  // MARK: The script

  /// The session as a script.
  package var script: SceneScript {
    SessionScript(record, scriptEnd: stage.scriptEnd ?? stage.tick).script
  }
}
