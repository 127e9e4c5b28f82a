import ScrollworkViews

/// A modifier that a view made after layout applies to its page: one in a geometry reader.
///
/// The bars of a page are made before its layout. So these modifiers are collected as a preference, and
/// the page is made again when they change, as by an `onPreferenceChange` that writes state.
struct LatePageModifier {
  /// The preference, in view order.
  private enum Key: PreferenceKey {
    static var defaultValue: [LatePageModifier] { [] }

    static func reduce(value: inout [LatePageModifier], nextValue: () -> [LatePageModifier]) {
      let known = Set(value.map(\.path))
      value += nextValue().filter { !known.contains($0.path) }
    }
  }

  /// The path and the context of the modifier.
  private let path: ViewPath
  private let context: ResolveContext
  private let change: @MainActor (NavigationPage, ResolveContext) -> Void
  /// What the modifier does to a page, in words, for comparison.
  private let effect: String

  @MainActor init(
    _ change: @escaping @MainActor (NavigationPage, ResolveContext) -> Void,
    in context: ResolveContext
  ) {
    (path, self.context, self.change) = (context.path, context, change)
    let page = NavigationPage(above: nil)
    change(page, context)
    effect = page.summary
  }

  /// Adds the modifier to the preferences of its view, behind those inside.
  func add(to values: inout PreferenceValues) {
    values.set(Key.self, (values.value(Key.self) ?? []) + [self])
  }

  /// Applies the modifiers observed last to a page that is being made, and keeps them observed.
  @MainActor static func apply(
    _ slot: StateSlot, to page: NavigationPage, in session: ResolveSession
  ) {
    guard let modifiers = slot.read() as? [LatePageModifier], !modifiers.isEmpty else { return }
    session.observed.insert(.geometryObservers)
    for modifier in modifiers { modifier.change(page, modifier.context) }
  }

  /// The observer of a page, which has the page made again when modifiers change.
  @MainActor static func observer(_ slot: StateSlot) -> GeometryObserver {
    GeometryObserver(
      slot: slot, value: { values, _ in values.value(Key.self) ?? [] },
      differs: { previous, now in
        (previous as? [LatePageModifier])?.map(\.effect)
          != (now as? [LatePageModifier])?.map(\.effect)
      },
      action: { previous, now in
        if previous != nil || !((now as? [LatePageModifier])?.isEmpty ?? true) {
          slot.host.noteObservation()
        }
      },
      location: SourceLocation(fileID: #fileID, line: #line))
  }
}

extension NavigationPage {
  /// The settings of the page in words.
  fileprivate var summary: String {
    let bars = { (bars: [ToolbarPlacement]) in bars.map { "\($0)" }.sorted() }
    let shown = backgrounds.map { "\($0.key) \($0.value)" }.sorted()
    return
      "\(title as Any) \(subtitle as Any) \(displayMode) \(items) \(bars(Array(hiddenBars))) \(hidesBackButton) "
      + "\(shown) \(presented.map(\.id)) \(destinations.count)"
  }
}
