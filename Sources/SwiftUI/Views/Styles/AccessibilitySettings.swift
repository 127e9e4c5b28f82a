public import ScrollworkEnvironment

extension EnvironmentValues {
  private enum ColorKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum MotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum TransparencyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum ContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
  }

  /// Whether meaning must be conveyed without color; false unless it is set.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[ColorKey.self] }
    set { self[ColorKey.self] = newValue }
  }

  /// Whether motion should be reduced; false unless it is set.
  public var accessibilityReduceMotion: Bool {
    get { self[MotionKey.self] }
    set { self[MotionKey.self] = newValue }
  }

  /// Whether transparency should be reduced; false unless it is set.
  public var accessibilityReduceTransparency: Bool {
    get { self[TransparencyKey.self] }
    set { self[TransparencyKey.self] = newValue }
  }

  /// The contrast that a person chose; views that read it may draw with more.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
}

/// The contrast of a color scheme.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast.
  case increased
}

extension EnvironmentValues {
  /// Whether assistive technologies are on: they are off.
  public var accessibilityEnabled: Bool { false }
  /// Whether the screen shows less light, as on a watch at rest.
  public var isLuminanceReduced: Bool { false }
  /// Whether the screen is recorded.
  public var isSceneCaptured: Bool { false }
  /// Whether lights that flash should be dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether moving pictures play by themselves.
  public var accessibilityPlayAnimatedImages: Bool { true }
}
