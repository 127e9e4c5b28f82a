import Foundation
package import ScrollworkScript

/// All that has happened in a session: enough to play it again, on other code too.
package struct SessionRecord: Hashable, Sendable {
  /// The script that the session began with.
  package var script = SceneScript(GestureScript([]))
  /// What was touched after it, on ticks from the start.
  package var events: [InputRecording.Event] = []
  /// The tick at which the session is.
  package var end = 0
  /// The device and the traits.
  package var settings = PreviewSettings()

  /// A session in which nothing has happened.
  package init() {}

  /// The fingers that are down at the end, with their last points.
  private var down: [Int] {
    var fingers: [Int] = []
    for event in events {
      switch event.action {
      case .down(let finger, _): fingers.append(finger)
      case .up(let finger), .cancel(let finger): fingers.removeAll { $0 == finger }
      case .move, .wheel, .rotate: continue
      }
    }
    return fingers
  }

  /// The record up to a tick; fingers that are down then are taken away.
  func cut(at tick: Int) -> SessionRecord {
    var part = self
    part.events = events.filter { $0.tick <= tick }
    part.end = tick
    return part.withoutFingers
  }

  /// The record with the fingers taken away that are down at its end.
  var withoutFingers: SessionRecord {
    var all = self
    all.events += down.map { InputRecording.Event(at: end + 1, .cancel(finger: $0)) }
    all.end = max(end, all.events.last?.tick ?? 0)
    return all
  }
}

// Scripts and events as texts of scripts, which all builds of the tool parse alike.
extension SessionRecord: Codable {
  private enum Key: CodingKey { case script, input, end, settings }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func parsed(_ key: Key) throws -> SceneScript {
      let text = try values.decode(String.self, forKey: key)
      do { return try ScriptText(text, file: "session").script } catch {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: values, debugDescription: "\(error)")
      }
    }
    script = try parsed(.script)
    events = try parsed(.input).gestures.steps.flatMap { step in
      if case .input(let recording) = step { recording.events } else { [InputRecording.Event]() }
    }
    end = try values.decode(Int.self, forKey: .end)
    settings = try values.decode(PreviewSettings.self, forKey: .settings)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    let whole = withoutFingers
    try values.encode("\(script)", forKey: .script)
    try values.encode(
      whole.events.isEmpty ? "" : "input \(InputRecording(whole.events))", forKey: .input)
    try values.encode(whole.end, forKey: .end)
    try values.encode(settings, forKey: .settings)
  }
}
