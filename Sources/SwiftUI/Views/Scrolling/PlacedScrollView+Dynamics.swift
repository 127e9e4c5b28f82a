package import Foundation
import ScrollworkEnvironment
package import ScrollworkGeometry
package import ScrollworkScrolling

/// A scroll target: a view in a scroll target layout, or one that is a target of its own.
package struct TargetView {
  package let identifier: AnyHashable?
  /// The frame in the content's coordinates.
  package let frame: CGRect

  init(identifier: AnyHashable?, frame: CGRect) {
    (self.identifier, self.frame) = (identifier, frame)
  }

  @MainActor fileprivate init(_ placed: Placed, at origin: CGPoint) {
    self.init(identifier: placed.node.identifier, frame: placed.frame.offsetBy(origin))
  }
}

/// A view that is a scroll target, or a layout whose views are.
private enum TargetSource {
  case view(TargetView)
  /// A layout, and the origin of its views in the content's coordinates.
  case layout(Placed, origin: CGPoint)
}

extension PlacedLazyStack {
  /// The range of an area of the content along the stack's axis, from the start of a stack at `origin`.
  fileprivate func range(of area: CGRect, from origin: CGPoint) -> ClosedRange<CGFloat> {
    let start = area.min(axis) - origin[axis]
    return start...max(start, area.max(axis) - origin[axis])
  }
}

extension PlacedScrollView {
  /// The content insets along the scrolling axes: the margins, and the height that a refresh
  /// control holds.
  ///
  /// Margins across the scrolling axes are reserved by the layout instead.
  ///
  /// Under a large title these are the insets at rest at the start of the content.
  package var scrollInsets: EdgeInsets { scrollInsets(insets) }

  /// The content insets along the scrolling axes at an offset; see ``insets(at:)``.
  package func scrollInsets(at offset: CGPoint) -> EdgeInsets { scrollInsets(insets(at: offset)) }

  private func scrollInsets(_ margins: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: axes.contains(.vertical) ? margins.top + held : 0,
      leading: axes.contains(.horizontal) ? margins.leading : 0,
      bottom: axes.contains(.vertical) ? margins.bottom : 0,
      trailing: axes.contains(.horizontal) ? margins.trailing : 0)
  }

  /// The response of the scroll view to input.
  package var dynamics: ScrollDynamics {
    ScrollDynamics(
      container: containerSize, content: contentSize, insets: scrollInsets, held: held,
      collapsibleInset: metrics.largeTitle,
      alignsBelowCollapsedBar: configuration.alignsBelowCollapsedBar, axes: axes,
      horizontalBounce: configuration.bounces[.horizontal] ?? .automatic,
      verticalBounce: isRefreshable ? .always : configuration.bounces[.vertical] ?? .automatic,
      behavior: configuration.behavior, environment: environment,
      targets: { [self] area in
        MainActor.assumeIsolated { targets(around: area).map(\.frame) }
      })
  }

  /// The offset at the start of the content: its right end if the layout is right to left.
  package func origin(_ dynamics: ScrollDynamics) -> CGPoint {
    let (x, y) = (dynamics.range(.horizontal), dynamics.range(.vertical))
    return CGPoint(x: isRightToLeft ? x.upperBound : x.lowerBound, y: y.lowerBound)
  }

  /// The initial content offset: that of the scroll position, else that of the anchor, else the
  /// start.
  ///
  /// - Source: documented that a position decides. Measured on Apple's frameworks: without an anchor a view that is
  ///   visible at the start stays where it is. That a position takes precedence over the anchor of a scroll view
  ///   is chosen.
  package var initialOffset: CGPoint {
    let dynamics = dynamics
    let anchor = physical(configuration.anchors[.initialOffset])
    let start = anchor.map { dynamics.offset(anchoredAt: $0) } ?? origin(dynamics)
    guard let position = configuration.position else { return start }
    return offset(
      for: position.wish().place, anchor: position.anchor, dynamics, from: start)
      ?? start
  }

  /// Converts an offset between physical coordinates and those from the leading edge.
  ///
  /// Scene code uses the latter; the conversion is its own inverse.
  ///
  /// - Source: measured by others (OpenSwiftUI), for `ScrollGeometry`.
  func mirroredOffset(_ offset: CGPoint) -> CGPoint {
    guard isRightToLeft, axes.contains(.horizontal) else { return offset }
    return CGPoint(x: scrolledWidth - offset.x - containerSize.width, y: offset.y)
  }

  /// Whether a position or an anchor decides the initial offset.
  package var hasCustomInitialOffset: Bool {
    configuration.position != nil || configuration.anchors[.initialOffset] != nil
  }

  /// The offset that a scroll position requests; nil if it requests none or its view does not
  /// exist.
  package func offset(
    for place: ScrollPositionRequest.Place, anchor: UnitPoint?, _ dynamics: ScrollDynamics,
    from offset: CGPoint
  ) -> CGPoint? {
    switch place {
    case .automatic: return nil
    case .view(let id, let own):
      guard let frame = targetFrame(of: id) else { return nil }
      return dynamics.offset(showing: frame, anchor: physical(own ?? anchor), from: offset)
    case .edge(let edge): return dynamics.offset(atEnd: edge, from: offset)
    case .point(let x, let y):
      var target = mirroredOffset(origin(dynamics))
      if let x { target.x = x }
      if let y { target.y = y }
      return dynamics.clamped(mirroredOffset(target))
    }
  }

  /// The anchor in physical coordinates: leading is right if the layout is right to left.
  package func physical(_ anchor: UnitPoint?) -> UnitPoint? { anchor?.mirrored(isRightToLeft) }

  /// The targets that intersect an area of the content, and the nearest ones on each side of it.
  package func targets(around area: CGRect) -> [TargetView] {
    var found: [TargetView] = []
    content.forEachTargetSource(near: area) { source in
      switch source {
      case .view(let target): found.append(target)
      case .layout(let layout, let origin):
        guard let lazy = PlacedLazyStack(layout) else {
          found += layout.children.map { TargetView($0, at: origin) }
          return
        }
        found += lazy.rowIndices(around: lazy.range(of: area, from: origin)).map {
          TargetView(identifier: lazy.identifier($0), frame: lazy.frame(ofRow: $0).offsetBy(origin))
        }
      }
    }
    return found
  }

  /// The frame in the content of the view with an id that a scroll position requests.
  ///
  /// Targets are searched first, then all views; nil if there is none.
  package func targetFrame(of id: AnyHashable) -> CGRect? {
    let query = IDQuery.value(id)
    var found: CGRect?
    content.forEachTargetSource(near: nil) { source in
      guard found == nil else { return }
      switch source {
      case .view(let target):
        if target.identifier.map(query.matches) ?? false { found = target.frame }
      case .layout(let layout, let origin):
        if let lazy = PlacedLazyStack(layout) {
          found = lazy.index(of: query).map { lazy.frame(ofRow: $0).offsetBy(origin) }
        } else {
          found =
            layout.children.first { $0.node.identifier.map(query.matches) ?? false }?
            .frame.offsetBy(origin)
        }
      }
    }
    return found ?? content.ownFrame(of: query, isThorough: false)
  }

  /// The frame in the content of the view with an id; nil if there is none.
  package func frame(of query: IDQuery) -> CGRect? {
    content.frame(of: query, origin: .zero)
  }
}

extension ScrollDynamics {
  /// The offset at one end of the content; the offset along the other axis stays.
  package func offset(atEnd edge: Edge, from offset: CGPoint) -> CGPoint {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let (x, y) = (range(.horizontal), range(.vertical))
    return switch edge {
    case .top: CGPoint(x: offset.x, y: y.lowerBound)
    case .bottom: CGPoint(x: offset.x, y: y.upperBound)
    case .leading: CGPoint(x: isRightToLeft ? x.upperBound : x.lowerBound, y: offset.y)
    case .trailing: CGPoint(x: isRightToLeft ? x.lowerBound : x.upperBound, y: offset.y)
    }
  }
}

extension Placed {
  /// Calls `body` with each scroll target and each scroll target layout.
  ///
  /// Targets inside others are skipped. In a lazy stack, only the rows around `area` are searched; none
  /// without one.
  @MainActor fileprivate func forEachTargetSource(
    near area: CGRect?, origin: CGPoint = .zero, _ body: (TargetSource) -> Void
  ) {
    let corner = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    if node.isScrollTargetLayout { return body(.layout(self, origin: corner)) }
    if node.isScrollTarget { return body(.view(TargetView(self, at: origin))) }
    if node.scrolledAxes != nil { return }
    if let area, let lazy = PlacedLazyStack(self) {
      for row in lazy.rows(at: lazy.rowIndices(around: lazy.range(of: area, from: corner))) {
        row.withMadeContents.forEachTargetSource(near: area, origin: corner, body)
      }
    }
    children.forEach { $0.forEachTargetSource(near: area, origin: corner, body) }
  }

  @MainActor fileprivate func frame(of query: IDQuery, origin: CGPoint) -> CGRect? {
    let corner = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    if let identifier = node.identifier, query.matches(identifier) {
      return CGRect(origin: corner, size: frame.size)
    }
    if let lazy = PlacedLazyStack(self), let index = lazy.index(of: query) {
      return lazy.frame(ofRow: index).offsetBy(corner)
    }
    for child in children {
      if let found = child.frame(of: query, origin: corner) { return found }
    }
    return nil
  }
}
