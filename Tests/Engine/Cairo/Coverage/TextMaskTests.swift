import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

/// The pixels of texts.
@Suite struct `Text masks` {
  private typealias S = Samples

  private func bitmap(_ angle: Double, scale: CGFloat) throws -> Bitmap {
    let content = LayerContent([
      S.text("Ägyptj & 8%", x: 6, y: 6, FontFace(weight: 700, size: 17), S.color(0, 0, 0)),
      S.text("Colour combination", x: 6, y: 30, FontFace(size: 11), S.color(0, 0, 0, 0.6)),
      S.text("שלום ∑ ﷽", x: 6, y: 48, FontFace(size: 13), S.color(0, 0, 0)),
    ])
    let turned = Layer(content, transform: CGAffineTransform(rotationAngle: angle))
    return try S.renderer.get().bitmap(
      of: S.list([.layer(turned)], width: 140, height: 80, scale: scale))
  }

  private func gray(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Double {
    Double(bitmap[x, y] & 255)
  }

  @Test(arguments: [0, 0.03, -0.05, 0.4])
  func `a pixel is the mean of a drawing sixteen times as large`(angle: Double) throws {
    let (small, large) = (try bitmap(angle, scale: 1), try bitmap(angle, scale: 16))
    var (sum, most) = (0.0, 0.0)
    for y in 0..<small.height {
      for x in 0..<small.width {
        var mean = 0.0
        for dy in 0..<16 {
          for dx in 0..<16 { mean += gray(large, 16 * x + dx, 16 * y + dy) }
        }
        let error = abs(mean / 256 - gray(small, x, y))
        (sum, most) = (sum + error, max(most, error))
      }
    }
    #expect(most < 3)
    #expect(sum / Double(small.width * small.height) < 0.1)
  }
}
