import Foundation
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkViews

/// Lays out a list row; subviews in order: background, content, separators.
///
/// The width is the list's, or that of the content with its insets if larger. The height is that of
/// the content with its insets, and at least `minimumHeight`.
struct ListRowLayout: Layout {
  /// The horizontal distance of the row from the edges of the list, in points.
  let margin: CGFloat
  /// The insets of the content in the row.
  let insets: EdgeInsets
  let minimumHeight: CGFloat
  /// The edges that have a separator.
  let lines: [VerticalEdge]
  let lineHeight: CGFloat
  /// The distance to the next row, in points.
  var spacing: CGFloat = 0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let content = subviews[1].sizeThatFits(contentProposal(proposal.width))
    return CGSize(
      width: max(
        proposal.width ?? 0, content.width + insets.total(.horizontal) + 2 * margin),
      height: max(minimumHeight, content.height + insets.total(.vertical)) + spacing)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var bounds = bounds
    bounds.size.height = max(0, bounds.height - spacing)
    // Computed by hand: `insetBy` returns a null rectangle if the width is too small.
    let row = CGRect(
      x: bounds.minX + margin, y: bounds.minY, width: max(0, bounds.width - 2 * margin),
      height: bounds.height)
    subviews[0].place(at: row.origin, proposal: ProposedViewSize(row.size))
    let content = subviews[1].dimensions(in: contentProposal(proposal.width))
    let available = bounds.height - insets.total(.vertical)
    let start = row.minX + insets.leading
    subviews[1].place(
      at: CGPoint(x: start, y: bounds.minY + insets.top + (available - content.height) / 2),
      proposal: contentProposal(proposal.width))
    let from = start + (content[explicit: .listRowSeparatorLeading] ?? 0)
    let to = content[explicit: .listRowSeparatorTrailing].map { start + $0 } ?? row.maxX
    for (edge, line) in zip(lines, subviews.dropFirst(2)) {
      line.place(
        at: CGPoint(x: from, y: edge == .top ? bounds.minY : bounds.maxY - lineHeight),
        proposal: ProposedViewSize(width: max(0, to - from), height: lineHeight))
    }
  }

  private func contentProposal(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - 2 * margin - insets.total(.horizontal)) }, height: nil)
  }
}
