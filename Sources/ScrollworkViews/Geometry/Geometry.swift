package import Foundation
package import ScrollworkGeometry
import ScrollworkLayout

/// How large a view is, where it stands on the canvas, and what is around it.
package struct Geometry: Sendable {
  var size: CGSize
  var origin: CGPoint
  var surroundings: Surroundings
  /// How far the view could grow out of the safe area.
  var safeAreaInsets: EdgeInsets

  package init(size: CGSize, origin: CGPoint, surroundings: Surroundings) {
    (self.size, self.origin, self.surroundings) = (size, origin, surroundings)
    safeAreaInsets = surroundings.safeArea.room(around: CGRect(origin: origin, size: size))
      .mirrored(surroundings.isRightToLeft)
  }

  /// The view's frame on the canvas.
  var frame: CGRect { CGRect(origin: origin, size: size) }

  /// The view's frame in a system of coordinates; in the canvas's if there is no such system.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: return frame
    case .local: return CGRect(origin: .zero, size: size)
    case .named(let name):
      guard let area = surroundings.area(name) else { return frame }
      return frame.offsetBy(dx: -area.minX, dy: -area.minY)
    }
  }

  /// The area of a space in the view's own coordinates; nil if there is no such space.
  func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    surroundings.area(space.name)?.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

/// The areas around a view that its geometry can be told by, in the coordinates of the canvas.
package struct Surroundings: Sendable {
  /// A scroll view's visible area inside its margins.
  package struct Window: Sendable {
    package var area: CGRect
    package var axes: Axis.Set
  }

  /// A view with a name.
  struct Named: Sendable {
    var space: NamedCoordinateSpace
    var area: CGRect
  }

  /// The scroll views around, the innermost last.
  var windows: [Window] = []
  /// The views with a name around, the innermost last.
  var named: [Named] = []
  /// The safe area that views here stand in.
  var safeArea = SafeArea()
  /// Whether text is read from right to left.
  var isRightToLeft = false
  /// How far the page is scrolled whose bar this is in.
  package var scrolledUnderBar: CGFloat = 0

  package init() {
  }

  /// The innermost scroll view, or the innermost that scrolls along `axis`.
  package func window(_ axis: Axis?) -> Window? {
    windows.last { axis.map($0.axes.contains) ?? true }
  }

  /// What the innermost scroll view that scrolls along `axis` shows of it inside its margins, in the
  /// coordinates of a view; nil without one.
  package func range(_ axis: Axis, in frame: CGRect) -> ClosedRange<CGFloat>? {
    guard let area = window(axis)?.area else { return nil }
    let start = area.min(axis) - frame.min(axis)
    return start...max(start, area.max(axis) - frame.min(axis))
  }

  func area(_ name: AnyHashable) -> CGRect? {
    if let scroll = name.base as? ScrollViewSpace { return window(scroll.axis)?.area }
    return named.last { $0.space.name == name }?.area
  }

  /// The surroundings of the children of a placed node; `frame` is that of the node on the canvas.
  @MainActor package func inside(_ placed: Placed, frame: CGRect) -> Surroundings {
    switch placed.detail {
    case .scrollView(let metrics):
      guard let scroll = placed.node as? ScrollNode else { return self }
      var inner = self
      inner.windows.append(
        Window(area: frame.inset(by: scroll.insets(metrics)), axes: scroll.axes))
      inner.safeArea = safeArea.inside(placed, frame: frame)
      return inner
    case .safeAreaInsets:
      var inner = self
      inner.safeArea = safeArea.inside(placed, frame: frame)
      return inner
    default:
      guard let wrapper = placed.node as? WrapperNode,
        case .coordinateSpace(let space) = wrapper.role
      else { return self }
      var inner = self
      inner.named.append(Named(space: space, area: frame))
      return inner
    }
  }
}
