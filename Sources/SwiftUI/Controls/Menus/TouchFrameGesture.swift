import Foundation
import ScrollworkGeometry
import ScrollworkViews

/// A gesture whose value is the frame of its view on the canvas, when a finger comes down or, with a
/// duration, when it has been held.
struct TouchFrameGesture: PrimitiveGesture {
  typealias Value = CGRect

  /// How long the finger is held, in seconds; 0 for none.
  var duration = 0.0

  @MainActor func recognizer(in context: _GestureContext) -> Recognizer<CGRect> {
    TouchMachineRecognizer(TouchFrameMachine(duration: duration))
  }
}

/// The state machine of a gesture that measures its view.
private struct TouchFrameMachine: TouchMachine {
  let duration: Double
  private var start: (place: CGPoint, time: Double)?
  private(set) var phase = GesturePhase<CGRect>.possible(nil)

  init(duration: Double) { self.duration = duration }

  mutating func receive(_ event: TouchEvent) -> Bool {
    if event.kind == .down { start = (event.place, event.time) }
    guard let start else { return false }
    if event.time - start.time >= duration, event.kind != .up || duration == 0 {
      phase = .ended(event.geometry.frame)
      return true
    }
    let distance = hypot(event.place.x - start.place.x, event.place.y - start.place.y)
    guard event.kind == .up || distance > 10 else { return false }
    phase = .failed
    return true
  }
}

/// A tap whose value is the frame of its view on the canvas.
struct TouchFrameTap: PrimitiveGesture {
  typealias Value = CGRect

  @MainActor func recognizer(in context: _GestureContext) -> Recognizer<CGRect> {
    TouchMachineRecognizer(TouchFrameTapMachine())
  }
}

/// The state machine of a tap that measures its view.
private struct TouchFrameTapMachine: TouchMachine {
  private var start: CGPoint?
  private(set) var phase = GesturePhase<CGRect>.possible(nil)

  init() {}

  mutating func receive(_ event: TouchEvent) -> Bool {
    if event.kind == .down { start = event.place }
    guard let start else { return false }
    if hypot(event.place.x - start.x, event.place.y - start.y) > 10 {
      phase = .failed
      return true
    }
    guard event.kind == .up else { return false }
    phase = .ended(event.geometry.frame)
    return true
  }
}
