import Foundation
import ScrollworkScrolling
import ScrollworkViews

/// A scroll view that contends with gestures for a touch: SwiftUI's, which the player moves, or the
/// touch screen of a hosted view, which moves its scroll views itself.
@MainActor protocol ScrollContender: AnyObject {
  var stage: GestureStage { get }
  /// Whether a view of UIKit in it has received the touch.
  var isReceived: Bool { get }
  /// Whether it keeps its touch when a later finger does not hit it.
  var keepsMissedTouch: Bool { get }
  /// The claim by which the player moves the scroll view; nil if it moves itself.
  var claim: Touch.ScrollClaim? { get }

  /// Receives an event; `begins` asks whether the scroll view may begin to follow the finger.
  func receive(_ event: TouchEvent, begins: (TouchDelivery.Event, Double) -> Bool)
  func cancel()
}

extension Touch {
  /// The claim of SwiftUI's scroll view to a touch.
  final class ScrollClaim: ScrollContender {
    let scroll: PlacedScrollView
    /// The content offset when the finger came down.
    let start: CGPoint
    /// When the scroll view begins to follow the finger; nil if it does not, or is not known to.
    private(set) var begin: Double?
    /// When it is clear that it does not.
    private var failure: Double
    /// The stage as it were without cancellation: the delivery keeps receiving the scroll view's side.
    private var ownStage = GestureStage.possible
    private var isCancelled = false

    init(scroll: PlacedScrollView, start: CGPoint, begin: Double?, failure: Double) {
      (self.scroll, self.start, self.begin, self.failure) = (scroll, start, begin, failure)
    }

    /// A claim to a finger of which only the coming down is known; ``decide(begins:at:)`` decides it.
    convenience init(undecided scroll: PlacedScrollView, start: CGPoint) {
      self.init(scroll: scroll, start: start, begin: nil, failure: .infinity)
    }

    /// Decides at a moment whether the scroll view begins to follow the finger then.
    func decide(begins: Bool, at time: Double) {
      if begins { begin = time } else { failure = time }
    }

    var stage: GestureStage { isCancelled ? .failed : ownStage }
    var isReceived: Bool { false }
    var keepsMissedTouch: Bool { false }
    var claim: Touch.ScrollClaim? { self }

    func receive(_ event: TouchEvent, begins: (TouchDelivery.Event, Double) -> Bool) {
      guard ownStage == .possible else { return }
      if let begin, begin <= event.time {
        ownStage = begins(.moved, event.time) ? .active : .failed
      } else if event.time >= failure || event.kind == .up {
        ownStage = .failed
      }
    }

    func cancel() { isCancelled = true }
  }
}
