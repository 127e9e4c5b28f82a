public import ScrollworkViews

extension Button where Label == ScrollworkControls.Label<Text, Image> {
  /// Creates a button whose role says what it does: a cross closes or cancels, a check mark confirms.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    let (title, symbol) =
      role == .confirm
      ? ("Done", "checkmark") : role == .destructive ? ("Delete", "trash") : ("Close", "xmark")
    self.init(role: role, action: action) {
      ScrollworkControls.Label(title, systemImage: symbol)
    }
  }
}
