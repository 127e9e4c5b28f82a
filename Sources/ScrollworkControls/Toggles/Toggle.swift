import ScrollworkEnvironment
import ScrollworkLayout
public import ScrollworkViews

/// A control that is on or off, shown as the ``ToggleStyle`` around says: a switch.
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  /// A switch with a label.
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
  /// A switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch with a title as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ScrollworkControls.Label<Text, Image> {
  /// A switch with a title and the symbol of a name.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(isOn: isOn) {
      ScrollworkControls.Label(titleKey, systemImage: systemImage, fileID: fileID, line: line)
    }
  }

  /// A switch with a title as it stands and the symbol of a name.
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
