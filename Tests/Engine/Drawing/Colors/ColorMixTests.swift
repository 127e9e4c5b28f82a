import Foundation
import ScrollworkGeometry
import Testing

@testable import ScrollworkDrawing

@Suite struct `Mixed and meshed colors` {
  private static let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private static let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  @Test func `a mix goes from one color to the other`() {
    let (red, blue) = (Color(Self.red), Color(Self.blue))
    #expect(red.mix(with: blue, by: 0.5, in: .device).resolved(dark: false).red == 0.5)
    let middle = red.mix(with: blue, by: 0.5).resolved(dark: false)
    // Source: Björn Ottosson's Oklab: halfway lies a lilac.
    #expect(abs(middle.red - 0.55) < 0.02 && abs(middle.blue - 0.64) < 0.02)
    for (part, color) in [(0.0, Self.red), (1, Self.blue)] {
      let end = red.mix(with: blue, by: part).resolved(dark: false)
      #expect(abs(end.red - color.red) < 1e-3 && abs(end.blue - color.blue) < 1e-3)
    }
    #expect(Color.red.mix(with: .blue, by: 0.5) != Color.red)
    let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    #expect(clear.mixed(with: clear, by: 0.5, in: .device) == clear)
  }

  @Test func `Core Graphics' and single precision colors are the same colors`() {
    let color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(Color(cgColor: color) == Color(color) && Color(color).cgColor == color)
    #expect(Self.red.cgColor == color && Color.red.cgColor == nil)
    #expect(UIColor(cgColor: color).cgColor == color)
    #expect(CGColor(gray: 0.5, alpha: 0.5).components == [0.5, 0.5, 0.5, 0.5])
    #expect(color.copy(alpha: 0.5)?.alpha == 0.5 && color.numberOfComponents == 4)
    #expect(Color.Resolved(red: Float(1), green: Float(0), blue: Float(0)) == Self.red)
    let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0)
    #expect(abs(linear.linearRed - 0.5) < 1e-4)
    #expect(linear.linearGreen == 0 && linear.linearBlue == 0)
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(literal == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `a mesh goes through its points and colors`() throws {
    let points = [(0, 0), (1, 0), (0, 1), (1, 1)].map { CGPoint(x: $0.0 * 10, y: $0.1 * 10) }
    let mesh = ColorMesh(
      width: 2, height: 2, points: points, colors: [Self.red, Self.blue, Self.red, Self.blue],
      background: Self.red)
    let facets = mesh.facets(dividing: 4)
    #expect(facets.count == 16)
    #expect(facets[0].corners[0] == points[0] && facets[15].corners[2] == points[3])
    #expect(facets[0].colors[0] == Self.red && facets[15].colors[2] == Self.blue)
    let middle = try #require(facets.map { $0.corners[1] }.first { abs($0.x - 5) < 1e-9 })
    #expect(abs(middle.y) < 1e-9)
    let broken = ColorMesh(
      width: 3, height: 2, points: points, colors: [], background: Self.red, smoothsColors: false)
    #expect(broken.facets(dividing: 4).isEmpty && !broken.isComplete)
    #expect(Paint.mesh(mesh).opacity(0).isClear && !Paint.mesh(mesh).isClear)
  }

  @Test func `a stroked path covers the line`() {
    let corner = Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 50, y: 10))
      path.addLine(to: CGPoint(x: 50, y: 50))
    }
    for join in [CGLineJoin.miter, .round, .bevel] {
      for cap in [CGLineCap.butt, .round, .square] {
        let style = StrokeStyle(lineWidth: 8, lineCap: cap, lineJoin: join)
        let outline = corner.strokedPath(style)
        for x in stride(from: 3.3, through: 57, by: 2) {
          for y in stride(from: 3.9, through: 57, by: 2) {
            let point = CGPoint(x: x, y: y)
            #expect(
              outline.contains(point) == style.covers(point, along: corner),
              "\(join) \(cap) \(point)")
          }
        }
      }
    }
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }
}
