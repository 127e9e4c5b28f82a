public import Foundation
public import ScrollworkDrawing
public import ScrollworkViews

extension Text {
  /// Sets the color of the text, as in the first betas of SwiftUI.
  public func color(_ color: Color?) -> Text { foregroundColor(color) }
}

extension View {
  /// Runs an action for a tap, as in the first betas of SwiftUI.
  public func tapAction(count: Int = 1, _ action: @escaping () -> Void) -> some View {
    onTapGesture(count: count, perform: action)
  }

  /// Runs an action for a long press, as in the first betas of SwiftUI.
  public func longPressAction(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    _ action: @escaping () -> Void, pressing: ((Bool) -> Void)? = nil
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a placeholder, as in the first betas of SwiftUI.
  public init(
    _ text: Binding<String>, placeholder: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, prompt: placeholder) { placeholder ?? Text(verbatim: "") }
  }
}
