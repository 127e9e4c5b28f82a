/// What a view says about itself for a container around it that asks.
struct ViewTraits {
  /// The value that stands for the view where one of several is selected.
  var tag: AnyHashable?
  /// What stands for the view in a bar of tabs.
  var tabItem: AnyView?
  /// What the view says about itself as a row of a list.
  var listRow = ListRowTraits()
  /// What the view says under keys that scenes have made.
  var containerValues: [ObjectIdentifier: Any] = [:]
}

extension View {
  /// Sets the value that stands for the view where one of several is selected.
  ///
  /// It has to be of the type of what is selected; where that is optional, the value itself will do.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    NodeModifierView(content: self) { $0.traits.tag = AnyHashable(flattening: tag) }
  }

  /// Sets what stands for the view in a bar of tabs: an image and a text, or a label.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    let label = AnyView(label())
    return NodeModifierView(content: self) { $0.traits.tabItem = label }
  }
}

extension AnyHashable {
  /// A value as it is compared: what an optional holds counts as that value.
  init(flattening value: some Hashable) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let held = mirror.children.first?.value as? any Hashable {
      self = AnyHashable(flattening: held)
    } else {
      self = AnyHashable(value)
    }
  }
}
