public import ScrollworkViews

/// Something that puts a page on top of the navigation stack around when it is tapped.
///
/// Outside of a stack it is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Goal {
    case view(@MainActor () -> Destination)
    case value(AnyHashable?)
  }

  private let goal: Goal
  private let label: Label
  private let isActive: Binding<Bool>?

  /// A link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), label: label)
  }

  /// A link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    goal = .view { destination }
    self.label = label()
    isActive = nil
  }

  /// A link to a view that is there while a value is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let view = destination()
    goal = .view { view }
    self.label = label()
    self.isActive = isActive
  }

  /// The link.
  public var body: some View {
    if let isActive, case .view(let make) = goal {
      Button {
        isActive.wrappedValue = true
      } label: {
        label
      }
      .navigationDestination(isPresented: isActive, destination: make)
    } else {
      NavigationLinkButton(
        label: label,
        entry: { path in
          switch goal {
          case .view(let make):
            NavigationEntry(id: AnyHashable(path)) { AnyView(make()) }
          case .value(let value): value.map { NavigationEntry($0) }
          }
        })
    }
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the destination that is registered for the type of a value; nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    goal = .value(value.map { AnyHashable($0) })
    self.label = label()
    isActive = nil
  }

  /// A link with a title to the destination that is registered for the type of a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link with a title to the destination that is registered for the type of a value.
  @_disfavoredOverload
  public init<P: Hashable>(_ title: some StringProtocol, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title to a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title to a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a title to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title to a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The button of a link.
private struct NavigationLinkButton<Label: View>: PrimitiveView {
  let label: Label
  /// The page, for a link at a place.
  let entry: @MainActor (ViewPath) -> NavigationEntry?

  @MainActor func resolve(in context: ResolveContext) -> NodeList {
    let entry = entry(context.path)
    let push = context.environment.navigation?.push
    let isDisabled = entry == nil || push == nil
    let action: @MainActor () -> Void = { if let entry { push?(entry) } }
    guard context.environment.listLook != nil, context.environment.buttonStyle == nil else {
      return ScrollworkViews.resolve(
        Button(action: action) { label }.disabled(isDisabled), in: context)
    }
    let row = Button(action: action) { ListLinkLabel(label: label) }
      .buttonStyle(.plain).disabled(isDisabled)
    return ScrollworkViews.resolve(row, in: context)
  }
}
