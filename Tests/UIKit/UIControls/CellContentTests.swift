import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
import ScrollworkStage
import ScrollworkUIControls
import ScrollworkUIScrolling
import ScrollworkViews
import Testing
import ViewTestSupport

/// A configuration of one's own, as Apple's documentation writes it.
private struct Badge: UIContentConfiguration {
  var number = 0
  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }
  func updated(for state: any UIConfigurationState) -> Badge {
    guard let state = state as? UICellConfigurationState else { return self }
    var copy = self
    if state.isSelected { copy.number += 100 }
    return copy
  }
}

private final class BadgeView: UIView, UIContentView {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  var configuration: any UIContentConfiguration { didSet { refresh() } }

  init(_ configuration: Badge) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  private func refresh() { label.text = (configuration as? Badge).map { "badge \($0.number)" } }
}

/// A cell of 300 by 60 points.
private struct Cell: UIViewRepresentable {
  let make: @MainActor @Sendable () -> UIView

  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ view: UIView, context: Context) {}

  @MainActor static func stage(_ make: @escaping @MainActor @Sendable () -> UIView) -> Stage {
    Stage(canvas: CGSize(width: 300, height: 60)) { Cell(make: make) }
  }

  @MainActor static func stage(
    _ configuration: @escaping @MainActor @Sendable () -> any UIContentConfiguration
  ) -> Stage {
    stage { () -> UIView in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = configuration()
      return cell
    }
  }
}

@MainActor @Suite struct `What a cell shows` {
  @Test func `may be a configuration of one's own, with a view that takes others`() {
    #expect(
      Cell.stage { () -> any UIContentConfiguration in Badge(number: 3) }.texts == ["badge 3"])
    let view: any UIView & UIContentView = Badge(number: 1).makeContentView()
    view.configuration = Badge(number: 2)
    #expect((view.subviews.first as? UILabel)?.text == "badge 2")
    var state = UICellConfigurationState(traitCollection: .current)
    #expect(!state.isSelected && !state.isHighlighted && !state.isEditing && !state.isFocused)
    #expect(Badge(number: 1).updated(for: state).number == 1)
    state.isSelected = true
    let general: any UIConfigurationState = state
    #expect(Badge(number: 1).updated(for: general).number == 101)
  }

  @Test func `is a text above another one, beside a picture`() {
    let texts = Cell.stage { () -> any UIContentConfiguration in
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("Title", "below")
      content.image = UIImage(systemName: "star")
      var look: UIListContentConfiguration.ImageProperties = content.imageProperties
      (look.tintColor, look.maximumSize) = (.red, CGSize(width: 30, height: 30))
      content.imageProperties = look
      return content
    }.textCommands()
    #expect(texts.map(\.run.string) == ["Title", "below"])
    #expect((texts.first?.frame.maxY ?? 60) <= (texts.last?.frame.minY ?? 0))
    // A margin of 16 points, the picture, and 16 points up to the text.
    let left = texts.first?.frame.minX ?? 0
    #expect(left > 32 && left <= 62 && texts.last?.frame.minX == left)
  }

  @Test func `is a text with a value at the other side`() {
    let texts = Cell.stage { () -> any UIContentConfiguration in
      var content = UIListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = ("Title", "12")
      return content
    }.textCommands()
    #expect(texts.first?.frame.minX == 16 && texts.last?.frame.maxX == 284)
  }

  @Test func `draws its texts as their properties say`() {
    let properties: UIListContentConfiguration.TextProperties =
      UIListContentConfiguration.cell().textProperties
    // Source: documented, cells have the body style in the label color, on any number of lines.
    #expect(properties.font == .preferredFont(forTextStyle: .body))
    #expect(properties.color == .label && properties.numberOfLines == 0)
    #expect(properties.alignment == .natural && properties.adjustsFontForContentSizeCategory)
    let text = Cell.stage { () -> any UIContentConfiguration in
      var content = UIListContentConfiguration.cell()
      content.text = "Title"
      content.textProperties.font = .systemFont(ofSize: 31)
      content.textProperties.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return content
    }
    #expect(text.textCommands().first?.run.face.size == 31)
    #expect(text.still(at: 0).displayList.dump.contains("#ff0000"))
  }

  @Test func `may be views of SwiftUI, within margins`() {
    let usual = Cell.stage { () -> any UIContentConfiguration in
      UIHostingConfiguration { Text("views") }
    }
    #expect(usual.textCommands().first?.frame.minX == 16)
    let own = Cell.stage { () -> any UIContentConfiguration in
      UIHostingConfiguration { Text("views") }.margins(.leading, 40)
    }
    #expect(own.textCommands().first?.frame.minX == 40)
  }

  @Test func `stands in a view alone, which takes other content`() {
    let stage = Cell.stage { () -> UIView in
      var content = UIListContentConfiguration.cell()
      content.text = "first"
      let view = UIListContentView(configuration: content)
      content.text = "second"
      view.configuration = content
      return view
    }
    #expect(stage.texts == ["second"])
  }
}

@MainActor @Suite struct `A cell of a table` {
  @Test(arguments: [
    (UITableViewCell.AccessoryType.none, CGFloat(300)), (.disclosureIndicator, 262),
    (.checkmark, 259), (.detailButton, 254), (.detailDisclosureButton, 254),
  ])
  func `leaves room for its accessory`(kind: UITableViewCell.AccessoryType, width: CGFloat) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    cell.accessoryType = kind
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == width)
  }

  @Test(arguments: [
    (UITableViewCell.SelectionStyle.default, true), (.gray, true), (.blue, true), (.none, false),
  ])
  func `glows when it is selected, unless its style is none`(
    style: UITableViewCell.SelectionStyle, glows: Bool
  ) {
    func drawing(isSelected: Bool) -> String {
      Cell.stage { () -> UIView in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = style
        cell.isSelected = isSelected
        return cell
      }.still(at: 0).displayList.dump
    }
    #expect((drawing(isSelected: true) != drawing(isSelected: false)) == glows)
  }

  @Test func `is deleted by default, and separated by a line`() {
    final class Owner: UITableViewDelegate {}
    let (table, owner) = (UITableView(), Owner())
    let path = IndexPath(row: 0, section: 0)
    let style = (owner as any UITableViewDelegate).tableView(table, editingStyleForRowAt: path)
    #expect(style == UITableViewCell.EditingStyle.delete)
    #expect(table.separatorStyle == UITableViewCell.SeparatorStyle.singleLine)
  }

  @Test(arguments: [UITableViewCell.SeparatorStyle.singleLine, .none])
  func `has a separator by the style of its table`(style: UITableViewCell.SeparatorStyle) {
    let source = Rows(count: 1)
    let dump = Cell.stage { () -> UIView in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      table.separatorStyle = style
      table.separatorColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      table.dataSource = source
      return table
    }.still(at: 0).displayList.dump
    #expect(dump.contains("#ff0000") == (style == .singleLine))
  }

  @Test(arguments: [
    UITableView.RowAnimation.automatic, .fade, .left, .right, .top, .bottom, .middle, .none,
  ])
  func `comes and goes with each animation`(animation: UITableView.RowAnimation) {
    let (table, rows) = (
      UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), Rows(count: 1)
    )
    table.dataSource = rows
    table.layoutIfNeeded()
    rows.count = 3
    table.insertRows(
      at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: animation)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    rows.count = 2
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: animation)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
  }

  @Test func `has actions of swipes, in the colors of their styles`() {
    var done: [String] = []
    let remove = UIContextualAction(style: .destructive, title: "Delete") { action, _, finish in
      done.append(action.title ?? "")
      finish(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
    let actions = UISwipeActionsConfiguration(actions: [remove, flag])
    #expect(actions.performsFirstActionWithFullSwipe && actions.actions.count == 2)
    #expect(remove.backgroundColor == .systemRed && flag.backgroundColor == .systemGray)
    actions.actions.first?.handler(remove, UIView()) { done.append("\($0)") }
    #expect(done == ["Delete", "true"])
  }

  @Test func `keeps who prefetches rows`() {
    final class Fetcher: UITableViewDataSourcePrefetching {
      var rows: [Int] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        rows += indexPaths.map(\.row)
      }
    }
    let (table, fetcher) = (UITableView(), Fetcher())
    table.prefetchDataSource = fetcher
    table.prefetchDataSource?.tableView(table, prefetchRowsAt: [IndexPath(row: 4, section: 0)])
    table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: [])
    #expect(fetcher.rows == [4])
  }
}

private final class Rows: NSObject, UITableViewDataSource {
  var count: Int
  init(count: Int) { self.count = count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
