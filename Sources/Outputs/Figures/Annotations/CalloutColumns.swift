import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

/// Labels in columns beside a picture, each with a leader line.
struct CalloutColumns {
  /// A label with its leader.
  struct Note {
    /// The first lines.
    var text: String
    /// Further lines, in smaller type; nil for none.
    var note: String?
    /// The end of a leader to the left column, and of one to the right, in points of the page.
    var sites: (left: CGPoint, right: CGPoint)
    /// The column; nil for the better one.
    var side: HorizontalEdge?
    /// The color of the leader.
    var color: Color.Resolved
    /// Whether the site has a dot.
    var hasDot = true
  }

  /// The picture, in points of the page.
  let picture: CGRect
  /// The columns there are.
  let columns: Set<HorizontalEdge>
  /// The width of a column.
  let width: CGFloat
  /// The distance of the columns from the picture: room for leaders and brackets.
  var gap: CGFloat = Self.gap

  /// The distance of columns from a picture without brackets.
  ///
  /// - Source: chosen: a level part of leaders that is as long as a word is high.
  static let gap: CGFloat = 28

  /// Draws the notes.
  ///
  /// - Returns: The lowest point of the labels.
  @discardableResult func draw(_ notes: [Note], on page: inout FigurePage) -> CGFloat {
    let placement = CalloutPlacement(
      picture: picture, portDistance: gap / 2, labelDistance: gap, spacing: page.grid,
      columns: columns)
    let requests = notes.map { note in
      let (head, rest) = sizes(note, page)
      return CalloutPlacement.Request(
        size: CGSize(
          width: max(head.width, rest?.width ?? 0), height: head.height + (rest?.height ?? 0)),
        port: lineHeight(page) / 2, sites: note.sites, side: note.side)
    }
    let places = placement.place(requests)
    for (note, place) in zip(notes, places) { drawLeader(of: note, place, on: &page) }
    for (note, place) in zip(notes, places) { drawLabel(of: note, place, on: &page) }
    return places.map(\.frame.maxY).max() ?? picture.minY
  }

  private func lineHeight(_ page: FigurePage) -> CGFloat { page.size("Ag", .label).height }

  private func sizes(_ note: Note, _ page: FigurePage) -> (head: CGSize, rest: CGSize?) {
    (
      page.size(note.text, .label, width: width),
      note.note.map { page.size($0, .note, width: width) }
    )
  }

  /// A leader on a halo of paper, so that it is seen on any picture.
  private func drawLeader(
    of note: Note, _ place: CalloutPlacement.Placed, on page: inout FigurePage
  ) {
    let path = Path { path in
      for (index, point) in place.leader.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    page.mark(path, note.color)
    guard note.hasDot else { return }
    page.dot(at: place.leader[0], note.color)
  }

  private func drawLabel(
    of note: Note, _ place: CalloutPlacement.Placed, on page: inout FigurePage
  ) {
    let isLeft = place.side == .leading
    let x = isLeft ? place.frame.maxX : place.frame.minX
    let anchor = isLeft ? UnitPoint.topTrailing : .topLeading
    let alignment: TextRun.Alignment = isLeft ? .trailing : .leading
    let head = page.write(
      note.text, .label, at: CGPoint(x: x, y: place.frame.minY), anchor: anchor, width: width,
      alignment: alignment)
    guard let rest = note.note else { return }
    page.write(
      rest, .note, at: CGPoint(x: x, y: head.maxY), anchor: anchor, width: width,
      alignment: alignment)
  }
}

extension FigurePage {
  /// Draws a dot on a ring of paper.
  mutating func dot(at center: CGPoint, _ color: Color.Resolved, radius: CGFloat = 3) {
    func circle(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    fill(circle(radius + 1.5), palette.paper)
    fill(circle(radius), color)
  }
}
