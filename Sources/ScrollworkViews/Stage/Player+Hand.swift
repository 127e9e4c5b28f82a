import Foundation
import ScrollworkGeometry
import ScrollworkScript
import ScrollworkScrolling

/// A finger that a script leads step by step.
@MainActor final class HandContact {
  let hand: GestureScript.ScriptedTouch
  /// The moment it came down, in seconds.
  let down: Double
  /// What is to be called with a tick once nothing more comes of the finger.
  private var waiting: (@MainActor (Int) -> Void)?
  private var over: Int?

  init(_ hand: GestureScript.ScriptedTouch, down: Double) { (self.hand, self.down) = (hand, down) }

  /// Nothing more will come of the finger.
  func end(at tick: Int) {
    over = tick
    waiting?(tick)
    waiting = nil
  }

  /// Calls `next` once nothing more comes of the finger.
  func await(_ next: @escaping @MainActor (Int) -> Void) {
    if let over { next(over) } else { waiting = next }
  }
}

// Fingers that are led step by step, and steps in between.
extension Player {
  /// Lets a finger come down; what it does until it leaves is looked up in the script.
  func touch(_ step: GestureScript.Step, next: @escaping @MainActor (Int) -> Void) {
    bringUpToTime()
    let (picture, looks) = picture()
    let hand = scene.script.scriptedTouch(at: stepIndex, canvas: tree.scene.canvas, time: time) {
      center(of: $0, in: picture, looks, step)
    }
    guard let hand else { return next(tick) }
    let contact = HandContact(hand, down: time)
    self.hand = contact
    follow([hand.path], of: step) { contact.end(at: $0) }
    next(tick)
  }

  /// Goes on after some time, counted with that of the finger that is down.
  func goOn(
    with contact: HandContact?, after duration: Double, _ next: @MainActor (Int) -> Void
  ) {
    let end = contact.flatMap { contact in contact.hand.ends[stepIndex].map { contact.down + $0 } }
    next(max(tick, Self.tick(at: end ?? time + duration)))
  }

  /// Goes on when nothing more comes of the finger that leaves now.
  func release(next: @escaping @MainActor (Int) -> Void) {
    guard let contact = hand else { return next(tick) }
    hand = nil
    contact.await { [unowned self] over in next(max(tick, over)) }
  }
}
