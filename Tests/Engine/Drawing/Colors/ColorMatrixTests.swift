import Foundation
import ScrollworkDrawing
import Testing

@Suite struct `Color matrix` {
  /// The transformed color, in hundredths.
  private func changed(_ color: [Double], by matrix: ColorMatrix) -> [Int] {
    stride(from: 0, to: 12, by: 4).map { row in
      let parts = zip(matrix.rows[row..<row + 3], color).reduce(matrix.rows[row + 3]) {
        $0 + $1.0 * $1.1
      }
      return Int((min(max(parts, 0), 1) * 100).rounded())
    }
  }

  /// Source: documented, W3C "Filter Effects", computed by hand.
  @Test func `sums weighted components and a constant`() {
    let color = [0.8, 0.4, 0.2]
    #expect(changed(color, by: .identity) == [80, 40, 20])
    #expect(changed(color, by: .brightness(0.1)) == [90, 50, 30])
    #expect(changed(color, by: .brightness(-1)) == [0, 0, 0])
    #expect(changed(color, by: .contrast(0.5)) == [65, 45, 35])
    #expect(changed(color, by: .contrast(0)) == [50, 50, 50])
    #expect(changed(color, by: .saturation(1)) == [80, 40, 20])
    // 0.213 · 0.8 + 0.715 · 0.4 + 0.072 · 0.2
    #expect(changed(color, by: .saturation(0)) == [47, 47, 47])
    #expect(changed(color, by: .hueRotation(0)) == [80, 40, 20])
    #expect(changed([1, 1, 1], by: .hueRotation(2)) == [100, 100, 100])
    // A rotation of 120° moves red toward green, and keeps its luminance.
    let turned = changed([1, 0, 0], by: .hueRotation(2 * .pi / 3))
    #expect(turned[1] > turned[0] && turned[1] > turned[2])
    #expect(
      changed(color, by: .product(.init(red: 0.5, green: 1, blue: 0))) == [40, 40, 0])
    #expect(changed(color, by: .inverse) == [20, 60, 80])
  }

  @Test func `has only finite numbers`() {
    #expect(ColorMatrix.brightness(.infinity).rows.allSatisfy { $0.isFinite })
    #expect(ColorMatrix.identity.rows == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0])
  }
}

@Suite struct `Paint stop` {
  @Test func `is a color at a location`() {
    var stop = Paint.Stop(color: .init(red: 1, green: 0, blue: 0), location: 0.25)
    #expect(stop.color.red == 1 && stop.location == 0.25)
    stop.location = 0.5
    stop.color.red = 0
    let paint = Paint.linearGradient([stop], start: .zero, end: CGPoint(x: 1, y: 0))
    guard case .linearGradient(let stops, _, _) = paint else {
      Issue.record("\(paint)")
      return
    }
    #expect(stops[0].location == 0.5 && stops[0].color == .init(red: 0, green: 0, blue: 0))
  }
}
