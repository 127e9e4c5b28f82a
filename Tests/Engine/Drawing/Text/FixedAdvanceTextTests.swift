import Foundation
import ScrollworkDrawing
import TestSupport
import Testing

@Suite struct `Fixed advance text` {
  private func metrics(
    _ text: String, width: CGFloat? = nil, lineLimit: Int? = nil, tracking: CGFloat = 0
  ) -> TextMetrics {
    FixedAdvanceText().metrics(
      of: TextRun(
        text, face: FontFace(size: 10), width: width, lineLimit: lineLimit, tracking: tracking))
  }

  @Test(
    arguments: [
      ("abcd", nil, nil, 20.0, 1.0), ("", nil, nil, 0, 1), ("ab\nabc", nil, nil, 15, 2),
      ("aa bb cc", 25, nil, 25, 2), ("aa bb cc", 24.9, nil, 10, 3), ("aa bb cc", 40, nil, 40, 1),
      ("abcdefg", 15, nil, 15, 3), ("abcd", 1, nil, 5, 4), ("aa bb cc", 10, 2, 10, 2),
      ("a\n\nb", nil, nil, 5, 3),
    ] as [(String, CGFloat?, Int?, CGFloat, CGFloat)])
  func `measures`(text: String, width: CGFloat?, limit: Int?, wide: CGFloat, lines: CGFloat) {
    let found = metrics(text, width: width, lineLimit: limit)
    let height = lines * 12
    #expect(found.size == CGSize(width: wide, height: height))
    #expect(found.firstBaseline == 9.5)
    #expect(found.lastBaseline == height - 2.5)
  }

  @Test func `adds tracking to every character`() {
    #expect(metrics("abcd", tracking: 1).size.width == 24)
  }
}
