public import Foundation

extension Font {
  /// The space between the lines of a font.
  public enum Leading: Hashable, Sendable {
    /// The usual space.
    case standard
    /// Less space.
    case tight
    /// More space.
    case loose

    /// The points added to the leading of the face.
    ///
    /// - Source: chosen, after text styles of iOS, whose tight and loose leadings differ from the
    ///   usual by two points.
    package var spacing: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// The width of characters.
  ///
  /// Approximated by the space between them: the font set has one width.
  public struct Width: Hashable, Sendable {
    /// The width, from −1 to 1; 0 is standard.
    public var value: CGFloat

    /// A width from −1 to 1; 0 is standard.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)

    /// The space added between characters at a font size, in points.
    ///
    /// - Source: chosen: half of what the system's fonts are narrower or wider.
    package func spacing(at size: CGFloat) -> CGFloat { value * size * 0.3 }
  }

  /// The font with another space between lines.
  public func leading(_ leading: Leading) -> Font {
    var copy = self
    copy.leading = leading
    return copy
  }

  /// The font with another width of characters.
  public func width(_ width: Width) -> Font {
    var copy = self
    copy.width = width
    return copy
  }

  /// The font with another width of characters, from −1 to 1.
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

  /// The font with small capitals for lowercase and uppercase letters.
  public func smallCaps() -> Font {
    var copy = self
    copy.face.usesSmallCaps = true
    return copy
  }

  /// The font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { smallCaps() }

  /// The font with small capitals for uppercase letters: those for lowercase letters are too.
  public func uppercaseSmallCaps() -> Font { smallCaps() }

  /// The font in italics, or upright.
  public func italic(_ isActive: Bool) -> Font {
    var copy = self
    copy.face.isItalic = isActive
    return copy
  }

  /// The font in bold, or in its regular weight.
  public func bold(_ isActive: Bool) -> Font { weight(isActive ? .bold : .regular) }

  /// The font at another size, in points.
  public func pointSize(_ size: CGFloat) -> Font {
    var copy = self
    (copy.face.size, copy.face.leading, copy.scaling) = (size, 0, nil)
    return copy
  }

  /// The font at a multiple of its size.
  public func scaled(by factor: CGFloat) -> Font {
    var copy = self
    copy.face = face.scaled(by: factor)
    if case .style(let style) = scaling { copy.scaling = .relative(style) }
    return copy
  }
}
