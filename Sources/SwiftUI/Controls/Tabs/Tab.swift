import ScrollworkLayout
public import ScrollworkViews

/// The content of a tab in a tab view, and the tab's label in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView {
  private let value: Value?
  private let content: Content
  private let label: AnyView?

  /// Creates a tab that a selection identifies by a value, with a label.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.value, self.content, self.label) = (value, content(), AnyView(label()))
  }

  /// Creates a tab with a role, a value and a label.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.value, self.content, self.label) = (value, content(), AnyView(label()))
  }

  fileprivate init(value: Value?, content: Content, label: AnyView?) {
    (self.value, self.content, self.label) = (value, content, label)
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    var nodes = ScrollworkViews.resolve(content, in: context.view("Tab")).nodes
    if nodes.count != 1 {
      nodes = [
        LayoutNode(
          VStackLayout(), children: nodes, isRightToLeft: context.isRightToLeft,
          path: context.path.appending(.view("Tab")), name: "Tab")
      ]
    }
    return NodeList(nodes[0]).map { node in
      node.traits.tag = value.map { AnyHashable(flattening: $0) }
      node.traits[TabItemKey.self] = label
      return node
    }
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: AnyView(label()))
  }
}

extension Tab where Label == EmptyView {
  /// Creates a tab that a selection identifies by a value, without a label: a page.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: nil)
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// Creates a tab without a label: a page.
  public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: nil)
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a value, a title from a localized string key, and a system symbol.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      value: value, content: content(),
      label: AnyView(
        DefaultTabLabel {
          ScrollworkControls.Label(title, systemImage: name, fileID: fileID, line: line)
        }))
  }

  /// Creates a tab with a value, a title from a localized string key, and an image.
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      value: value, content: content(),
      label: AnyView(
        DefaultTabLabel {
          ScrollworkControls.Label {
            Text(title)
          } icon: {
            Image(image, fileID: fileID, line: line)
          }
        }))
  }

  /// Creates a tab with a value, a title from a string, and a system symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      value: value, content: content(),
      label: AnyView(
        DefaultTabLabel {
          ScrollworkControls.Label(title, systemImage: name, fileID: fileID, line: line)
        }))
  }

  /// Creates a tab with a value, a title from a string, and an image.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      value: value, content: content(),
      label: AnyView(
        DefaultTabLabel {
          ScrollworkControls.Label {
            Text(title)
          } icon: {
            Image(image, fileID: fileID, line: line)
          }
        }))
  }

  /// Creates a tab with a value and the label of its role.
  public init(
    value: Value, role: TabRole, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(value: value, content: content(), label: AnyView(role.label(fileID, line)))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title from a localized string key, and a system symbol.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      value: nil, content: content(),
      label: AnyView(
        DefaultTabLabel {
          ScrollworkControls.Label(title, systemImage: name, fileID: fileID, line: line)
        }))
  }

  /// Creates a tab with a title from a localized string key, and an image.
  public init(
    _ title: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      value: nil, content: content(),
      label: AnyView(
        DefaultTabLabel {
          ScrollworkControls.Label {
            Text(title)
          } icon: {
            Image(image, fileID: fileID, line: line)
          }
        }))
  }

  /// Creates a tab with a title from a string, and a system symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      value: nil, content: content(),
      label: AnyView(
        DefaultTabLabel {
          ScrollworkControls.Label(title, systemImage: name, fileID: fileID, line: line)
        }))
  }

  /// Creates a tab with a title from a string, and an image.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      value: nil, content: content(),
      label: AnyView(
        DefaultTabLabel {
          ScrollworkControls.Label {
            Text(title)
          } icon: {
            Image(image, fileID: fileID, line: line)
          }
        }))
  }

  /// Creates a tab with the label of its role.
  public init(
    role: TabRole, @ViewBuilder content: () -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(value: nil, content: content(), label: AnyView(role.label(fileID, line)))
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a role and a label.
  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: AnyView(label()))
  }
}

/// The default label of a tab: a title and a system symbol.
public struct DefaultTabLabel: PrimitiveView {
  private let label: AnyView

  init(@ViewBuilder _ label: () -> some View) { self.label = AnyView(label()) }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    ScrollworkViews.resolve(label, in: context)
  }
}
