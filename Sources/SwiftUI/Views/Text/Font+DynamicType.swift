package import Foundation
package import ScrollworkDrawing
package import ScrollworkEnvironment

extension Font {
  /// The typeface at a Dynamic Type size.
  ///
  /// - Source: documented that custom fonts scale with a text style; their rounding to whole points
  ///   follows OpenSwiftUI. At Large nothing is rounded: chosen.
  func face(at size: DynamicTypeSize) -> FontFace {
    var face = face
    switch scaling {
    case .style(let style) where size != .large:
      face.size = style.size(at: size)
      face = face.withStyleLeading
    case .relative(let style) where size != .large:
      face.size = (face.size * style.scale(at: size)).rounded()
    default: break
    }
    face.leading += leading.spacing
    return face
  }
}

extension Font.TextStyle {
  /// The size of the style's font at a Dynamic Type size, in points.
  package func size(at size: DynamicTypeSize) -> CGFloat {
    switch size {
    case .xSmall: CGFloat(sizes[0])
    case .small: CGFloat(sizes[1])
    case .medium: CGFloat(sizes[2])
    case .large: CGFloat(sizes[3])
    case .xLarge: CGFloat(sizes[4])
    case .xxLarge: CGFloat(sizes[5])
    case .xxxLarge: CGFloat(sizes[6])
    case .accessibility1: CGFloat(sizes[7])
    case .accessibility2: CGFloat(sizes[8])
    case .accessibility3: CGFloat(sizes[9])
    case .accessibility4: CGFloat(sizes[10])
    case .accessibility5: CGFloat(sizes[11])
    }
  }

  /// The sizes from extra small to the largest accessibility size, in points.
  ///
  /// - Source: documented, Human Interface Guidelines, "Typography", "Specifications", "iOS, iPadOS
  ///   Dynamic Type sizes" and "larger accessibility type sizes". Others measured the same on
  ///   iOS 13.3, but 41 for the last of caption 2.
  private var sizes: [Int] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
