public import Foundation
public import ScrollworkDrawing
import ScrollworkViews
import ScrollworkEnvironment

/// UIKit's font.
public final class UIFont: Hashable, Sendable {
  /// The font as SwiftUI has it.
  package let font: Font
  /// The size, in points.
  public let pointSize: CGFloat
  /// The name of the family, or of the face.
  public let fontName: String

  package init(_ font: Font, size: CGFloat, name: String = ".SFUI-Regular") {
    (self.font, pointSize, fontName) = (font, size, name)
  }

  /// A font of the font set by its name; nil if the size is not positive.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard fontSize > 0 else { return nil }
    self.init(.custom(fontName, fixedSize: fontSize), size: fontSize, name: fontName)
  }

  /// A font of a descriptor; a size of zero keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    var font = descriptor.font
    font.face.size = size
    self.init(Font(face: font.face), size: size)
  }

  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat
    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// 100.
    public static let ultraLight = Weight(-0.8)
    /// 200.
    public static let thin = Weight(-0.6)
    /// 300.
    public static let light = Weight(-0.4)
    /// 400.
    public static let regular = Weight(0)
    /// 500.
    public static let medium = Weight(0.23)
    /// 600.
    public static let semibold = Weight(0.3)
    /// 700.
    public static let bold = Weight(0.4)
    /// 800.
    public static let heavy = Weight(0.56)
    /// 900.
    public static let black = Weight(0.62)

    /// The weight as SwiftUI has it: the nearest.
    var weight: Font.Weight {
      let known: [(CGFloat, Font.Weight)] = [
        (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
        (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
      ]
      return known.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? .regular
    }
  }

  /// A text style.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    let style: Font.TextStyle

    /// Creates a style by its name; unknown names are the body style.
    public init(rawValue: String) {
      self = Self.all.first { $0.rawValue == rawValue } ?? .body
    }
    private init(_ name: String, _ style: Font.TextStyle) {
      rawValue = "UICTFontTextStyle" + name
      self.style = style
    }
    /// 34 points.
    public static let largeTitle = TextStyle("Title0", .largeTitle)
    /// 28 points.
    public static let title1 = TextStyle("Title1", .title)
    /// 22 points.
    public static let title2 = TextStyle("Title2", .title2)
    /// 20 points.
    public static let title3 = TextStyle("Title3", .title3)
    /// 17 points, semibold.
    public static let headline = TextStyle("Headline", .headline)
    /// 15 points.
    public static let subheadline = TextStyle("Subhead", .subheadline)
    /// 17 points.
    public static let body = TextStyle("Body", .body)
    /// 16 points.
    public static let callout = TextStyle("Callout", .callout)
    /// 13 points.
    public static let footnote = TextStyle("Footnote", .footnote)
    /// 12 points.
    public static let caption1 = TextStyle("Caption1", .caption)
    /// 11 points.
    public static let caption2 = TextStyle("Caption2", .caption2)
    private static let all = [
      largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
      caption2,
    ]
  }

  /// The system font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize), size: fontSize)
  }
  /// The system font with a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight), size: fontSize)
  }
  /// The bold system font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The italic system font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font.system(size: fontSize).italic(), size: fontSize)
  }
  /// The monospaced system font.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced), size: fontSize)
  }
  /// The system font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: fontSize, weight: weight.weight).monospacedDigit(), size: fontSize)
  }
  /// The font of a text style, which follows Dynamic Type.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), size: style.style.size)
  }

  /// The size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The size of buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small text.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of text.
  public static let systemFontSize: CGFloat = 14

  /// The font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = font.face
    face.size = fontSize
    return UIFont(Font(face: face), size: fontSize, name: fontName)
  }

  /// The name of the family.
  public var familyName: String { font.face.family ?? "System Font" }
  /// The height of a line.
  ///
  /// - Source: measured by others, of the system font: 1.193 times its size.
  public var lineHeight: CGFloat { pointSize * 1.193_359_375 }
  /// The height above the baseline.
  ///
  /// - Source: measured by others, of the system font.
  public var ascender: CGFloat { pointSize * 0.952_148_437_5 }
  /// The height below the baseline, negative.
  public var descender: CGFloat { -pointSize * 0.241_210_937_5 }
  /// The height of capitals.
  public var capHeight: CGFloat { pointSize * 0.704_589_843_75 }
  /// The height of small letters.
  public var xHeight: CGFloat { pointSize * 0.526_367_187_5 }
  /// The descriptor.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, size: pointSize) }

  /// Whether two fonts are equal.
  public static func == (lhs: UIFont, rhs: UIFont) -> Bool { lhs.font == rhs.font }
  /// Hashes the font.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// What a font is like.
public final class UIFontDescriptor: Sendable {
  let font: Font
  /// The size, in points.
  public let pointSize: CGFloat

  init(_ font: Font, size: CGFloat) { (self.font, pointSize) = (font, size) }

  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bit mask of the traits.
    public let rawValue: UInt32
    /// Creates traits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// The design of a font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a design.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system's.
    public static let `default` = SystemDesign(rawValue: "default")
    /// Rounded.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// Monospaced.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// The descriptor of a text style.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFontDescriptor(.system(style.style), size: style.style.size) }

  /// The descriptor with traits.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    if traits.contains(.traitBold) { font = font.bold() }
    if traits.contains(.traitItalic) { font = font.italic() }
    if traits.contains(.traitMonoSpace) { font = font.monospaced() }
    return UIFontDescriptor(font, size: pointSize)
  }

  /// The descriptor with a design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let designs: [SystemDesign: Font.Design] = [
      .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
    ]
    return UIFontDescriptor(font.design(designs[design] ?? .default), size: pointSize)
  }

  /// The traits.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.face.weight >= 600 { traits.insert(.traitBold) }
    if font.face.isItalic { traits.insert(.traitItalic) }
    return traits
  }
}

/// Scales fonts with Dynamic Type.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A font that follows Dynamic Type like the style.
  public func scaledFont(for font: UIFont) -> UIFont {
    UIFont(font.font.scaled(with: style.style), size: font.pointSize, name: font.fontName)
  }
  /// A font that follows Dynamic Type like the style, up to a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font)
  }
  /// A length at the usual text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension Font {
  /// The SwiftUI form of a UIKit font.
  public init(_ font: UIFont) { self = font.font }
}
