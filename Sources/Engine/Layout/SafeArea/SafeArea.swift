package import Foundation
package import ScrollworkGeometry

/// The safe area around views: regions that are visible but obscured by the device or by bars.
///
/// Each cause is a ring: the region between an inner rectangle, which contains the views, and an
/// outer one, up to which they may extend. Rings are nested, so a view that extends through one may
/// extend on through the next. Leading is left here: edges are those of the screen.
package struct SafeArea: Hashable, Sendable {
  /// The edges of a rectangle; an edge that it lacks is at infinity.
  private struct Sides: Hashable, Sendable {
    var minX = -CGFloat.infinity
    var minY = -CGFloat.infinity
    var maxX = CGFloat.infinity
    var maxY = CGFloat.infinity

    init() {}

    init(_ rect: CGRect, _ edges: Edge.Set) {
      if edges.contains(.leading) { minX = rect.minX }
      if edges.contains(.top) { minY = rect.minY }
      if edges.contains(.trailing) { maxX = rect.maxX }
      if edges.contains(.bottom) { maxY = rect.maxY }
    }

    func moved(by offset: CGPoint) -> Sides {
      var copy = self
      copy.minX += offset.x
      copy.maxX += offset.x
      copy.minY += offset.y
      copy.maxY += offset.y
      return copy
    }
  }

  private struct Ring: Hashable, Sendable {
    var inner: Sides
    var outer: Sides
    /// Whether a bar covers the region and content fades out beneath it.
    var fades = false
  }

  /// The rings, innermost first.
  private var rings: [Ring] = []

  /// An empty safe area: no insets.
  package init() {}

  /// The safe area of a rectangle with insets.
  package init(_ outer: CGRect, less insets: EdgeInsets) {
    self = SafeArea().adding(outer, less: insets)
  }

  /// Whether there are no insets at all.
  package var isEmpty: Bool { rings.isEmpty }

  /// Adds a ring inside the others: the insets of a rectangle.
  ///
  /// `fades` makes content that extends into it fade out.
  package func adding(
    _ outer: CGRect, less insets: EdgeInsets, fades: Bool = false
  ) -> SafeArea {
    let edges = insets.edges
    guard !edges.isEmpty else { return self }
    let inner = CGRect(
      x: outer.minX + insets.leading, y: outer.minY + insets.top,
      width: outer.width - insets.total(.horizontal), height: outer.height - insets.total(.vertical)
    )
    var copy = self
    copy.rings.insert(
      Ring(inner: Sides(inner, edges), outer: Sides(outer, edges), fades: fades), at: 0)
    return copy
  }

  /// The safe area in the coordinates of a view at `origin`.
  package func seen(from origin: CGPoint) -> SafeArea {
    guard !rings.isEmpty else { return self }
    let offset = CGPoint(x: -origin.x, y: -origin.y)
    var copy = self
    copy.rings = rings.map {
      Ring(
        inner: $0.inner.moved(by: offset), outer: $0.outer.moved(by: offset), fades: $0.fades)
    }
    return copy
  }

  /// The insets that a view may extend by on each side.
  ///
  /// An edge that touches the inner rectangle of a ring, or lies between the two, may extend to the
  /// outer one, and from there through the next ring; any other edge stays.
  ///
  /// - Source: measured by others (OpenSwiftUI), with the tolerance.
  package func room(around frame: CGRect) -> EdgeInsets {
    var (minX, minY, maxX, maxY) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    for ring in rings {
      minX = Self.start(minX, inner: ring.inner.minX, outer: ring.outer.minX)
      minY = Self.start(minY, inner: ring.inner.minY, outer: ring.outer.minY)
      maxX = -Self.start(-maxX, inner: -ring.inner.maxX, outer: -ring.outer.maxX)
      maxY = -Self.start(-maxY, inner: -ring.inner.maxY, outer: -ring.outer.maxY)
    }
    return EdgeInsets(
      top: frame.minY - minY, leading: frame.minX - minX, bottom: maxY - frame.maxY,
      trailing: maxX - frame.maxX)
  }

  /// The insets of the part of a view that no bar and no edge of the screen covers.
  package func insets(of frame: CGRect) -> EdgeInsets {
    var insets = EdgeInsets()
    for ring in rings {
      insets.top = max(insets.top, ring.inner.minY - frame.minY)
      insets.leading = max(insets.leading, ring.inner.minX - frame.minX)
      insets.bottom = max(insets.bottom, frame.maxY - ring.inner.maxY)
      insets.trailing = max(insets.trailing, frame.maxX - ring.inner.maxX)
    }
    return insets
  }

  /// The edges on which an extended view reaches under a bar that content fades out beneath.
  package func fadingEdges(around frame: CGRect) -> Edge.Set {
    var without = self
    without.rings = []
    var edges: Edge.Set = []
    var reached = frame
    for ring in rings {
      without.rings = [ring]
      let room = without.room(around: reached)
      if ring.fades { edges.formUnion(room.edges) }
      reached = reached.inset(by: -room)
    }
    return edges
  }

  /// The distance within which edges touch: half a pixel at two pixels per point.
  private static let tolerance: CGFloat = 0.251

  private static func start(_ side: CGFloat, inner: CGFloat, outer: CGFloat) -> CGFloat {
    side - tolerance < inner && outer < side + tolerance ? outer : side
  }
}

extension EdgeInsets {
  /// The insets with their edges.
  private var nonzero: [(Edge.Set, CGFloat)] {
    [(.top, top), (.leading, leading), (.bottom, bottom), (.trailing, trailing)]
  }

  /// The edges with a nonzero inset.
  fileprivate var edges: Edge.Set {
    nonzero.reduce(into: []) { if $1.1 != 0 { $0.insert($1.0) } }
  }

  /// The insets on `edges`, zero on the others.
  package func on(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(Edge.top) ? top : 0, leading: edges.contains(Edge.leading) ? leading : 0,
      bottom: edges.contains(Edge.bottom) ? bottom : 0,
      trailing: edges.contains(Edge.trailing) ? trailing : 0)
  }

  /// The insets along `axes`, zero across them.
  package func along(_ axes: Axis.Set) -> EdgeInsets {
    var edges: Edge.Set = []
    if axes.contains(Axis.horizontal) { edges.formUnion(.horizontal) }
    if axes.contains(Axis.vertical) { edges.formUnion(.vertical) }
    return on(edges)
  }

  /// The insets in the opposite direction.
  package static prefix func - (insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: -insets.top, leading: -insets.leading, bottom: -insets.bottom,
      trailing: -insets.trailing)
  }
}
