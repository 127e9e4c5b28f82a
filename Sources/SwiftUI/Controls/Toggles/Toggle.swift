import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// A control that toggles between on and off states, in the current ``ToggleStyle``.
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a toggle with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let configuration = ToggleStyleConfiguration(label: .init(label), isOn: isOn)
    return context.environment.toggleStyle
      .resolve(configuration, in: context.view("Toggle", name: "Toggle"))
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title from a localized string key.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ScrollworkControls.Label<Text, Image> {
  /// Creates a toggle with a title from a localized string key and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(isOn: isOn) {
      ScrollworkControls.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line)
    }
  }

  /// Creates a toggle with a title from a string and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(isOn: isOn) {
      ScrollworkControls.Label(title, systemImage: systemImage, fileID: fileID, line: line)
    }
  }
}
