import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkGeometry

// The words of laid out text.
extension ShapedLines {
  /// The phrases with their paints, line by line from left to right.
  ///
  /// A line in one style is one phrase. Otherwise runs from left to right are joined while their
  /// style stays the same.
  func phrases(families: (FontFace) -> [String]) -> [(ink: Int, phrase: Phrase)] {
    var result: [(ink: Int, phrase: Phrase)] = []
    for index in lines.indices {
      let own = runs.filter { $0.line == index }
      var groups: [[Run]] = []
      if own.allSatisfy({ own[0].continues(in: $0) }) {
        groups = [own.sorted { $0.offset < $1.offset }]
      } else {
        for run in own.sorted(by: { $0.left < $1.left }) {
          if let last = groups.last?.last, last.continues(in: run), last.touches(run),
            last.isLeftToRight, run.isLeftToRight
          {
            groups[groups.count - 1].append(run)
          } else {
            groups.append([run])
          }
        }
      }
      for group in groups {
        guard let phrase = phrase(group, whole: group.count == own.count, families: families)
        else { continue }
        result.append((group[0].piece.span.ink, phrase))
      }
    }
    return result
  }

  /// The phrase of runs in logical order; nil for an attachment or an empty line.
  private func phrase(_ runs: [Run], whole: Bool, families: (FontFace) -> [String]) -> Phrase? {
    guard let first = runs.first, let last = runs.last,
      first.piece.gap == nil || first.glyphs.isEllipsis
    else { return nil }
    var text = runs.map(\.characters).joined()
    if last.endsInWrappedSpace, text.last == " " { text.removeLast() }
    guard !text.isEmpty else { return nil }
    let span = first.piece.span
    let used = runs.compactMap(\.family)
    let tried = families(span.face)
    var known = Set(tried)
    let scale = CGFloat(PANGO_SCALE)
    let (start, end) = extent(of: runs)
    let isRightToLeft = lines[first.line].isRightToLeft
    return Phrase(
      text: text,
      origin: CGPoint(
        x: CGFloat(start - left) / scale, y: first.baseline),
      width: CGFloat(end - start) / scale, face: span.face, tracking: span.tracking,
      families: tried.filter(used.contains) + used.filter { known.insert($0).inserted },
      line: first.line, isRightToLeft: isRightToLeft,
      isPlain: !isRightToLeft && runs.allSatisfy(\.isLeftToRight), isWholeLine: whole)
  }

  /// The horizontal extent of runs without the tracking before and after them.
  ///
  /// Half of it is on either side of a character, but none at the ends of a line.
  private func extent(of runs: [Run]) -> (start: Int, end: Int) {
    var start = runs.map(\.left).min() ?? 0
    var end = runs.map(\.right).max() ?? 0
    let half = (runs.first?.piece.span.tracking ?? 0) / 2
    guard half != 0, let line = runs.first?.line else { return (start, end) }
    let all = self.runs.filter { $0.line == line }
    let pad = half.pangoUnits
    if all.contains(where: { $0.left < start }) { start += pad }
    if all.contains(where: { $0.right > end }) { end -= pad }
    return (start, end)
  }
}

extension ShapedLines.Run {
  /// The first byte in the text of its layout.
  var offset: Int { Int(glyphs.pointee.item.pointee.offset) }

  /// The characters, or an ellipsis.
  fileprivate var characters: String {
    guard !glyphs.isEllipsis else { return "…" }
    guard let text = pango_layout_get_text(layout) else { return "" }
    let bytes = UnsafeBufferPointer(
      start: text + offset, count: Int(glyphs.pointee.item.pointee.length))
    return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether the run is at an even level of the bidirectional algorithm.
  fileprivate var isLeftToRight: Bool {
    glyphs.pointee.item.pointee.analysis.level.isMultiple(of: 2)
  }

  /// Whether another run has the same style and baseline.
  fileprivate func continues(in other: Self) -> Bool {
    let (a, b) = (piece.span, other.piece.span)
    return !isGap && !other.isGap && baseline == other.baseline && a.ink == b.ink
      && a.face == b.face && a.tracking == b.tracking
  }

  private var isGap: Bool { piece.gap != nil && !glyphs.isEllipsis }

  /// The right end.
  fileprivate var right: Int { left + width }

  /// Whether another run begins where this one ends.
  fileprivate func touches(_ other: Self) -> Bool { abs(right - other.left) <= 1 }

  /// Whether the last character is one at which the line is wrapped, so that it has no width.
  fileprivate var endsInWrappedSpace: Bool {
    guard let string = glyphs.pointee.glyphs, string.pointee.num_glyphs > 0 else { return false }
    let last = isLeftToRight ? Int(string.pointee.num_glyphs) - 1 : 0
    return string.pointee.glyphs[last].geometry.width == 0
  }

  /// The family of the font.
  fileprivate var family: String? {
    guard let font = glyphs.pointee.item.pointee.analysis.font,
      let description = pango_font_describe(font)
    else { return nil }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
  }
}
