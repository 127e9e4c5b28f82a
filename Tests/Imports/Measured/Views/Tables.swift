import Scrollwork

extension MeasuredViews {
  @CaseViews static var tables: [CaseView] {
    CaseView("the rows of a plain table") {
      TableCase { $0.rowHeight = 44 }
    }
    CaseView("above the headers of a plain table") {
      TableCase(titles: ["One", "Two"], rows: 2) { table in
        table.rowHeight = 44
        table.sectionHeaderHeight = 28
      }
    }
    CaseView("the default height of rows") { TableCase { _ in } }
    CaseView("pinned headers of a plain table") {
      TableCase(titles: [nil, nil], hasViews: true) { table in
        table.rowHeight = 56
        table.contentInsetAdjustmentBehavior = .never
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
          MainActor.assumeIsolated { table.contentOffset.y = 100 }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
          MainActor.assumeIsolated { table.contentOffset.y = 260 }
        }
      }
    }
  }
}

/// A plain table of 320 by 400 points.
private struct TableCase: View {
  var titles: [String?] = [nil]
  var rows = 4
  /// Whether headers are views of 28 points.
  var hasViews = false
  let set: @MainActor (UITableView) -> Void

  var body: some View {
    UIKitCase { root in
      let table = KeepingTable(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      table.fill(hasViews ? HeadedRows(titles.count, rows) : TitledRows(titles, rows))
      set(table)
      root.addSubview(table)
    }
    .ignoresSafeArea()
  }
}

/// A table that keeps its data source.
private final class KeepingTable: UITableView {
  private var content: (any UITableViewDataSource & UITableViewDelegate)?

  func fill(_ content: any UITableViewDataSource & UITableViewDelegate) {
    self.content = content
    (dataSource, delegate) = (content, content)
  }
}

@MainActor private func row(_ indexPath: IndexPath) -> UITableViewCell {
  UITableViewCell(style: .default, reuseIdentifier: nil)
    .marked("row\(indexPath.section)x\(indexPath.row)")
}

private final class TitledRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let titles: [String?]
  private let rows: Int

  init(_ titles: [String?], _ rows: Int) {
    self.titles = titles
    self.rows = rows
  }

  func numberOfSections(in tableView: UITableView) -> Int { titles.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { row(indexPath) }
}

private final class HeadedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let sections: Int
  private let rows: Int

  init(_ sections: Int, _ rows: Int) {
    self.sections = sections
    self.rows = rows
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { row(indexPath) }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UIView().marked("header\(section)")
  }

  func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 28 }
}
