import Foundation
import ScrollworkDrawing
import ScrollworkUIScrolling
import ScrollworkViews

/// The colors, fonts, pictures and names of storyboards.
@MainActor enum InterfaceValues {
  static func color(_ element: InterfaceElement?) -> UIColor? {
    guard let element else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return systemColors[name]
    }
    if let name = element["name"] { return UIColor(named: name) }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red") else { return nil }
    return UIColor(
      red: red, green: element.number("green") ?? 0, blue: element.number("blue") ?? 0, alpha: alpha
    )
  }

  private static let systemColors: [String: UIColor] = [
    "systemBackgroundColor": .systemBackground, "labelColor": .label,
    "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "separatorColor": .separator, "linkColor": .link, "systemFillColor": .systemFill,
    "systemBlueColor": .systemBlue, "systemRedColor": .systemRed,
    "systemGreenColor": .systemGreen, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
    "systemIndigoColor": .systemIndigo, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6, "systemBrownColor": .systemBrown,
    "systemCyanColor": .systemCyan, "systemMintColor": .systemMint, "tintColor": .systemBlue,
    "darkTextColor": .black, "lightTextColor": .white, "viewFlipsideBackgroundColor": .darkGray,
  ]

  static func font(_ element: InterfaceElement?) -> UIFont? {
    guard let element else { return nil }
    if let style = element["style"] {
      return .preferredFont(forTextStyle: textStyles[style] ?? .body)
    }
    let size = element.number("pointSize") ?? 17
    if let name = element["name"], let font = UIFont(name: name, size: size) { return font }
    switch element["type"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weights[element["weight"] ?? ""] ?? .regular)
    }
  }

  private static let textStyles: [String: UIFont.TextStyle] = [
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleFootnote": .footnote,
    "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleTitle0": .largeTitle,
    "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3,
  ]

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static func image(_ element: InterfaceElement, _ attribute: String) -> UIImage? {
    guard let name = element[attribute] else { return nil }
    return element["catalog"] == "system" ? UIImage(systemName: name) : UIImage(named: name)
  }

  static func systemItem(_ name: String?) -> UIBarButtonItem.SystemItem? {
    let names = [
      "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
      "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
      "pause", "rewind", "fastForward", "undo", "redo", "close",
    ]
    return name.flatMap { names.firstIndex(of: $0) }.flatMap { .init(rawValue: $0) }
  }

  static func rect(_ element: InterfaceElement?) -> CGRect? {
    element.map { element in
      CGRect(
        x: element.number("x") ?? 0, y: element.number("y") ?? 0,
        width: element.number("width") ?? 0, height: element.number("height") ?? 0)
    }
  }

  static func alignment(_ name: String?) -> NSTextAlignment {
    switch name {
    case "center": .center
    case "right": .right
    case "left": .left
    case "justified": .justified
    default: .natural
    }
  }

  static func contentMode(_ name: String?) -> UIView.ContentMode? {
    switch name {
    case "scaleAspectFit": .scaleAspectFit
    case "scaleAspectFill": .scaleAspectFill
    case "scaleToFill": .scaleToFill
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    case "redraw": .redraw
    default: nil
    }
  }
}
