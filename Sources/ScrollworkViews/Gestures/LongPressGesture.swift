public import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

/// A finger that stays.
///
/// Its value is true from the coming down of the finger; it ends after the shortest time, without
/// waiting for the finger to leave.
public struct LongPressGesture: PrimitiveGesture {
  /// Whether the finger is down.
  public typealias Value = Bool

  /// How long the finger must stay, in seconds.
  public var minimumDuration: Double
  /// How far it may move meanwhile, in points of the canvas.
  public var maximumDistance: CGFloat

  /// A finger that stays.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  @MainActor package func recognizer(in context: _GestureContext) -> Recognizer<Bool> {
    MachineRecognizer(
      PressMachine(minimumDuration: minimumDuration, maximumDistance: maximumDistance))
  }
}

/// Follows a finger that stays.
struct PressMachine: TouchMachine {
  let minimumDuration: Double
  let maximumDistance: CGFloat
  private var start: (time: Double, place: CGPoint)?
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
    if start.place.distance(to: event.place) > maximumDistance {
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

/// Follows a finger on a button: pressed while it is down, and complete when it leaves.
package struct ButtonMachine: TouchMachine {
  private var start: (time: Double, place: CGPoint)?
  package private(set) var phase = GesturePhase<Bool>.possible(nil)

  package init() {
  }

  package mutating func receive(_ event: TouchEvent) -> Bool {
    if event.kind == .down { start = (event.time, event.place) }
    guard let start else { return false }
    if start.place.distance(to: event.place) > TapMachine.slop {
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
