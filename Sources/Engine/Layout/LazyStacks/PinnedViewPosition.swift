package import Foundation

extension LazyStackGeometry {
  /// The range of a section, from the start of its first line to the end of its last.
  package func range(of section: LazyLines.Section) -> ClosedRange<CGFloat> {
    let start = frameStart(of: section.lines.lowerBound)
    return start...max(start, frameEnd(of: section.lines.upperBound - 1))
  }
}

/// The position of a pinned header or footer.
package enum PinnedViewPosition {
  /// The start of a pinned header: that of the visible range, clamped to its section.
  ///
  /// - Source: documented; that a footer belongs to the section that pushes is chosen.
  package static func header(
    _ length: CGFloat, of section: ClosedRange<CGFloat>, in window: ClosedRange<CGFloat>
  ) -> CGFloat {
    max(section.lowerBound, min(window.lowerBound, section.upperBound - length))
  }

  /// The start of a pinned footer: it ends with the visible range, clamped to its section.
  package static func footer(
    _ length: CGFloat, of section: ClosedRange<CGFloat>, in window: ClosedRange<CGFloat>
  ) -> CGFloat {
    min(section.upperBound, max(window.upperBound, section.lowerBound + length)) - length
  }
}
