import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkReels

/// A command of a picture: what it draws, the place of its corners, and its opacity.
private struct Mark {
  var content: ContentDigest
  var corners: [CGPoint]
  var opacity: Double

  init(_ content: LayerContent, _ matrix: CGAffineTransform, _ opacity: Double) {
    let box = content.bounds
    self.content = content.digest
    corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY),
    ].map { $0.applying(matrix) }
    self.opacity = opacity
  }
}

extension ProjectionTransform {
  /// A rotation about the vertical axis, in perspective.
  static func turned(by angle: CGFloat) -> ProjectionTransform {
    var map = ProjectionTransform()
    (map.m11, map.m13) = (cos(angle), sin(angle) / 300)
    return map
  }
}

extension KeyframeTrack {
  /// The value at a time, between keys as `mix` has it.
  fileprivate func value(at time: Int, _ mix: (Value, Value, Double) -> Value) -> Value {
    guard let next = keys.firstIndex(where: { $0.time > time }) else {
      return keys[keys.count - 1].value
    }
    guard next > 0 else { return first }
    let (from, to) = (keys[next - 1], keys[next])
    return mix(from.value, to.value, Double(time - from.time) / Double(to.time - from.time))
  }
}

@Suite struct `Animation tracking` {
  /// The commands of animated layers at a time.
  private func marks(
    _ layers: [AnimatedLayer], at time: Int, _ matrix: CGAffineTransform = .identity,
    _ opacity: Double = 1
  ) -> [Mark] {
    layers.flatMap { layer -> [Mark] in
      guard layer.visibility.value(at: time, { from, _, _ in from }) else { return [] }
      let own = layer.transform.value(at: time) { $0.interpolated(to: $1, at: $2) }
      let matrix = own.matrix.concatenating(matrix)
      let opacity = opacity * layer.opacity.value(at: time) { $0 + ($1 - $0) * $2 }
      switch layer.content {
      case .layers(let layers): return marks(layers, at: time, matrix, opacity)
      case .still(let content): return marks(content, matrix, opacity)
      case .picture(let content, let part):
        let canvas = CGRect(origin: .zero, size: `Animated SVG`.canvas)
        let (seen, held) = (
          content.bounds.applying(matrix).intersection(canvas), part.applying(matrix)
        )
        #expect(
          seen.isEmpty
            || hypot(
              held.union(seen).width - held.width,
              held.union(seen).height - held.height) < 0.1
        )
        return [Mark(content, matrix, opacity)]
      case .box, .item: return []
      }
    }
  }

  /// The commands of a content, and its rasterized layers.
  private func marks(
    _ content: LayerContent, _ matrix: CGAffineTransform, _ opacity: Double
  ) -> [Mark] {
    var dividing = AnimationPieces(text: FixedAdvanceText())
    return dividing.pieces(of: content).flatMap { piece -> [Mark] in
      let matrix = piece.transform.concatenating(matrix)
      guard case .layer = piece.kind else {
        return [Mark(piece.content, matrix, opacity * piece.opacity)]
      }
      return marks(piece.content, matrix, opacity * piece.opacity)
    }
  }

  /// Words in rows of a list that scrolls, some in layers that scale, turn, fade or clip.
  private func film(_ random: inout SeededGenerator) -> [FilmFrame] {
    let kinds = (0..<9).map { _ in Int.random(in: 0..<5, using: &random) }
    let words = (0..<9).map { _ in Int.random(in: 0..<5, using: &random) }
    var (offset, speed) = (0.0, Double.random(in: -4...4, using: &random))
    return (0..<40).map { number in
      speed *= 0.97
      offset += speed
      let rows = kinds.indices.compactMap { index -> DisplayItem? in
        let y = 24 * CGFloat(index) - CGFloat((offset * 2).rounded() / 2)
        guard y > -20, y < 120 else { return nil }
        let word = `Animated SVG`.text("word \(words[index])", at: 0)
        let fraction = Double(max(0, min(1, y / 120)))
        let place = CGAffineTransform(translationX: 3, y: y)
        switch kinds[index] {
        case 0: return .layer(Layer(LayerContent([word]), transform: place))
        case 1:
          let scaled = CGAffineTransform(scaleX: 0.5 + fraction / 2, y: 1 - fraction / 3)
          return .layer(
            Layer(
              LayerContent([word]), transform: scaled.concatenating(place),
              opacity: 0.4 + fraction / 2))
        case 2:
          let turned = CGAffineTransform(rotationAngle: CGFloat(fraction) * 6)
          return .layer(Layer(LayerContent([word]), transform: turned.concatenating(place)))
        case 3:
          // In perspective, by the same angle in several frames.
          return .layer(
            Layer(
              LayerContent([word]), projection: .turned(by: CGFloat(max(0, number / 6 - 2)) / 10),
              transform: place, opacity: 0.4 + fraction / 2))
        default:
          let inner = Layer(
            LayerContent([word]), transform: CGAffineTransform(translationX: CGFloat(number), y: 0))
          let clip = Path(CGRect(x: 0, y: 0, width: 90, height: 20))
          return .layer(Layer(LayerContent([.layer(inner)]), transform: place, clip: clip))
        }
      }
      return `Animated SVG`.frame(number, rows)
    }
  }

  @Test(arguments: 0..<30) func `keeps every frame within the bounds`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let frames = film(&random)
    var svg = AnimatedSVG(rate: FrameRate(60))
    for frame in frames { try svg.add(frame) }
    let animation = try svg.animation(text: FixedAdvanceText())
    for frame in frames {
      let time = Int((Double(frame.number) * 1_000_000 / Double(frames.count)).rounded())
      let drawn = marks(animation.layers, at: time)
      let wanted = marks(frame.list.content, .identity, 1)
      #expect(drawn.map(\.content) == wanted.map(\.content), "seed \(seed), \(frame.number)")
      for (drawn, wanted) in zip(drawn, wanted) {
        #expect(abs(drawn.opacity - wanted.opacity) <= 1 / 255, "seed \(seed), \(frame.number)")
        for (here, there) in zip(drawn.corners, wanted.corners) {
          let distance = hypot(here.x - there.x, here.y - there.y) * frame.list.scale
          #expect(distance <= 0.1, "seed \(seed), \(frame.number)")
        }
      }
    }
  }

  @Test func `moves rows that enter and leave in one layer`() throws {
    var svg = AnimatedSVG(rate: FrameRate(60))
    for number in 0..<50 {
      let rows = (0..<40).compactMap { row -> DisplayItem? in
        let y = CGFloat(20 * row - 9 * number)
        return y > -20 && y < 120 ? `Animated SVG`.text("row \(row)", at: y) : nil
      }
      try svg.add(`Animated SVG`.frame(number, rows))
    }
    let animation = try svg.animation(text: FixedAdvanceText())
    #expect(animation.layers.count == 1)
    guard case .layers(let rows) = animation.layers[0].content else {
      Issue.record("rows that move by themselves")
      return
    }
    #expect(animation.layers[0].transform.keys.count == 2)
    #expect(rows.allSatisfy { $0.transform.isConstant })
    // From the first one to the last one that enters: 20 · row − 9 · 49 < 120.
    #expect(rows.count == 29)
  }

  @Test func `changes the size and color of a box in one layer`() throws {
    var svg = AnimatedSVG(rate: FrameRate(60))
    for number in 0..<20 {
      var path = Path()
      path.addRoundedRect(
        in: CGRect(x: 5, y: 5, width: 20 + number, height: 10),
        cornerSize: CGSize(width: 5, height: 5), style: .circular)
      let color = Color.Resolved(red: Double(number) / 20, green: 0, blue: 0)
      try svg.add(
        `Animated SVG`.frame(number, [.command(.fill(path, .color(color), evenOdd: false))]))
    }
    let layers = try svg.animation(text: FixedAdvanceText()).layers
    guard layers.count == 1, case .box(let track) = layers[0].content else {
      Issue.record("\(layers.count) layers for a box")
      return
    }
    #expect(track.first.width == 20 && track.first.radius == 5)
    #expect(track.keys.last?.value.width == 39)
  }
}
