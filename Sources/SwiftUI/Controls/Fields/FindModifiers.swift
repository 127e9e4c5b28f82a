public import ScrollworkViews

extension View {
  /// Leaves out the search in an editor's text, which opens by a keyboard's command.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Opens the search in an editor's text; a scripted finger does not type in it.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Leaves out the replacing in an editor's text, which opens by a keyboard's command.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
