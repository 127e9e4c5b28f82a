import Foundation
import ScrollworkDrawing
import Testing

@Suite struct `A font` {
  struct Style: Sendable {
    let font: Font
    let style: Font.TextStyle
    let size: CGFloat
    let weight: Int
  }

  /// Source: documented, Human Interface Guidelines, "Typography", iOS, Large.
  static let styles = [
    Style(font: .largeTitle, style: .largeTitle, size: 34, weight: 400),
    Style(font: .title, style: .title, size: 28, weight: 400),
    Style(font: .title2, style: .title2, size: 22, weight: 400),
    Style(font: .title3, style: .title3, size: 20, weight: 400),
    Style(font: .headline, style: .headline, size: 17, weight: 600),
    Style(font: .body, style: .body, size: 17, weight: 400),
    Style(font: .callout, style: .callout, size: 16, weight: 400),
    Style(font: .subheadline, style: .subheadline, size: 15, weight: 400),
    Style(font: .footnote, style: .footnote, size: 13, weight: 400),
    Style(font: .caption, style: .caption, size: 12, weight: 400),
    Style(font: .caption2, style: .caption2, size: 11, weight: 400),
  ]

  @Test(arguments: styles.indices) func `of a text style has its size and weight`(index: Int) {
    let row = Self.styles[index]
    #expect(row.font.face.size == row.size)
    #expect(row.font.face.weight == row.weight)
    #expect(row.font.face.design == .default && !row.font.face.isItalic)
    #expect(Font.system(row.style) == row.font)
    let other = Font.system(row.style, design: .serif, weight: .black).face
    #expect(other.size == row.size && other.weight == 900 && other.design == .serif)
  }

  @Test func `covers every text style above`() {
    #expect(Set(Self.styles.map(\.style)) == Set(Font.TextStyle.allCases))
  }

  /// Source: documented, OpenType's `usWeightClass`.
  @Test func `has nine weights`() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    for (index, weight) in weights.enumerated() {
      #expect(Font.body.weight(weight).face.weight == (index + 1) * 100)
      #expect(Font.system(size: 9, weight: weight).face.weight == (index + 1) * 100)
    }
  }

  @Test func `changes one property at a time`() {
    #expect(Font.body.bold() == Font.body.weight(.bold))
    #expect(Font.body.italic().face.isItalic && Font.body.italic().face.weight == 400)
    #expect(Font.title.monospaced().face.design == .monospaced)
    #expect(Font.title.monospaced().face.size == 28)
    #expect(Font.body.monospacedDigit().face.usesMonospacedDigits)
  }

  @Test func `has a family for each design`() {
    let designs: [(Font.Design, FontFace.Design)] = [
      (.default, .default), (.serif, .serif), (.rounded, .rounded), (.monospaced, .monospaced),
    ]
    for (design, face) in designs {
      #expect(Font.system(size: 12, design: design).face.design == face)
    }
    #expect(Font.system(size: 12).face == FontFace(size: 12))
  }
}
