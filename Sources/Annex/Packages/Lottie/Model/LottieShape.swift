import ScrollworkFoundation
import ScrollworkGeometry

/// An item of a shape layer.
enum LottieShape {
  case group([LottieShape], LottieTransform)
  case path(LottiePath)
  case rectangle(position: LottieProperty, size: LottieProperty, radius: LottieProperty)
  case ellipse(position: LottieProperty, size: LottieProperty)
  case star(LottieStar)
  case fill(LottiePaint, evenOdd: Bool)
  case stroke(LottiePaint, width: LottieProperty, cap: Int, join: Int, dashes: [LottieProperty])
  case trim(start: LottieProperty, end: LottieProperty, offset: LottieProperty)

  /// An item; nil for kinds that are not drawn.
  init?(_ value: LottieValue) {
    guard !value["hd"].isTrue else { return nil }
    func property(_ key: String, _ standard: [Double]) -> LottieProperty {
      LottieProperty(value[key], default: standard)
    }
    switch value["ty"].text {
    case "gr":
      let items = value["it"].list
      let transform = items.last { $0["ty"].text == "tr" } ?? LottieValue(any: nil)
      self = .group(items.compactMap(LottieShape.init), LottieTransform(transform))
    case "sh": self = .path(LottiePath(value["ks"]))
    case "rc":
      self = .rectangle(
        position: property("p", [0, 0]), size: property("s", [0, 0]), radius: property("r", [0]))
    case "el": self = .ellipse(position: property("p", [0, 0]), size: property("s", [0, 0]))
    case "sr": self = .star(LottieStar(value))
    case "fl", "gf": self = .fill(LottiePaint(value), evenOdd: value["r"].whole == 2)
    case "st", "gs":
      let dashes = value["d"].list.filter { $0["n"].text != "o" }
      self = .stroke(
        LottiePaint(value), width: property("w", [1]), cap: value["lc"].whole ?? 1,
        join: value["lj"].whole ?? 1, dashes: dashes.map { LottieProperty($0["v"], default: [0]) })
    case "tm":
      self = .trim(start: property("s", [0]), end: property("e", [100]), offset: property("o", [0]))
    default: return nil
    }
  }
}

/// A star or a polygon.
struct LottieStar {
  private let isStar: Bool
  private let position: LottieProperty
  private let points: LottieProperty
  private let rotation: LottieProperty
  private let radii: (outer: LottieProperty, inner: LottieProperty)

  init(_ value: LottieValue) {
    isStar = value["sy"].whole != 2
    position = LottieProperty(value["p"], default: [0, 0])
    points = LottieProperty(value["pt"], default: [5])
    rotation = LottieProperty(value["r"], default: [0])
    radii = (
      LottieProperty(value["or"], default: [0]), LottieProperty(value["ir"], default: [0])
    )
  }

  /// The path at a frame.
  func path(at frame: Double) -> Path {
    let count = max(3, Int(points.number(at: frame).rounded())) * (isStar ? 2 : 1)
    let center = position.numbers(at: frame)
    let corners = (0..<count).map { corner -> CGPoint in
      let angle =
        rotation.number(at: frame) * .pi / 180 - .pi / 2
        + Double(corner) * 2 * .pi / Double(count)
      let isInner = isStar && corner % 2 == 1
      let radius = (isInner ? radii.inner : radii.outer).number(at: frame)
      return CGPoint(
        x: (center.first ?? 0) + radius * cos(angle), y: (center.last ?? 0) + radius * sin(angle))
    }
    return Path { path in
      path.addLines(corners)
      path.closeSubpath()
    }
  }
}

/// The color or the gradient of a fill or a stroke.
struct LottiePaint {
  private let color: LottieProperty
  private let opacity: LottieProperty
  private let gradient:
    (
      count: Int, colors: LottieProperty, start: LottieProperty, end: LottieProperty, isRadial: Bool
    )?

  init(_ value: LottieValue) {
    color = LottieProperty(value["c"], default: [0, 0, 0])
    opacity = LottieProperty(value["o"], default: [100])
    gradient = value["g"]["p"].whole.map { count in
      (
        count, LottieProperty(value["g"]["k"], default: []),
        LottieProperty(value["s"], default: [0, 0]), LottieProperty(value["e"], default: [0, 0]),
        value["t"].whole == 2
      )
    }
  }

  /// The opacity at a frame, from 0 to 1.
  func opacity(at frame: Double) -> Double { min(max(opacity.number(at: frame) / 100, 0), 1) }

  /// The color or the gradient at a frame.
  func shading(at frame: Double) -> GraphicsContext.Shading {
    guard let gradient else {
      let parts = color.numbers(at: frame)
      guard parts.count > 2 else { return .color(.black) }
      // Old files count to 255.
      let unit = parts.prefix(3).contains { $0 > 1 } ? 255.0 : 1
      return .color(
        Color(red: parts[0] / unit, green: parts[1] / unit, blue: parts[2] / unit))
    }
    let numbers = gradient.colors.numbers(at: frame)
    let alphas = Array(numbers.dropFirst(gradient.count * 4))
    let stops = (0..<gradient.count).compactMap { index -> Gradient.Stop? in
      guard index * 4 + 3 < numbers.count else { return nil }
      let place = numbers[index * 4]
      return Gradient.Stop(
        color: Color(
          red: numbers[index * 4 + 1], green: numbers[index * 4 + 2],
          blue: numbers[index * 4 + 3], opacity: Self.alpha(at: place, in: alphas)),
        location: place)
    }
    func point(_ property: LottieProperty) -> CGPoint {
      let numbers = property.numbers(at: frame)
      return CGPoint(x: numbers.first ?? 0, y: numbers.count > 1 ? numbers[1] : 0)
    }
    let (start, end) = (point(gradient.start), point(gradient.end))
    guard gradient.isRadial else {
      return .linearGradient(Gradient(stops: stops), startPoint: start, endPoint: end)
    }
    let radius = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
      .squareRoot()
    return .radialGradient(
      Gradient(stops: stops), center: start, startRadius: 0, endRadius: max(radius, 0.001))
  }

  /// The opacity at a place of a gradient, whose own stops are pairs of a place and an opacity.
  private static func alpha(at place: Double, in pairs: [Double]) -> Double {
    let stops = stride(from: 0, to: pairs.count - 1, by: 2).map { (pairs[$0], pairs[$0 + 1]) }
    guard let first = stops.first else { return 1 }
    guard let next = stops.firstIndex(where: { $0.0 >= place }) else {
      return stops.last?.1 ?? 1
    }
    guard next > 0 else { return first.1 }
    let (one, other) = (stops[next - 1], stops[next])
    return one.1 + (other.1 - one.1) * (place - one.0) / max(other.0 - one.0, 1e-9)
  }
}
