/// What the compiler cannot know about a symbol.
enum SupportNotes {
  /// Protocols whose requirements are asked for by the protocol, whatever type meets them.
  static let protocols: Set<String> = [
    "View", "ViewModifier", "Shape", "InsettableShape", "ShapeStyle", "Layout",
    "AnimatableModifier",
    "VectorArithmetic", "Animatable", "VisualEffect", "Transition", "ButtonStyle",
    "PrimitiveButtonStyle",
    "LabelStyle", "Gesture", "TimelineSchedule", "CustomAnimation", "KeyframeTrackContent",
    "Keyframes",
    "ScrollTargetBehavior", "PreferenceKey", "EnvironmentKey", "TransactionKey",
    "AnimationStateKey",
    "AlignmentID", "LayoutValueKey", "PreviewProvider", "CoordinateSpaceProtocol", "Publisher",
    "ConnectablePublisher", "Cancellable", "TextMeasuring", "ImageProviding",
    "DisplayListRendering",
    "DynamicProperty", "ObservableObject", "Hashable",
  ]

  /// Symbols that are seen through another one, which is used.
  static let shownBy: [String: String] = [:]

  /// What of a symbol differs from the system; nil if nothing does that is known.
  static func note(on symbol: PublicSymbol) -> String? {
    approximated.first { symbol.path == $0.key || symbol.owner == $0.key }?.value
  }

  private static let approximated: [String: String] = [
    "Material": "a plain tint, nothing behind is blurred"
  ]
}
