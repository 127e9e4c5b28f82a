public import Foundation
import ScrollworkUIScrolling

/// The locations of a gesture recognizer in coordinate spaces of the view that it is attached to.
///
/// Coordinate spaces are where they were when the finger came down, as those of SwiftUI's gestures.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  private let place: RecognizerPlace

  init(_ place: RecognizerPlace) { self.place = place }

  /// The location of the recognizer in the coordinates of the view.
  public var localLocation: CGPoint { location(in: .local) }

  /// The translation of the recognizer in the coordinates of the view; nil for those that are no drags.
  public var localTranslation: CGPoint? { translation(in: .local) }

  /// The velocity of the recognizer in the coordinates of the view, in points per second; nil for those
  /// that are no drags.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// The location of the recognizer in a coordinate space around the view.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(globalPoint: place.location, to: coordinateSpace)
  }

  /// The translation of the recognizer in a coordinate space around the view; nil for those that are no
  /// drags.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    place.drag.map { vector($0.translation(in: nil), in: coordinateSpace) }
  }

  /// The velocity of the recognizer in a coordinate space around the view, in points per second; nil for
  /// those that are no drags.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    place.drag.map { vector($0.velocity(in: nil), in: coordinateSpace) }
  }

  /// A point of the global coordinate space in a coordinate space around the view.
  public func convert(
    globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol
  ) -> CGPoint {
    place.geometry.point(globalPoint, in: coordinateSpace.coordinateSpace)
  }

  /// A vector of the global coordinate space that ends at the recognizer's location.
  private func vector(_ vector: CGPoint, in space: some CoordinateSpaceProtocol) -> CGPoint {
    let end = place.location
    let from = convert(globalPoint: CGPoint(x: end.x - vector.x, y: end.y - vector.y), to: space)
    let to = convert(globalPoint: end, to: space)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}

/// A gesture recognizer and the coordinate spaces around its view.
@MainActor final class RecognizerPlace {
  /// The recognizer, once it is made.
  weak var recognizer: UIGestureRecognizer?
  /// The geometry of the view when the finger came down.
  var geometry = TouchGeometry()

  /// The location of the recognizer on the canvas.
  var location: CGPoint { recognizer?.location(in: nil) ?? .zero }

  /// The recognizer, if it recognizes drags.
  var drag: UIPanGestureRecognizer? { recognizer as? UIPanGestureRecognizer }
}
