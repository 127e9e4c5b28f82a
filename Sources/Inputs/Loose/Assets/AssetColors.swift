package import Foundation
import ScrollworkAssets
package import ScrollworkDrawing

/// The colors of asset catalogs, as a scene takes them.
package enum AssetColors {
  /// The colors of the catalogs at any depth below folders, by name; the first of two with one name
  /// wins.
  package static func read(_ folders: [URL]) -> [String: Color] {
    AssetFolders(folders).colors.mapValues(color)
  }

  private static func color(_ set: ColorSet) -> Color {
    guard let dark = set.dark else { return color(set.light) }
    return Color(
      .adaptive(
        light: color(set.light).resolved(dark: false), dark: color(dark).resolved(dark: true)))
  }

  private static func color(_ shade: ColorSet.Shade) -> Color {
    switch shade {
    case .components(let red, let green, let blue, let alpha, let space):
      Color(space.ours, red: red, green: green, blue: blue, opacity: alpha)
    case .system(let name):
      Color(uiColor: systemColors[name] ?? .label)
    }
  }

  /// The system colors by their names in catalogs.
  ///
  /// - Source: documented, Asset Catalog Format Reference and UIKit's standard colors, each with
  ///   `Color` at its end.
  private static let systemColors: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue,
    "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "placeholderTextColor": .placeholderText, "linkColor": .link, "separatorColor": .separator,
    "opaqueSeparatorColor": .opaqueSeparator, "darkTextColor": .darkText,
    "lightTextColor": .lightText, "systemWhiteColor": .white, "systemBlackColor": .black,
    "whiteColor": .white, "blackColor": .black, "clearColor": .clear,
  ]
}

extension ColorSet.ColorSpace {
  fileprivate var ours: Color.RGBColorSpace {
    switch self {
    case .sRGB: .sRGB
    case .linearSRGB: .sRGBLinear
    case .displayP3: .displayP3
    }
  }
}
