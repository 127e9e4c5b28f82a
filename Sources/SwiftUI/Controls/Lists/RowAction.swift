import ScrollworkViews

/// The trait key of the action of a button that a tap anywhere in its list row performs; nil for
/// other views.
///
/// - Source: documented for links; for buttons in the default style measured by others, on iOS.
enum RowActionKey: ContainerValueKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension View {
  /// Performs an action for taps anywhere in the view, also where there is nothing.
  func rowAction(_ action: @escaping @MainActor () -> Void) -> some View {
    contentShape(Rectangle()).onTapGesture { action() }
  }
}
