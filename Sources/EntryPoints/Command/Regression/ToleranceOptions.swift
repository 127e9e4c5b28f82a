import ArgumentParser
import Foundation
import ScrollworkRegression
import ScrollworkScript

/// What may differ between reels without a finding.
struct ToleranceOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The stills by which everything may happen earlier or later. (default: 0)",
      valueName: "n"),
    transform: OptionValues.delay.parse)
  var allowDelay = 0

  @Option(
    help: ArgumentHelp(
      "A view that may do anything, by the id of its row or by its words; can be repeated.",
      valueName: "id"))
  var ignore: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A rectangle of pictures that may show anything, in points; can be repeated.",
      valueName: "x,y,w,h"),
    transform: Self.rect)
  var ignoreRect: [CGRect] = []

  @Option(
    help: ArgumentHelp(
      """
      The measure of pictures: exact, pixelmatch, pixelmatch-oklab, ciede2000, ssim or flip. \
      (default: exact; pixelmatch between different versions of the libraries)
      """, valueName: "measure"),
    transform: Self.measure)
  var measure: PixelMeasure?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The threshold of the measure, from which a pixel counts as different.",
      valueName: "number"),
    transform: OptionValues.threshold.parse)
  var threshold: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      How different pictures may be by the measure: the share of different pixels, 0 to 1; 1 less \
      the similarity (ssim); the mean difference (ciede2000, flip). (default: 0)
      """, valueName: "distance"),
    transform: OptionValues.distance.parse)
  var tolerance: Double?

  func validate() throws {
    if threshold != nil, measure == nil {
      throw ValidationError("'--threshold' needs '--measure'")
    }
    if let measure, let threshold, measure.with(threshold: threshold) == measure,
      measure.with(threshold: threshold + 1) == measure
    {
      throw ValidationError("the measure \(measure.name) has no threshold")
    }
  }

  /// The comparer of recordings.
  var comparer: ReelComparer {
    var comparer = ReelComparer()
    comparer.allowedDelay = allowDelay
    comparer.ignoredViews = ignore
    return comparer
  }

  /// The measure of pictures with its threshold; nil if none was given.
  var pixelMeasure: PixelMeasure? {
    threshold.flatMap { measure?.with(threshold: $0) } ?? measure
  }

  private static func measure(_ name: String) throws -> PixelMeasure {
    if let measure = PixelMeasure(named: name) { return measure }
    let nearest =
      NearestWord.nearest(to: name, among: PixelMeasure.names).map { ", did you mean \($0)?" } ?? ""
    throw ValidationError("expected \(PixelMeasure.names.joined(separator: ", "))\(nearest)")
  }

  private static func rect(_ text: String) throws -> CGRect {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[2] > 0,
      numbers[3] > 0
    else {
      throw ValidationError("expected x, y, width and height in points, such as 0,0,390,47")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
