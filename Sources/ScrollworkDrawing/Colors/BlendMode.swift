/// How the colors of a picture meet those beneath it.
///
/// The formulas are those of the compositing specification that browsers and Cairo follow; colors are
/// gamma-encoded sRGB.
///
/// - Source: names are documented; that the formulas are these is chosen.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// The picture covers what is beneath.
  case normal
  /// The product: never lighter than either.
  case multiply
  /// The product of what is lacking to white: never darker than either.
  case screen
  /// `hardLight` with the two changed over: contrast is that of what is beneath.
  case overlay
  /// The darker of both, for each component.
  case darken
  /// The lighter of both, for each component.
  case lighten
  /// What is beneath, brightened by the picture.
  case colorDodge
  /// What is beneath, darkened by the picture.
  case colorBurn
  /// A soft lamp: dark colors darken, light ones lighten.
  case softLight
  /// A hard lamp: dark colors multiply, light ones screen.
  case hardLight
  /// How far both are apart.
  case difference
  /// How far both are apart, with less contrast.
  case exclusion
  /// The hue of the picture, with the saturation and luminosity beneath.
  case hue
  /// The saturation of the picture, with the hue and luminosity beneath.
  case saturation
  /// The hue and saturation of the picture, with the luminosity beneath.
  case color
  /// The luminosity of the picture, with the hue and saturation beneath.
  case luminosity
  /// The picture only where there is something beneath.
  case sourceAtop
  /// The picture under what is there.
  case destinationOver
  /// What is there, less the picture's coverage.
  case destinationOut
  /// The sum less white: never lighter than either.
  case plusDarker
  /// The sum, at most white.
  case plusLighter
}

extension BlendMode {
  /// The name in CSS; nil for those that CSS has no word for, or that readers of SVG do not know.
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
