package import ScrollworkDrawing
import Foundation

/// Measures text by a rule instead of a font: every character is half an em wide, a line 1.2 em
/// high, with its baseline at 0.95 em.
///
/// Lines break at spaces where they must, and inside a word that alone is too wide. The space at a
/// break has no width.
package struct FixedAdvanceText: TextMeasuring {
  package init() {}

  package func metrics(of run: TextRun) -> TextMetrics {
    let em = run.face.size
    let advance = em / 2 + run.tracking
    let most = run.width.map { $0 < advance ? 1 : Int(min($0 / advance + 1e-9, 1e9)) }
    var lines = run.string.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { Self.lineLengths(of: $0, most: most ?? .max) }
    if let limit = run.lineLimit, lines.count > limit {
      lines.removeLast(lines.count - max(limit, 1))
    }
    let top = CGFloat(lines.count - 1) * em * 1.2
    return TextMetrics(
      size: CGSize(
        width: CGFloat(lines.max() ?? 0) * advance, height: CGFloat(lines.count) * em * 1.2),
      firstBaseline: em * 0.95, lastBaseline: top + em * 0.95)
  }

  /// How many characters stand on each line of a paragraph.
  private static func lineLengths(of paragraph: Substring, most: Int) -> [Int] {
    var lines: [Int] = []
    var line: Int?
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      if let length = line, length + 1 + word.count <= most {
        line = length + 1 + word.count
        continue
      }
      if let length = line { lines.append(length) }
      var rest = word.count
      while rest > most {
        lines.append(most)
        rest -= most
      }
      line = rest
    }
    return lines + [line ?? 0]
  }
}
