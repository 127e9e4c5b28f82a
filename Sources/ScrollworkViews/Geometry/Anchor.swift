public import Foundation
public import ScrollworkGeometry

/// A point or rectangle of a view that others can ask for in coordinates of their own.
///
/// Use it as an index of a ``GeometryProxy``.
public struct Anchor<Value> {
  /// The point or rectangle on the canvas.
  let onCanvas: Value
  private let moved: (Value, CGPoint) -> Value

  /// The value in coordinates that begin at a point of the canvas.
  func value(from origin: CGPoint) -> Value {
    moved(onCanvas, CGPoint(x: -origin.x, y: -origin.y))
  }

  /// What an anchor is made from.
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
  /// Whether both are the same on the canvas.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.onCanvas == rhs.onCanvas }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes what it is on the canvas.
  public func hash(into hasher: inout Hasher) { hasher.combine(onCanvas) }
}

// The closures only move points and rectangles; they hold nothing.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  private init(_ value: @escaping (CGSize) -> CGRect) {
    self.init(value) { $0.offsetBy(dx: $1.x, dy: $1.y) }
  }

  /// All of the view.
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

  /// A point of the view.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
