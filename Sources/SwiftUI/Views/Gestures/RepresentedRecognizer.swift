import Foundation
import ScrollworkUIScrolling

/// The recognizer of a gesture that a recognizer of UIKit recognizes.
///
/// The recognizer of UIKit has its state at once; its targets and its action are told by ``deliver()``.
final class RepresentedRecognizer: Recognizer<Void> {
  private let hosted: AnyHostedRecognizer
  private let handle: () -> Void
  /// The number of fingers that have come down.
  private var fingerCount = 0
  /// Whether the action has been called for the present gesture.
  private var isTold = false

  init(_ hosted: AnyHostedRecognizer, handle: @escaping () -> Void) {
    (self.hosted, self.handle) = (hosted, handle)
  }

  override func receive(_ event: TouchEvent) {
    guard !phase.isOver else { return }
    if fingerCount == 0 {
      guard event.kind == .down else { return }
      hosted.begin()
    }
    if event.kind == .down { fingerCount = event.fingers.count }
    hosted.receive(event)
    follow()
  }

  private func follow() {
    if let phase = hosted.phase { self.phase = phase }
    if phase.isOver || !hosted.entered.isEmpty { isNew = true }
  }

  override func deliver() {
    guard isNew else { return }
    isNew = false
    for state in hosted.takeEntered() {
      isTold = true
      hosted.tell(state)
      handle()
    }
    if phase.isOver { hosted.lift(fingerCount) }
  }

  override func cancel() {
    guard !phase.isOver || isNew else { return }
    hosted.cancel(fingerCount, isTold: isTold)
    (phase, isNew) = (.failed, true)
  }

  override func isSimultaneous(inScrollView: Bool) -> Bool {
    hosted.isSimultaneous(inScrollView: inScrollView)
  }

  override func adopt(_ old: AnyRecognizer) -> Bool {
    guard let old = old as? RepresentedRecognizer, old.hosted === hosted else { return false }
    takeOver(old)
    (fingerCount, isTold) = (old.fingerCount, old.isTold)
    return true
  }
}
