@_exported public import ScrollworkUIKit

extension View {
  /// Asks for new content when the list is pulled down, until the binding becomes false.
  public func pullToRefresh(isShowing: Binding<Bool>, onRefresh: @escaping () -> Void) -> some View
  {
    nonisolated(unsafe) let onRefresh = onRefresh
    return refreshable {
      isShowing.wrappedValue = true
      onRefresh()
      while isShowing.wrappedValue { try? await Task.sleep(for: .seconds(0.1)) }
    }
  }
}
