extension View {
  /// Sets the visibility of the status bar of the scene.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    SystemOverlayView(content: self) { if hidden { $0.hidesStatusBar = true } }
  }

  /// Sets the visibility of the status bar of the scene; superseded by `statusBarHidden(_:)`.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Sets the preferred visibility of the system views overlaying the app: the home indicator.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    SystemOverlayView(content: self) { if visibility == .hidden { $0.hidesHomeIndicator = true } }
  }
}

/// What the views of a scene ask of the system's own views.
package struct SystemOverlays: Hashable, Sendable {
  /// Whether a view hides the status bar.
  package var hidesStatusBar = false
  /// Whether a view hides the home indicator.
  package var hidesHomeIndicator = false
}

/// A view that asks for a visibility of the system's views.
private struct SystemOverlayView<Content: View>: CountedView {
  @MainActor static var nodeCount: Int? { Content._viewListCount }

  let content: Content
  let change: (inout SystemOverlays) -> Void

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    change(&context.session.overlays)
    return ScrollworkViews.resolve(content, in: context)
  }
}
