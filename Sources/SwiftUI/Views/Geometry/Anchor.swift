public import Foundation
public import ScrollworkGeometry

/// A point or rectangle of a view that other views can convert to their own coordinates.
///
/// Pass it to the subscript of a ``GeometryProxy``.
public struct Anchor<Value> {
  /// The point or rectangle on the canvas.
  let onCanvas: Value
  private let moved: (Value, CGPoint) -> Value

  /// The value in coordinates with their origin at a point of the canvas.
  func value(from origin: CGPoint) -> Value {
    moved(onCanvas, CGPoint(x: -origin.x, y: -origin.y))
  }

  /// A point or rectangle relative to a view, which an anchor is made from.
  public struct Source {
    let anchor: (Geometry) -> Anchor<Value>

    fileprivate init(
      _ value: @escaping (CGSize) -> Value, moved: @escaping (Value, CGPoint) -> Value
    ) {
      anchor = { geometry in
        Anchor(onCanvas: moved(value(geometry.size), geometry.origin), moved: moved)
      }
    }
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both anchors have the same value on the canvas.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.onCanvas == rhs.onCanvas }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the value on the canvas.
  public func hash(into hasher: inout Hasher) { hasher.combine(onCanvas) }
}

// The closures only translate points and rectangles and capture nothing.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  private init(_ value: @escaping (CGSize) -> CGRect) {
    self.init(value) { $0.offsetBy(dx: $1.x, dy: $1.y) }
  }

  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    .init { CGRect(origin: .zero, size: $0) }
  }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { .init { _ in r } }
}

extension Anchor.Source where Value == CGPoint {
  private init(_ value: @escaping (CGSize) -> CGPoint) {
    self.init(value) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
  }

  /// A point in the view's own coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { .init { _ in p } }

  /// A point relative to the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The center of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The center of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The center of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The center of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
