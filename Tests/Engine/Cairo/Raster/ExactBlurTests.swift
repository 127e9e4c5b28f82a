import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

/// Blurs against a direct convolution with a Gaussian, in floating point, over all pixels.
@Suite struct `Blur accuracy` {
  private typealias S = Samples

  /// The test image: bars, steps and dots, hard to blur well.
  private static func picture(_ size: CGFloat) -> LayerContent {
    let part = size / 24
    var items = [S.fill(S.rect(0, 0, 9 * part, size), S.color(1, 1, 1))]
    for index in 0..<7 {
      let gray = 0.3 + Double(index) / 10
      items.append(
        S.fill(
          S.rect((10 + 2 * CGFloat(index)) * part, 0, part, size / 2), S.color(gray, 1, gray)))
    }
    items.append(S.fill(S.rect(12 * part, 16 * part, 12 * part, 8 * part), S.color(0.6, 0, 1, 0.7)))
    return LayerContent(items)
  }

  private func bitmap(
    _ content: LayerContent, size: CGFloat, side: CGFloat, filters: [Layer.Filter], scale: CGFloat
  ) throws -> Bitmap {
    let margin = (side - size) / 2
    let layer = Layer(content, transform: S.move(margin, margin), filters: filters)
    return try S.renderer.get().bitmap(
      of: S.list([.layer(layer)], width: side, height: side, scale: scale, background: S.black))
  }

  /// Radii, sizes of images and of canvases in points, and pixels per point.
  ///
  /// Those just over 5, 10, 20 … pixels are the hardest, because cells become twice as large there.
  static let cases: [(radius: CGFloat, size: CGFloat, side: CGFloat, scale: CGFloat)] = [
    (0.25, 24, 30, 1), (0.8, 24, 36, 1), (1.7, 24, 44, 1), (2.45, 24, 40, 2), (5.1, 24, 60, 1),
    (9.9, 24, 90, 1), (5.02, 24, 60, 2), (20.1, 48, 160, 1), (33.3, 72, 240, 1),
    (80.5, 96, 360, 1), (200, 120, 300, 1),
  ]

  @Test(arguments: cases.indices) func `is within 1/255 of a direct convolution`(
    row: Int
  ) throws {
    let (radius, size, side, scale) = Self.cases[row]
    let picture = Self.picture(size)
    let sharp = try bitmap(picture, size: size, side: side, filters: [], scale: scale)
    let soft = try bitmap(
      picture, size: size, side: side, filters: [.blur(radius: radius)], scale: scale)
    let step = max(1, Int(side * scale) / 40)
    let exact = DirectBlur(sharp, sigma: Double(radius * scale), step: step)
    var worst = 0.0
    for y in stride(from: 0, to: soft.height, by: step) {
      for (x, wanted) in exact.row(y) {
        for (index, shift) in [16, 8, 0].enumerated() {
          let found = Double(soft[x, y] >> UInt32(shift) & 255)
          worst = max(worst, abs(found - wanted[index]))
        }
      }
    }
    #expect(worst <= 1, "radius \(radius) at \(scale): \(worst)")
  }

  /// Radii, and the pixels that each reaches at most; the smallest reach none, while their layers are
  /// larger than what they blur.
  @Test(arguments: [(0.01, 0), (0.05, 0), (0.09, 0), (0.12, 1), (0.5, 2), (1, 4), (5, 18), (9, 32)])
  func `draws nothing out of its reach`(radius: CGFloat, reach: Int) throws {
    let soft = try bitmap(
      Self.picture(24), size: 24, side: 96, filters: [.blur(radius: radius)], scale: 1)
    for y in [0..<(36 - reach), (60 + reach)..<96].joined() {
      let colors = Set((0..<96).map { soft[$0, y] })
      #expect(colors == [0xFF00_0000], "row \(y)")
    }
  }

  /// Radii, and sizes of images in points.
  static let opaqueCases: [(radius: CGFloat, size: CGFloat)] = [
    (1.7, 24), (5, 24), (20.1, 24), (60, 24), (10, 96), (200, 48), (2000, 48), (20000, 24),
  ]

  @Test(arguments: opaqueCases.indices)
  func `opaque blurs are within 1/255 of a direct convolution, for any radius`(row: Int) throws {
    let (radius, size) = Self.opaqueCases[row]
    let whole = S.rect(0, 0, size, size)
    let picture = LayerContent(
      [S.fill(whole, S.color(0.1, 0.2, 0.4))] + Self.picture(size).items)
    let solid = LayerContent([S.fill(whole, S.color(1, 1, 1))])
    func flat(_ content: LayerContent, _ filters: [Layer.Filter] = []) throws -> Bitmap {
      try bitmap(content, size: size, side: size, filters: filters, scale: 1)
    }
    let soft = try flat(picture, [.blur(radius: radius, isOpaque: true)])
    let colors = DirectBlur(try flat(picture), sigma: Double(radius), step: 1)
    let coverage = DirectBlur(try flat(solid), sigma: Double(radius), step: 1)
    var worst = 0.0
    for y in 0..<soft.height {
      for ((x, color), (_, covered)) in zip(colors.row(y), coverage.row(y)) {
        let wanted = color / covered * 255
        for (index, shift) in [16, 8, 0].enumerated() {
          worst = max(worst, abs(Double(soft[x, y] >> UInt32(shift) & 255) - wanted[index]))
        }
      }
    }
    #expect(worst <= 1, "radius \(radius) of \(size): \(worst)")
  }
}

/// The direct convolution of an image with a Gaussian.
private struct DirectBlur {
  private let weights: [Double]
  /// The columns to compare.
  private let columns: [Int]
  /// Each row with ink, blurred along x.
  private var lines: [(y: Int, colors: [SIMD3<Double>])] = []

  init(_ picture: Bitmap, sigma: Double, step: Int) {
    let gauss = { (place: Int) in exp(-Double(place * place) / (2 * sigma * sigma)) }
    let sum = (1...Int(20 * sigma + 20)).reduce(1.0) { $0 + 2 * gauss($1) }
    weights = (0...max(picture.width, picture.height)).map { gauss($0) / sum }
    columns = Array(stride(from: 0, to: picture.width, by: step))
    for y in 0..<picture.height {
      let ink = (0..<picture.width).filter { picture[$0, y] & 0xFFFFFF != 0 }
      guard !ink.isEmpty else { continue }
      let colors = ink.map { x in
        SIMD3([16, 8, 0].map { (shift: UInt32) in Double(picture[x, y] >> shift & 255) })
      }
      lines.append(
        (
          y,
          columns.map { column in
            var sums = SIMD3<Double>()
            for (place, color) in zip(ink, colors) { sums += weights[abs(place - column)] * color }
            return sums
          }
        ))
    }
  }

  /// The colors of the columns in a row.
  func row(_ y: Int) -> [(x: Int, color: SIMD3<Double>)] {
    columns.enumerated().map { index, column in
      var sums = SIMD3<Double>()
      for line in lines { sums += weights[abs(line.y - y)] * line.colors[index] }
      return (column, sums)
    }
  }
}
