import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

/// The touches that are down in one scroll view chain, and the views that receive them.
@MainActor final class TouchGroup {
  struct Finger {
    let number: Int
    let touch: UITouch
    var place: CGPoint
  }

  /// The enabled scroll views under the touches, innermost first.
  let chain: [UIScrollView]
  /// The hit view of the first touch; nil if that is the innermost scroll view itself.
  let content: UIView?
  let input: ScrollInput
  var delivery = TouchDelivery()
  var fingers: [Finger] = []
  /// The centroid when the last touch began or ended; translations count from here.
  var start = CGPoint.zero
  /// The distance between the first two touches at the same moment.
  var startDistance: CGFloat = 0
  /// Samples of the centroid since then.
  var samples: [FingerPath.Sample] = []
  /// The scroll view being dragged.
  var dragged: UIScrollView?
  /// The displacement of the centroid by moving touches since that began.
  var travel = CGVector.zero
  /// The scroll view being zoomed.
  var pinched: UIScrollView?
  /// The touch delivered to the content.
  var contentTouch: UITouch?
  /// The gesture recognizers of the touches, innermost first.
  var recognizers: [UIGestureRecognizer] = []
  /// The touch that a recognizer keeps from the content until it has failed.
  var heldTouch: UITouch?
  /// Further touches delivered to the content.
  var furtherTouches: [UITouch] = []
  /// Whether a gesture has taken the touches from the content.
  var isContentCancelled = false

  init(chain: [UIScrollView], content: UIView?, input: ScrollInput) {
    (self.chain, self.content, self.input) = (chain, content, input)
  }

  /// Whether a recognizer keeps touches from the content for now.
  var delaysContent: Bool { recognizers.contains { $0.delaysTouchesBegan && !$0.isOver } }

  /// The mean location of the touches.
  var centroid: CGPoint {
    guard !fingers.isEmpty else { return start }
    let count = CGFloat(fingers.count)
    return CGPoint(
      x: fingers.reduce(0) { $0 + $1.place.x } / count,
      y: fingers.reduce(0) { $0 + $1.place.y } / count)
  }

  /// The touches as recognizers see them.
  var followedTouches: FollowedTouches {
    FollowedTouches(
      centroid: centroid, places: fingers.map(\.place),
      samples: samples.map { ($0.place, $0.time) }, areFingers: input == .finger)
  }

  /// The distance between the first two touches, in points; zero for a single touch.
  var distance: CGFloat {
    guard fingers.count > 1 else { return 0 }
    return hypot(
      fingers[0].place.x - fingers[1].place.x, fingers[0].place.y - fingers[1].place.y)
  }

  var translation: CGVector { CGVector(dx: centroid.x - start.x, dy: centroid.y - start.y) }

  /// Restarts the translation and its samples after a touch began or ended.
  func begin(at time: Double) {
    start = centroid
    startDistance = distance
    samples = [FingerPath.Sample(time: time, place: start)]
  }

  /// The scroll view that follows the touches.
  var followed: UIScrollView? { pinched ?? dragged }

  /// Whether a new touch with these scroll views under it, innermost first, belongs to the group: if
  /// it is on the same content, or in the scroll view that the group drags or zooms; outside of scroll
  /// views if a recognizer of the group is attached to `view` or around it.
  func takes(_ chain: [UIScrollView], on view: UIView?) -> Bool {
    guard let inner = chain.first else {
      return self.chain.isEmpty
        && recognizers.contains { recognizer in
          recognizer.view.map { view?.isDescendant(of: $0) ?? false } ?? false
        }
    }
    return inner === self.chain.first || chain.contains { $0 === followed }
  }

  /// Moves a touch; returns false for one that stays where it is.
  func move(_ finger: Int, to place: CGPoint, at time: Double) -> Bool {
    guard let index = fingers.firstIndex(where: { $0.number == finger }) else { return false }
    let isMoving = fingers[index].place != place
    fingers[index].place = place
    fingers[index].touch.move(to: place, at: time, isMoving ? .moved : .stationary)
    return isMoving
  }

  /// An event with all touches of the group, and one that it has just lost.
  func event(including lost: UITouch? = nil, at time: Double) -> UIEvent {
    UIEvent(Set(fingers.map(\.touch) + [lost].compactMap { $0 }), at: time)
  }

  /// Records the centroid; returns its speed since the last sample, nil without a new sample.
  ///
  /// An unchanged centroid adds no sample, nor does one at the time of the last sample: no velocity
  /// comes of it.
  ///
  /// - Source: measured by others, in UIKit.
  func sample(at time: Double) -> Double? {
    let place = centroid
    guard let last = samples.last, last.place != place, time - last.time >= 1e-6 else { return nil }
    let sample = FingerPath.Sample(time: time, place: place)
    samples.append(sample)
    if samples.count > 8 { samples.removeFirst(4) }
    travel.dx += place.x - last.place.x
    travel.dy += place.y - last.place.y
    return FingerPath.speed(from: last, to: sample)
  }
}
