import Foundation

/// The colors of a color set: in the light and in the dark color scheme.
package struct ColorSet: Hashable, Sendable {
  /// A color as a catalog states it.
  package enum Shade: Hashable, Sendable {
    /// Components in a color space, each 0…1.
    case components(red: Double, green: Double, blue: Double, alpha: Double, ColorSpace)
    /// The name of a system color, such as `systemBackgroundColor`.
    case system(String)
  }

  /// The color space of components.
  package enum ColorSpace: Hashable, Sendable {
    case sRGB
    case linearSRGB
    case displayP3
  }

  /// The name, with those of the groups that provide a namespace.
  package let name: String
  /// The color in the light color scheme, and wherever there is no other.
  package let light: Shade
  /// The color in the dark color scheme; nil for that of the light one.
  package let dark: Shade?

  init?(name: String, _ entries: [AssetContents.Shade]) {
    let usable = entries.filter { entry in
      [nil, "universal", "iphone", "ipad"].contains(entry.idiom) && !entry.appearances.isSpecial
    }
    func color(_ isDark: Bool?) -> Shade? {
      let matching = usable.filter { $0.appearances.isDark == isDark }
      let preferred = matching.first { $0.idiom == "iphone" } ?? matching.first
      return preferred?.color.flatMap(Self.shade)
    }
    let dark = color(true)
    guard let light = color(false) ?? color(nil) ?? dark else { return nil }
    self.name = name
    self.light = light
    self.dark = dark ?? (color(false) == nil ? nil : color(nil))
  }

  private static func shade(_ value: AssetContents.Shade.Value) -> Shade? {
    if let reference = value.reference { return .system(reference) }
    guard let parts = value.components else { return nil }
    func number(_ name: String) -> Double? {
      parts[name].flatMap { component($0.text) }.flatMap { $0.isFinite ? $0 : nil }
        .map { min(max($0, -mostExtended), mostExtended) }
    }
    guard let red = number("red") ?? number("white"),
      let green = number("green") ?? number("white"), let blue = number("blue") ?? number("white")
    else { return nil }
    let space: ColorSpace =
      switch value.space {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .linearSRGB
      default: .sRGB
      }
    return .components(
      red: red, green: green, blue: blue, alpha: alpha(parts["alpha"]),
      space)
  }

  /// The largest component of an extended color space.
  ///
  /// - Source: chosen; the whites of the brightest screens are sixteen times that of paper.
  private static let mostExtended = 16.0

  private static func alpha(_ component: AssetContents.Component?) -> Double {
    guard let alpha = component.flatMap({ Double($0.text) }), alpha.isFinite else { return 1 }
    return min(max(alpha, 0), 1)
  }

  /// Parses a component: `0.5`, `128` and `0x80` are all one half.
  private static func component(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") || text.contains("e")
      ? Double(text) : Double(text).map { $0 / 255 }
  }
}
