import Scrollwork

/// A landscape: a sky, a sun or a moon, and three ranges of hills.
struct Landscape: Identifiable {
  let name: String
  let words: String
  /// The sky's colors, from the top down to the horizon.
  let sky: [UInt32]
  let sun: UInt32
  /// The position of the sun, from the top leading corner of the picture.
  let sunPlace: UnitPoint
  /// The colors of the ranges, farthest first.
  let hills: [UInt32]
  let seed: Double

  var id: String { name }

  static let all = [
    Landscape(
      name: "Heron Bay", words: "First light on the flats", sky: [0xF5A38F, 0xFCE0C4],
      sun: 0xFFF6E0, sunPlace: UnitPoint(x: 0.68, y: 0.34), hills: [0xE29C8E, 0xAF6A80, 0x5C3A5E],
      seed: 0.2),
    Landscape(
      name: "Slate Pass", words: "Four hours up, none of them flat", sky: [0x5FB9E6, 0xE2F4F6],
      sun: 0xFFFFFF, sunPlace: UnitPoint(x: 0.28, y: 0.2), hills: [0x93CBBB, 0x4E9C92, 0x1D5A62],
      seed: 1.7),
    Landscape(
      name: "Ember Coast", words: "Stay until the ferry lights",
      sky: [0x2E2A5E, 0xE06C7C, 0xFFC67E],
      sun: 0xFFE9B8, sunPlace: UnitPoint(x: 0.46, y: 0.4), hills: [0x8A4574, 0x502C59, 0x231A3B],
      seed: 3.1),
    Landscape(
      name: "Dry Fork", words: "Carry water for two days", sky: [0xF4CF98, 0xFCEFD8],
      sun: 0xF08A4B, sunPlace: UnitPoint(x: 0.74, y: 0.28), hills: [0xE2A56B, 0xC07141, 0x743927],
      seed: 4.4),
    Landscape(
      name: "Owl Ridge", words: "No lamp for thirty miles", sky: [0x0A0F30, 0x2B4582],
      sun: 0xF6F1D6, sunPlace: UnitPoint(x: 0.3, y: 0.24), hills: [0x263A72, 0x172650, 0x0A1130],
      seed: 5.9),
    Landscape(
      name: "Clover Rise", words: "Bring a blanket and bread", sky: [0xA9DCF2, 0xFFF7D6],
      sun: 0xFFDF70, sunPlace: UnitPoint(x: 0.72, y: 0.22), hills: [0xB2D480, 0x74AA59, 0x336A4C],
      seed: 7.3),
    Landscape(
      name: "Grey Sound", words: "Gulls, and a bell somewhere", sky: [0xC9D5DC, 0xF5F6F4],
      sun: 0xFFFFFF, sunPlace: UnitPoint(x: 0.45, y: 0.3), hills: [0xB4C2C9, 0x8497A2, 0x4E636F],
      seed: 8.8),
    Landscape(
      name: "Northlight", words: "Green fire over the snow", sky: [0x0B1C30, 0x1D6B6C, 0xA6E6B8],
      sun: 0xEFFBEF, sunPlace: UnitPoint(x: 0.24, y: 0.2), hills: [0x1B4D57, 0x103440, 0x07161F],
      seed: 10.1),
  ]

  var skyColors: [Color] { sky.map(Palette.color) }
}

/// All layers of a landscape, in any size.
struct LandscapeView: View {
  let place: Landscape

  var body: some View {
    ZStack {
      SkyView(place: place)
      ForEach(0..<3) { RangeView(place: place, depth: $0) }
    }
  }
}

/// The sky of a landscape, with its sun or moon.
struct SkyView: View {
  let place: Landscape

  var body: some View {
    GeometryReader { proxy in
      let disc = min(proxy.size.width, proxy.size.height) * 0.24
      LinearGradient(colors: place.skyColors, startPoint: .top, endPoint: .bottom)
      Circle()
        .fill(Palette.color(place.sun))
        .frame(width: disc, height: disc)
        .position(
          x: place.sunPlace.x * proxy.size.width, y: place.sunPlace.y * proxy.size.height)
    }
  }
}

/// One range of hills of a landscape; depth 0 is the farthest.
struct RangeView: View {
  let place: Landscape
  let depth: Int

  var body: some View {
    Ridge(top: 0.46 + 0.17 * Double(depth), seed: place.seed + 1.9 * Double(depth))
      .fill(Palette.color(place.hills[depth]))
  }
}

/// Ground with a wavy upper edge, extended below its rectangle.
private struct Ridge: Shape {
  let top: Double
  let seed: Double

  func path(in rect: CGRect) -> Path {
    let steps = 9
    let points = (-1...steps + 1).map { step in
      let x = Double(step) / Double(steps)
      let wave = sin(x * 5.2 + seed) * 0.65 + sin(x * 10.4 + seed * 2.3) * 0.25
      return CGPoint(
        x: rect.minX + x * rect.width, y: rect.minY + rect.height * (top + 0.085 * wave))
    }
    return Path { path in
      path.move(to: points[1])
      for index in 1...steps {
        let (left, right) = (points[index], points[index + 1])
        path.addCurve(
          to: right,
          control1: between(left, points[index - 1], right),
          control2: between(right, points[index + 2], left))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY + rect.height / 2))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY + rect.height / 2))
      path.closeSubpath()
    }
  }

  /// The point a third of the way from `point` to `to`, along the slope between its neighbors.
  private func between(_ point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> CGPoint {
    CGPoint(x: point.x + (to.x - from.x) / 6, y: point.y + (to.y - from.y) / 6)
  }
}
