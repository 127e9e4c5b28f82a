import Foundation
import ScrollworkGeometry
import ScrollworkScrolling

/// Fingers that have come down on one view, and who has them.
@MainActor final class Hold {
  struct Finger {
    let number: Int
    let touch: UITouch
    var place: CGPoint
  }

  /// The scroll views under the fingers that scroll, the innermost first.
  let chain: [UIScrollView]
  /// The view in the innermost one, or without one, that the first finger came down on.
  let content: UIView?
  let input: ScrollInput
  var delivery = TouchDelivery()
  var fingers: [Finger] = []
  /// Where the middle of the fingers was when the last one came down or left.
  var start = CGPoint.zero
  /// How far apart two fingers were then.
  var startDistance: CGFloat = 0
  /// Where the middle of the fingers has been since then.
  var samples: [FingerPath.Sample] = []
  /// Who follows the fingers.
  var dragged: UIScrollView?
  /// Who is zoomed by them.
  var pinched: UIScrollView?
  /// The touch that the content has.
  var contentTouch: UITouch?

  init(chain: [UIScrollView], content: UIView?, input: ScrollInput) {
    (self.chain, self.content, self.input) = (chain, content, input)
  }

  var middle: CGPoint {
    guard !fingers.isEmpty else { return start }
    let count = CGFloat(fingers.count)
    return CGPoint(
      x: fingers.reduce(0) { $0 + $1.place.x } / count,
      y: fingers.reduce(0) { $0 + $1.place.y } / count)
  }

  /// How far apart the first two fingers are.
  var distance: CGFloat {
    guard fingers.count > 1 else { return 0 }
    return hypot(
      fingers[0].place.x - fingers[1].place.x, fingers[0].place.y - fingers[1].place.y)
  }

  var way: CGVector { CGVector(dx: middle.x - start.x, dy: middle.y - start.y) }

  /// A finger has come down or left: movements count from here on.
  func begin(at time: Double) {
    start = middle
    startDistance = distance
    samples = [FingerPath.Sample(time: time, place: start)]
  }

  /// Keeps where the fingers are now; a place that is no new one is none, and so is one that comes at
  /// the moment of the last.
  func sample(at time: Double) {
    let place = middle
    guard let last = samples.last, last.place != place else { return }
    if time - last.time < 1e-6 {
      if samples.count > 1 { samples[samples.count - 1] = .init(time: last.time, place: place) }
      return
    }
    samples.append(FingerPath.Sample(time: time, place: place))
    if samples.count > 8 { samples.removeFirst(4) }
  }
}
