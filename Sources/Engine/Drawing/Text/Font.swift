public import Foundation

/// A font: a text style or size, with modifications.
public struct Font: Hashable, Sendable {
  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    /// The weight on the scale 100…900.
    package var value: Int

    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// The design of a font.
  public enum Design: Hashable, Sendable {
    /// The system font.
    case `default`
    /// A serif font.
    case serif
    /// A font with rounded strokes.
    case rounded
    /// A font with glyphs of equal width.
    case monospaced

    package var face: FontFace.Design {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// A text style, with its size at the Dynamic Type size Large.
  ///
  /// - Source: documented, Human Interface Guidelines, "Typography", iOS, Large.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// 34 pt.
    case largeTitle
    /// 28 pt.
    case title
    /// 22 pt.
    case title2
    /// 20 pt.
    case title3
    /// 17 pt semibold.
    case headline
    /// 15 pt.
    case subheadline
    /// 17 pt.
    case body
    /// 16 pt.
    case callout
    /// 13 pt.
    case footnote
    /// 12 pt.
    case caption
    /// 11 pt.
    case caption2

    package var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  /// The dependence of a font's size on Dynamic Type.
  package enum Scaling: Hashable, Sendable {
    /// The size of a text style.
    case style(TextStyle)
    /// A size of its own, scaled like a text style.
    case relative(TextStyle)
  }

  /// The typeface at the Dynamic Type size Large.
  package var face: FontFace
  /// The dependence of the size on Dynamic Type; nil for a fixed size.
  package var scaling: Scaling?
  /// The space between lines beside that of the face.
  package var leading = Leading.standard
  /// The width of characters; nil for that of the face.
  package var width: Width?

  package init(face: FontFace, scaling: Scaling? = nil) {
    (self.face, self.scaling) = (face, scaling)
  }

  /// The system font at a size that no setting changes.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      face: FontFace(
        design: design?.face ?? .default, weight: weight?.value ?? 400, size: size))
  }

  /// The system font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = system(
      size: style.size, weight: weight ?? (style == .headline ? .semibold : .regular),
      design: design)
    (font.face, font.scaling) = (font.face.withStyleLeading, .style(style))
    return font
  }

  /// A family of the font set by its name, such as `"Roboto Slab"`, or a face by its PostScript
  /// name, such as `"RobotoSlab-Bold"`, which scales like the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A family of the font set by its name, which scales like a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    custom(name, fixedSize: size).scaled(with: textStyle)
  }

  /// A family of the font set by its name, at a size that no setting changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var face = FontFace(size: fixedSize)
    face.family = name
    return Font(face: face)
  }

  /// 34 pt.
  public static let largeTitle = system(.largeTitle)
  /// 28 pt.
  public static let title = system(.title)
  /// 22 pt.
  public static let title2 = system(.title2)
  /// 20 pt.
  public static let title3 = system(.title3)
  /// 17 pt semibold.
  public static let headline = system(.headline)
  /// 15 pt.
  public static let subheadline = system(.subheadline)
  /// 17 pt.
  public static let body = system(.body)
  /// 16 pt.
  public static let callout = system(.callout)
  /// 13 pt.
  public static let footnote = system(.footnote)
  /// 12 pt.
  public static let caption = system(.caption)
  /// 11 pt.
  public static let caption2 = system(.caption2)

  /// The font with a weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.face.weight = weight.value
    return copy
  }

  /// The font with bold weight.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font {
    var copy = self
    copy.face.isItalic = true
    return copy
  }

  /// The font in the monospaced design.
  public func monospaced() -> Font { design(.monospaced) }

  /// The font with digits of equal width, if it has them.
  public func monospacedDigit() -> Font {
    var copy = self
    copy.face.usesMonospacedDigits = true
    return copy
  }

  /// The font at its size, scaled like a text style.
  package func scaled(with style: TextStyle) -> Font {
    Font(face: face, scaling: .relative(style))
  }

  /// The font in a design.
  package func design(_ design: Design) -> Font {
    var copy = self
    copy.face.design = design.face
    if design != .default { copy.face.family = nil }
    return copy
  }
}
