public import ScrollworkViews

/// A standard label for user interface items: an icon with a title, in the current ``LabelStyle``.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// Creates a label with a custom title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let icon = icon
    let configuration = LabelStyleConfiguration(
      title: .init(title),
      icon: .init { ScrollworkViews.resolve(icon, in: $0.labelIconContext) })
    return context.environment.labelStyle
      .resolve(configuration, in: context.view("Label", name: "Label"))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title from a localized string key and a system symbol.
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

  /// Creates a label with a title from a string and a system symbol.
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

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title from a localized string key and an image.
  public init(
    _ titleKey: LocalizedStringKey, image name: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name, fileID: fileID, line: line)
    }
  }

  /// Creates a label with a title from a string and an image.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image name: String, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init {
      Text(title)
    } icon: {
      Image(name, fileID: fileID, line: line)
    }
  }
}
