import ScrollworkDrawing
import ScrollworkRegression
import Testing

@Suite struct `A measure of pixels` {
  static let measures = PixelMeasure.names.compactMap { PixelMeasure(named: $0) }

  /// A picture of one color, with other colors at some places.
  private func picture(
    _ width: Int = 40, _ height: Int = 30, _ color: UInt32 = 0xFFEE_DDCC,
    dots: [(x: Int, y: Int, color: UInt32)] = []
  ) -> Picture {
    var pixels = [UInt32](repeating: color, count: width * height)
    for dot in dots { pixels[dot.y * width + dot.x] = dot.color }
    return Picture(width: width, height: height, pixels: pixels)
  }

  @Test func `has a name that a command takes`() {
    let names = ["exact", "pixelmatch", "pixelmatch-oklab", "ciede2000", "ssim", "flip"]
    #expect(PixelMeasure.names == names)
    #expect(Self.measures.map(\.name) == PixelMeasure.names)
    #expect(PixelMeasure(named: "psnr") == nil)
    #expect(
      PixelMeasure(named: "pixelmatch")?.with(threshold: 0.3) == .pixelmatch(threshold: 0.3))
    #expect(PixelMeasure.ssim.with(threshold: 0.3) == .ssim)
  }

  @Test(arguments: measures) func `finds equal pictures identical`(_ measure: PixelMeasure) {
    #expect(measure.compare(picture(), picture()) == .identical)
    #expect(measure.compare(picture(0, 0), picture(0, 0)) == .identical)
    #expect(measure.compare(picture(), picture()).isEqual)
  }

  @Test(arguments: measures) func `tells sizes that differ`(_ measure: PixelMeasure) {
    let result = measure.compare(picture(4, 3), picture(3, 4))
    guard case .sizes(let old, let new, let common) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(old == PixelSize(width: 4, height: 3) && new == PixelSize(width: 3, height: 4))
    #expect(common.comparison == .identical && common.corner == .topLeft)
    #expect(!result.isEqual)
    #expect(!measure.compare(picture(0, 0), picture(1, 1)).isEqual)
  }

  @Test func `compares what pictures of two sizes have in common, at the best of their corners`() {
    // The lower picture grew at its upper edge.
    let old = picture(20, 10, dots: [(3, 2, 0xFF00_0000), (9, 9, 0xFF00_00FF)])
    let new = picture(20, 14, dots: [(3, 6, 0xFF00_0000), (9, 13, 0xFF00_00FF)])
    guard case .sizes(_, _, let common) = PixelMeasure.exact.compare(old, new) else { return }
    #expect(common.corner == .bottomLeft && common.comparison == .identical)
    let changed = picture(20, 14, dots: [(3, 2, 0xFF00_0000), (9, 8, 0xFF00_00FF)])
    guard case .sizes(_, _, let other) = PixelMeasure.exact.compare(old, changed) else { return }
    #expect(other.corner == .topLeft && other.comparison.difference?.count == 2)
    // Ignored rectangles are those of the old picture.
    let ignored = [PixelBox(x: 9, y: 8, width: 1, height: 2)]
    guard case .sizes(_, _, let rest) = PixelMeasure.exact.compare(old, changed, ignoring: ignored)
    else { return }
    #expect(rest.comparison == .identical)
  }

  /// A white shape on a transparent ground.
  private func stencil(_ isInside: (Int, Int) -> Bool) -> Picture {
    Picture(
      width: 40, height: 40,
      pixels: (0..<1600).map { isInside($0 % 40 - 20, $0 / 40 - 20) ? 0xFFFF_FFFF : 0 })
  }

  @Test(arguments: measures)
  func `sees white shapes on transparent grounds`(_ measure: PixelMeasure) {
    let disc = stencil { $0 * $0 + $1 * $1 < 225 }
    let square = stencil { abs($0) < 13 && abs($1) < 13 }
    #expect(!measure.compare(disc, square).isEqual)
    let black = Picture(
      width: 40, height: 40, pixels: disc.pixels.map { $0 == 0 ? 0 : 0xFF00_0000 })
    #expect(!measure.compare(disc, black).isEqual)
  }

  /// A picture of rows of noise from a place on, the same for the same seed.
  private func noise(from top: Int, shiftedBy shift: Int, axis: PictureShift.Axis) -> Picture {
    let side = 64
    return Picture(
      width: side, height: side,
      pixels: (0..<side * side).map { place in
        let (x, y) = (place % side, place / side)
        let (along, across) = axis == .vertical ? (y, x) : (x, y)
        guard along >= top else { return 0xFF33_3333 }
        let source = (along - top - shift + 640) % 640
        let color = source * 7919 + across * 104_729 + source * across
        return 0xFF00_0000 | UInt32(color & 0xFF_FFFF)
      })
  }

  @Test(arguments: [
    (4, PictureShift.Axis.vertical, "down by 4 px"), (-7, .vertical, "up by 7 px"),
    (3, .horizontal, "to the right by 3 px"), (-20, .horizontal, "to the left by 20 px"),
  ])
  func `tells what is only moved`(shift: Int, axis: PictureShift.Axis, words: String) throws {
    let old = noise(from: 10, shiftedBy: 0, axis: axis)
    let new = noise(from: 10, shiftedBy: shift, axis: axis)
    let difference = try #require(PixelMeasure.exact.compare(old, new).difference)
    #expect(difference.shift?.description == words)
    let other = noise(from: 10, shiftedBy: 300, axis: axis)
    #expect(PixelMeasure.exact.compare(old, other).difference?.shift == nil)
    #expect(
      PixelMeasure.exact.compare(picture(), picture(dots: [(7, 9, 0)])).difference?.shift == nil)
  }

  @Test(arguments: measures) func `sees one pixel`(_ measure: PixelMeasure) throws {
    let changed = picture(dots: [(7, 9, 0xFF00_0000)])
    let difference = try #require(measure.compare(picture(), changed).difference)
    #expect(difference.count == 1)
    #expect(difference.share == 1.0 / 1200)
    #expect(difference.bounds == PixelBox(x: 7, y: 9, width: 1, height: 1))
    #expect(difference.distance > 0 && difference.greatest > 0 && !difference.isNone)
    #expect(difference.mask[7, 9] == .different)
    #expect(difference.mask[8, 9] == .same)
  }

  @Test(arguments: measures) func `is symmetric`(_ measure: PixelMeasure) {
    let changed = picture(dots: [(0, 0, 0xFF00_0000), (39, 29, 0x8000_FFFF), (20, 3, 0)])
    let (one, other) = (measure.compare(picture(), changed), measure.compare(changed, picture()))
    #expect(one.difference?.count == other.difference?.count)
    #expect(abs((one.difference?.score ?? 0) - (other.difference?.score ?? 0)) < 1e-9)
  }

  @Test(arguments: measures) func `leaves ignored pixels out`(_ measure: PixelMeasure) throws {
    let changed = picture(dots: [(7, 9, 0xFF00_0000), (30, 20, 0xFF00_0000)])
    let box = PixelBox(x: 5, y: 8, width: 4, height: 3)
    let found = try #require(measure.compare(picture(), changed, ignoring: [box]).difference)
    #expect(found.bounds == PixelBox(x: 30, y: 20, width: 1, height: 1))
    #expect(found.comparedCount == 1200 - 12)
    let alone = picture(dots: [(30, 20, 0xFF00_0000)])
    let expected = try #require(measure.compare(picture(), alone, ignoring: [box]).difference)
    #expect(found == expected)
  }

  @Test(arguments: measures) func `averages over what is not ignored`(_ measure: PixelMeasure) {
    let changed = picture(dots: [(30, 20, 0xFF00_0000)])
    let half = PixelBox(x: 0, y: 0, width: 10, height: 30)
    let all = measure.compare(picture(), changed).difference?.distance ?? 0
    let part = measure.compare(picture(), changed, ignoring: [half]).difference?.distance ?? 0
    #expect(part > all)
  }

  @Test(arguments: measures) func `takes any rectangle`(_ measure: PixelMeasure) {
    let changed = picture(dots: [(7, 9, 0xFF00_0000)])
    let everything = PixelBox(x: -5, y: Int.min, width: Int.max, height: Int.max)
    #expect(measure.compare(picture(), changed, ignoring: [everything]).isEqual == false)
    let all = PixelBox(x: -5, y: -5, width: Int.max, height: Int.max)
    #expect(measure.compare(picture(), changed, ignoring: [all, all]) == .identical)
    for box in [
      PixelBox(x: 40, y: 0, width: 5, height: 5), PixelBox(x: 0, y: 0, width: -1, height: 9),
      PixelBox(x: Int.max, y: Int.max, width: Int.max, height: 1),
    ] {
      #expect(
        measure.compare(picture(), changed, ignoring: [box]) == measure.compare(picture(), changed))
    }
  }

  @Test func `takes the threshold`() {
    let lighter = picture(dots: [(7, 9, 0xFFE0_DDCC)])
    #expect(PixelMeasure.pixelmatch(threshold: 0.1).compare(picture(), lighter).isEqual)
    #expect(!PixelMeasure.pixelmatch(threshold: 0.001).compare(picture(), lighter).isEqual)
    #expect(PixelMeasure.pixelmatchOKLab(threshold: 0.1).compare(picture(), lighter).isEqual)
    #expect(!PixelMeasure.pixelmatchOKLab(threshold: 0.001).compare(picture(), lighter).isEqual)
  }

  @Test func `sees differences in every column of a row`() {
    for x in 0..<40 {
      let changed = picture(dots: [(x, 0, 0xFF00_0000), (39 - x, 29, 0xFF00_0000)])
      let mask = PixelMeasure.exact.compare(picture(), changed).difference?.mask
      #expect(mask?.count == 2 && mask?[x, 0] == .different && mask?[39 - x, 29] == .different)
    }
  }
}
