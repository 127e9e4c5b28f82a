public import ScrollworkViews

extension View {
  /// Stores settings of views inside in given defaults; a scene has one set of values.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
