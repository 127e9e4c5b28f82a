public import Foundation
import ScrollworkEnvironment
public import ScrollworkGeometry
import ScrollworkLayout

extension View {
  /// Makes the view's safe area smaller: a scroll view keeps its content and indicators in it and
  /// still scrolls beyond, any other view stands in it.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    SafeAreaPaddingView(content: self, insets: insets)
  }

  /// Makes the view's safe area smaller on some edges; nil is the usual distance, 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? PaddingLayout.standard))
  }

  /// Makes the view's safe area smaller on all edges.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// A view with a smaller safe area.
struct SafeAreaPaddingView<Content: View>: PrimitiveView, CountedView {
  @MainActor static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  let content: Content
  let insets: EdgeInsets

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let isRightToLeft = context.isRightToLeft
    let inner = context.environment {
      $0.safeAreaPadding = ($0.safeAreaPadding ?? EdgeInsets()) + insets
      $0.isInSafeAreaPadding = true
    }
    return ScrollworkViews.resolve(content, in: inner).map { node in
      if node.keepsSafeArea { return node }
      return LayoutNode(
        PaddingLayout(insets), children: [node], isRightToLeft: isRightToLeft,
        path: node.path.appending(.view("safeAreaPadding")), name: "safeAreaPadding")
    }
  }
}

extension Node {
  /// Whether the node is a scroll view that keeps the padding of the safe area free, looking in
  /// through modifiers.
  fileprivate var keepsSafeArea: Bool {
    if let scroll = self as? ScrollNode { return scroll.configuration.keepsSafeArea }
    if let layered = self as? PreferenceLayerNode { return layered.base.keepsSafeArea }
    guard self is WrapperNode || self is LayoutNode, let first = children.first else {
      return false
    }
    let isAlone = children.count == 1 || (self as? LayoutNode)?.isLayered ?? false
    return isAlone && first.keepsSafeArea
  }
}

extension EnvironmentValues {
  private enum SafeAreaPaddingKey: EnvironmentKey {
    static var defaultValue: EdgeInsets? { nil }
  }

  private enum InsideKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the safe area ends before the canvas does.
  var isInSafeAreaPadding: Bool {
    get { self[InsideKey.self] }
    set { self[InsideKey.self] = newValue }
  }

  /// What the next scroll view inside keeps free beside its margins; nil where another view stands
  /// between.
  var safeAreaPadding: EdgeInsets? {
    get { self[SafeAreaPaddingKey.self] }
    set { self[SafeAreaPaddingKey.self] = newValue }
  }
}
