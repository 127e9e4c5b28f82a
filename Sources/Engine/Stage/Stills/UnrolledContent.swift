package import Foundation
package import ScrollworkDrawing
package import ScrollworkGeometry
import ScrollworkUIScrolling
import ScrollworkViews

/// The content of a scroll view, drawn beyond its viewport.
///
/// Views whose effects follow scrolling have their identity look, as there is no scrolling in a
/// content that is all visible.
package struct UnrolledContent: Sendable {
  /// The structural name of the scroll view.
  package let name: String
  /// The draw commands and layers, in points of the canvas, without the viewport's clip.
  package let drawing: LayerContent
  /// The frame of the whole content, in points of the canvas.
  package let frame: CGRect
  /// The part of ``frame`` that is drawn: the viewport, extended by the reach.
  package let drawn: CGRect
  /// The frame of the scroll view on the canvas.
  package let viewport: CGRect
  /// The axes along which the scroll view scrolls.
  package let axes: Axis.Set
}

extension Stage {
  /// The content of a scroll view at a time, drawn as far as `reach` points beyond its viewport.
  ///
  /// - Parameters:
  ///   - name: The structural name or the id of a scroll view; nil for the outermost.
  ///   - time: The time, in seconds.
  ///   - reach: The distance beyond each side of the viewport, in points.
  /// - Returns: The content; nil if no such scroll view is visible.
  package func unrolled(
    _ name: String?, at time: Double, reach: CGFloat
  ) -> UnrolledContent? {
    withMoment(at: time) { moment in
      guard let found = Self.scrollView(name, in: moment.passes.dressed) else { return nil }
      let path = found.node.path
      if let scroll = found.node.hostedScrollView {
        return unrolled(scroll, at: path, in: moment, reach: reach)
      }
      let scrolled = moment.tree.scrolled(
        offsets: { [self] in drawnOffset(of: $0, at: moment.looks.time) },
        reach: { $0.path == path ? CGSize(width: reach, height: reach) : .zero })
      var effects = EffectPass(looks: moment.looks)
      effects.followsScrolling = false
      let dressed = effects.run(scrolled, in: moment.tree.scene.surroundings)
      guard let (view, origin) = Self.view(path, in: dressed, at: .zero),
        let scroll = PlacedScrollView(view.view.source)
      else { return nil }
      var paint = paintPass(of: moment).withoutIndicators
      paint.unclipped = path
      let viewport = CGRect(origin: origin, size: view.view.frame.size)
      let content = CGRect(
        origin: view.view.children.first?.frame.offsetBy(origin).origin ?? origin,
        size: scroll.contentSize)
      return UnrolledContent(
        name: scroll.path.name, drawing: LayerContent(paint.items(view, at: origin)),
        frame: content, drawn: viewport.insetBy(dx: -reach, dy: -reach).intersection(content),
        viewport: viewport, axes: scroll.axes)
    }
  }

  /// The content of a UIKit scroll view: its subviews, of a table the visible cells alone.
  private func unrolled(
    _ scroll: UIScrollView, at path: ViewPath, in moment: Moment, reach: CGFloat
  ) -> UnrolledContent? {
    let placed = Self.placed(
      path, in: moment.passes.dressed, looks: moment.looks, at: .zero, ProjectionTransform())
    guard let (view, origin, places) = placed else { return nil }
    var paint = paintPass(of: moment).withoutIndicators
    paint.unclipped = path
    var items = paint.items(view, at: origin)
    if places != ProjectionTransform() {
      items = [.layer(Layer(LayerContent(items), projection: places))]
    }
    let viewport = CGRect(origin: origin, size: view.view.frame.size)
      .applying(view.places(from: origin, in: places))
    let offset = scroll.contentOffset(at: moment.looks.time)
    let content = CGRect(
      origin: CGPoint(x: viewport.minX - offset.x, y: viewport.minY - offset.y),
      size: scroll.contentSize(at: moment.looks.time))
    return UnrolledContent(
      name: path.name, drawing: LayerContent(items), frame: content,
      drawn: viewport.insetBy(dx: -reach, dy: -reach).intersection(content), viewport: viewport,
      axes: scroll.scrollableAxes)
  }

  /// The view at a path, its origin on the canvas before effects, and the places of the views around it.
  private static func placed(
    _ path: ViewPath, in dressed: DressedView, looks: AnimatedAttributes, at outer: CGPoint,
    _ places: ProjectionTransform
  ) -> (DressedView, CGPoint, ProjectionTransform)? {
    let view = dressed.opened(looks)
    let frame = view.view.frame.offsetBy(outer)
    if view.node.path == path { return (view, frame.origin, places) }
    let inner = view.places(from: frame.origin, in: places)
    return view.children.lazy.compactMap {
      placed(path, in: $0, looks: looks, at: frame.origin, inner)
    }.first
  }

  /// The first scroll view, in view order, with a name or an id; any for nil.
  private static func scrollView(_ name: String?, in view: DressedView) -> DressedView? {
    func isNamed(_ name: String) -> Bool {
      view.node.path.name == name || view.node.identifier.flatMap(IDSpelling.spell) == name
        || view.node.hostedScrollView != nil && view.node.scriptName == name
    }
    if view.node.scrolledAxes != nil || view.node.hostedScrollView != nil,
      name.map(isNamed) ?? true
    {
      return view
    }
    return view.children.lazy.compactMap { scrollView(name, in: $0) }.first
  }

  /// The view at a path, and its origin on the canvas before effects.
  private static func view(
    _ path: ViewPath, in view: DressedView, at outer: CGPoint
  ) -> (DressedView, CGPoint)? {
    let frame = view.view.frame
    let origin = CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
    if view.node.path == path { return (view, origin) }
    return view.children.lazy.compactMap { Self.view(path, in: $0, at: origin) }.first
  }
}

extension PaintPass {
  /// The pass without scroll indicators and refresh controls.
  fileprivate var withoutIndicators: PaintPass {
    PaintPass(
      looks: looks, indicatorOpacity: { _ in 0 }, refreshSpinner: { _, _ in nil },
      onUndrawable: onUndrawable)
  }
}
