public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
public import ScrollworkGeometry
public import ScrollworkLayout

/// A view arranged by a layout of one.
struct LayoutModifierView<Content: View, L: Layout>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let name: String
  let layout: @MainActor (EnvironmentValues) -> L

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let layout = layout(context.environment)
    let isRightToLeft = context.isRightToLeft
    return ScrollworkViews.resolve(content, in: context).map { [name] node in
      LayoutNode(
        layout, children: [node], isRightToLeft: isRightToLeft,
        path: node.path.appending(.view(name)), name: name)
    }
  }
}

/// A view in a box of fixed lengths.
private struct FixedFrameView<Content: View>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  let location: SourceLocation

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    func length(_ name: String, _ value: CGFloat?) -> CGFloat? {
      guard let value, !(value >= 0 && value.isFinite) else { return value }
      let spelled = value.isFinite ? Decimal3.spell(value) : "\(value)"
      context.session.report(
        .noLength(name, spelled, at: "\(location)"), in: context.path)
      return nil
    }
    let box = FrameLayout(
      width: length("width", width), height: length("height", height), alignment: alignment)
    return ScrollworkViews.resolve(
      LayoutModifierView(content: content, name: "frame", layout: { _ in box }), in: context)
  }
}

extension View {
  fileprivate func layout(
    _ name: String, _ layout: @escaping @MainActor (EnvironmentValues) -> some Layout
  ) -> some View {
    LayoutModifierView(content: self, name: name, layout: layout)
  }

  /// Gives the view a box of fixed lengths; nil leaves a length as it is.
  ///
  /// So does what is no length: less than zero, infinite or not a number. The scene then has a
  /// problem that says so.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    FixedFrameView(
      content: self, width: width, height: height, alignment: alignment,
      location: SourceLocation(fileID: fileID, line: line))
  }

  /// Gives the view a box whose lengths stay within bounds.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    layout("frame") { _ in
      FlexibleFrameLayout(
        width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
    }
  }

  /// Adds room around the view.
  public func padding(_ insets: EdgeInsets) -> some View {
    layout("padding") { _ in PaddingLayout(insets) }
  }

  /// Adds room on some edges; nil is the usual distance, 16.
  ///
  /// - Source: documented for iOS by many examples of Apple's; the value is nowhere stated.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds room on all edges.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Keeps the proportion of width to height; nil is the view's own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    layout("aspectRatio") { _ in AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode) }
  }

  /// Keeps the proportion of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps the view's own proportion and shows all of it.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's own proportion and covers all the room.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Keeps the view at its ideal size along some axes.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    let axes = Axis.Set(
      (horizontal ? [.horizontal] : []) + (vertical ? [Axis.Set.vertical] : []))
    return layout("fixedSize") { _ in FixedSizeLayout(axes) }
  }

  /// Puts the middle of the view at a point of all the room there is.
  public func position(_ position: CGPoint) -> some View {
    layout("position") { _ in PositionLayout(position) }
  }

  /// Puts the middle of the view at a point of all the room there is.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Puts one of the view's guides elsewhere.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layout("alignmentGuide") { _ in AlignmentGuideLayout(g.key, value: computeValue) }
  }

  /// Puts one of the view's guides elsewhere.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layout("alignmentGuide") { _ in AlignmentGuideLayout(g.key, value: computeValue) }
  }

  /// Hands a value to the layout that the view stands in.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    NodeModifierView(content: self) { $0.layoutValues[ObjectIdentifier(key)] = value }
  }

  /// Makes stacks give the view room earlier (larger) or later (smaller).
  public func layoutPriority(_ value: Double) -> some View {
    NodeModifierView(content: self) { $0.layoutPriority = value }
  }

  /// Paints the view over its neighbors (larger) or under them (smaller).
  public func zIndex(_ value: Double) -> some View {
    NodeModifierView(content: self) { $0.zIndex = value }
  }

  /// Gives the view lengths of the nearest container: the canvas or a scroll view.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view the length of some columns, of which the nearest container holds `count`.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      ContainerRelativeLength.length(
        container: length, count: count, span: span, spacing: spacing)
    }
  }

  /// Gives the view lengths made from those of the nearest container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    layout("containerRelativeFrame") { environment in
      let container = environment.container
      return ContainerRelativeFrameLayout(
        axes: axes,
        length: { axis in
          let room = MainActor.assumeIsolated { container?.ask() ?? .zero }
          return length(room[axis], axis)
        }, alignment: alignment)
    }
  }
}

/// A view whose nodes are changed after they are made.
package struct NodeModifierView<Content: View>: PrimitiveView, CountedView {
  @MainActor package static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

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
