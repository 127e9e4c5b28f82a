import Foundation
import ScrollworkCairo
import ScrollworkDrawing
import ScrollworkGeometry
import Testing

/// What is drawn of content that is much taller than a picture, and than a bitmap of Cairo.
@Suite struct `Content taller than any picture` {
  typealias S = Samples

  /// Heights over half a canvas, beyond Cairo's bitmaps (32,767), its coordinates (8,388,607), and the
  /// largest of a view.
  static let heights: [CGFloat] = [3000, 40_000, 1_000_000, 20_000_000, 100_000_000]

  /// Content of a height, the same in its first 200 points.
  enum Kind: CaseIterable {
    case rounded, gradient, stroke, dashed, clipped, translucent, shadow, blurred, masked, turned,
      flat

    func items(height: CGFloat) -> [DisplayItem] {
      let frame = CGRect(x: 5, y: 4, width: 40, height: height)
      let shape = Path(roundedRect: frame, cornerRadius: 12, style: .circular)
      let fill = S.fill(frame, S.color(0.9, 0.3, 0.1))
      let round = DisplayItem.command(.fill(shape, S.color(0.9, 0.3, 0.1), evenOdd: false))
      switch self {
      case .rounded: return [round]
      case .gradient:
        func stop(_ color: Color.Resolved, at place: CGFloat) -> Paint.Stop {
          Paint.Stop(color: color, location: Double(place / height))
        }
        let paint = Paint.linearGradient(
          [
            stop(S.white, at: 0), stop(S.black, at: 16), stop(S.white, at: 16),
            stop(S.black, at: 30), stop(S.black, at: height),
          ], start: CGPoint(x: 0, y: 0), end: CGPoint(x: 0, y: height))
        return [.command(.fill(shape, paint, evenOdd: false))]
      case .stroke:
        return [.command(.stroke(shape, StrokeStyle(lineWidth: 3), S.color(0, 0.4, 0.8)))]
      case .dashed:
        var line = Path()
        line.move(to: CGPoint(x: 12, y: 4))
        line.addLine(to: CGPoint(x: 12, y: 4 + height))
        let style = StrokeStyle(lineWidth: 3, dash: [7, 4])
        return [.command(.stroke(line, style, S.color(0, 0.4, 0.8)))]
      case .clipped: return [.layer(Layer(LayerContent([fill]), clip: shape))]
      case .translucent:
        return [.layer(Layer(LayerContent([fill, round]), opacity: 0.5))]
      case .shadow:
        let shadow = Layer.Filter.shadow(
          color: S.black, radius: 3, offset: CGSize(width: 2, height: 2))
        return [.layer(Layer(LayerContent([round]), filters: [shadow]))]
      case .blurred: return [.layer(Layer(LayerContent([round]), filters: [.blur(radius: 2)]))]
      case .masked: return [.layer(Layer(LayerContent([fill]), mask: LayerContent([round])))]
      case .turned:
        let turn = CGAffineTransform(translationX: 20, y: 10).rotated(by: 0.3)
        return [.layer(Layer(LayerContent([round]), transform: turn))]
      case .flat: return [.layer(Layer(LayerContent([fill, round]), isGroup: true))]
      }
    }
  }

  @Test(arguments: Kind.allCases) func `is drawn like content of less height`(kind: Kind) throws {
    func bitmap(height: CGFloat) throws -> Data {
      try S.renderer.get().bitmap(of: S.list(kind.items(height: height), scale: 2)).data
    }
    let lowest = try bitmap(height: Self.heights[0])
    for height in Self.heights.dropFirst() {
      let bytes = zip(lowest, try bitmap(height: height))
      let worst = bytes.map { abs(Int($0) - Int($1)) }.max() ?? 255
      // A gradient's table begins at another place.
      #expect(worst <= (kind == .gradient ? 1 : 0), "height \(height)")
    }
  }

  /// A transform lies on a grid of 2⁻²⁰, half a point at the end of a million.
  @Test(arguments: heights.prefix(3)) func `keeps its slant`(height: CGFloat) throws {
    // Turned by 3° around its lower left corner, which is in the middle of the picture.
    let turn = CGAffineTransform(translationX: 30, y: 20).rotated(by: .pi / 60)
      .translatedBy(x: 0, y: -height)
    let fill = S.fill(S.rect(0, 0, 500, height), S.color(0, 0, 0))
    let bitmap = try S.renderer.get().bitmap(
      of: S.list([.layer(Layer(LayerContent([fill]), transform: turn))]))
    // The edge leans by a twentieth: a pixel in 19.
    for y in 1..<18 {
      #expect((0..<28).allSatisfy { bitmap[$0, y] & 0xFF == 255 }, "row \(y)")
      #expect((33..<60).allSatisfy { bitmap[$0, y] & 0xFF == 0 }, "row \(y)")
    }
    #expect((0..<28).allSatisfy { bitmap[$0, 30] & 0xFF == 255 })
  }

  @Test(arguments: heights) func `keeps the curve of an ellipse`(height: CGFloat) throws {
    // Moved up until a tenth of the ellipse is above the picture: there it is 0.6 of its width.
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: -height / 10, width: 60, height: height))
    let bitmap = try S.renderer.get().bitmap(
      of: S.list([.command(.fill(ellipse, S.color(0, 0, 0), evenOdd: false))]))
    let row = (0..<60).map { bitmap[$0, 0] & 0xFF }
    #expect((0..<11).allSatisfy { row[$0] == 255 })
    #expect((13..<47).allSatisfy { row[$0] == 0 })
    #expect((49..<60).allSatisfy { row[$0] == 255 })
  }

  @Test func `has stops in SVG at their points`() throws {
    func stop(_ color: Color.Resolved, at place: Double) -> Paint.Stop {
      Paint.Stop(color: color, location: place / 1_000_000)
    }
    let paint = Paint.linearGradient(
      [stop(S.white, at: 0), stop(S.black, at: 16), stop(S.white, at: 1_000_000)], start: .zero,
      end: CGPoint(x: 0, y: 1_000_000))
    let svg = try S.renderer.get().svg(
      of: S.list([S.fill(S.rect(0, 0, 50, 1_000_000), paint)]), text: .outlines)
    #expect(String(decoding: svg, as: UTF8.self).contains("offset=\".000016\""))
  }
}
