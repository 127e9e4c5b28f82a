import Foundation
import ScrollworkGeometry

/// The canonical encoding of content for digests: bytes that depend on the value alone.
///
/// Lists are preceded by their count and kinds are one byte, so no two contents have the same
/// encoding.
struct CanonicalBytes {
  private(set) var bytes: [UInt8] = []

  /// Room for `count` layers or commands.
  init(count: Int = 1) { bytes.reserveCapacity(256 * count) }

  var digest: ContentDigest { ContentDigest(of: bytes) }

  mutating func kind(_ value: UInt8) { bytes.append(value) }

  mutating func integer(_ value: Int) {
    let word = UInt64(bitPattern: Int64(value))
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  mutating func number(_ value: some BinaryFloatingPoint, steps: Double = Grid.length) {
    let scaled = (Double(value) * steps).rounded()
    integer(abs(scaled) < 9e18 ? Int(scaled) : scaled > 0 ? .max : .min)
  }

  mutating func text(_ value: String) {
    integer(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  mutating func optional<T>(_ value: T?, _ write: (inout CanonicalBytes, T) -> Void) {
    kind(value == nil ? 0 : 1)
    if let value { write(&self, value) }
  }

  mutating func list<T>(_ values: [T], _ write: (inout CanonicalBytes, T) -> Void) {
    integer(values.count)
    for value in values { write(&self, value) }
  }

  mutating func digest(_ value: ContentDigest) { value.withBytes { bytes.append(contentsOf: $0) } }

  mutating func point(_ value: CGPoint) {
    number(value.x)
    number(value.y)
  }

  mutating func rect(_ value: CGRect) {
    point(value.origin)
    number(value.width)
    number(value.height)
  }

  mutating func transform(_ value: CGAffineTransform) {
    for factor in [value.a, value.b, value.c, value.d] { number(factor, steps: Grid.factor) }
    number(value.tx)
    number(value.ty)
  }

  mutating func projection(_ value: ProjectionTransform) {
    for row in value.rows {
      number(row[0], steps: Grid.depth)
      number(row[1], steps: Grid.depth)
      number(row[2], steps: Grid.depth)
    }
  }

  mutating func path(_ value: Path) {
    list(value.elements) { bytes, element in
      switch element {
      case .move: bytes.kind(0)
      case .line: bytes.kind(1)
      case .quadCurve: bytes.kind(2)
      case .curve: bytes.kind(3)
      case .closeSubpath: bytes.kind(4)
      }
      element.points.forEach { bytes.point($0) }
    }
  }

  mutating func color(_ value: Color.Resolved) {
    for component in [value.red, value.green, value.blue, value.opacity] { number(component) }
  }

  private mutating func stops(_ stops: [Paint.Stop], steps: Double = Grid.length) {
    list(stops) { bytes, stop in
      bytes.color(stop.color)
      bytes.number(stop.location, steps: steps)
    }
  }

  mutating func paint(_ value: Paint) {
    switch value {
    case .color(let color):
      kind(0)
      self.color(color)
    case .linearGradient(let stops, let start, let end):
      kind(1)
      self.stops(stops, steps: Grid.locations(from: start, to: end))
      point(start)
      point(end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      kind(2)
      self.stops(stops)
      point(center)
      number(startRadius)
      number(endRadius)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      kind(3)
      self.stops(stops)
      point(center)
      number(startAngle, steps: Grid.factor)
      number(endAngle, steps: Grid.factor)
    case .ellipticalGradient(let stops, let center, let radii, let start):
      kind(4)
      self.stops(stops)
      point(center)
      number(radii.width)
      number(radii.height)
      number(start, steps: Grid.factor)
    case .mesh(let mesh):
      kind(5)
      integer(mesh.width)
      integer(mesh.height)
      list(mesh.points) { $0.point($1) }
      list(mesh.colors) { $0.color($1) }
      color(mesh.background)
      kind(mesh.smoothsColors ? 1 : 0)
    case .shader(let shader, let opacity):
      kind(6)
      self.shader(shader)
      number(opacity)
    }
  }
}
