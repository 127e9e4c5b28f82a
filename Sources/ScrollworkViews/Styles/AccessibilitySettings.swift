public import ScrollworkEnvironment

extension EnvironmentValues {
  /// Whether meaning must be conveyed without color, always false.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether motion should be reduced, always false.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether transparency should be reduced, always false.
  public var accessibilityReduceTransparency: Bool { false }
}
