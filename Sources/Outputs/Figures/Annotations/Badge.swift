import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// A number in a disc.
struct Badge {
  /// The number, from 1.
  let number: Int

  /// The radius of the disc: room for two digits.
  static func radius(_ theme: FigureTheme) -> CGFloat { (0.85 * theme.noteSize).rounded(.up) }

  /// Draws the badge around a center.
  func draw(at center: CGPoint, on page: inout FigurePage) {
    let radius = Self.radius(page.theme)
    page.dot(at: center, page.palette.blue, radius: radius)
    page.write(
      "\(number)", .note, at: center, anchor: .center, color: page.palette.paper)
  }
}

/// The legend of badges: numbers with their texts, in two columns where they fit.
struct BadgeLegend {
  /// The texts, in the order of the numbers.
  let entries: [String]

  /// Draws the legend in the free area of the page, from its top.
  func draw(on page: inout FigurePage) {
    guard !entries.isEmpty else { return }
    let radius = Badge.radius(page.theme)
    let indent = 2 * radius + page.grid
    let gap = 3 * page.grid
    let half = (page.contentWidth - gap) / 2
    let fits = entries.allSatisfy { page.size($0, .label).width <= half - indent }
    let columns = fits && entries.count > 1 ? 2 : 1
    let width = columns == 2 ? half : page.contentWidth
    let rows = (entries.count + columns - 1) / columns
    let start = page.top
    var bottom = start
    for column in 0..<columns {
      var top = start
      for (index, entry) in entries.enumerated() where index / rows == column {
        let x = page.left + CGFloat(column) * (half + gap)
        let line = page.size("Ag", .label).height
        Badge(number: index + 1)
          .draw(at: CGPoint(x: x + radius, y: top + line / 2), on: &page)
        let frame = page.write(
          entry, .label, at: CGPoint(x: x + indent, y: top), width: width - indent)
        top = max(frame.maxY, top + 2 * radius + 4) + page.grid / 2
      }
      bottom = max(bottom, top)
    }
    page.top = bottom + page.grid
  }
}
