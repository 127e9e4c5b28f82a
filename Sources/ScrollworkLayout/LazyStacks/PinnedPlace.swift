package import Foundation

extension LazyStackGeometry {
  /// From where a section begins to where it ends, its header and footer counted in.
  package func range(of section: LazyLines.Section) -> ClosedRange<CGFloat> {
    let start = frameStart(of: section.lines.lowerBound)
    return start...max(start, frameEnd(of: section.lines.upperBound - 1))
  }
}

/// Where a header or a footer stands that stays in sight while its section is.
package enum PinnedPlace {
  /// Where a header begins: at the start of the window, but not before its section does, and not so
  /// far that it would reach beyond its section.
  ///
  /// - Source: documented; that a footer belongs to the section that pushes is chosen.
  package static func header(
    _ length: CGFloat, of section: ClosedRange<CGFloat>, in window: ClosedRange<CGFloat>
  ) -> CGFloat {
    max(section.lowerBound, min(window.lowerBound, section.upperBound - length))
  }

  /// Where a footer begins: mirrored, so that it ends at the end of the window.
  package static func footer(
    _ length: CGFloat, of section: ClosedRange<CGFloat>, in window: ClosedRange<CGFloat>
  ) -> CGFloat {
    min(section.upperBound, max(window.upperBound, section.lowerBound + length)) - length
  }
}
