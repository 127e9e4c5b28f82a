import Foundation
import ScrollworkGeometry
import ScrollworkMotion
import ScrollworkScript
import ScrollworkScrolling
import ScrollworkViews

/// A touch of several script steps, from `touch` to `release`, while it is in progress.
@MainActor final class TouchInProgress {
  private let plan: GestureScript.ScriptedTouch
  /// The moment it came down, in seconds.
  private let down: Double
  /// Called with a tick when the touch is over.
  private var waiting: (@MainActor (Int) -> Void)?
  private var endTick: Int?

  init(_ plan: GestureScript.ScriptedTouch, down: Double) { (self.plan, self.down) = (plan, down) }

  /// The moment when the finger has done a step, in seconds; nil for a step of another finger.
  func end(ofStep index: Int) -> Double? { plan.ends[index].map { down + $0 } }

  /// Ends the touch: nothing more comes of it.
  func end(at tick: Int) {
    endTick = tick
    waiting?(tick)
    waiting = nil
  }

  /// Calls `next` once the touch is over.
  func await(_ next: @escaping @MainActor (Int) -> Void) {
    if let endTick { next(endTick) } else { waiting = next }
  }
}

/// Performs the steps that lead one finger: `touch`, `move`, `hold` and `release`.
@MainActor final class ScriptedTouchPlayer {
  typealias Context = SceneClock & TreeProviding & ScriptProgressReading

  private let context: any Context
  private let touches: TouchPlayer
  private let targets: ScriptTargets
  /// The finger that is down.
  private var current: TouchInProgress?

  init(_ context: any Context, touches: TouchPlayer, targets: ScriptTargets) {
    (self.context, self.touches, self.targets) = (context, touches, targets)
  }

  /// Puts a finger down; the script tells what it does until it lifts.
  func touch(_ step: GestureScript.Step, next: @escaping @MainActor (Int) -> Void) {
    let scene = touches.dressedScene()
    let plan = context.scene.script.scriptedTouch(
      at: context.stepIndex, canvas: context.tree.scene.canvas, time: context.time
    ) {
      targets.center(of: $0, in: scene.view, scene.looks, step)
    }
    guard let plan else { return next(context.tick) }
    let touch = TouchInProgress(plan, down: context.time)
    current = touch
    touches.follow([plan.path], of: step) { touch.end(at: $0) }
    next(context.tick)
  }

  /// Goes on after a duration, counted in the time of the finger that is down.
  func wait(for duration: Double, _ next: @MainActor (Int) -> Void) {
    let end = current?.end(ofStep: context.stepIndex)
    next(max(context.tick, Tick.first(notBefore: end ?? context.time + duration)))
  }

  /// Lifts the finger, and goes on when its touch is over.
  func release(next: @escaping @MainActor (Int) -> Void) {
    guard let touch = current else { return next(context.tick) }
    current = nil
    touch.await { [unowned context] end in next(max(context.tick, end)) }
  }
}
