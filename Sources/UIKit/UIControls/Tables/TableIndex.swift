import Foundation
import ScrollworkControls
import ScrollworkDrawing
import ScrollworkLayout
import ScrollworkUIScrolling
import ScrollworkViews

/// The index at the side of a table: the titles of sections, to which a finger scrolls.
///
/// - Source: chosen, after pictures of iOS 17: semibold titles of 11 points, 14 points apart, in a
///   column of 15 points; closer together where the table is too low for them.
@MainActor final class TableIndex: HostedUIControl {
  /// The titles, from the top.
  var titles: [String] = [] { didSet { if titles != oldValue { contentDidChange() } } }
  /// The table.
  weak var table: UITableView?
  /// The title under the finger.
  private var current: Int?

  private static let width: CGFloat = 15
  private static let distance: CGFloat = 14
  private static let font = Font.system(size: 11, weight: .semibold)

  /// Places the index at the trailing side of the table's visible area.
  func place(in table: UITableView) {
    let (bounds, inset) = (table.bounds, table.adjustedContentInset)
    let room = max(0, bounds.height - inset.top - inset.bottom)
    let height = min(room, Self.distance * CGFloat(titles.count))
    frame = CGRect(
      x: bounds.maxX - table.safeAreaInsets.right - Self.width,
      y: bounds.minY + inset.top + (room - height) / 2, width: Self.width, height: height)
    if table.subviews.last !== self { table.bringSubviewToFront(self) }
  }

  /// Draws the titles again where there is another distance between them.
  override func layoutSubviews() {
    super.layoutSubviews()
    contentDidChange()
  }

  package override func content() -> (any View)? {
    let (titles, count) = (titles, max(1, titles.count))
    let size = CGSize(width: Self.width, height: bounds.height / CGFloat(count))
    return VStack(spacing: 0) {
      ForEach(titles.indices, id: \.self) { index in
        Group {
          if titles[index] == UITableView.indexSearch {
            Image(systemName: "magnifyingglass")
          } else {
            Text(verbatim: titles[index]).lineLimit(1).fixedSize()
          }
        }
        .font(Self.font)
        .frame(width: size.width, height: size.height)
      }
    }
    .foregroundStyle(Color(uiColor: table?.sectionIndexColor ?? tintColor))
    .background(Color(uiColor: table?.sectionIndexBackgroundColor ?? .clear))
  }

  // MARK: Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { current = nil }

  override func cancelTracking(with event: UIEvent?) { current = nil }

  /// Scrolls to the section of the title under a finger, once for each title.
  private func follow(_ touch: UITouch) {
    guard !titles.isEmpty, bounds.height > 0 else { return }
    let place = touch.location(in: self).y / bounds.height * CGFloat(titles.count)
    let index = min(max(0, Int(place.rounded(.down))), titles.count - 1)
    guard index != current else { return }
    current = index
    table?.showSection(of: titles[index], at: index)
  }
}

extension UITableView {
  /// Asks for the titles of the index again.
  public func reloadSectionIndexTitles() {
    needsIndex = true
    setNeedsLayout()
  }

  /// Shows the index, if the data source has titles for it.
  func placeIndex() {
    if needsIndex {
      needsIndex = false
      let count = rows.sections.reduce(0) { $0 + $1.heights.count }
      let titles =
        count < sectionIndexMinimumDisplayRowCount
        ? nil : dataSource?.sectionIndexTitles(for: self)
      if let titles, !titles.isEmpty {
        let index = sectionIndex ?? TableIndex(frame: .zero)
        (index.table, index.titles) = (self, titles)
        if index.superview !== self { addSubview(index) }
        sectionIndex = index
      } else {
        sectionIndex?.removeFromSuperview()
        sectionIndex = nil
      }
    }
    sectionIndex?.place(in: self)
  }

  /// Scrolls to the section that the data source has for a title of the index; to the top where it has
  /// none.
  fileprivate func showSection(of title: String, at index: Int) {
    layoutIfNeeded()
    let section =
      dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index) ?? index
    let inset = adjustedContentInset
    let start = rows.sections.indices.contains(section) ? rows.span(section).start : 0
    let last = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(start - inset.top, -inset.top), last)),
      animated: false)
    // The index stays under the finger.
    setNeedsLayout()
    layoutIfNeeded()
  }
}
