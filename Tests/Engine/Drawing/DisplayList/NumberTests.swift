import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport
import Testing

@Suite struct `Numbers of a display list` {
  static let spellings: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1, "1"), (-1.5, "-1.5"),
    (0.05, "0.05"), (0.005, "0.005"), (100, "100"), (100.1, "100.1"), (100.12, "100.12"),
    (100.1234, "100.123"), (-0.9996, "-1"), (1234567.8915, "1234567.892"), (0.1 + 0.2, "0.3"),
    (.infinity, "inf"), (1e16, "1e+16"),
  ]

  @Test(arguments: spellings) func `have three decimals at most`(value: Double, text: String) {
    #expect(Decimal3.spell(value) == text)
  }

  @Test(arguments: 0..<50) func `parse back to the same value`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let value = Double.random(in: -5000...5000, using: &random)
    let read = try #require(Double(Decimal3.spell(value)))
    #expect(abs(read - value) <= 0.000_500_01, "seed \(seed)")
    #expect(Decimal3.spell(read) == Decimal3.spell(value), "seed \(seed)")
  }

  @Test func `are rounded to the grid`() {
    #expect(0.3.onGrid() == 307.0 / 1024)
    #expect((-0.0001).onGrid().sign == .plus)
    #expect(0.3.onGrid(Grid.factor) == 314573.0 / 1_048_576)
    let transform = CGAffineTransform(a: 0.3, b: 0, c: 0, d: 1, tx: 0.3, ty: -0.0001).onGrid
    #expect(transform.a == 314573.0 / 1_048_576)
    #expect(transform.tx == 307.0 / 1024)
    #expect(transform.ty.sign == .plus)
    #expect(
      CGRect(x: 0.3, y: 0, width: 0.3, height: 1).onGrid
        == CGRect(x: 307.0 / 1024, y: 0, width: 307.0 / 1024, height: 1))
    #expect(CGRect.null.onGrid.isNull)
  }

  @Test(arguments: 0..<50) func `are unchanged by a second rounding`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let value = Double.random(in: -5000...5000, using: &random)
    #expect(value.onGrid().onGrid() == value.onGrid(), "seed \(seed)")
    let distance = abs(value.onGrid() - value)
    #expect(distance <= 0.5 / 1024, "seed \(seed)")
  }

  @Test func `are rounded by every content`() {
    let off = CGRect(x: 0.3, y: 0.3, width: 10.3, height: 10.3)
    let ink = Paint.color(.init(red: 0.3, green: 0, blue: 0))
    let stroke = StrokeStyle(lineWidth: 0.3, miterLimit: 0.3, dash: [0.3], dashPhase: 0.3)
    let text = TextRun("a", face: FontFace(size: 0.3), width: 0.3, tracking: 0.3)
    let commands: [DrawCommand] = [
      .fill(Path(off), ink, evenOdd: false), .stroke(Path(off), stroke, ink),
      .text(text, frame: off, ink),
      .image(
        ImageAsset(name: "i", size: off.size, digest: ContentDigest(of: [1])), frame: off,
        smooth: true),
    ]
    let content = LayerContent(commands.map { .command($0) })
    for (item, command) in zip(content.items, commands) {
      #expect(item == .command(command.onGrid))
      #expect(item != .command(command))
    }
    let step: CGFloat = 307.0 / 1024
    guard case .command(.stroke(_, let style, _)) = content.items[1],
      case .command(.text(let run, _, _)) = content.items[2]
    else {
      Issue.record("no stroke or text")
      return
    }
    #expect(style == StrokeStyle(lineWidth: step, miterLimit: step, dash: [step], dashPhase: step))
    #expect(run.face.size == step && run.tracking == step)
    // Rounded up, so that text measured to fit a line still does.
    #expect(run.width == 308.0 / 1024)

    let layer = Layer(
      content, transform: CGAffineTransform(translationX: 0.3, y: 0), opacity: 0.3,
      filters: [
        .shadow(
          color: .init(red: 0.3, green: 0, blue: 0), radius: 0.3,
          offset: CGSize(width: 0.3, height: 0))
      ])
    #expect(
      layer.filters == [
        .shadow(
          color: .init(red: Double(step), green: 0, blue: 0), radius: step,
          offset: CGSize(width: step, height: 0))
      ])
    let list = DisplayList(
      canvas: CGSize(width: 0.3, height: 1), scale: 1, background: .init(red: 0, green: 0, blue: 0),
      content: content)
    #expect(list.canvas.width == step)
    #expect(layer.transform.tx == 307.0 / 1024)
    #expect(layer.opacity == 307.0 / 1024)
  }
}
