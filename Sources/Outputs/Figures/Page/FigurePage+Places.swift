import Foundation
import ScrollworkGeometry

extension FigurePage {
  /// Finds a place between two edges, as near to their middle as it can be, at which a line crosses no
  /// word.
  func free(
    _ low: CGFloat, _ high: CGFloat
  ) -> ((CGFloat) -> Segment) -> Segment {
    { [words] line in
      let parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95] as [CGFloat]
      let lines = parts.map { line(low + $0 * (high - low)) }
      let taken = words.map { $0.insetBy(dx: -6, dy: -2) }
      let lengths = lines.map { $0.length(inside: taken) }
      let least = lengths.min() ?? 0
      return zip(lines, lengths).first { $0.1 <= least }?.0 ?? lines[0]
    }
  }
}
