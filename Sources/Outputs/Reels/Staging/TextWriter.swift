import Foundation
import ScrollworkDrawing

/// Measures text that is centered around a vertical line.
struct TextWriter {
  let text: any TextMeasuring
  let width: CGFloat
  let middle: CGFloat

  func block(
    _ string: String, _ kind: StagingError.TextKind, size: CGFloat, weight: Int, top: CGFloat
  ) throws(StagingError) -> StagingLayout.TextBlock {
    let size = size.rounded()
    let run = TextRun(
      string, face: FontFace(weight: weight, size: size), width: width, alignment: .center,
      lineSpacing: (size / 6).rounded())
    let metrics = text.metrics(of: run)
    guard metrics.lines.count <= StagingLayout.mostLines, metrics.size.width <= width + 1 else {
      throw .textTooLong(kind, string, width: Double(width), lines: StagingLayout.mostLines)
    }
    let frame = CGRect(
      x: (middle - metrics.size.width / 2).rounded(), y: top.rounded(),
      width: metrics.size.width, height: metrics.size.height)
    return StagingLayout.TextBlock(run: run, frame: frame)
  }
}
