package import Foundation
package import ScrollworkDrawing
package import ScrollworkGeometry

extension Color.Resolved {
  /// The color as a vector for interpolation: gamma-encoded components premultiplied by opacity,
  /// and opacity.
  ///
  /// - Source: chosen; so a color that fades in from transparent does not pass through black.
  var numbers: [Double] { [red * opacity, green * opacity, blue * opacity, opacity] }

  /// The color of four such numbers.
  init(numbers: (Int) -> Double) {
    let opacity = min(max(numbers(3), 0), 1)
    guard opacity > 0 else {
      self.init(red: 0, green: 0, blue: 0, opacity: 0)
      return
    }
    self.init(
      red: numbers(0) / opacity, green: numbers(1) / opacity, blue: numbers(2) / opacity,
      opacity: opacity)
  }
}

extension Paint {
  /// The paint as a vector for interpolation: colors, stop locations, and a gradient's geometry in
  /// fractions of the area.
  ///
  /// The first number separates paints that cannot be interpolated: other kinds, other counts of
  /// stops.
  package func vector(in rect: CGRect) -> AnimatableVector {
    func part(_ point: CGPoint) -> [Double] {
      [
        rect.width > 0 ? (point.x - rect.minX) / rect.width : 0,
        rect.height > 0 ? (point.y - rect.minY) / rect.height : 0,
      ]
    }
    func numbers(_ kind: Double, _ stops: [Stop], _ place: [Double]) -> AnimatableVector {
      var all = [kind]
      for stop in stops { all += stop.color.numbers + [stop.location] }
      return AnimatableVector(all + place)
    }
    switch self {
    case .color(let color): return AnimatableVector([1] + color.numbers)
    case .linearGradient(let stops, let start, let end):
      return numbers(1 + Double(stops.count), stops, part(start) + part(end))
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      return numbers(
        -1 - Double(stops.count), stops, part(center) + [startRadius, endRadius])
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return numbers(1.5 + Double(stops.count), stops, part(center) + [startAngle, endAngle])
    case .ellipticalGradient(let stops, let center, let radii, let start):
      let corner = CGPoint(x: rect.minX + radii.width, y: rect.minY + radii.height)
      return numbers(
        -1.5 - Double(stops.count), stops, part(center) + part(corner) + [start])
    case .mesh(let mesh):
      return AnimatableVector(
        [0.5 + 1 / Double(1 + mesh.width + 1000 * mesh.height)]
          + ([mesh.background] + mesh.colors).flatMap(\.numbers) + mesh.points.flatMap(part))
    case .shader(let shader, let opacity):
      let vector = shader.vector
      return AnimatableVector([vector[0] + 0.25, opacity] + vector.components.dropFirst())
    }
  }

  /// The paint with its numbers displaced; unchanged if the displacement belongs to another kind of
  /// paint.
  package func displaced(by left: AnimatableVector?, in rect: CGRect) -> Paint {
    guard let left, left[0] == 0 else { return self }
    let sum = vector(in: rect) + left
    func point(_ first: Int) -> CGPoint {
      CGPoint(x: rect.minX + sum[first] * rect.width, y: rect.minY + sum[first + 1] * rect.height)
    }
    func moved(_ stops: [Stop]) -> [Stop] {
      stops.indices.map { index in
        Stop(color: Color.Resolved { sum[1 + 5 * index + $0] }, location: sum[5 + 5 * index])
      }
    }
    switch self {
    case .color: return .color(Color.Resolved { sum[1 + $0] })
    case .linearGradient(let stops, _, _):
      let line = 1 + 5 * stops.count
      return .linearGradient(moved(stops), start: point(line), end: point(line + 2))
    case .radialGradient(let stops, _, _, _):
      let circle = 1 + 5 * stops.count
      return .radialGradient(
        moved(stops), center: point(circle), startRadius: sum[circle + 2],
        endRadius: sum[circle + 3])
    case .angularGradient(let stops, _, _, _):
      let turn = 1 + 5 * stops.count
      return .angularGradient(
        moved(stops), center: point(turn), startAngle: sum[turn + 2], endAngle: sum[turn + 3])
    case .ellipticalGradient(let stops, _, _, _):
      let ellipse = 1 + 5 * stops.count
      return .ellipticalGradient(
        moved(stops), center: point(ellipse),
        radii: CGSize(
          width: sum[ellipse + 2] * rect.width, height: sum[ellipse + 3] * rect.height),
        start: sum[ellipse + 4])
    case .mesh(var mesh):
      let net = 5 + 4 * mesh.colors.count
      mesh.background = Color.Resolved { sum[1 + $0] }
      for index in mesh.colors.indices {
        mesh.colors[index] = Color.Resolved { sum[5 + 4 * index + $0] }
      }
      for index in mesh.points.indices { mesh.points[index] = point(net + 2 * index) }
      return .mesh(mesh)
    case .shader(let shader, _):
      let vector = AnimatableVector([sum[0] - 0.25] + sum.components.dropFirst(2))
      return .shader(shader.with(vector), opacity: min(max(sum[1], 0), 1))
    }
  }
}

extension CGRect {
  /// A square of one point, in which paints are compared, so that the size of the painted area does
  /// not count.
  package static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
