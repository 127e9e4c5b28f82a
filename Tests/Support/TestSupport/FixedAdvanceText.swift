package import ScrollworkDrawing
import Foundation

/// Measures text by a rule instead of a font: every character is half an em wide, a line 1.2 em
/// high, with its baseline at 0.95 em.
///
/// Lines break at spaces where they must, and inside a word that alone is too wide. The space at a
/// break has no width. A line is as high as the largest face in the text asks for, gaps do not count.
package struct FixedAdvanceText: TextMeasuring {
  package init() {}

  /// The families of the standard set.
  package var families: [String] { ["Hack", "Quicksand", "Roboto", "Roboto Slab"] }

  /// The characters by the same rule.
  package func clusters(of run: TextRun) -> [TextCluster] {
    let (characters, advances) = (Array(run.string), Self.advances(of: run))
    let em = run.spans.reduce(run.face.size) { max($0, $1.face.size) }
    var spans: [TextRun.Span?] = []
    // The texts of tests are ASCII: a byte is a character.
    for span in run.spans { spans += Array(repeating: span, count: span.length) }
    return Self.lines(of: run, advances).enumerated().flatMap { line, range in
      var x: CGFloat = 0
      return range.map { index in
        let span = spans.indices.contains(index) ? spans[index] : nil
        defer { x += advances[index] }
        return TextCluster(
          string: String(characters[index]), face: span?.face ?? run.face, ink: span?.ink ?? 0,
          line: line,
          frame: CGRect(
            x: x, y: CGFloat(line) * em * 1.2, width: advances[index], height: em * 1.2),
          baseline: CGFloat(line) * em * 1.2 + em * 0.95, isRightToLeft: false)
      }
    }
  }

  private static func lines(of run: TextRun, _ advances: [CGFloat]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for paragraph in run.string.split(separator: "\n", omittingEmptySubsequences: false) {
      let end = start + paragraph.count
      lines += Self.lines(of: Array(paragraph), from: start, advances, width: run.width)
      start = end + 1
    }
    if let limit = run.lineLimit, lines.count > limit {
      lines.removeLast(lines.count - max(limit, 1))
    }
    return lines
  }

  package func metrics(of run: TextRun) -> TextMetrics {
    let em = run.spans.reduce(run.face.size) { max($0, $1.face.size) }
    let advances = Self.advances(of: run)
    let lines = Self.lines(of: run, advances)
    let widths = lines.map { advances[$0].reduce(0, +) }
    let height = em * 1.2
    let top = CGFloat(lines.count - 1) * height
    var metrics = TextMetrics(
      size: CGSize(width: widths.max() ?? 0, height: CGFloat(lines.count) * height),
      firstBaseline: em * 0.95, lastBaseline: top + em * 0.95)
    metrics.lines = widths.enumerated().map { index, width in
      CGRect(x: 0, y: CGFloat(index) * height, width: width, height: height)
    }
    metrics.gaps = Self.gaps(of: run).map { place, gap in
      guard let line = lines.firstIndex(where: { $0.contains(place) }) else { return nil }
      return CGRect(
        x: advances[lines[line].lowerBound..<place].reduce(0, +),
        y: CGFloat(line) * height + em * 0.95 + gap.descent - gap.size.height,
        width: gap.size.width, height: gap.size.height)
    }
    return metrics
  }

  /// How wide each character is.
  private static func advances(of run: TextRun) -> [CGFloat] {
    guard !run.spans.isEmpty else {
      return Array(repeating: run.face.size / 2 + run.tracking, count: run.string.count)
    }
    var rest = run.string.utf8[...]
    return run.spans.flatMap { span -> [CGFloat] in
      let part = rest.prefix(span.length)
      rest = rest.dropFirst(span.length)
      let width = span.gap?.size.width ?? span.face.size / 2 + span.tracking
      return Array(repeating: width, count: String(Substring(part)).count)
    }
  }

  /// The gaps and the numbers of their characters.
  private static func gaps(of run: TextRun) -> [(Int, TextRun.Gap)] {
    var rest = run.string.utf8[...]
    var (count, gaps) = (0, [(Int, TextRun.Gap)]())
    for span in run.spans {
      let part = rest.prefix(span.length)
      rest = rest.dropFirst(span.length)
      if let gap = span.gap { gaps.append((count, gap)) }
      count += String(Substring(part)).count
    }
    return gaps
  }

  /// The lines of a paragraph that begins at a character.
  private static func lines(
    of paragraph: [Character], from start: Int, _ advances: [CGFloat], width: CGFloat?
  ) -> [Range<Int>] {
    guard let width else { return [start..<start + paragraph.count] }
    let most = width + 1e-9
    func length(_ range: Range<Int>) -> CGFloat { advances[range].reduce(0, +) }
    var lines: [Range<Int>] = []
    var line: Range<Int>?
    var index = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let range = start + index..<start + index + word.count
      index += word.count + 1
      if let open = line, length(open.lowerBound..<range.upperBound) <= most {
        line = open.lowerBound..<range.upperBound
        continue
      }
      if let open = line { lines.append(open) }
      var rest = range
      while length(rest) > most, rest.count > 1 {
        var end = rest.lowerBound + 1
        while length(rest.lowerBound..<end + 1) <= most { end += 1 }
        lines.append(rest.lowerBound..<end)
        rest = end..<rest.upperBound
      }
      line = rest
    }
    return lines + [line ?? start..<start]
  }
}
