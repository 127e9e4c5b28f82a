import ScrollworkEnvironment

/// When the indicators of scroll views show without any motion.
package struct ScrollFlash {
  /// Whether they do when a scroll view comes into the scene.
  package var onAppear = false
  /// The values that they do on a change of, from the outermost modifier inward.
  package var triggers: [FlashTrigger] = []
}

/// A value on whose change indicators show.
package struct FlashTrigger {
  package let value: Any
  /// Whether the value is the same as another one.
  package let equals: (_ other: Any) -> Bool

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
  package static func flashKey(_ path: ViewPath) -> StateKey {
    StateKey(path: path, property: "flash")
  }
}
