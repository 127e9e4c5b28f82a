import Foundation
import ScrollworkMotion

extension LawChart {
  /// The rubber band: overscroll over the distance of a drag.
  static func rubberBand(
    lengths: [Double], stiffness: Double, to end: Double?, at marked: Double?
  ) -> LawChart {
    let range = 0...(end ?? 2 * (lengths.max() ?? 1))
    let bands = lengths.map { RubberBand(length: $0, stiffness: stiffness) }
    let lines = bands.enumerated().map { index, band in
      line("d = \(ChartNumber.reading(band.length, "pt"))", index, over: range, band.stretch)
    }
    var panel = ChartPanel(
      title: "Overscroll", unit: "pt", lines: lines, include: [0],
      levels: bands.enumerated().map { index, band in
        ChartPanel.Level(
          value: band.length, name: "limit \(ChartNumber.reading(band.length, "pt"))", style: index)
      }, height: 280)
    if let marked, range.contains(marked) {
      panel.readings = bands.enumerated().map { index, band in
        let value = band.stretch(marked)
        return ChartPanel.Reading(
          point: CGPoint(x: marked, y: value), text: ChartNumber.reading(value, "pt"), style: index)
      }
    }
    let factor = ChartNumber.spell(stiffness, places: 3)
    return LawChart(
      chart: Chart(
        panels: [panel], axis: ChartAxis(range: range, unit: "pt", name: "drag beyond the edge"),
        strips: ChartStrip.cursor(marked, unit: "pt", in: range)),
      notes: [
        "overscroll = c · x · d / (d + c · x), where x is the drag, d the length of the visible area "
          + "and c = \(factor). Values of the engine's RubberBand."
      ],
      words: bands.map { band in
        let half = range.upperBound / 2
        return "Rubber band of \(ChartNumber.reading(band.length, "pt")): a drag of "
          + "\(ChartNumber.reading(half, "pt")) beyond the edge results in "
          + "\(ChartNumber.reading(band.stretch(half), "pt")) of overscroll, one of "
          + "\(ChartNumber.reading(range.upperBound, "pt")) in "
          + "\(ChartNumber.reading(band.stretch(range.upperBound), "pt"))."
      })
  }
}

extension ChartStrip {
  /// The strip with a marked number of the axis; none without one.
  static func cursor(
    _ marked: Double?, unit: String, in range: ClosedRange<Double>
  ) -> [ChartStrip] {
    guard let marked, range.contains(marked) else { return [] }
    let name = ChartNumber.reading(marked, unit)
    return [
      ChartStrip(
        spans: [Span(range: marked...marked, name: name, color: .ink)], isShaded: false,
        keys: [.name("at")])
    ]
  }
}
