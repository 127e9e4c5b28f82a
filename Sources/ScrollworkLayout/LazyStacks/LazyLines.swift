/// How the views of a lazy stack or grid are divided into lines.
///
/// A header and a footer have a line of their own, whatever the number of columns; a section begins
/// a new line and ends one. So the lines of a section follow each other, its header first and its
/// footer last.
///
/// Nothing grows with the number of views: questions take time logarithmic in the number of bands.
package struct LazyLines: Hashable, Sendable {
  /// What stands in a line.
  package enum Kind: Int, CaseIterable, Sendable {
    /// As many views as there are columns.
    case views
    /// The header of a section.
    case header
    /// The footer of a section.
    case footer
  }

  /// Views that follow each other and are divided alike.
  package struct Band: Hashable, Sendable {
    /// What they are.
    package var kind: Kind
    /// How many views there are.
    package var count: Int
    /// The section they belong to, counted from zero.
    package var section: Int?

    package init(_ kind: Kind, count: Int, section: Int? = nil) {
      (self.kind, self.count, self.section) = (kind, count, section)
    }
  }

  /// The lines of a section.
  package struct Section: Hashable, Sendable {
    /// All its lines; there is one at least.
    package var lines: Range<Int>
    /// The line of the header, the first one.
    package var header: Int?
    /// The line of the footer, the last one.
    package var footer: Int?

    package init(lines: Range<Int>, header: Int? = nil, footer: Int? = nil) {
      (self.lines, self.header, self.footer) = (lines, header, footer)
    }
  }

  /// How many lines there are of each kind.
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

  /// A band with what is before it.
  private struct Stretch: Hashable, Sendable {
    var band: Band
    var firstView: Int
    var firstLine: Int
    var before: Counts
  }

  private var stretches: [Stretch] = []
  /// How many views stand in a line of views; one at least.
  package let viewsPerLine: Int
  /// How many views there are.
  package private(set) var viewCount = 0
  /// How many lines there are.
  package private(set) var count = 0
  /// The sections that have a line, in order.
  package private(set) var sections: [Section] = []
  /// The sections by their number.
  private var placeOfSection: [Int: Int] = [:]

  /// The lines of some bands; those without views count for nothing.
  package init(_ bands: [Band], viewsPerLine: Int = 1) {
    self.viewsPerLine = max(viewsPerLine, 1)
    var before = Counts()
    for band in bands where band.count > 0 {
      let first = count
      stretches.append(
        Stretch(band: band, firstView: viewCount, firstLine: first, before: before))
      let lines =
        band.kind == .views
        ? (band.count + self.viewsPerLine - 1) / self.viewsPerLine : band.count
      viewCount += band.count
      count += lines
      before[band.kind] += lines
      guard let number = band.section else { continue }
      let place = placeOfSection[number] ?? sections.count
      if place == sections.count {
        sections.append(Section(lines: first..<count))
        placeOfSection[number] = place
      }
      sections[place].lines = sections[place].lines.lowerBound..<count
      if band.kind == .header { sections[place].header = first }
      if band.kind == .footer { sections[place].footer = first }
    }
  }

  /// Lines of one view each.
  package init(count: Int) { self.init([Band(.views, count: count)]) }

  /// What stands in a line.
  package func kind(of line: Int) -> Kind { stretch(ofLine: line)?.band.kind ?? .views }

  /// How many lines of each kind there are before a line.
  func counts(before line: Int) -> Counts {
    guard let stretch = stretch(ofLine: line) else { return Counts() }
    var counts = stretch.before
    counts[stretch.band.kind] += max(0, line - stretch.firstLine)
    return counts
  }

  /// The first line of a kind.
  package func first(_ kind: Kind) -> Int? {
    stretches.first { $0.band.kind == kind }?.firstLine
  }

  /// The views in some lines.
  package func views(in lines: Range<Int>) -> Range<Int> {
    let start = firstView(of: lines.lowerBound)
    return start..<max(start, firstView(of: lines.upperBound))
  }

  /// The first view of a line; of the line behind the last one, how many views there are.
  package func firstView(of line: Int) -> Int {
    guard line < count, let stretch = stretch(ofLine: line) else { return viewCount }
    let inside = max(0, line - stretch.firstLine)
    return stretch.firstView + (stretch.band.kind == .views ? inside * viewsPerLine : inside)
  }

  /// The line in which a view stands.
  package func line(of view: Int) -> Int { place(of: view).line }

  /// The line in which a view stands, and its column; nil for a view that takes all of its line.
  package func place(of view: Int) -> (line: Int, column: Int?) {
    let position = Self.last(stretches.count) { stretches[$0].firstView <= view }
    guard let position else { return (0, nil) }
    let stretch = stretches[position]
    let inside = view - stretch.firstView
    guard stretch.band.kind == .views else { return (stretch.firstLine + inside, nil) }
    return (stretch.firstLine + inside / viewsPerLine, inside % viewsPerLine)
  }

  /// The sections that have one of some lines, in order.
  package func sections(in lines: Range<Int>) -> ArraySlice<Section> {
    let end = Self.last(sections.count) { sections[$0].lines.lowerBound < lines.upperBound }
    guard !lines.isEmpty, let end else { return [] }
    let before = Self.last(sections.count) { sections[$0].lines.upperBound <= lines.lowerBound }
    let start = before.map { $0 + 1 } ?? 0
    return start <= end ? sections[start...end] : []
  }

  private func stretch(ofLine line: Int) -> Stretch? {
    if stretches.count == 1 { return stretches[0] }
    return Self.last(stretches.count) { stretches[$0].firstLine <= line }.map { stretches[$0] }
  }

  /// The last of `count` integers that `holds`, given that all before it do too.
  private static func last(_ count: Int, where holds: (Int) -> Bool) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
