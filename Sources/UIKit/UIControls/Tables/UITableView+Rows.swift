import Foundation
import ScrollworkUIScrolling

extension UITableView {
  /// The distance of rows from the sides.
  var side: CGFloat { style == .insetGrouped ? 16 : 0 }

  /// Asks for the numbers of rows, if they may have changed.
  func prepareRows() {
    guard needsReload else { return }
    needsReload = false
    rows = TableRows()
    guard let dataSource else { return }
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      var entry = TableRows.Section()
      for row in 0..<max(0, dataSource.tableView(self, numberOfRowsInSection: section)) {
        let path = IndexPath(row: row, section: section)
        let height = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height >= 0 {
          entry.heights.append(.fixed(height))
        } else {
          let guess =
            rowDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
          entry.heights.append(.estimated(guess > 0 ? guess : 44))
        }
      }
      entry.header = extra(section, isHeader: true)
      entry.footer = extra(section, isHeader: false)
      rows.sections.append(entry)
    }
  }

  /// The height of a section's header or footer.
  private func extra(_ section: Int, isHeader: Bool) -> CGFloat {
    let given =
      isHeader
      ? rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let view =
      isHeader
      ? rowDelegate?.tableView(self, viewForHeaderInSection: section)
      : rowDelegate?.tableView(self, viewForFooterInSection: section)
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    let made = view ?? title.map { TableTitle($0, style, isHeader: isHeader) }
    if let made {
      if isHeader {
        headers[section]?.removeFromSuperview()
      } else {
        footers[section]?.removeFromSuperview()
      }
      if isHeader { headers[section] = made } else { footers[section] = made }
    }
    if given >= 0 { return made == nil && style == .plain ? 0 : given }
    guard let made else {
      return style == .plain ? 0 : isHeader ? (section == 0 ? 35 : 17.5) : 17.5
    }
    if let title = made as? TableTitle { return title.height(isFirst: section == 0) }
    let fitting = made.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitting > 0 ? fitting : max(made.bounds.height, 28)
  }

  /// The space above each header of a plain table.
  ///
  /// - Source: measured by others: 22 points.
  var headerPadding: CGFloat {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
  }
}
