import Foundation
import ScrollworkGeometry
import ScrollworkLayout

// Headers and footers that are pinned to the visible area while their section is visible.
extension LazyStackNode {
  /// A header or footer that may be pinned, and its start along the axis, in the direction of the
  /// lines.
  struct Pin {
    let view: Int
    let start: CGFloat
  }

  /// The pinned headers and footers of the sections with any of some lines, for the range `window`.
  func pins(
    in lines: Range<Int>, window: ClosedRange<CGFloat>, _ geometry: LazyStackGeometry,
    _ tracks: GridTracks
  ) -> [Pin] {
    let proposal = proposal(column: nil, tracks)
    func pin(_ line: Int?, _ place: (CGFloat) -> CGFloat) -> Pin? {
      guard let line else { return nil }
      let view = geometry.lines.firstView(of: line)
      return Pin(view: view, start: place(node(view).sizeThatFits(proposal)[axis]))
    }
    return geometry.lines.sections(in: lines).flatMap { section in
      let range = geometry.range(of: section)
      let header = arrangement.pinnedViews.contains(.sectionHeaders) ? section.header : nil
      let footer = arrangement.pinnedViews.contains(.sectionFooters) ? section.footer : nil
      return [
        pin(header) { PinnedViewPosition.header($0, of: range, in: window) },
        pin(footer) { PinnedViewPosition.footer($0, of: range, in: window) },
      ].compactMap { $0 }
    }
  }

  /// The lines of the headers and footers of some sections that may be pinned.
  func pinnedLines(of sections: ArraySlice<LazyLines.Section>) -> [Int] {
    guard !arrangement.pinnedViews.isEmpty else { return [] }
    return sections.flatMap { section in
      [
        arrangement.pinnedViews.contains(.sectionHeaders) ? section.header : nil,
        arrangement.pinnedViews.contains(.sectionFooters) ? section.footer : nil,
      ].compactMap { $0 }
    }
  }

  /// Whether a view is drawn over the others because it may be pinned.
  func isPinned(_ index: Int, _ tracks: GridTracks) -> Bool {
    let lines = lines(tracks)
    return switch lines.kind(of: lines.line(of: index)) {
    case .views: false
    case .header: arrangement.pinnedViews.contains(.sectionHeaders)
    case .footer: arrangement.pinnedViews.contains(.sectionFooters)
    }
  }
}
