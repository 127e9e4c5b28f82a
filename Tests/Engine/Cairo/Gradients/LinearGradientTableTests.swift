import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkCairo

@Suite struct `Tables of linear gradients` {
  private func color(_ random: inout SeededGenerator) -> Color.Resolved {
    func part() -> Double { Double.random(in: 0...1, using: &random) }
    return Color.Resolved(red: part(), green: part(), blue: part(), opacity: 0.2 + 0.8 * part())
  }

  /// Cairo interpolates each pixel; a table has a color for every quarter of one.
  @Test(arguments: Array(UInt64(1)...12)) func `agree with Cairo's gradients`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let stops = [0, Double.random(in: 0.2...0.8, using: &random), 1].map {
      Paint.Stop(color: color(&random), location: $0)
    }
    func place() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: -20...220, using: &random),
        y: CGFloat.random(in: -20...160, using: &random))
    }
    let paint = Paint.linearGradient(stops, start: place(), end: place())
    let matrix = CGAffineTransform(rotationAngle: CGFloat(seed) / 7).scaledBy(x: 1.4, y: 1.4)
    let fill = DrawCommand.fill(
      Path(CGRect(x: 0, y: 0, width: 200, height: 140)), paint, evenOdd: false)
    func bitmap(samplesGradients: Bool) throws -> Bitmap {
      let bitmap = try Bitmap(PixelRect(x: 0, y: 0, width: 200, height: 140))
      let painter = CommandPainter(
        assets: DrawingAssets(
          text: try TextEngine(.standard()), images: try ImageStore(folders: [])),
        samplesGradients: samplesGradients)
      try bitmap.draw { context throws(CairoError) in
        try painter.paint(fill, matrix, on: context)
      }
      return bitmap
    }
    let (table, cairo) = (try bitmap(samplesGradients: true), try bitmap(samplesGradients: false))
    let worst = zip(table.data, cairo.data).map { abs(Int($0) - Int($1)) }.max() ?? 255
    #expect(worst <= 2)
  }

  @Test func `have an edge where two stops share a place`() throws {
    let (red, blue) = (
      Color.Resolved(red: 1, green: 0, blue: 0), Color.Resolved(red: 0, green: 0, blue: 1)
    )
    let paint = Paint.linearGradient(
      [
        .init(color: red, location: 0), .init(color: red, location: 0.5),
        .init(color: blue, location: 0.5), .init(color: blue, location: 1),
      ], start: .zero, end: CGPoint(x: 40, y: 0))
    let area = CGRect(x: 0, y: 0, width: 40, height: 2)
    let list = Samples.list(
      [.command(.fill(Path(area), paint, evenOdd: false))], width: 40, height: 2, scale: 1)
    let bitmap = try Samples.renderer.get().bitmap(of: list)
    #expect((0..<20).allSatisfy { bitmap[$0, 0] == 0xFFFF_0000 })
    #expect((20..<40).allSatisfy { bitmap[$0, 0] == 0xFF00_00FF })
  }
}
