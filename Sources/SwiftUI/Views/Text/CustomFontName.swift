/// A family and face of a font set, parsed from a custom font's name.
struct CustomFontName: Hashable {
  var family: String
  /// The font weight, from 100 to 900.
  var weight = 400
  var isItalic = false

  /// Parses a family name, ignoring spaces and case, optionally followed by a hyphen and a face;
  /// nil if no family matches.
  init?(_ name: String, among families: [String]) {
    if let family = Self.family(name, families) {
      self.family = family
      return
    }
    guard let hyphen = name.lastIndex(of: "-"), let family = Self.family(name[..<hyphen], families)
    else { return nil }
    self.family = family
    var style = name[name.index(after: hyphen)...].lowercased()
    for suffix in ["italic", "oblique", "it"] where style.hasSuffix(suffix) {
      isItalic = true
      style.removeLast(suffix.count)
      break
    }
    guard let weight = Self.weights[style] else { return nil }
    self.weight = weight
  }

  private static func family(_ name: some StringProtocol, _ families: [String]) -> String? {
    let plain = { (name: String) in name.lowercased().filter { $0 != " " } }
    return families.first { plain($0) == plain(String(name)) }
  }

  /// - Source: documented, OpenType `usWeightClass`.
  private static let weights = [
    "": 400, "thin": 100, "extralight": 200, "ultralight": 200, "light": 300, "regular": 400,
    "roman": 400, "book": 400, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700,
    "extrabold": 800, "heavy": 800, "black": 900,
  ]
}
