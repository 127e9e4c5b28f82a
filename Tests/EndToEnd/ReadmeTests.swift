import Scrollwork
import TestSupport
import Testing

// The lines between the two marks are the README's example, to the letter.
// begin
let strip = Scene(
  "strip", canvas: CGSize(width: 320, height: 200),
  script: [
    .flick(.left, velocity: 1200), .untilSettled(),
  ]
) {
  ScrollView(.horizontal) {
    LazyHStack(spacing: 12) {
      ForEach(0..<40) { index in
        RoundedRectangle(cornerRadius: 24)
          .fill(Color(hue: Double(index) / 40, saturation: 0.6, brightness: 0.9))
          .containerRelativeFrame(.horizontal, count: 3, spacing: 12)
          .scrollTransition { content, phase in
            content.scaleEffect(phase.isIdentity ? 1 : 0.7)
          }
      }
    }
    .scrollTargetLayout()
  }
  .scrollTargetBehavior(.viewAligned)
}
// end

@Suite struct `The README` {
  @Test func `shows an example that compiles`() throws {
    let readme = try Repository.text("README.md")
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let example = try #require(
      source.split(separator: "// begin\n").last?.split(separator: "// end\n").first)
    #expect(readme.contains("import Scrollwork\n\n\(example)```"))
  }

  @Test @MainActor func `shows an example that moves and comes to rest on a card`() {
    let stage = Stage(strip, text: NoText(), images: NoImages())
    #expect(stage.problems.isEmpty)
    #expect(stage.duration > 0.3)
    let width = (320.0 - 2 * 12) / 3
    let rest = stage.still(at: stage.duration).report.scrollViews[0].offset.x
    let cards = rest / (width + 12)
    #expect(cards > 0.5)
    #expect(abs(cards - cards.rounded()) < 0.001)
  }
}

private struct NoText: TextMeasuring {
  func metrics(of run: TextRun) -> TextMetrics {
    TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0)
  }
}

private struct NoImages: ImageProviding {
  func image(named name: String) -> ImageAsset? { nil }
}
