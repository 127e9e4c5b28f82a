import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import TestSupport
import Testing

/// A pair of pictures and what public implementations say of it, by `script/measure-check`.
struct MeasureFixture: Sendable, CustomTestStringConvertible {
  /// The figures, as the script writes them.
  struct Figures: Decodable, Sendable {
    let exact: Int
    let greatest: Double
    let bounds: [Int]?
    /// Counts without and with antialiasing, for each threshold.
    let yiq: [[Int]]
    let oklab: [[Int]]
    /// The digest of the picture of the differences.
    let drawn: String
    /// The mean, the greatest, and the count above 1.
    let ciede2000: [Double]
    let ssim: Double?
    /// The mean and the greatest.
    let flip: [Double]
  }

  let name: String
  let figures: Figures

  /// The thresholds of the counts.
  static let thresholds = [0.1, 0.02]

  static let all: [MeasureFixture] = {
    let url = Repository.url("Tests/Outputs/Regression/Fixtures/measures.json")
    guard let data = try? Data(contentsOf: url),
      let figures = try? JSONDecoder().decode([String: Figures].self, from: data)
    else { return [] }
    return figures.map { MeasureFixture(name: $0, figures: $1) }.sorted { $0.name < $1.name }
  }()

  var testDescription: String { name }

  func pictures() throws -> (old: Picture, new: Picture) {
    (try picture("old"), try picture("new"))
  }

  private func picture(_ side: String) throws -> Picture {
    let path = "Tests/Outputs/Regression/Fixtures/measures/\(name)-\(side).png"
    return try PNGDecoder().picture(of: Data(contentsOf: Repository.url(path)))
  }
}
