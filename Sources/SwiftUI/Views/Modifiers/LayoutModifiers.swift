public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry
public import ScrollworkLayout

/// A view placed by a layout with one subview.
struct LayoutModifierView<Content: View, L: Layout>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let name: String
  var location: SourceLocation?
  let layout: @MainActor (ResolveContext) -> L

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let layout = layout(context)
    let isRightToLeft = context.isRightToLeft
    return ScrollworkViews.resolve(content, in: context).map { [name, location] node in
      LayoutNode(
        layout, children: [node], isRightToLeft: isRightToLeft,
        path: node.path.appending(.view(name)), name: name, location: location)
    }
  }
}

/// A view in a frame of fixed size.
private struct FixedFrameView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  let location: SourceLocation

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let frame = FrameLayout(
      width: context.frameLength("width", width, at: location),
      height: context.frameLength("height", height, at: location), alignment: alignment)
    return ScrollworkViews.resolve(
      LayoutModifierView(
        content: content, name: "frame", location: location, layout: { _ in frame }), in: context)
  }
}

extension View {
  fileprivate func layout(
    _ name: String, at location: SourceLocation? = nil,
    _ layout: @escaping @MainActor (ResolveContext) -> some Layout
  ) -> some View {
    LayoutModifierView(content: self, name: name, location: location, layout: layout)
  }

  /// Positions the view in a frame of fixed size; a nil dimension is the view's own.
  ///
  /// A negative, infinite or NaN dimension counts as nil and is reported as a problem of the scene.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    FixedFrameView(
      content: self, width: width, height: height, alignment: alignment,
      location: SourceLocation(fileID: fileID, line: line))
  }

  /// Positions the view in a flexible frame with minimum, ideal and maximum dimensions.
  ///
  /// A dimension that is not a number counts as nil and is reported as a problem of the scene.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    layout("frame", at: SourceLocation(fileID: fileID, line: line)) { context in
      @MainActor func number(_ name: String, _ value: CGFloat?) -> CGFloat? {
        guard let value, value.isNaN else { return value }
        return context.frameLength(name, value, at: SourceLocation(fileID: fileID, line: line))
      }
      return FlexibleFrameLayout(
        width: .init(
          min: number("minWidth", minWidth), ideal: number("idealWidth", idealWidth),
          max: number("maxWidth", maxWidth)),
        height: .init(
          min: number("minHeight", minHeight), ideal: number("idealHeight", idealHeight),
          max: number("maxHeight", maxHeight)), alignment: alignment)
    }
  }

  /// Adds padding around the view.
  ///
  /// An inset that is not a finite number counts as zero and is reported as a problem of the scene.
  public func padding(
    _ insets: EdgeInsets, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    layout("padding", at: SourceLocation(fileID: fileID, line: line)) { context in
      PaddingLayout(
        context.finite(
          insets, of: "padding", at: SourceLocation(fileID: fileID, line: line)))
    }
  }

  /// Adds padding on a set of edges; nil is the default length, 16 points.
  ///
  /// - Source: documented for iOS by many examples of Apple's; the value is nowhere stated.
  public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    padding(EdgeInsets(edges, length ?? 16), fileID: fileID, line: line)
  }

  /// Adds padding on all edges.
  public func padding(
    _ length: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    padding(.all, length, fileID: fileID, line: line)
  }

  /// Constrains the view to an aspect ratio of width to height; nil is that of its ideal size.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    layout("aspectRatio", at: SourceLocation(fileID: fileID, line: line)) { _ in
      AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode)
    }
  }

  /// Constrains the view to the aspect ratio of a size.
  public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    self.aspectRatio(
      aspectRatio.width / aspectRatio.height, contentMode: contentMode, fileID: fileID, line: line)
  }

  /// Scales the view to fit its parent, at its own aspect ratio.
  public func scaledToFit(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    aspectRatio(contentMode: .fit, fileID: fileID, line: line)
  }

  /// Scales the view to fill its parent, at its own aspect ratio.
  public func scaledToFill(fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    aspectRatio(contentMode: .fill, fileID: fileID, line: line)
  }

  /// Fixes the view at its ideal size along some axes.
  public func fixedSize(
    horizontal: Bool = true, vertical: Bool = true, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    let axes = Axis.Set(
      (horizontal ? [.horizontal] : []) + (vertical ? [Axis.Set.vertical] : []))
    return layout("fixedSize", at: SourceLocation(fileID: fileID, line: line)) { _ in
      FixedSizeLayout(axes)
    }
  }

  /// The view with the spacing of a control, whatever is in it.
  package func controlSpacing() -> some View {
    layout("controlSpacing") { _ in ControlSpacingLayout() }
  }

  /// Positions the center of the view at a point of the proposed area, which the result fills.
  public func position(
    _ position: CGPoint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    layout("position", at: SourceLocation(fileID: fileID, line: line)) { _ in
      PositionLayout(position)
    }
  }

  /// Positions the center of the view at a point of the proposed area, which the result fills.
  public func position(
    x: CGFloat = 0, y: CGFloat = 0, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    position(CGPoint(x: x, y: y), fileID: fileID, line: line)
  }

  /// Sets the view's horizontal alignment guide.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layout("alignmentGuide") { _ in AlignmentGuideLayout(g.key, value: computeValue) }
  }

  /// Sets the view's vertical alignment guide.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layout("alignmentGuide") { _ in AlignmentGuideLayout(g.key, value: computeValue) }
  }

  /// Associates a layout value with the view, for the layout that contains it.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    NodeModifierView(content: self) { $0.layoutValues[ObjectIdentifier(key)] = value }
  }

  /// Sets the order in which stacks allot space; larger priorities come first.
  public func layoutPriority(
    _ value: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    NodeModifierView(content: self) { $0.layoutPriority = value }
      .noted("layoutPriority", [("", value)], fileID, line)
  }

  /// Sets the drawing order among siblings; larger values are drawn in front.
  public func zIndex(
    _ value: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    NodeModifierView(content: self) { $0.zIndex = value }
      .noted("zIndex", [("", value)], fileID, line)
  }

  /// Sizes the view to the nearest container: the canvas, a column of a split view, a navigation
  /// stack, a tab or a scroll view, each less its safe area.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    containerRelativeFrame(
      axes, alignment: alignment, { length, _ in length }, fileID: fileID, line: line)
  }

  /// Sizes the view to `span` of `count` columns or rows of the nearest container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    containerRelativeFrame(
      axes, alignment: alignment,
      { length, _ in
        ContainerRelativeLength.length(
          container: length, count: count, span: span, spacing: spacing)
      }, fileID: fileID, line: line
    )
    .noted(
      "containerRelativeFrame", [("count", count), ("span", span), ("spacing", spacing)], fileID,
      line)
  }

  /// Sizes the view by a function of the nearest container's lengths.
  ///
  /// A length that is not a finite number counts as zero and is reported as a problem of the scene.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    layout("containerRelativeFrame", at: SourceLocation(fileID: fileID, line: line)) { context in
      let container = context.environment.container
      context.session.noteDependence()
      return ContainerRelativeFrameLayout(
        axes: axes,
        length: { axis in
          let size = MainActor.assumeIsolated { container?.ask() ?? .zero }
          let length = length(size[axis], axis)
          // A stack measures how far its views stretch in a container without end.
          guard size[axis].isFinite else { return length.isNaN ? 0 : length }
          return MainActor.assumeIsolated {
            context.finite(
              length, of: "containerRelativeFrame",
              at: SourceLocation(fileID: fileID, line: line))
          }
        }, alignment: alignment)
    }
  }
}

/// A view that modifies the nodes resolved from its content.
package struct NodeModifierView<Content: View>: CountedView {
  @MainActor package static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let change: @MainActor (Node) -> Void

  package init(content: Content, change: @escaping @MainActor (Node) -> Void) {
    self.content = content
    self.change = change
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    ScrollworkViews.resolve(content, in: context).map { node in
      change(node)
      return node
    }
  }
}
