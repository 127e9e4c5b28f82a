import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkCairo

/// What the text engine knows from other runs.
@Suite struct `Known texts` {
  private static let engine = Result { try TextEngine(.standard()) }
  private static let words = [
    "a", "Palette", "12", "combination", "fi", "ffl", "é", "e\u{301}", "…", "—", "שלום", "مرحبا",
    "👍🏽", "👨‍👩‍👧", "日本語", "x\u{A0}y", "soft\u{AD}hyphen", "tab\tstop", "no\u{200B}space",
  ]
  private static let separators = [" ", " ", " ", "  ", "\n", ", ", "\u{3000}", ""]
  private static let widths: [CGFloat?] = [nil, 0, 0, 1, 9.5, 20, 43, 80, 120, 250]

  private func run(_ random: inout SeededGenerator) -> TextRun {
    var text = ""
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      text += Self.words.randomElement(using: &random) ?? ""
      text += Self.separators.randomElement(using: &random) ?? ""
    }
    if Bool.random(using: &random) { text = text.trimmingCharacters(in: .whitespacesAndNewlines) }
    var run = TextRun(text, face: FontFace(weight: 500, size: 13))
    run.alignment = [.leading, .center, .trailing].randomElement(using: &random) ?? .leading
    run.tracking = [0, 0, 0, 1.5, -0.75].randomElement(using: &random) ?? 0
    run.lineSpacing = [0, 4].randomElement(using: &random) ?? 0
    run.isRightToLeft = Int.random(in: 0..<4, using: &random) == 0
    run.truncation = [.tail, .tail, .tail, .middle, .head].randomElement(using: &random) ?? .tail
    if Int.random(in: 0..<3, using: &random) == 0, text.utf8.count > 1 {
      let first = TextRun.Span(length: text.unicodeScalars.first?.utf8.count ?? 0, face: run.face)
      var rest = TextRun.Span(
        length: text.utf8.count - first.length, face: FontFace(weight: 700, size: 19))
      rest.tracking = run.tracking
      run.spans = [first, rest]
    }
    return run
  }

  /// The measures and glyphs of a run are those of the run alone, whichever runs were shaped before.
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `equal those shaped by themselves`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let engine = try Self.engine.get()
    let base = run(&random)
    for step in 0..<24 {
      var run = base
      run.width = Self.widths.randomElement(using: &random) ?? nil
      run.lineLimit = [nil, 1, 1, 2, 4].randomElement(using: &random) ?? nil
      let alone = engine.shapedUncached(run)
      if Bool.random(using: &random) {
        #expect(engine.metrics(of: run) == alone.measured.metrics, "step \(step), \(run)")
      }
      guard Bool.random(using: &random) else { continue }
      let known = engine.shaped(run)
      #expect(known.measured.metrics == alone.measured.metrics, "step \(step), \(run)")
      #expect(known[0].outline == alone[0].outline, "step \(step), \(run)")
      #expect(
        known[0].bitmapGlyphs.map(\.frame) == alone[0].bitmapGlyphs.map(\.frame),
        "step \(step), \(run)")
    }
  }
}
