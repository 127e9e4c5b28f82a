import Foundation
import ScrollworkDrawing
import ScrollworkEffects
import ScrollworkGeometry

/// The drawing of ribbons: rows of bands with a line of progress, and their legend.
struct RibbonDrawing {
  let x: ChartScale
  /// The width at which titles break.
  let titleWidth: CGFloat

  /// The height of a band.
  ///
  /// - Source: chosen: the progress is told to a tenth.
  private static let band: CGFloat = 22
  private static let spacing: CGFloat = 6

  /// The height of a row with a title.
  func height(of title: String, on page: FigurePage) -> CGFloat {
    max(Self.band, page.size(title, .label, width: titleWidth).height) + Self.spacing
  }

  /// Draws the ticks through rows of a height.
  func drawGrid(_ ticks: AxisTicks, on page: inout FigurePage, height: CGFloat) {
    for value in ticks.values {
      page.line(
        from: CGPoint(x: x(value), y: page.top), to: CGPoint(x: x(value), y: page.top + height),
        page.palette.line, width: page.theme.hairline / 2)
    }
  }

  /// Draws a row at the top of the page; moves the top below it.
  func draw(_ row: RibbonData.Row, on page: inout FigurePage) {
    let height = height(of: row.title, on: page)
    let middle = page.top + (height - Self.spacing) / 2
    page.write(
      row.title, .label, at: CGPoint(x: x.start - 1.5 * page.grid, y: middle), anchor: .trailing,
      width: titleWidth, alignment: .trailing)
    let frame = CGRect(
      x: x.start, y: middle - Self.band / 2, width: x.end - x.start, height: Self.band)
    for band in row.bands {
      let (left, right) = (x(band.range.lowerBound), x(band.range.upperBound))
      fill(
        CGRect(x: left, y: frame.minY, width: max(right - left, 0.5), height: frame.height),
        band.phase, on: &page)
    }
    for run in row.progress {
      let points = run.map { CGPoint(x: x($0.x), y: level($0.y, in: frame)) }
        .reduced(within: ChartPanel.tolerance)
      guard points.count > 1 else { continue }
      page.stroke(
        Path { path in
          path.move(to: points[0])
          for point in points.dropFirst() { path.addLine(to: point) }
        }, page.palette.ink, width: page.theme.hairline * 1.25)
    }
    page.top += height
  }

  /// The level of a progress in a band: −1 near its top, 1 near its bottom.
  private func level(_ progress: CGFloat, in frame: CGRect) -> CGFloat {
    frame.midY + progress * (frame.height / 2 - 3)
  }

  private func fill(
    _ frame: CGRect, _ phase: ScrollTransitionPhase, on page: inout FigurePage
  ) {
    let color = phase.chartColor.color(page.palette)
    page.fill(Path(frame), color.opacity(phase.isIdentity ? 0.14 : 0.3))
    // The side without color: an edge at the top, or at the bottom.
    guard !phase.isIdentity else { return }
    let edge = CGRect(
      x: frame.minX, y: phase == .topLeading ? frame.minY : frame.maxY - 2, width: frame.width,
      height: 2)
    page.fill(Path(edge), color)
  }

  // MARK: The legend

  /// Draws the legend at the top of the page; moves the top below it.
  func drawLegend(on page: inout FigurePage) {
    let swatch = CGSize(width: 28, height: Self.band)
    var left = x.start
    let top = page.top
    var bottom = top + swatch.height
    let phases: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]
    for phase in phases {
      let width = swatch.width + page.grid + page.size(phase.name, .note).width
      if left > x.start, left + width > page.right {
        left = x.start
        page.top = bottom + page.grid / 2
        bottom = page.top + swatch.height
      }
      let frame = CGRect(origin: CGPoint(x: left, y: page.top), size: swatch)
      fill(frame, phase, on: &page)
      let level = level(phase.value, in: frame)
      page.line(
        from: CGPoint(x: frame.minX, y: level), to: CGPoint(x: frame.maxX, y: level),
        page.palette.ink, width: page.theme.hairline * 1.25)
      page.write(
        phase.name, .note, at: CGPoint(x: frame.maxX + page.grid, y: frame.midY),
        anchor: .leading, color: page.palette.ink)
      left += width + 3 * page.grid
    }
    let note = page.write(
      "line: progress, from \u{2212}1 at the top of a ribbon to 1 at its bottom", .note,
      at: CGPoint(x: x.start, y: bottom + page.grid / 2), width: page.right - x.start)
    page.top = note.maxY + page.grid
  }
}
