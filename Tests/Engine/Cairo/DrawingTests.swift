import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport
import Testing

@Suite struct `Drawing` {
  typealias S = Samples

  func bitmap(_ items: [DisplayItem], scale: CGFloat = 1) throws -> Bitmap {
    try S.renderer.get().bitmap(of: S.list(items, scale: scale))
  }

  /// Whether each component of two pixels differs by at most `tolerance`.
  func isNear(_ a: UInt32, _ b: UInt32, within tolerance: Int) -> Bool {
    [0, 8, 16, 24].allSatisfy { shift in
      abs(Int(a >> shift & 255) - Int(b >> shift & 255)) <= tolerance
    }
  }

  @Test func `opacity applies to the flattened group`() throws {
    let group = LayerContent([
      S.fill(S.rect(0, 0, 20, 20), S.color(1, 0, 0)),
      S.fill(S.rect(10, 0, 20, 20), S.color(0, 0, 1)),
    ])
    let bitmap = try bitmap([.layer(Layer(group, transform: S.move(5, 5), opacity: 0.5))])
    // Half red and half blue over white; where both overlap only the upper one counts.
    #expect(isNear(bitmap[8, 10], 0xFFFF_7F7F, within: 1))
    #expect(isNear(bitmap[20, 10], 0xFF7F_7FFF, within: 1))
    #expect(bitmap[20, 10] == bitmap[30, 10])
  }

  @Test func `nested opacities multiply`() throws {
    let inner = LayerContent([S.fill(S.rect(0, 0, 20, 20), S.color(0, 0, 0))])
    let outer = LayerContent([.layer(Layer(inner, opacity: 0.5))])
    let bitmap = try bitmap([.layer(Layer(outer, opacity: 0.5))])
    #expect(isNear(bitmap[10, 10], 0xFFBF_BFBF, within: 1))
  }

  @Test(arguments: [S.rect(4, 3, 10, 8), S.rect(4.5, 3.5, 10, 8)])
  func `a clip is antialiased between pixels`(frame: CGRect) throws {
    let ink = LayerContent([S.fill(S.rect(0, 0, 40, 30), S.color(0, 0, 0))])
    let bitmap = try bitmap([.layer(Layer(ink, clip: Path(frame)))])
    #expect(bitmap[8, 6] == 0xFF00_0000)
    #expect(bitmap[2, 6] == 0xFFFF_FFFF)
    let edge: UInt32 = frame.minX == 4 ? 0xFF00_0000 : 0xFF80_8080
    #expect(isNear(bitmap[4, 6], edge, within: 3))
  }

  @Test func `a gradient starts and ends with its colors`() throws {
    let stops = [
      Paint.Stop(color: .init(red: 1, green: 0, blue: 0), location: 0),
      Paint.Stop(color: .init(red: 0, green: 0, blue: 1), location: 1),
    ]
    let paint = Paint.linearGradient(stops, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 50, y: 0))
    let bitmap = try bitmap([S.fill(S.rect(0, 0, 60, 40), paint)])
    // Beyond the ends the gradient is padded.
    #expect(isNear(bitmap[2, 20], 0xFFFF_0000, within: 1))
    #expect(isNear(bitmap[57, 20], 0xFF00_00FF, within: 1))
    #expect(isNear(bitmap[30, 20], 0xFF7E_0081, within: 2))
  }

  @Test func `a gradient of zero length is its last color`() throws {
    let stops = [
      Paint.Stop(color: .init(red: 1, green: 0, blue: 0), location: 0),
      Paint.Stop(color: .init(red: 0, green: 1, blue: 0), location: 1),
    ]
    let paint = Paint.linearGradient(stops, start: .zero, end: .zero)
    #expect(try bitmap([S.fill(S.rect(0, 0, 60, 40), paint)])[30, 20] == 0xFF00_FF00)
  }

  @Test func `even-odd leaves a hole that nonzero fills`() throws {
    var path = Path(S.rect(0, 0, 30, 30))
    path.addRect(S.rect(10, 10, 10, 10))
    for (evenOdd, inside) in [(true, UInt32(0xFFFF_FFFF)), (false, 0xFF00_0000)] {
      let command = DrawCommand.fill(path, S.color(0, 0, 0), evenOdd: evenOdd)
      #expect(try bitmap([.command(command)])[15, 15] == inside)
    }
  }

  @Test func `a stroke extends half its width to both sides`() throws {
    let line = Path {
      $0.move(to: CGPoint(x: 10, y: 20))
      $0.addLine(to: CGPoint(x: 50, y: 20))
    }
    let command = DrawCommand.stroke(line, StrokeStyle(lineWidth: 4), S.color(0, 0, 0))
    let bitmap = try bitmap([.command(command)])
    #expect(
      (16..<24).map { bitmap[30, $0] == 0xFF00_0000 } == [
        false, false, true, true, true, true, false, false,
      ])
    #expect(bitmap[9, 20] == 0xFFFF_FFFF)
  }

  @Test func `a path may start with a curve, as in Cairo`() throws {
    let path = Path {
      $0.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 0, y: 0))
      $0.addLine(to: CGPoint(x: 0, y: 40))
    }
    #expect(
      try bitmap([.command(.fill(path, S.color(0, 0, 0), evenOdd: false))])[5, 5] == 0xFF00_0000)
  }

  @Test func `a PNG decodes to the bitmap's pixels`() throws {
    let renderer = try S.renderer.get()
    // Widths that leave 0 to 3 pixels after groups of four.
    for width in [61, 62, 63, 64] as [CGFloat] {
      let list = S.list([.layer(Layer(S.card(3)))], width: width, height: 33)
      let (bitmap, decoded) = (
        try renderer.bitmap(of: list),
        try ImagePixels(renderer.png(of: list), named: "test").bitmap
      )
      #expect(decoded.width == Int(width) && decoded.height == 33)
      for y in 0..<33 {
        for x in 0..<Int(width) where bitmap[x, y] != decoded[x, y] {
          Issue.record("width \(width), pixel \(x), \(y)")
          return
        }
      }
    }
  }

  @Test func `incompressible noise is encoded completely`() throws {
    var random = SeededGenerator(seed: 5)
    let items = (0..<4096).map { index in
      S.fill(
        S.rect(CGFloat(index % 64), CGFloat(index / 64), 1, 1),
        .color(
          .init(
            red: Double.random(in: 0...1, using: &random),
            green: Double.random(in: 0...1, using: &random),
            blue: Double.random(in: 0...1, using: &random))))
    }
    let list = S.list(items, width: 64, height: 64)
    let renderer = try S.renderer.get()
    let decoded = try ImagePixels(renderer.png(of: list), named: "noise").bitmap
    #expect(try renderer.bitmap(of: list)[63, 63] == decoded[63, 63])
  }

  @Test func `the naive rasterizer gives nearly equal pixels`() throws {
    let renderer = try S.renderer.get()
    let list = S.feed(offset: 333)
    let ours = try renderer.bitmap(of: list)
    let naive = try ImagePixels(renderer.referencePNG(of: list), named: "naive").bitmap
    var far = 0
    for y in 0..<ours.height {
      for x in 0..<ours.width where !isNear(ours[x, y], naive[x, y], within: 8) { far += 1 }
    }
    // Edges of projected cards differ where the phase is rounded to the grid of 1/256.
    #expect(far < 200)
  }
}
