import Foundation
import ScrollworkMotion

/// The closed forms of the engine that a figure can show.
public enum MotionLaw: String, CaseIterable, Hashable, Sendable {
  /// The overscroll by the distance of a drag beyond an edge.
  case rubberBand = "rubber-band"
  /// The motion after a release, to rest.
  case deceleration
  /// The return from beyond an edge.
  case bounce
  /// The motion to a page boundary.
  case pageTurn = "page-turn"
}

/// A closed form with its parameters, as a chart.
struct LawChart {
  /// The chart.
  var chart: Chart
  /// The law in a line, with the type that it is taken from.
  var notes: [String]
  /// Sentences that say what the chart shows, with numbers.
  var words: [String]
}

extension LawChart {
  /// The number of samples of a line.
  ///
  /// - Source: chosen: about one a point of the page.
  private static let samples = 600

  /// The line of a function over a range.
  static func line(
    _ name: String, _ style: Int, over range: ClosedRange<Double>, _ value: (Double) -> Double
  ) -> ChartLine {
    let span = range.upperBound - range.lowerBound
    let run = (0...samples).map { index -> CGPoint in
      let x = range.lowerBound + span * Double(index) / Double(samples)
      return CGPoint(x: x, y: value(x))
    }
    return ChartLine(name: name, runs: [run], style: style)
  }
}
