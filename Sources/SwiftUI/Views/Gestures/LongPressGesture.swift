public import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

/// A gesture that recognizes a finger held still.
///
/// Its value is true from the touch down on; it succeeds after the minimum duration, while the
/// finger is still down.
public struct LongPressGesture: PrimitiveGesture {
  /// Whether the finger is down.
  public typealias Value = Bool

  /// The shortest time that the finger is held, in seconds.
  public var minimumDuration: Double
  /// The greatest distance that the finger may move meanwhile, in points of the canvas.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Bool> {
    TouchMachineRecognizer(
      LongPressMachine(minimumDuration: minimumDuration, maximumDistance: maximumDistance))
  }
}

/// The state machine of a long press.
struct LongPressMachine: TouchMachine {
  let minimumDuration: Double
  let maximumDistance: CGFloat
  private var start: (time: Double, location: CGPoint)?
  private(set) var phase = GesturePhase<Bool>.possible(nil)

  init(minimumDuration: Double, maximumDistance: CGFloat) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  mutating func receive(_ event: TouchEvent) -> Bool {
    if event.kind == .down, start == nil {
      start = (event.time, event.place)
      phase = .possible(true)
    }
    guard let start else { return false }
    if start.location.distance(to: event.place) > maximumDistance {
      phase = .failed
    } else if event.time - start.time >= minimumDuration - 1e-9 {
      phase = .ended(true)
    } else if event.kind == .up {
      phase = .failed
    } else {
      return event.kind == .down
    }
    return true
  }
}

/// The state machine of a button: pressed while the finger is down, complete on touch up.
package struct ButtonMachine: TouchMachine {
  private var start: (time: Double, location: CGPoint)?
  package private(set) var phase = GesturePhase<Bool>.possible(nil)

  package init() {}

  package mutating func receive(_ event: TouchEvent) -> Bool {
    if event.kind == .down { start = (event.time, event.place) }
    guard let start else { return false }
    if start.location.distance(to: event.place) > TapMachine.slop {
      phase = .failed
    } else if event.kind == .up {
      phase = .ended(true)
    } else {
      guard phase == .possible(nil), !event.isDelayed else { return false }
      phase = .possible(true)
    }
    return true
  }
}
