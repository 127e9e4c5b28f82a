public import ScrollworkEnvironment

/// What a pull begins; call it to begin it otherwise.
///
///     @Environment(\.refresh) private var refresh
///     …
///     await refresh?()
///
/// Called by code, it shows no control.
public struct RefreshAction: Sendable {
  let perform: @Sendable () async -> Void
  /// Where it was given.
  let location: SourceLocation

  /// Does it, and waits until it is done.
  public func callAsFunction() async { await perform() }
}

extension View {
  /// Acts when a list or a vertical scroll view inside is pulled down beyond its upper end.
  ///
  /// The action begins under the finger, as soon as it has pulled far enough, and runs in the time of
  /// the scene, as that of a ``View/task(priority:_:fileID:line:)``. Until it is done a spinner shows
  /// and the content is held down. What is pulled is the outermost scroll view inside that scrolls
  /// vertically; it gives way however short its content is.
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

  /// What a pull begins where there is ``View/refreshable(action:fileID:line:)`` around.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
