public import ScrollworkDrawing
public import ScrollworkViews

extension View {
  /// Sets the accent color of the view; superseded by `tint(_:)`.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
