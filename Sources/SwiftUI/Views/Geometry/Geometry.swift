package import Foundation
package import ScrollworkGeometry
package import ScrollworkLayout

/// The size of a view, its origin on the canvas, and the areas around it.
package struct Geometry: Sendable {
  var size: CGSize
  var origin: CGPoint
  var surroundings: Surroundings
  /// The distances by which the view could extend out of the safe area.
  var safeAreaInsets: EdgeInsets

  package init(size: CGSize, origin: CGPoint, surroundings: Surroundings) {
    (self.size, self.origin, self.surroundings) = (size, origin, surroundings)
    safeAreaInsets = surroundings.safeArea.room(around: CGRect(origin: origin, size: size))
      .mirrored(surroundings.isRightToLeft)
  }

  /// The view's frame on the canvas.
  var frame: CGRect { CGRect(origin: origin, size: size) }

  /// The view's frame in a coordinate space; in the canvas's if the space does not exist.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: return frame
    case .local: return CGRect(origin: .zero, size: size)
    case .named(let name):
      guard let area = surroundings.area(name) else { return frame }
      return frame.offsetBy(dx: -area.minX, dy: -area.minY)
    }
  }

  /// The area of a space in the view's own coordinates; nil if the space does not exist.
  func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    surroundings.area(space.name)?.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

/// The areas that a view's geometry can be relative to, in the coordinates of the canvas.
package struct Surroundings: Sendable {
  /// The visible area of a scroll view inside its margins.
  package struct Window: Sendable {
    package var area: CGRect
    package var axes: Axis.Set
  }

  /// The area of a view with a named coordinate space.
  struct Named: Sendable {
    var space: NamedCoordinateSpace
    var area: CGRect
  }

  /// The enclosing scroll views, innermost last.
  var windows: [Window] = []
  /// The enclosing views with a named coordinate space, innermost last.
  var named: [Named] = []
  /// The safe area around the view.
  package var safeArea = SafeArea()
  /// Whether the layout direction is right to left.
  package var isRightToLeft = false
  /// The distance that the page of the enclosing bar is scrolled under it.
  package var scrolledUnderBar: CGFloat = 0
  /// The length of content that is under the enclosing bar below a page, or beyond it.
  package var contentUnderBarBelow: CGFloat = 0

  package init() {}

  /// The innermost scroll view, or the innermost that scrolls along `axis`.
  package func window(_ axis: Axis?) -> Window? {
    windows.last { axis.map($0.axes.contains) ?? true }
  }

  /// The visible range of the innermost scroll view that scrolls along `axis`, inside its margins,
  /// in the coordinates of `frame`; nil without one.
  package func range(_ axis: Axis, in frame: CGRect) -> ClosedRange<CGFloat>? {
    guard let area = window(axis)?.area else { return nil }
    let start = area.min(axis) - frame.min(axis)
    return start...max(start, area.max(axis) - frame.min(axis))
  }

  func area(_ name: AnyHashable) -> CGRect? {
    if let scroll = name.base as? ScrollViewSpace { return window(scroll.axis)?.area }
    return named.last { $0.space.name == name }?.area
  }

  /// The surroundings of a placed node's children; `frame` is the node's frame on the canvas, `offset`
  /// the content offset of a scroll view.
  @MainActor package func inside(
    _ placed: Placed, frame: CGRect, offset: CGPoint
  ) -> Surroundings {
    switch placed.detail {
    case .scrollView(let metrics):
      // The one kind of node that is laid out with such a detail.
      guard let scroll = placed.node as? ScrollNode else { return self }
      var inner = self
      inner.windows.append(
        Window(
          area: frame.inset(by: scroll.insets(metrics, at: offset)), axes: scroll.axes))
      inner.safeArea = safeArea.inside(placed, frame: frame)
      return inner
    case .safeAreaInsets:
      var inner = self
      inner.safeArea = safeArea.inside(placed, frame: frame)
      return inner
    default:
      guard let space = placed.node.coordinateSpace else { return self }
      var inner = self
      inner.named.append(Named(space: space, area: frame))
      return inner
    }
  }
}
