public import ScrollworkViews

/// A view that controls a navigation presentation: a tap pushes a page onto the enclosing stack.
///
/// A link outside of a stack is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(@MainActor () -> Destination)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label
  private let isActive: Binding<Bool>?

  /// Creates a navigation link that presents a destination view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), label: label)
  }

  /// Creates a navigation link that presents a destination view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view { destination }
    self.label = label()
    isActive = nil
  }

  /// Creates a navigation link that presents a view while a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let view = destination()
    target = .view { view }
    self.label = label()
    self.isActive = isActive
  }

  /// The button of the link.
  public var body: some View {
    if let isActive, case .view(let make) = target {
      NavigationLinkButton(label: label, action: { _ in { isActive.wrappedValue = true } })
        .navigationDestination(isPresented: isActive, destination: make)
    } else {
      NavigationLinkButton(label: label, action: push)
    }
  }

  /// The action that shows the target, where the link is; nil outside of stacks and without a value.
  private func push(in context: ResolveContext) -> (@MainActor () -> Void)? {
    let values = context.environment
    guard let push = values.navigation?.push, let entry = entry(at: context.path) else {
      return nil
    }
    let detail = values.isDetailLink ? values.showDetail : nil
    return { if detail?.show(entry) != true { push(entry) } }
  }

  private func entry(at path: ViewPath) -> NavigationEntry? {
    switch target {
    case .view(let make): NavigationEntry(id: AnyHashable(path)) { AnyView(make()) }
    case .value(let value): value.map { NavigationEntry($0) }
    }
  }
}

extension NavigationLink {
  /// Creates a navigation link that presents a view while a binding is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// Creates a navigation link that presents a view while a selection equals its tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isActive: Binding(
        get: { selection.wrappedValue == tag },
        set: { isActive in
          if isActive {
            selection.wrappedValue = tag
          } else if selection.wrappedValue == tag {
            selection.wrappedValue = nil
          }
        }), destination: destination, label: label)
  }

  /// Creates a navigation link that presents a view while a selection equals its tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }

  /// Sets whether the link presents in the detail column, if there is one, and not in its own.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    environment(\.isDetailLink, isDetailLink)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that presents the view registered for a value's type; nil disables the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
    isActive = nil
  }

  /// Creates a titled link that presents the view registered for a value's type.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a titled link that presents the view registered for a value's type.
  @_disfavoredOverload
  public init<P: Hashable>(_ title: some StringProtocol, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a navigation link with a title that presents a destination view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a navigation link with a title that presents a destination view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a navigation link with a title that presents a destination view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a navigation link with a title that presents a destination view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title that presents a view while a binding is true.
  public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a title that presents a view while a binding is true.
  public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link with a title that presents a view while a selection equals its tag.
  public init<V: Hashable>(
    _ title: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link with a title that presents a view while a selection equals its tag.
  public init<V: Hashable>(
    _ title: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// Creates a link with a title that presents a view while a binding is true.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a title that presents a view while a binding is true.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link with a title that presents a view while a selection equals its tag.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ title: some StringProtocol, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link with a title that presents a view while a selection equals its tag.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ title: some StringProtocol, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

/// The button of a link; in a list, its whole row.
private struct NavigationLinkButton<Label: View>: PrimitiveView {
  let label: Label
  /// The action of the link where it is; nil disables it.
  let action: @MainActor (ResolveContext) -> (@MainActor () -> Void)?

  init(
    label: Label, action: @escaping @MainActor (ResolveContext) -> (@MainActor () -> Void)?
  ) { (self.label, self.action) = (label, action) }

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let found = action(context)
    let action = found ?? {}
    guard context.environment.listAppearance != nil, context.environment.buttonStyle == nil else {
      return ScrollworkViews.resolve(
        Button(action: action) { label }.disabled(found == nil), in: context)
    }
    let row = Button(action: action) { ListLinkLabel(label: label) }
      .buttonStyle(.plain).disabled(found == nil)
    return ScrollworkViews.resolve(row, in: context).map { node in
      if found != nil, context.environment.isEnabled { node.traits[RowActionKey.self] = action }
      return node
    }
  }
}
