import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage
import Yams

/// The stills above a ribbon.
enum RibbonStills: Hashable {
  case none
  /// So many, at equal distances of time.
  case count(Int)
  /// At moments.
  case moments([FigureMoment])

  /// The stills of a figure file: a number of them, or a list of moments.
  init(_ fields: inout FigureFields) throws(FigureError) {
    guard let node = fields.node("stills") else {
      self = .none
      return
    }
    if node.sequence != nil {
      self = .moments(try fields.moments("stills") ?? [])
    } else {
      self = .count(try fields.integer("stills", in: 1...12) ?? 0)
    }
  }

  /// The times, ascending.
  @MainActor private func times(
    of subject: FigureSubject, in span: ClosedRange<Double>
  ) throws(FigureError) -> [Double] {
    switch self {
    case .none: return []
    case .count(let count):
      return (0..<count).map { index in
        span.lowerBound + (Double(index) + 0.5) / Double(count)
          * (span.upperBound - span.lowerBound)
      }
    case .moments(let moments):
      var times: [Double] = []
      for (index, moment) in moments.enumerated() {
        let keys: [FigureKey] = [.name("stills"), .index(index)]
        let time = try subject.time(of: moment, at: keys)
        guard span.contains(time) else {
          throw FigureError(
            "found \(FigureSubject.seconds(time)), expected a time of the axis", at: keys)
        }
        times.append(time)
      }
      return times.sorted()
    }
  }

  /// The widest still.
  ///
  /// - Source: chosen: five on a page.
  private static let width: CGFloat = 84
  /// The narrowest still.
  private static let leastWidth: CGFloat = 36

  /// Draws the stills from the top of the page on; moves the top below them.
  ///
  /// - Returns: The stills.
  /// - Throws: A ``FigureError`` for moments that are not there, or stills that have no room.
  @MainActor func draw(
    on page: inout FigurePage, of subject: FigureSubject, in span: ClosedRange<Double>,
    x: ChartScale
  ) throws(FigureError) -> [Still] {
    let times = try times(of: subject, in: span)
    guard !times.isEmpty else { return [] }
    let (gap, count) = (page.grid, CGFloat(times.count))
    let labels = times.map { FigureSubject.seconds($0) }
    let labelWidth = labels.map { page.size($0, .note).width }.max() ?? 0
    let width = min(Self.width, (x.end - x.start - gap * (count - 1)) / count)
    guard width >= max(Self.leastWidth, labelWidth) else {
      throw FigureError(
        "found \(times.count) stills, expected fewer, or a larger \"width\"", at: [.name("stills")])
    }
    let starts = LabelSpacing.starts(
      times.map { x($0) - width / 2 }, lengths: times.map { _ in width }, spacing: gap,
      in: max(page.left, x.start - width / 2)...min(page.right, x.end + width / 2))
    var stills: [Still] = []
    var bottom = page.top
    for (time, (start, label)) in zip(times, zip(starts, labels)) {
      let still = try subject.still(at: time)
      let canvas = still.displayList.canvas
      let frame = CGRect(
        x: start, y: page.top, width: width, height: width * canvas.height / canvas.width)
      StillPanel(still: still, frame: frame).draw(on: &page)
      let text = page.write(
        label, .note, at: CGPoint(x: frame.midX, y: frame.maxY + 3), anchor: .top)
      bottom = text.maxY
      stills.append(still)
    }
    for (time, start) in zip(times, starts) {
      page.line(
        from: CGPoint(x: start + width / 2, y: bottom + 1),
        to: CGPoint(x: x(time), y: bottom + page.grid), page.palette.ink,
        width: page.theme.hairline / 2)
    }
    page.top = bottom + page.grid
    return stills
  }
}
