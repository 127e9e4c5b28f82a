import ScrollworkEnvironment

/// When the indicators of scroll views show without any motion.
struct ScrollFlash {
  /// Whether they do when a scroll view comes into the scene.
  var onAppear = false
  /// The values that they do on a change of, from the outermost modifier inward.
  var triggers: [FlashTrigger] = []
}

/// A value on whose change indicators show.
struct FlashTrigger {
  let value: Any
  /// Whether the value is the same as another one.
  let equals: (_ other: Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    equals = { $0 as? Value == value }
  }
}

extension View {
  /// Shows the indicators of scroll views inside for a moment when those come into the scene, where
  /// indicators may show.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    transformEnvironment(\.scroll) { $0.flash.onAppear = onAppear }
  }

  /// Shows the indicators of scroll views inside for a moment whenever a value is another one, where
  /// indicators may show.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    transformEnvironment(\.scroll) { $0.flash.triggers.append(FlashTrigger(value)) }
  }
}

extension ScrollNode {
  /// Where the values are kept on whose change the indicators of a scroll view show.
  static func flashKey(_ path: ViewPath) -> StateKey { StateKey(path: path, property: "flash") }
}

extension Player {
  /// Lets indicators show for a moment where somebody asked for that.
  func flashIndicators() {
    for scroll in tree.scrollViews {
      let flash = scroll.configuration.flash
      guard flash.onAppear || !flash.triggers.isEmpty else { continue }
      let key = ScrollNode.flashKey(scroll.path)
      let seen = host.store[key] as? [Any]
      host.remember(flash.triggers.map(\.value), under: key)
      let isDue =
        seen.map { zip(flash.triggers, $0).contains { !$0.equals($1) } } ?? flash.onAppear
      if isDue {
        timeline.flashes[scroll.path, default: []].append(time)
      }
    }
  }
}
