/// The blend mode of a layer: how its colors (the source) combine with those beneath (the
/// backdrop).
///
/// The formulas are those of W3C's compositing specification, which browsers and Cairo follow;
/// colors are gamma-encoded sRGB.
///
/// - Source: names are documented; that the formulas are these is chosen.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// Source over: the source covers the backdrop.
  case normal
  /// The product of both: never lighter than either.
  case multiply
  /// The inverted product of both inverses: never darker than either.
  case screen
  /// `hardLight` with source and backdrop exchanged: the backdrop decides between the two formulas.
  case overlay
  /// The darker of both, per component.
  case darken
  /// The lighter of both, per component.
  case lighten
  /// The backdrop, brightened by the source.
  case colorDodge
  /// The backdrop, darkened by the source.
  case colorBurn
  /// Dark source colors darken softly, light ones lighten.
  case softLight
  /// Dark source colors multiply, light ones screen.
  case hardLight
  /// The absolute difference of both.
  case difference
  /// Like the difference, with lower contrast.
  case exclusion
  /// The hue of the source, with the saturation and luminosity of the backdrop.
  case hue
  /// The saturation of the source, with the hue and luminosity of the backdrop.
  case saturation
  /// The hue and saturation of the source, with the luminosity of the backdrop.
  case color
  /// The luminosity of the source, with the hue and saturation of the backdrop.
  case luminosity
  /// The source, only where the backdrop has coverage.
  case sourceAtop
  /// The source beneath the backdrop.
  case destinationOver
  /// The backdrop, less the source's coverage.
  case destinationOut
  /// The sum less white: never lighter than either.
  case plusDarker
  /// The sum, clamped to white.
  case plusLighter
}

extension BlendMode {
  /// The name in CSS; nil for modes that CSS does not have or that SVG renderers do not support.
  package var cssName: String? {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
    }
  }
}
