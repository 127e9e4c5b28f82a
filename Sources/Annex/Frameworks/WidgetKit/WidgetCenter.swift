import ScrollworkSystem

/// The widgets of an app, which are on other screens than the app's.
public final class WidgetCenter: Sendable {
  /// The widgets of the app.
  public static var shared: WidgetCenter { AppProcess.current.only { WidgetCenter() } }

  /// Renews all widgets, which are not in the picture.
  public func reloadAllTimelines() {}

  /// Renews the widgets of a kind, which are not in the picture.
  public func reloadTimelines(ofKind kind: String) {}
}
