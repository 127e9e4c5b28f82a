import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport
import Testing

/// Color matrices against their formulas in floating point.
@Suite struct `Color matrix accuracy` {
  private typealias S = Samples

  @Test(arguments: [UInt64(1), 2]) func `is within 1/255 of the formula`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let random = { (range: ClosedRange<Double>) in Double.random(in: range, using: &generator) }
    var worst = 0.0
    for round in 0..<24 {
      let matrix: ColorMatrix =
        switch round % 6 {
        case 0: .brightness(random(-1...1))
        case 1: .contrast(random(-1...6))
        case 2: .saturation(random(0...5))
        case 3: .hueRotation(random(-7...7))
        case 4: .product(.init(red: random(0...1), green: random(0...1), blue: random(0...1)))
        default: .inverse
        }
      var items: [DisplayItem] = []
      for place in 0..<16 {
        let color = S.color(
          random(0...1), random(0...1), random(0...1), place % 2 == 0 ? 1 : random(0...1))
        items.append(
          S.fill(S.rect(CGFloat(place % 4) * 4, CGFloat(place / 4) * 4, 4, 4), color))
      }
      // On black, the result is the premultiplied components; on white, the missing red is the
      // backdrop, which gives the coverage.
      func bitmap(_ filters: [Layer.Filter], _ background: Color.Resolved) throws -> Bitmap {
        try S.renderer.get().bitmap(
          of: S.list(
            [.layer(Layer(LayerContent(items), filters: filters, isGroup: true))], width: 16,
            height: 16, background: background))
      }
      let (before, over) = (try bitmap([], S.black), try bitmap([], S.white))
      let after = try bitmap([.colors(matrix)], S.black)
      for y in stride(from: 1, to: 16, by: 4) {
        for x in stride(from: 1, to: 16, by: 4) {
          let part = { (pixel: UInt32, shift: UInt32) in Double(pixel >> shift & 255) }
          let coverage = 255 - (part(over[x, y], 16) - part(before[x, y], 16))
          let color = [16, 8, 0].map { part(before[x, y], $0) }
          for row in 0..<3 {
            let numbers = matrix.rows[(4 * row)..<(4 * row + 4)]
            let sum = zip(numbers, color + [coverage]).reduce(0) { $0 + $1.0 * $1.1 }
            let wanted = min(max(sum, 0), coverage)
            worst = max(worst, abs(part(after[x, y], [16, 8, 0][row]) - wanted))
          }
        }
      }
    }
    #expect(worst <= 1, "\(worst)")
  }
}
