import Foundation
import ScrollworkDrawing
import ScrollworkUIScrolling

extension UITableView {
  func placeExtras() {
    let top = fit(tableHeaderView)
    rows.place(from: top, headerPadding: headerPadding)
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    let bottom = fit(tableFooterView)
    tableFooterView?.frame = CGRect(x: 0, y: rows.end, width: bounds.width, height: bottom)
    let size = CGSize(width: bounds.width, height: rows.end + bottom)
    if contentSize != size { contentSize = size }
  }

  private func fit(_ view: UIView?) -> CGFloat { view?.frame.height ?? 0 }

  /// The area whose cells exist: a little more than what is visible.
  private var shownArea: CGRect { bounds.insetBy(dx: 0, dy: -60) }

  func showRows() {
    var rounds = 0
    var paths: [IndexPath] = []
    repeat {
      rounds += 1
      paths = rows.paths(in: shownArea)
      var isChanged = false
      for path in paths {
        let cell = cell(for: path)
        guard rows.isEstimated(path) else { continue }
        rows.measured(path, cell.height(for: bounds.width - 2 * side))
        isChanged = true
      }
      guard isChanged else { break }
      placeExtras()
    } while rounds < 8
    let shown = Set(paths)
    recycle { !shown.contains($0) }
    for path in paths { place(cell(for: path), path) }
  }

  private func cell(for path: IndexPath) -> UITableViewCell {
    if let cell = visible[path] { return cell }
    let cell =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    (cell.table, cell.path) = (self, path)
    if style == .insetGrouped || style == .grouped, cell.backgroundColor == .systemBackground {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
    visible[path] = cell
    cell.isSelected = selected.contains(path)
    addSubview(cell)
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func place(_ cell: UITableViewCell, _ path: IndexPath) {
    let (y, height) = rows.row(path)
    let frame = CGRect(x: side, y: y, width: bounds.width - 2 * side, height: height)
    if cell.frame != frame { cell.frame = frame }
    let count = rows.sections[path.section].heights.count
    let isLast = path.row == count - 1
    cell.separator.isHidden = separatorStyle == .none || (isLast && style == .insetGrouped)
    cell.separator.backgroundColor = separatorColor
    if !cell.hasOwnInset, separatorInset != UITableViewCell.usualInset {
      cell.separatorInset = separatorInset
      cell.hasOwnInset = true
    }
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
    cell.layer.cornerCurve = .continuous
    cell.layer.maskedCorners = corners
  }

  func recycle(_ isGone: (IndexPath) -> Bool) {
    for path in visible.keys.sorted() where isGone(path) {
      guard let cell = visible.removeValue(forKey: path) else { continue }
      cell.removeFromSuperview()
      rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
    }
  }

  /// Places headers and footers; headers of plain tables stay at the top.
  func placeHeaders() {
    let top = contentOffset.y + adjustedContentInset.top
    for section in rows.sections.indices {
      let (start, end) = rows.span(section)
      if let header = headers[section] {
        var y = start
        let height = rows.sections[section].header
        if style == .plain { y = max(start, min(top, end - height)) }
        header.frame = CGRect(x: side, y: y, width: bounds.width - 2 * side, height: height)
        if header.superview !== self {
          rowDelegate?.tableView(self, willDisplayHeaderView: header, forSection: section)
          addSubview(header)
        } else {
          bringSubviewToFront(header)
        }
      }
      if let footer = footers[section] {
        let height = rows.sections[section].footer
        footer.frame = CGRect(
          x: side, y: end - height, width: bounds.width - 2 * side, height: height)
        if footer.superview !== self { addSubview(footer) }
      }
    }
  }
}
