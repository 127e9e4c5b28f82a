import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@Suite struct `Color values` {
  private func components(_ color: Color, dark: Bool = false) -> [Double] {
    let c = color.resolved(dark: dark)
    return [c.red, c.green, c.blue, c.opacity].map { ($0 * 1e6).rounded() / 1e6 }
  }

  /// The six corners and some inner points of the HSV cone.
  ///
  /// From the definition in Smith, "Color Gamut Transform Pairs", 1978; the last two computed with
  /// Python's colorsys.
  static let hues: [(h: Double, s: Double, b: Double, rgb: [Double])] = [
    (0, 1, 1, [1, 0, 0]), (1.0 / 6, 1, 1, [1, 1, 0]), (2.0 / 6, 1, 1, [0, 1, 0]),
    (3.0 / 6, 1, 1, [0, 1, 1]), (4.0 / 6, 1, 1, [0, 0, 1]), (5.0 / 6, 1, 1, [1, 0, 1]),
    (1, 1, 1, [1, 0, 0]), (0.3, 0, 0.4, [0.4, 0.4, 0.4]), (0.3, 1, 0, [0, 0, 0]),
    (0.55, 0.65, 0.95, [0.3325, 0.76475, 0.95]), (0.12, 0.7, 0.7, [0.7, 0.5628, 0.21]),
    (1.55, 0.65, 0.95, [0.3325, 0.76475, 0.95]), (-0.45, 0.65, 0.95, [0.3325, 0.76475, 0.95]),
  ]

  @Test(arguments: hues.indices) func `converts from hue, saturation and brightness`(row: Int) {
    let (h, s, b, rgb) = Self.hues[row]
    #expect(components(Color(hue: h, saturation: s, brightness: b)) == rgb + [1])
  }

  @Test func `clamps its components`() {
    #expect(components(Color(red: -1, green: 2, blue: .nan, opacity: 7)) == [0, 1, 0, 1])
  }

  @Test func `multiplies its opacities`() {
    #expect(components(Color.black.opacity(0.5).opacity(0.5)) == [0, 0, 0, 0.25])
  }

  /// Documented, IEC 61966-2-1.
  @Test func `encodes linear light`() {
    #expect(
      components(Color(.sRGBLinear, red: 0, green: 1, blue: 0.214041)) == [0, 1, 0.5, 1])
    #expect(components(Color(.sRGBLinear, white: 0.002)) == [0.02584, 0.02584, 0.02584, 1])
  }

  @Test func `adapts named colors to the color scheme`() {
    #expect(components(.primary) == [0, 0, 0, 1])
    #expect(components(.primary, dark: true) == [1, 1, 1, 1])
    #expect(components(.blue) == [0, 0.478431, 1, 1])
    #expect(components(.blue, dark: true) == [0.039216, 0.517647, 1, 1])
    #expect(components(.secondary) == [0.235294, 0.235294, 0.262745, 0.6])
  }

  @Test func `keeps its components`() {
    let color = Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
    #expect(components(color) == [0.2, 0.4, 0.6, 0.8])
    #expect(Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8) == color)
    #expect(Color(Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)) == color)
    #expect(components(Color(white: 0.5)) == [0.5, 0.5, 0.5, 1])
  }

  @Test func `keeps the location of a gradient stop`() {
    let stops = [Gradient.Stop(color: .red, location: 0.25), .init(color: .blue, location: 0.5)]
    let gradient = Gradient(stops: stops)
    #expect(gradient.stops == stops)
    #expect(gradient.stops[0].color == .red && gradient.stops[0].location == 0.25)
  }

  @Test func `is spaced evenly in a gradient`() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
  }
}

@Suite struct `UIKit colors` {
  private func components(_ color: UIColor, dark: Bool = false) -> [Int] {
    let c = Color(uiColor: color).resolved(dark: dark)
    return [c.red, c.green, c.blue].map { Int(($0 * 255).rounded()) }
  }

  /// Source: documented, Human Interface Guidelines, "Color", iOS 18.
  @Test func `has the system's components`() {
    #expect(components(.systemGray6) == [242, 242, 247])
    #expect(components(.systemGray6, dark: true) == [28, 28, 30])
    #expect(components(.systemGray2) == [174, 174, 178])
    #expect(components(.systemGray4, dark: true) == [58, 58, 60])
    #expect(components(.systemRed) == [255, 59, 48])
    #expect(components(.red) == [255, 0, 0])
    #expect(Color(.systemBlue) == .blue)
    #expect(Color(.label) == .primary)
    #expect(Color(uiColor: .tertiaryLabel).resolved(dark: true).opacity == 0.3)
  }

  @Test func `replaces its opacity`() {
    let half = UIColor.secondaryLabel.withAlphaComponent(0.5)
    #expect(Color(half).resolved(dark: false).opacity == 0.5)
    #expect(Color(half).resolved(dark: true).opacity == 0.5)
    let clear = UIColor(Color.red.opacity(0.2)).withAlphaComponent(1)
    #expect(Color(clear) == .red)
  }
}

@Suite struct `Color interpolation` {
  @Test func `fades in from clear in its own hue`() {
    var color = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    let end = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 1)
    color.animatableData += (end.animatableData - color.animatableData).scaled(by: 0.25)
    #expect(color == Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.25))
  }

  @Test func `is clamped where a spring overshoots`() {
    var color = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 1)
    color.animatableData = color.animatableData.scaled(by: 1.5)
    #expect(color == Color.Resolved(red: 1, green: 0.75, blue: 0, opacity: 1))
    color.animatableData = color.animatableData.scaled(by: -1)
    #expect(color.opacity == 0)
  }
}

extension `Color values` {
  /// Display P3, computed with the sample code of W3C's "CSS Color 4": red and green are outside
  /// sRGB, gray does not change.
  @Test func `converts from Display P3`() {
    func bytes(_ color: Color) -> [Int] {
      let c = color.resolved(dark: false)
      return [c.red, c.green, c.blue].map { Int(($0 * 255).rounded()) }
    }
    #expect(bytes(Color(.displayP3, red: 1, green: 0, blue: 0)) == [255, 0, 0])
    #expect(bytes(Color(.displayP3, white: 0.4)) == [102, 102, 102])
    #expect(bytes(Color(.displayP3, red: 0.5, green: 0.25, blue: 0.25)) == [137, 59, 62])
  }
}
