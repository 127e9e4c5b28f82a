import Foundation
import ScrollworkUIControls
import ScrollworkUIScrolling
import Testing

/// Rows of 50 points that are counted as they are asked for.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var asked: [Int] = []
  var chosen: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath.row)
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
}

private final class Row: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

/// Three sections of 20 rows of 50 points, whose titles stand in the index in another order.
private final class Indexed: NSObject, UITableViewDataSource, UITableViewDelegate {
  var asked: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { 3 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["C", "B", "A"] }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    asked.append("\(title) \(index)")
    return 2 - index
  }
}

@MainActor @Suite struct `The index of a table` {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let source = Indexed()

  init() {
    table.register(Row.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
  }

  /// The frame of the index on the screen; nil without one.
  private var index: CGRect? {
    table.layoutIfNeeded()
    return table.subviews.compactMap { $0 as? UIControl }.last.map {
      $0.convert($0.bounds, to: nil)
    }
  }

  @Test func `stays at the side while rows scroll`() {
    #expect(index == CGRect(x: 285, y: 229, width: 15, height: 42))
    table.contentOffset.y = 700
    table.touchScreen.advance(to: 0.1)
    #expect(index == CGRect(x: 285, y: 229, width: 15, height: 42))
  }

  @Test func `scrolls to the sections of the titles under a finger`() {
    let screen = table.touchScreen
    screen.touchDown(at: CGPoint(x: 292, y: 235))
    screen.touchMoved(to: CGPoint(x: 292, y: 237), time: 0.3)
    #expect(table.contentOffset.y == 2000)
    screen.touchMoved(to: CGPoint(x: 292, y: 250), time: 0.4)
    screen.touchMoved(to: CGPoint(x: 292, y: 252), time: 0.5)
    #expect(table.contentOffset.y == 1000)
    screen.touchUp(time: 0.6)
    #expect(source.asked == ["C 0", "B 1"])
  }

  @Test func `is absent without titles, and with few rows`() {
    table.sectionIndexMinimumDisplayRowCount = 61
    #expect(index == nil)
    table.sectionIndexMinimumDisplayRowCount = 60
    #expect(index != nil)
    table.dataSource = nil
    #expect(index == nil)
  }
}

@MainActor @Suite struct `A table` {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let rows = Rows()

  init() {
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
  }

  @Test func `makes only the cells that are visible, and uses them again`() {
    #expect(table.contentSize == CGSize(width: 300, height: 50_000))
    #expect(rows.asked == Array(0...11))
    table.contentOffset.y = 25_000
    table.touchScreen.advance(to: 0.1)
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.first?.row == 498)
    #expect(table.visibleCells.count <= 14)
    #expect(table.visibleCells.allSatisfy { $0 is Row })
  }

  @Test func `selects the row that is touched`() {
    let screen = table.touchScreen
    screen.touchDown(at: CGPoint(x: 100, y: 120))
    screen.touchUp(time: 0.3)
    #expect(rows.chosen == [2])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
  }

  @Test func `with a diffable data source shows its snapshots`() {
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = name
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c"])
  }
}

@MainActor @Suite struct `A collection in lines` {
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 100 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  }

  @Test func `fills them, and spreads their items`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 310, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let items = Items()
    view.dataSource = items
    view.layoutIfNeeded()
    let frames = (0..<4).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 90, height: 60), CGRect(x: 110, y: 0, width: 90, height: 60),
        CGRect(x: 220, y: 0, width: 90, height: 60), CGRect(x: 0, y: 70, width: 90, height: 60),
      ])
    #expect(view.contentSize == CGSize(width: 310, height: 34 * 60 + 33 * 10))
    #expect(view.visibleCells.count < 25)
  }
}
