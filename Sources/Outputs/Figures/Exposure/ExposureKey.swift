import Foundation
import ScrollworkDrawing

/// The times of a multiple exposure beneath it, each with a bar in the strength of its still.
struct ExposureKey {
  /// The times, in words, oldest first.
  let times: [String]

  /// Draws the key, centered in the free area of the page, from its top, in as many rows as it needs.
  func draw(on page: inout FigurePage) {
    let ages = ExposureWeights(count: times.count).ages
    let bar = 2 * page.grid
    let gap = 2 * page.grid
    let widths = times.map { bar + page.grid / 2 + page.size($0, .note).width }
    var rows: [[Int]] = [[]]
    var length: CGFloat = 0
    for (index, width) in widths.enumerated() {
      if length + width > page.contentWidth, !(rows.last?.isEmpty ?? true) {
        rows.append([])
        length = 0
      }
      rows[rows.count - 1].append(index)
      length += width + gap
    }
    for row in rows {
      let whole = row.reduce(0) { $0 + widths[$1] } + gap * CGFloat(row.count - 1)
      var x = page.left + (page.contentWidth - whole) / 2
      var bottom = page.top
      for index in row {
        let frame = page.write(
          times[index], .note, at: CGPoint(x: x + bar + page.grid / 2, y: page.top))
        page.line(
          from: CGPoint(x: x + 2, y: frame.midY), to: CGPoint(x: x + bar - 2, y: frame.midY),
          page.palette.ink.opacity(ages[index]), width: 4)
        x += widths[index] + gap
        bottom = frame.maxY
      }
      page.top = bottom + page.grid / 2
    }
    page.top += page.grid / 2
  }
}
