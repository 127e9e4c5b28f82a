import Foundation
import ScrollworkScrolling
import ScrollworkStage

/// What a chart over time marks above its panels.
public enum ChartMark: String, CaseIterable, Hashable, Sendable {
  /// The scroll phases.
  case phases
  /// The fingers from touch down to lift.
  case touches
  /// The marks of the script.
  case marks
}

extension ScrollPhase {
  /// The color in charts; nil for rest.
  var chartColor: ChartInk? {
    switch self {
    case .idle, .tracking: nil
    case .interacting: .blue
    case .decelerating: .orange
    case .animating: .green
    }
  }
}

extension SceneSamples {
  /// The strips of marks.
  func strips(
    _ marks: [ChartMark], of scroll: ScrollViewName?, in range: ClosedRange<Double>
  ) -> [ChartStrip] {
    let keys: [FigureKey] = [.name("mark")]
    return ChartMark.allCases.filter(marks.contains).map { mark in
      switch mark {
      case .phases:
        ChartStrip(spans: scroll.map { phases(of: $0) } ?? [], isShaded: true, keys: keys)
      case .touches:
        ChartStrip(
          spans: subject.stage.fingers.filter { $0.lift > range.lowerBound }
            .filter { $0.down < range.upperBound }.map { finger in
              ChartStrip.Span(
                range: finger.down.clamped(range)...finger.lift.clamped(range), name: "touch",
                color: .quiet)
            }, isShaded: false, keys: keys)
      case .marks:
        ChartStrip(
          spans: subject.stage.marks.filter { range.contains($0.time) }.map {
            ChartStrip.Span(range: $0.time...$0.time, name: $0.name, color: .quiet)
          }, isShaded: false, keys: keys)
      }
    }
  }

  /// The spans of the phases of a scroll view in which it is not at rest.
  func phases(of scroll: ScrollViewName) -> [ChartStrip.Span] {
    let samples = zip(reports, reports(of: scroll)).map { ($0.time, $1?.phase ?? .idle) }
    return samples.spans { $0 }.compactMap { phase, range in
      phase.chartColor.map {
        ChartStrip.Span(range: range, name: phase.name, color: $0)
      }
    }
  }
}

extension Double {
  /// The nearest number in a range.
  func clamped(_ range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension Array {
  /// The spans of equal values: each from its first sample to the first one of the next.
  func spans<Value, Key: Equatable>(
    _ key: (Value) -> Key
  ) -> [(key: Key, range: ClosedRange<Double>)] where Element == (Double, Value) {
    var spans: [(key: Key, range: ClosedRange<Double>)] = []
    for (time, value) in self {
      let new = key(value)
      if let last = spans.last {
        spans[spans.count - 1].range = last.range.lowerBound...time
        if last.key == new { continue }
      }
      spans.append((new, time...time))
    }
    return spans
  }
}
