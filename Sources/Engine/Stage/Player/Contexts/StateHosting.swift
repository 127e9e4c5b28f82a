import ScrollworkViews

/// The state of the scene's views.
@MainActor protocol StateHosting: AnyObject {
  var host: StateHost { get }
}

/// The calling of actions of views, which may write state.
@MainActor protocol ActionCalling: StateHosting {
  /// Whether the player is gone, so that no action may be called any more.
  var isEnded: Bool { get }

  /// Notes the source line whose action runs next.
  func noteChange(at location: SourceLocation)
  /// Notes the view whose action runs next.
  func noteChange(in view: ViewPath)
}
