import Foundation
import ScrollworkDrawing
import Testing

@Suite struct `System colors` {
  struct Row: Sendable {
    let name: String
    let color: Color
    let uiColor: UIColor?
    let light: [Int]
    let dark: [Int]
  }

  /// Source: documented, Human Interface Guidelines, "Color", iOS 18; components 0…255.
  static let rows = [
    Row(
      name: "red", color: .red, uiColor: .systemRed, light: [255, 59, 48], dark: [255, 69, 58]),
    Row(
      name: "orange", color: .orange, uiColor: .systemOrange, light: [255, 149, 0],
      dark: [255, 159, 10]),
    Row(
      name: "yellow", color: .yellow, uiColor: .systemYellow, light: [255, 204, 0],
      dark: [255, 214, 10]),
    Row(
      name: "green", color: .green, uiColor: .systemGreen, light: [52, 199, 89],
      dark: [48, 209, 88]),
    Row(
      name: "mint", color: .mint, uiColor: .systemMint, light: [0, 199, 190],
      dark: [99, 230, 226]),
    Row(
      name: "teal", color: .teal, uiColor: .systemTeal, light: [48, 176, 199],
      dark: [64, 200, 224]),
    Row(
      name: "cyan", color: .cyan, uiColor: .systemCyan, light: [50, 173, 230],
      dark: [100, 210, 255]),
    Row(
      name: "blue", color: .blue, uiColor: .systemBlue, light: [0, 122, 255],
      dark: [10, 132, 255]),
    Row(
      name: "indigo", color: .indigo, uiColor: .systemIndigo, light: [88, 86, 214],
      dark: [94, 92, 230]),
    Row(
      name: "purple", color: .purple, uiColor: .systemPurple, light: [175, 82, 222],
      dark: [191, 90, 242]),
    Row(
      name: "pink", color: .pink, uiColor: .systemPink, light: [255, 45, 85],
      dark: [255, 55, 95]),
    Row(
      name: "brown", color: .brown, uiColor: .systemBrown, light: [162, 132, 94],
      dark: [172, 142, 104]),
    Row(
      name: "gray", color: .gray, uiColor: .systemGray, light: [142, 142, 147],
      dark: [142, 142, 147]),
    Row(
      name: "primary", color: .primary, uiColor: .label, light: [0, 0, 0], dark: [255, 255, 255]),
    Row(
      name: "white", color: .white, uiColor: nil, light: [255, 255, 255], dark: [255, 255, 255]),
    Row(name: "black", color: .black, uiColor: nil, light: [0, 0, 0], dark: [0, 0, 0]),
    // The accent color is blue by default.
    Row(
      name: "accentColor", color: .accentColor, uiColor: nil, light: [0, 122, 255],
      dark: [10, 132, 255]),
  ]

  private func bytes(_ color: Color, dark: Bool, elevated: Bool = false) -> [Int] {
    let c = color.resolved(dark: dark, elevated: elevated)
    return [c.red, c.green, c.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test(arguments: rows.indices) func `have the same components as UIKit's`(index: Int) {
    let row = Self.rows[index]
    #expect(bytes(row.color, dark: false) == row.light, "\(row.name)")
    #expect(bytes(row.color, dark: true) == row.dark, "\(row.name)")
    #expect(row.color.resolved(dark: true).opacity == 1)
    if let other = row.uiColor { #expect(Color(uiColor: other) == row.color, "\(row.name)") }
  }

  struct Gray: Sendable {
    let color: UIColor
    let light: [Int]
    let dark: [Int]
    /// On the elevated level; nil if it is the same there.
    var elevated: [Int]?
  }

  /// Source: as above; on the elevated level measured on Apple's frameworks (WebKit's layout tests).
  static let grays = [
    Gray(color: .systemGray2, light: [174, 174, 178], dark: [99, 99, 102]),
    Gray(color: .systemGray3, light: [199, 199, 204], dark: [72, 72, 74]),
    Gray(color: .systemGray4, light: [209, 209, 214], dark: [58, 58, 60]),
    Gray(color: .systemGray5, light: [229, 229, 234], dark: [44, 44, 46]),
    Gray(color: .systemGray6, light: [242, 242, 247], dark: [28, 28, 30]),
    Gray(
      color: .systemBackground, light: [255, 255, 255], dark: [0, 0, 0], elevated: [28, 28, 30]),
    Gray(
      color: .secondarySystemBackground, light: [242, 242, 247], dark: [28, 28, 30],
      elevated: [44, 44, 46]),
    Gray(
      color: .tertiarySystemBackground, light: [255, 255, 255], dark: [44, 44, 46],
      elevated: [58, 58, 60]),
    Gray(
      color: .systemGroupedBackground, light: [242, 242, 247], dark: [0, 0, 0],
      elevated: [28, 28, 30]),
    Gray(
      color: .secondarySystemGroupedBackground, light: [255, 255, 255], dark: [28, 28, 30],
      elevated: [44, 44, 46]),
    Gray(
      color: .tertiarySystemGroupedBackground, light: [242, 242, 247], dark: [44, 44, 46],
      elevated: [58, 58, 60]),
  ]

  @Test(arguments: grays.indices) func `include UIKit's grays and backgrounds`(index: Int) {
    let row = Self.grays[index]
    #expect(bytes(Color(row.color), dark: false) == row.light)
    #expect(bytes(Color(row.color), dark: true) == row.dark)
    #expect(bytes(Color(row.color), dark: true, elevated: true) == row.elevated ?? row.dark)
    #expect(bytes(Color(row.color), dark: false, elevated: true) == row.light)
  }

  @Test func `stay elevated where they are mixed, or translucent`() {
    let ground = Color(uiColor: .systemBackground)
    let mixed = ground.mix(with: ground, by: 0.5)
    #expect(bytes(mixed, dark: true, elevated: true) == [28, 28, 30])
    #expect(bytes(mixed, dark: true) == [0, 0, 0])
    let half = UIColor.systemBackground.withAlphaComponent(0.5).color
    #expect(bytes(half, dark: true, elevated: true) == [28, 28, 30])
    #expect(half.resolved(dark: true, elevated: true).opacity == 0.5 && ground.cgColor == nil)
  }

  /// Source: as above; label colors are one gray at four opacities.
  @Test func `of labels decrease in opacity`() {
    let labels: [(UIColor, light: Double, dark: Double)] = [
      (.secondaryLabel, 0.6, 0.6), (.tertiaryLabel, 0.3, 0.3), (.quaternaryLabel, 0.18, 0.16),
    ]
    for (label, light, dark) in labels {
      #expect(bytes(Color(label), dark: false) == [60, 60, 67])
      #expect(bytes(Color(label), dark: true) == [235, 235, 245])
      #expect(Color(label).resolved(dark: false).opacity == light)
      #expect(Color(label).resolved(dark: true).opacity == dark)
    }
    #expect(Color(.secondaryLabel) == .secondary)
  }

  struct Veil: Sendable {
    let color: UIColor
    let light: [Int]
    let dark: [Int]
    /// The opacity, in hundredths.
    let covers: (light: Int, dark: Int)
  }

  /// Source: documented, Human Interface Guidelines, "Color", iOS 18: fills, lines, text in fields.
  static let veils = [
    Veil(
      color: .systemFill, light: [120, 120, 128], dark: [120, 120, 128], covers: (20, 36)),
    Veil(
      color: .secondarySystemFill, light: [120, 120, 128], dark: [120, 120, 128], covers: (16, 32)),
    Veil(
      color: .tertiarySystemFill, light: [118, 118, 128], dark: [118, 118, 128], covers: (12, 24)),
    Veil(
      color: .quaternarySystemFill, light: [116, 116, 128], dark: [118, 118, 128],
      covers: (8, 18)),
    Veil(color: .separator, light: [60, 60, 67], dark: [84, 84, 88], covers: (29, 60)),
    Veil(color: .opaqueSeparator, light: [198, 198, 200], dark: [56, 56, 58], covers: (100, 100)),
    Veil(color: .placeholderText, light: [60, 60, 67], dark: [235, 235, 245], covers: (30, 30)),
    Veil(color: .link, light: [0, 122, 255], dark: [9, 132, 255], covers: (100, 100)),
    Veil(color: .tintColor, light: [0, 122, 255], dark: [10, 132, 255], covers: (100, 100)),
  ]

  @Test(arguments: veils.indices) func `have the documented opacity`(index: Int) {
    let row = Self.veils[index]
    #expect(bytes(Color(row.color), dark: false) == row.light)
    #expect(bytes(Color(row.color), dark: true) == row.dark)
    #expect(
      Int((Color(row.color).resolved(dark: false).opacity * 100).rounded()) == row.covers.light)
    #expect(Int((Color(row.color).resolved(dark: true).opacity * 100).rounded()) == row.covers.dark)
  }

  /// Source: documented, UIKit's plain colors are those of their names.
  @Test func `of UIKit without the system prefix are pure`() {
    let pure: [(UIColor, [Double])] = [
      (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]),
      (.black, [0, 0, 0, 1]), (.white, [1, 1, 1, 1]), (.gray, [0.5, 0.5, 0.5, 1]),
      (.cyan, [0, 1, 1, 1]), (.magenta, [1, 0, 1, 1]), (.yellow, [1, 1, 0, 1]),
      (.orange, [1, 0.5, 0, 1]), (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]),
      (.darkGray, [1.0 / 3, 1.0 / 3, 1.0 / 3, 1]), (.lightGray, [2.0 / 3, 2.0 / 3, 2.0 / 3, 1]),
      (.darkText, [0, 0, 0, 1]), (.lightText, [1, 1, 1, 0.6]), (.clear, [0, 0, 0, 0]),
      (UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8), [0.2, 0.4, 0.6, 0.8]),
      (UIColor(white: 0.3, alpha: 0.4), [0.3, 0.3, 0.3, 0.4]),
      (UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 0.25), [0, 0.5, 0, 0.25]),
    ]
    for (color, expected) in pure {
      let c = Color(color).resolved(dark: true)
      for (found, wanted) in zip([c.red, c.green, c.blue, c.opacity], expected) {
        #expect(abs(found - wanted) < 1e-12, "\(expected)")
      }
    }
    #expect(Color.clear.resolved(dark: false).opacity == 0)
  }
}
