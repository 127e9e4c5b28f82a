import Foundation
import ScrollworkDrawing
import ScrollworkFigures
import Testing

@Suite struct FigureThemeTests {
  private static let palettes = [FigurePalette.light, .dark]

  @Test(arguments: palettes) func `text is read on the page and on panels`(palette: FigurePalette) {
    for ground in [palette.paper, palette.panel] {
      #expect(Contrast.ratio(palette.ink, ground) >= 7)
      #expect(Contrast.ratio(palette.quiet, ground) >= Contrast.text)
    }
  }

  @Test(arguments: palettes) func `labels in the colors of data are read`(palette: FigurePalette) {
    for color in palette.series {
      #expect(Contrast.ratio(color, palette.paper) >= Contrast.text)
    }
  }

  @Test(
    arguments: [
      (Color.Resolved(red: 0, green: 0, blue: 0), Color.Resolved(red: 1, green: 1, blue: 1), 21.0),
      (
        Color.Resolved(red: 119.0 / 255, green: 119.0 / 255, blue: 119.0 / 255),
        Color.Resolved(red: 1, green: 1, blue: 1), 4.478
      ),
      (Color.Resolved(red: 1, green: 0, blue: 0), Color.Resolved(red: 1, green: 0, blue: 0), 1.0),
    ])
  func `contrasts are those of WCAG`(one: Color.Resolved, other: Color.Resolved, ratio: Double) {
    #expect(abs(Contrast.ratio(one, other) - ratio) < 0.001)
  }

  /// - Source: documented, Machado, Oliveira and Fernandes, "A Physiologically-based Model for
  ///   Simulation of Color Vision Deficiency" (2009), severity 1.
  private static let simulations: [(String, [[Double]])] = [
    ("all cones", [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    (
      "protanopia",
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    ),
    (
      "deuteranopia",
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    ),
    (
      "tritanopia",
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    ),
  ]

  @Test(arguments: palettes)
  func `the colors of data stay apart for people with color blindness`(palette: FigurePalette) {
    for (name, matrix) in Self.simulations {
      let seen = palette.series.map { Self.oklab($0, matrix) }
      for (index, color) in seen.enumerated() {
        for other in seen[..<index] {
          let distance = zip(color, other).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
          #expect(distance > 0.09, "\(name): \(color) \(other)")
        }
      }
    }
  }

  /// A color in OKLab, as it is seen with a simulation.
  ///
  /// - Source: documented, Björn Ottosson, "A perceptual color space for image processing" (2020).
  private static func oklab(_ color: Color.Resolved, _ matrix: [[Double]]) -> [Double] {
    let linear = [color.red, color.green, color.blue].map {
      $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    let seen = matrix.map { row in
      min(1, max(0, zip(row, linear).map { $0 * $1 }.reduce(0, +)))
    }
    let cones = [
      [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ].map { row in cbrt(zip(row, seen).map { $0 * $1 }.reduce(0, +)) }
    return [
      [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.8086757660],
    ].map { row in zip(row, cones).map { $0 * $1 }.reduce(0, +) }
  }
}
