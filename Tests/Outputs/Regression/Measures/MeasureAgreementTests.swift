import Foundation
import ScrollworkDrawing
import ScrollworkRegression
import Testing

@Suite struct `Agreement with public implementations` {
  @Test func `is checked for at least 24 pairs`() { #expect(MeasureFixture.all.count >= 24) }

  @Test(arguments: MeasureFixture.all)
  func `exact: count, greatest channel difference and bounds of numpy`(_ pair: MeasureFixture)
    throws
  {
    let found = try pair.compared(.exact)
    #expect(found?.count ?? 0 == pair.figures.exact)
    #expect(found?.greatest ?? 0 == pair.figures.greatest)
    #expect(found?.bounds.map { [$0.x, $0.y, $0.width, $0.height] } == pair.figures.bounds)
  }

  @Test(arguments: MeasureFixture.all)
  func `pixelmatch: counts of the Python package 0.4.0`(_ pair: MeasureFixture) throws {
    for (threshold, counts) in zip(MeasureFixture.thresholds, pair.figures.yiq) {
      for (countsAll, count) in zip([false, true], counts) {
        let measure = PixelMeasure.pixelmatch(threshold: threshold, countsAntialiasing: countsAll)
        #expect(try pair.compared(measure)?.count ?? 0 == count, "\(measure)")
      }
    }
  }

  @Test(arguments: MeasureFixture.all)
  func `pixelmatch in OKLab: counts of the JavaScript package 8`(_ pair: MeasureFixture) throws {
    for (threshold, counts) in zip(MeasureFixture.thresholds, pair.figures.oklab) {
      for (countsAll, count) in zip([false, true], counts) {
        let measure = PixelMeasure.pixelmatchOKLab(
          threshold: threshold, countsAntialiasing: countsAll)
        #expect(try pair.compared(measure)?.count ?? 0 == count, "\(measure)")
      }
    }
  }

  @Test(arguments: MeasureFixture.all.filter { $0.figures.exact > 0 })
  func `the difference picture is that of the Python package`(_ pair: MeasureFixture) throws {
    let old = try pair.pictures().old
    let mask = try #require(try pair.compared(.pixelmatch())).mask
    let drawn = DifferencePicture.draw(mask, over: old).pixels.withUnsafeBytes { Data($0) }
    #expect(ContentDigest(of: drawn).description == pair.figures.drawn)
  }

  /// Both sum the same doubles, in another order.
  @Test(arguments: MeasureFixture.all)
  func `CIEDE2000: mean, greatest and count of scikit-image, to 1e-9`(_ pair: MeasureFixture)
    throws
  {
    let found = try pair.compared(.ciede2000())
    #expect(abs((found?.score ?? 0) - pair.figures.ciede2000[0]) < 1e-9)
    #expect(abs((found?.greatest ?? 0) - pair.figures.ciede2000[1]) < 1e-9)
    #expect(Double(found?.count ?? 0) == pair.figures.ciede2000[2])
  }

  /// Theirs slides sums of doubles over rows, ours of integers.
  @Test(arguments: MeasureFixture.all)
  func `SSIM: mean of scikit-image, to 1e-9`(_ pair: MeasureFixture) throws {
    guard let expected = pair.figures.ssim else { return }
    #expect(abs((try pair.compared(.ssim)?.score ?? 1) - expected) < 1e-9)
  }

  /// Both compute in single precision; theirs sums up the mean in it as well.
  @Test(arguments: MeasureFixture.all)
  func `FLIP: mean of flip-evaluator to 1e-5, greatest to 1e-4`(_ pair: MeasureFixture) throws {
    let found = try pair.compared(.flip)
    #expect(abs((found?.score ?? 0) - pair.figures.flip[0]) < 1e-5)
    #expect(abs((found?.greatest ?? 0) - pair.figures.flip[1]) < 1e-4)
  }
}

extension MeasureFixture {
  /// The difference of the pair; nil if it is identical.
  func compared(_ measure: PixelMeasure) throws -> PixelDifference? {
    let (old, new) = try pictures()
    return measure.compare(old, new, over: .white).difference
  }
}
