import Foundation
import ScrollworkStage

extension CurveData {
  /// Sentences that say what the curves show, with numbers.
  func description(_ span: ClosedRange<Double>) -> [String] {
    let over = figure.base == .time ? "time" : "content offset"
    var words = [
      "Curves of \(samples.subject.name) over \(over), from "
        + "\(FigureSubject.seconds(span.lowerBound)) to \(FigureSubject.seconds(span.upperBound))."
    ]
    for quantity in figure.quantities {
      for line in lines(quantity) {
        let values = line.values
        let name =
          line.name.isEmpty ? title(quantity) : "\(quantity.title) of \(line.name)"
        guard let first = values.first, let last = values.last, let low = values.min(),
          let high = values.max()
        else { continue }
        func spell(_ value: Double) -> String { ChartNumber.reading(value, quantity.unit) }
        words.append(
          low == high
            ? "\(name): \(spell(first)) throughout."
            : "\(name): from \(spell(first)) to \(spell(last)), between \(spell(low)) and "
              + "\(spell(high)).")
      }
    }
    return words + phases
  }

  /// A sentence with the phases that are marked; none if there are none.
  private var phases: [String] {
    guard figure.marks.contains(.phases), let scroll else { return [] }
    let spans = samples.phases(of: scroll).map { span in
      "\(span.name) from \(FigureSubject.seconds(span.range.lowerBound)) to "
        + FigureSubject.seconds(span.range.upperBound)
    }
    return spans.isEmpty ? [] : ["Phases: \(spans.joined(separator: ", "))."]
  }

  /// A sentence with the readings at a time.
  func readings(at time: Double) -> String {
    let report = samples.subject.stage.report(at: time)
    let readings = figure.quantities.flatMap { quantity -> [String] in
      let owners = quantity.isOfScrollView ? [nil] : views.map(Optional.some)
      return owners.compactMap { view in
        value(quantity, view, report).map { value in
          let owner = view.map { " of \($0.title)" } ?? ""
          let name = quantity.title.lowercased() + owner
          return "\(name) is \(ChartNumber.reading(value, quantity.unit))"
        }
      }
    }
    let list = readings.isEmpty ? "nothing is visible" : readings.joined(separator: ", ")
    return "At \(FigureSubject.seconds(time)): \(list)."
  }
}
