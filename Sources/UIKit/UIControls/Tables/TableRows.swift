import Foundation

/// The heights and places of a table's rows.
struct TableRows {
  enum Height {
    case fixed(CGFloat)
    case estimated(CGFloat)

    var length: CGFloat {
      switch self {
      case .fixed(let length), .estimated(let length): length
      }
    }
  }

  struct Section {
    var heights: [Height] = []
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// The start of the header, of each row, and the end.
    var start: CGFloat = 0
    var starts: [CGFloat] = []
    var end: CGFloat = 0
  }

  var sections: [Section] = []
  var isPlaced = false
  private(set) var end: CGFloat = 0

  /// Places all rows below `top`.
  mutating func place(from top: CGFloat, headerPadding: CGFloat) {
    var y = top
    for index in sections.indices {
      if sections[index].header > 0 { y += headerPadding }
      sections[index].start = y
      y += sections[index].header
      sections[index].starts = sections[index].heights.map { height in
        defer { y += height.length }
        return y
      }
      y += sections[index].footer
      sections[index].end = y
    }
    end = y
    isPlaced = true
  }

  /// The top and the height of a row; zeros for one that is not there.
  func row(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
    guard sections.indices.contains(path.section),
      sections[path.section].starts.indices.contains(path.row)
    else { return (0, 0) }
    let section = sections[path.section]
    return (section.starts[path.row], section.heights[path.row].length)
  }

  /// The start and the end of a section.
  func span(_ section: Int) -> (start: CGFloat, end: CGFloat) {
    (sections[section].start, sections[section].end)
  }

  /// The rows that a rectangle touches, from the top.
  func paths(in rect: CGRect) -> [IndexPath] {
    var found: [IndexPath] = []
    for (index, section) in sections.enumerated()
    where section.end >= rect.minY && section.start <= rect.maxY {
      for (row, start) in section.starts.enumerated()
      where start < rect.maxY && start + section.heights[row].length > rect.minY {
        found.append(IndexPath(row: row, section: index))
      }
    }
    return found
  }

  func isEstimated(_ path: IndexPath) -> Bool {
    if case .estimated = sections[path.section].heights[path.row] { true } else { false }
  }

  mutating func measured(_ path: IndexPath, _ height: CGFloat) {
    sections[path.section].heights[path.row] = .fixed(height)
  }
}
