public import ScrollworkViews

/// A symbol and a title, shown as the ``LabelStyle`` around says: beside each other.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// A title and an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let icon = icon
    let configuration = LabelStyleConfiguration(
      title: .init(title),
      icon: .init { ScrollworkViews.resolve(icon, in: $0.forIcons) })
    return context.environment.labelStyle
      .resolve(configuration, in: context.view("Label", name: "Label"))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title and the symbol of a name.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name, fileID: fileID, line: line)
    }
  }

  /// A title and the symbol of a name.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name, fileID: fileID, line: line)
    }
  }
}
