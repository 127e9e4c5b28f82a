import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkStage

/// The view tree of a still, with the frames of views.
struct TreeFigure: FigureKind {
  static let name = "tree"
  static let summary = "The view tree with frames, beside the still."
  static let width = 720.0

  /// The moment.
  var moment = FigureMoment.time(0)
  /// The view at the root; nil for the root of the scene.
  var root: String?
  /// The number of levels below the root; nil for as many as there is room for.
  var depth: Int?
  /// Whether modifiers without id and effect are listed.
  var showsModifiers = false
  /// Whether one row stands for views that repeat.
  var folds = true

  init(
    at moment: FigureMoment, root: String?, depth: Int?, showsModifiers: Bool, folds: Bool
  ) {
    (self.moment, self.root, self.depth) = (moment, root, depth)
    (self.showsModifiers, self.folds) = (showsModifiers, folds)
  }

  init(_ fields: inout FigureFields) throws(FigureError) {
    moment = try fields.moment("at") ?? moment
    root = try fields.string("root")
    depth = try fields.integer("depth", in: 0...100)
    showsModifiers = try fields.flag("modifiers") ?? showsModifiers
    folds = try fields.flag("fold") ?? folds
  }

  /// The rows of a tree, at most.
  ///
  /// - Source: chosen: more are not read in a figure.
  private static let mostRows = 48

  var shownMoment: FigureMoment? {
    get { moment }
    set { moment = newValue ?? moment }
  }

  func draw(on page: inout FigurePage, of cast: FigureCast) throws(FigureError) -> [Figure.Source] {
    let subject = cast.main
    let time = try subject.time(of: moment, at: [.name("at")])
    let still = try subject.still(at: time)
    let views = subject.views(at: time)
    var top = subject.stage.tree(at: time)
    if let root { top = try subject.view(root, among: views, at: [.name("root")]).view }
    let rows = rows(of: top)
    guard rows.count <= Self.mostRows else {
      throw FigureError(
        "found \(rows.count) views, expected at most \(Self.mostRows): a \"root\" or a \"depth\" "
          + "leaves some out", at: [.name("depth")])
    }
    page.description.append(
      "The view tree of \(subject.name) at \(FigureSubject.seconds(time)): "
        + rows.map(\.title).joined(separator: ", ") + ".")
    let canvas = still.displayList.canvas
    let width = min(200, 420 * canvas.width / canvas.height)
    let panel = StillPanel(
      still: still,
      frame: CGRect(
        x: page.left, y: page.top, width: width, height: width * canvas.height / canvas.width))
    panel.draw(on: &page)
    drawFrames(of: rows, in: panel, on: &page)
    let bottom = TreeList(rows: rows, left: panel.frame.maxX + 4 * page.grid).draw(on: &page)
    page.top = max(bottom, panel.frame.maxY) + 2 * page.grid
    return [subject.source(still)]
  }

  /// The rows to the depth asked for, else to the greatest depth that a figure has room for.
  private func rows(of top: ResolvedView) -> [TreeRow] {
    func rows(_ depth: Int?) -> [TreeRow] {
      TreeRow.rows(of: top, depth: depth, showsModifiers: showsModifiers, folds: folds)
    }
    let all = rows(depth)
    guard depth == nil, all.count > Self.mostRows else { return all }
    let deepest = all.map(\.level).max() ?? 0
    return (0..<deepest).reversed().lazy.map(rows).first { $0.count <= Self.mostRows } ?? all
  }

  /// Outlines of the views, in the colors of their levels.
  private func drawFrames(of rows: [TreeRow], in panel: StillPanel, on page: inout FigurePage) {
    for row in rows {
      for view in [row.view] + row.repeats {
        page.mark(
          Path(view.placedFrame.applying(panel.map)), row.color(page.palette),
          width: page.theme.hairline, halo: 0.6, within: panel.outline(page.theme))
      }
    }
  }
}

/// The list of a tree: names with connecting lines, and frames in columns.
struct TreeList {
  let rows: [TreeRow]
  /// The left edge on the page.
  let left: CGFloat

  /// The distance between two levels.
  private static let indent: CGFloat = 14
  /// The width of a column of numbers.
  private static let column: CGFloat = 46

  /// Draws the list.
  ///
  /// - Returns: Its lower edge.
  func draw(on page: inout FigurePage) -> CGFloat {
    let line = page.size("Ag", .note).height + 4
    var y = page.top
    for (index, name) in ["x", "y", "width", "height"].enumerated() {
      page.write(
        name, .note, at: CGPoint(x: x(ofColumn: index, page), y: y), anchor: .topTrailing)
    }
    y += line + 2
    page.line(
      from: CGPoint(x: left, y: y - 3), to: CGPoint(x: page.right, y: y - 3), page.palette.line)
    for row in rows {
      drawConnections(of: row, at: y, line, on: &page)
      let x = left + CGFloat(row.level) * Self.indent
      page.fill(
        Path(ellipseIn: CGRect(x: x, y: y + line / 2 - 5, width: 6, height: 6)),
        row.color(page.palette))
      page.write(
        fitting(row.title, self.x(ofColumn: 0, page) - Self.column - x - 10, page), .note,
        at: CGPoint(x: x + 10, y: y), color: page.palette.ink)
      let frame = row.view.placedFrame
      for (index, value) in [frame.minX, frame.minY, frame.width, frame.height].enumerated() {
        page.write(
          DecimalText.spell(value, places: 1), .note,
          at: CGPoint(x: self.x(ofColumn: index, page), y: y), anchor: .topTrailing)
      }
      y += line
    }
    return y
  }

  /// The right edge of a column of numbers.
  private func x(ofColumn index: Int, _ page: FigurePage) -> CGFloat {
    page.right - CGFloat(3 - index) * Self.column
  }

  /// The lines from the levels above.
  private func drawConnections(
    of row: TreeRow, at y: CGFloat, _ line: CGFloat, on page: inout FigurePage
  ) {
    for (level, goesOn) in row.goesOn.enumerated() {
      let isOwn = level == row.level - 1
      guard isOwn || goesOn else { continue }
      let x = left + CGFloat(level) * Self.indent + 3
      let middle = y + line / 2 - 2
      page.line(
        from: CGPoint(x: x, y: y - 2), to: CGPoint(x: x, y: goesOn ? y + line - 2 : middle),
        page.palette.line)
      if isOwn {
        page.line(
          from: CGPoint(x: x, y: middle), to: CGPoint(x: x + Self.indent - 4, y: middle),
          page.palette.line)
      }
    }
  }

  /// A text, shortened to a width.
  private func fitting(_ text: String, _ width: CGFloat, _ page: FigurePage) -> String {
    if page.size(text, .note).width <= width { return text }
    var short = text
    while !short.isEmpty, page.size(short + "…", .note).width > width { short.removeLast() }
    return short + "…"
  }
}

extension FigureContent {
  /// The view tree of a still with frames.
  ///
  /// - Parameters:
  ///   - moment: The moment; the start by default.
  ///   - root: The id, the text or the structural name of the view at the root; nil for that of the
  ///     scene.
  ///   - depth: The number of levels below the root; nil for as many as there is room for.
  ///   - showsModifiers: Whether modifiers without id and effect are listed.
  ///   - folds: Whether one row stands for siblings of one shape, with their number.
  /// - Returns: The content.
  public static func tree(
    at moment: FigureMoment = .time(0), root: String? = nil, depth: Int? = nil,
    showsModifiers: Bool = false, folds: Bool = true
  ) -> FigureContent {
    FigureContent(
      TreeFigure(
        at: moment, root: root, depth: depth, showsModifiers: showsModifiers, folds: folds))
  }
}
