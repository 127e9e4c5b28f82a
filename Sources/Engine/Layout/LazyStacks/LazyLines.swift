/// The division of a lazy stack's or grid's views into lines.
///
/// A header and a footer each have a line of their own, whatever the number of columns; a section
/// starts and ends a line. So the lines of a section are contiguous, with its header first and its
/// footer last.
///
/// - Complexity: O(log b) per query in the number of bands b, independent of the number of views.
package struct LazyLines: Hashable, Sendable {
  /// The content of a line.
  package enum Kind: Int, CaseIterable, Sendable {
    /// As many views as there are columns.
    case views
    /// The header of a section.
    case header
    /// The footer of a section.
    case footer
  }

  /// Consecutive views of one kind.
  package struct Band: Hashable, Sendable {
    /// The kind of the views.
    package var kind: Kind
    /// The number of views.
    package var count: Int
    /// The index of their section.
    package var section: Int?

    package init(_ kind: Kind, count: Int, section: Int? = nil) {
      (self.kind, self.count, self.section) = (kind, count, section)
    }
  }

  /// The lines of a section.
  package struct Section: Hashable, Sendable {
    /// All lines of the section, at least one.
    package var lines: Range<Int>
    /// The line of the header, the first.
    package var header: Int?
    /// The line of the footer, the last.
    package var footer: Int?

    package init(lines: Range<Int>, header: Int? = nil, footer: Int? = nil) {
      (self.lines, self.header, self.footer) = (lines, header, footer)
    }
  }

  /// The number of lines of each kind.
  struct Counts: Hashable, Sendable {
    private var values = SIMD4<Int>(repeating: 0)

    subscript(kind: Kind) -> Int {
      get { values[kind.rawValue] }
      set { values[kind.rawValue] = newValue }
    }

    static func + (a: Counts, b: Counts) -> Counts {
      var result = a
      result.values = a.values &+ b.values
      return result
    }

    static func - (a: Counts, b: Counts) -> Counts {
      var result = a
      result.values = a.values &- b.values
      return result
    }
  }

  /// A band with its position.
  private struct PlacedBand: Hashable, Sendable {
    var band: Band
    var firstView: Int
    var firstLine: Int
    var before: Counts
  }

  private var placedBands: [PlacedBand] = []
  /// The number of views in a line of views, at least one.
  package let viewsPerLine: Int
  /// The number of views.
  package private(set) var viewCount = 0
  /// The number of lines.
  package private(set) var count = 0
  /// The sections with at least one line, in order.
  package private(set) var sections: [Section] = []
  /// The positions in `sections` by section index.
  private var sectionPositions: [Int: Int] = [:]

  /// The lines of the given bands; empty bands are ignored.
  package init(_ bands: [Band], viewsPerLine: Int = 1) {
    self.viewsPerLine = max(viewsPerLine, 1)
    var before = Counts()
    for band in bands where band.count > 0 {
      let first = count
      placedBands.append(
        PlacedBand(band: band, firstView: viewCount, firstLine: first, before: before))
      let lines =
        band.kind == .views
        ? (band.count + self.viewsPerLine - 1) / self.viewsPerLine : band.count
      viewCount += band.count
      count += lines
      before[band.kind] += lines
      guard let number = band.section else { continue }
      let position = sectionPositions[number] ?? sections.count
      if position == sections.count {
        sections.append(Section(lines: first..<count))
        sectionPositions[number] = position
      }
      sections[position].lines = sections[position].lines.lowerBound..<count
      if band.kind == .header { sections[position].header = first }
      if band.kind == .footer { sections[position].footer = first }
    }
  }

  /// Lines of one view each.
  package init(count: Int) { self.init([Band(.views, count: count)]) }

  /// The kind of a line.
  package func kind(of line: Int) -> Kind { placedBand(ofLine: line)?.band.kind ?? .views }

  /// The number of lines of each kind before a line.
  func counts(before line: Int) -> Counts {
    guard let placedBand = placedBand(ofLine: line) else { return Counts() }
    var counts = placedBand.before
    counts[placedBand.band.kind] += max(0, line - placedBand.firstLine)
    return counts
  }

  /// The first line of a kind.
  package func first(_ kind: Kind) -> Int? {
    placedBands.first { $0.band.kind == kind }?.firstLine
  }

  /// The views in a range of lines.
  package func views(in lines: Range<Int>) -> Range<Int> {
    let start = firstView(of: lines.lowerBound)
    return start..<max(start, firstView(of: lines.upperBound))
  }

  /// The first view of a line; beyond the last line, the number of views.
  package func firstView(of line: Int) -> Int {
    guard line < count, let placedBand = placedBand(ofLine: line) else { return viewCount }
    let inside = max(0, line - placedBand.firstLine)
    return placedBand.firstView + (placedBand.band.kind == .views ? inside * viewsPerLine : inside)
  }

  /// The line of a view.
  package func line(of view: Int) -> Int { place(of: view).line }

  /// The line of a view, and its column; nil for a view that occupies its whole line.
  package func place(of view: Int) -> (line: Int, column: Int?) {
    let position = Self.last(placedBands.count) { placedBands[$0].firstView <= view }
    guard let position else { return (0, nil) }
    let placedBand = placedBands[position]
    let inside = view - placedBand.firstView
    guard placedBand.band.kind == .views else { return (placedBand.firstLine + inside, nil) }
    return (placedBand.firstLine + inside / viewsPerLine, inside % viewsPerLine)
  }

  /// The sections with a line in a range, in order.
  package func sections(in lines: Range<Int>) -> ArraySlice<Section> {
    let end = Self.last(sections.count) { sections[$0].lines.lowerBound < lines.upperBound }
    guard !lines.isEmpty, let end else { return [] }
    let before = Self.last(sections.count) { sections[$0].lines.upperBound <= lines.lowerBound }
    let start = before.map { $0 + 1 } ?? 0
    return start <= end ? sections[start...end] : []
  }

  private func placedBand(ofLine line: Int) -> PlacedBand? {
    if placedBands.count == 1 { return placedBands[0] }
    return Self.last(placedBands.count) { placedBands[$0].firstLine <= line }.map {
      placedBands[$0]
    }
  }

  /// The last of `count` integers that satisfies `holds`, which must hold for all before it.
  private static func last(_ count: Int, where holds: (Int) -> Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
