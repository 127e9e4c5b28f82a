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
  /// The scroll view being zoomed.
  var pinched: UIScrollView?
  /// The touch delivered to the content.
  var contentTouch: UITouch?

  init(chain: [UIScrollView], content: UIView?, input: ScrollInput) {
    (self.chain, self.content, self.input) = (chain, content, input)
  }

  /// The mean location of the touches.
  var centroid: CGPoint {
    guard !fingers.isEmpty else { return start }
    let count = CGFloat(fingers.count)
    return CGPoint(
      x: fingers.reduce(0) { $0 + $1.place.x } / count,
      y: fingers.reduce(0) { $0 + $1.place.y } / count)
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

  /// Records the centroid.
  ///
  /// An unchanged centroid adds no sample; a second one at the time of the last sample replaces it.
  func sample(at time: Double) {
    let place = centroid
    guard let last = samples.last, last.place != place else { return }
    if time - last.time < 1e-6 {
      if samples.count > 1 { samples[samples.count - 1] = .init(time: last.time, place: place) }
      return
    }
    samples.append(FingerPath.Sample(time: time, place: place))
    if samples.count > 8 { samples.removeFirst(4) }
  }
}
