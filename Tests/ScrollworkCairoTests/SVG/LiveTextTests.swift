import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

@Suite struct `Live text in SVG` {
  private typealias S = Samples

  private func svg(_ items: [DisplayItem]) throws -> String {
    let list = S.list(items, width: 300, height: 200)
    return try String(decoding: S.renderer.get().svg(of: list, text: .live), as: UTF8.self)
  }

  @Test func `is dumped for a look`() throws {
    let face = FontFace(size: 17)
    var spaced = TextRun("TRACKED", face: face)
    spaced.tracking = 4
    let items: [DisplayItem] = [
      S.text("Hello & <world>  two", x: 10, y: 10, face, S.color(0, 0, 0)),
      S.text(
        "A longer sentence wraps at the width, and is cut off at the end of the third line of it",
        x: 10, y: 40, FontFace(weight: 700, isItalic: true, size: 14), S.color(0.8, 0, 0, 0.5),
        width: 120, lineLimit: 3),
      S.text("שלום עולם abc 123", x: 150, y: 40, face, S.color(0, 0, 1), isRightToLeft: true),
      S.text("日本語 text 😀!", x: 150, y: 70, face, S.color(0, 0.5, 0), language: "ja"),
      .command(.text(spaced, frame: S.rect(150, 100, 140, 20), S.color(0, 0, 0))),
      S.text("Mono 123", x: 150, y: 130, FontFace(design: .monospaced, size: 13), S.color(0, 0, 0)),
      S.text(
        "Rounded light", x: 150, y: 150, FontFace(design: .rounded, weight: 300, size: 17),
        .linearGradient(
          [
            .init(color: .init(red: 1, green: 0, blue: 0), location: 0),
            .init(color: .init(red: 0, green: 0, blue: 1), location: 1),
          ], start: CGPoint(x: 150, y: 0), end: CGPoint(x: 270, y: 0))),
      S.text("Serif 600", x: 150, y: 175, FontFace(design: .serif, weight: 700, size: 17), S.color(0, 0, 0)),
    ]
    let list = S.list(items, width: 300, height: 200, scale: 2)
    let renderer = try S.renderer.get()
    try renderer.svg(of: list, text: .live).write(to: URL(filePath: "/tmp/vec/live.svg"))
    try renderer.svg(of: list).write(to: URL(filePath: "/tmp/vec/outlines.svg"))
    try renderer.png(of: list).write(to: URL(filePath: "/tmp/vec/list.png"))
    try renderer.pdf(of: list).write(to: URL(filePath: "/tmp/vec/list.pdf"))
  }
}
