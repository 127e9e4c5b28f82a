public import ScrollworkEnvironment

/// The refresh action of a view; call it to refresh from code.
///
///     @Environment(\.refresh) private var refresh
///     …
///     await refresh?()
///
/// Called by code, it shows no refresh control.
public struct RefreshAction: Sendable {
  package let perform: @Sendable () async -> Void
  /// The source location of the modifier.
  package let location: SourceLocation

  /// Performs the action and awaits its end.
  public func callAsFunction() async { await perform() }
}

extension View {
  /// Refreshes when a list or a vertical scroll view inside is pulled down beyond its upper end.
  ///
  /// The action begins during the drag, as soon as the pull is long enough, and runs in scene time
  /// like that of a ``View/task(priority:_:fileID:line:)``. Until it returns, a refresh control
  /// shows and holds the content down. The outermost vertical scroll view inside is the one that is
  /// pulled; it bounces even if its content is short.
  ///
  /// - Source: documented that the action begins a refresh and that the indicator stays until it is
  ///   done; which of nested scroll views is pulled is chosen.
  public func refreshable(
    action: @escaping @Sendable () async -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    let refresh = RefreshAction(
      perform: action, location: SourceLocation(fileID: fileID, line: line))
    return transformEnvironment(\.self) {
      $0.refresh = refresh
      $0.scroll.refresh = refresh
    }
  }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// The action of the nearest ``View/refreshable(action:fileID:line:)``; nil if there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
