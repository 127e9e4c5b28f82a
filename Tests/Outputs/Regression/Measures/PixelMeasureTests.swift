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
    #expect(
      result
        == .sizes(old: PixelSize(width: 4, height: 3), new: PixelSize(width: 3, height: 4)))
    #expect(!result.isEqual)
    #expect(!measure.compare(picture(0, 0), picture(1, 1)).isEqual)
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
