import Foundation
import ScrollworkDrawing

/// The times of a series in words, all with the same number of decimals.
enum SeriesTime {
  /// The times in seconds, with as many decimals as the most exact of them has, at most two.
  static func spell(_ times: [Double]) -> [String] {
    let exact = times.map { DecimalText.spell($0, places: 2) }
    let places = exact.map { $0.split(separator: ".").dropFirst().first?.count ?? 0 }.max() ?? 0
    return exact.map { text in
      let digits = text.split(separator: ".").dropFirst().first ?? ""
      let zeros = String(repeating: "0", count: places - digits.count)
      return "\(text)\(digits.isEmpty && places > 0 ? "." : "")\(zeros) s"
    }
  }
}
