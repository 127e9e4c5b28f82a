package import Foundation
package import ScrollworkDrawing

/// The colors of the asset catalogs in the given folders.
///
/// Groups inside a catalog do not add to names. The dark appearance of a set is used in the dark
/// color scheme; other appearances and idioms are ignored.
package enum AssetColors {
  /// The colors by name; the first of two with one name wins.
  package static func read(_ folders: [URL]) throws(LooseError) -> [String: Color] {
    var colors: [String: Color] = [:]
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcassets") {
        try add(folder.appending(path: name), to: &colors)
      }
    }
    return colors
  }

  private static func add(_ catalog: URL, to colors: inout [String: Color]) throws(LooseError) {
    let ending = ".colorset"
    let found = FileManager.default.enumerator(atPath: catalog.path)?.compactMap { $0 as? String }
    for path in (found ?? []).sorted() where path.hasSuffix(ending) {
      let set = catalog.appending(path: path)
      let name = String(set.lastPathComponent.dropLast(ending.count))
      if colors[name] == nil { colors[name] = try color(of: set) }
    }
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Look: Decodable {
        var appearance: String
        var value: String
      }

      struct Value: Decodable {
        var components: [String: String]?
        var colorSpace: String?

        enum CodingKeys: String, CodingKey {
          case components
          case colorSpace = "color-space"
        }
      }

      var color: Value?
      var appearances: [Look]?

      var isDark: Bool {
        appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
      }
    }

    var colors: [Entry]
  }

  private static func color(of set: URL) throws(LooseError) -> Color? {
    let url = set.appending(path: "Contents.json")
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: url))
    } catch {
      throw .malformedAsset(path: url.path, reason: "it is not a color set")
    }
    let plain = contents.colors.first { $0.appearances == nil }.flatMap(resolved)
    let dark = contents.colors.first(where: \.isDark).flatMap(resolved)
    guard let plain else { return nil }
    return dark.map { Color(.adaptive(light: plain, dark: $0)) } ?? Color(plain)
  }

  private static func resolved(_ entry: Contents.Entry) -> Color.Resolved? {
    guard let value = entry.color, let parts = value.components else { return nil }
    func number(_ name: String) -> Double? { parts[name].flatMap(component) }
    guard let red = number("red") ?? number("white"),
      let green = number("green") ?? number("white"), let blue = number("blue") ?? number("white")
    else { return nil }
    let space: Color.RGBColorSpace = value.colorSpace == "display-p3" ? .displayP3 : .sRGB
    let color = Color(
      space, red: red, green: green, blue: blue, opacity: parts["alpha"].flatMap(Double.init) ?? 1)
    if case .fixed(let resolved) = color.source { return resolved }
    return nil
  }

  /// Parses a component: `0.5`, `128` and `0x80` are all one half.
  private static func component(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
  }
}
