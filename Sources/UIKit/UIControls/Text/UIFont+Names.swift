public import Foundation
import ScrollworkDrawing
public import ScrollworkUIScrolling

extension UIFont {
  /// The width of a font's letters.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width, from -1 to 1.
    public let rawValue: CGFloat
    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// As usual.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
    /// Very narrow.
    public static let compressed = Width(rawValue: -0.4)

    fileprivate var width: Font.Width {
      switch self {
      case .condensed: .condensed
      case .expanded: .expanded
      case .compressed: .compressed
      default: .standard
      }
    }
  }

  /// The system font with a weight and a width.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    let font = systemFont(ofSize: fontSize, weight: weight).font.width(width.width)
    return UIFont(font, size: fontSize)
  }

  /// The font of a text style for some traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The names of the families that a scene's fonts come from: those of the system.
  public static var familyNames: [String] { ["Courier New", "Georgia", "Helvetica Neue"] }

  /// The names of the fonts of a family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    let name = familyName.filter { $0 != " " }
    return familyNames.contains(familyName) ? [name, name + "-Bold", name + "-Italic"] : []
  }

  /// The space between lines of the font.
  public var leading: CGFloat { 0 }
}

extension UIFontDescriptor {
  /// The descriptor at another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var face = font.face
    face.size = newPointSize
    return UIFontDescriptor(Font(face: face), size: newPointSize)
  }

  /// A descriptor of the font of a name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(.custom(fontName, fixedSize: size), size: size)
  }

  /// The name of the font.
  public var postscriptName: String { font.face.family ?? ".SFUI-Regular" }
}
