import Foundation
import ScrollworkGeometry

// Recorded input: events, each after a number of ticks if it is later than the one before.
extension StatementParser {
  private static let inputWords = ["down", "up", "cancel", "second", "wheel", "rotate"]

  /// Parses what follows the word "input".
  mutating func input() throws(ScriptFault) -> GestureScript.Step {
    var (events, tick) = ([InputRecording.Event](), 0)
    while next != nil {
      tick += try ticks()
      events.append(InputRecording.Event(at: tick, try inputAction()))
    }
    let recording = InputRecording(events)
    if let fault = recording.fault?.fault { throw ScriptFault(1, 1, .step(fault.words)) }
    return .input(recording)
  }

  /// The ticks before an event; none if the next token is no number.
  private mutating func ticks() throws(ScriptFault) -> Int {
    guard case .number = next?.kind else { return 0 }
    guard case .number(let digits, unit: "") = next?.kind, let ticks = Int(digits),
      (0...Self.mostTicks).contains(ticks)
    else { throw unexpected("a whole number of ticks of 1/120 s, at most \(Self.mostTicks)") }
    take()
    return ticks
  }

  /// The ticks of an hour.
  private static let mostTicks = 432_000

  private mutating func inputAction() throws(ScriptFault) -> InputRecording.Action {
    if take("wheel") {
      let way = try vector()
      try words("at")
      return .wheel(by: way, at: try pair(.coordinate))
    }
    if take("rotate") { return .rotate }
    let finger = take("second") ? 1 : 0
    if take("down") { return .down(finger: finger, try pair(.coordinate)) }
    if take("up") { return .up(finger: finger) }
    if take("cancel") { return .cancel(finger: finger) }
    guard case .mark("(") = next?.kind else {
      throw unexpected("a point, such as (200, 600)", words: Self.inputWords)
    }
    return .move(finger: finger, try pair(.coordinate))
  }
}
