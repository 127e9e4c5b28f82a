/// A vector of any number of components; missing components are zero.
///
/// For animatable data whose dimension is known only at run time: a gradient's colors, the frames
/// of a list.
package struct AnimatableVector: VectorArithmetic, Hashable, Sendable {
  /// The components.
  package var components: [Double]

  /// A vector with the given components.
  package init(_ components: [Double]) { self.components = components }

  /// The vector without components, equal to any vector of zeros.
  package static var zero: AnimatableVector { AnimatableVector([]) }

  /// The component at `index`, or zero beyond the last one.
  package subscript(index: Int) -> Double {
    components.indices.contains(index) ? components[index] : 0
  }

  package static func + (lhs: Self, rhs: Self) -> Self { lhs.joined(rhs, +) }

  package static func - (lhs: Self, rhs: Self) -> Self { lhs.joined(rhs, -) }

  private func joined(_ other: Self, _ operation: (Double, Double) -> Double) -> Self {
    Self(
      (0..<max(components.count, other.components.count)).map { operation(self[$0], other[$0]) })
  }

  package mutating func scale(by rhs: Double) {
    for index in components.indices { components[index] *= rhs }
  }

  package var magnitudeSquared: Double { components.reduce(0) { $0 + $1 * $1 } }

  /// Whether all components are equal, missing ones being zero.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    (0..<max(lhs.components.count, rhs.components.count)).allSatisfy { lhs[$0] == rhs[$0] }
  }

  package func hash(into hasher: inout Hasher) {
    let used = (components.lastIndex { $0 != 0 } ?? -1) + 1
    for component in components.prefix(used) { hasher.combine(component) }
  }
}

extension AnimatableVector {
  /// The numbers of a vector; nil if it has another form in memory than numbers.
  package init?<Vector: VectorArithmetic>(numbersOf vector: Vector) {
    guard Vector._isMadeOfDoubles else { return nil }
    components = withUnsafeBytes(of: vector) { Array($0.bindMemory(to: Double.self)) }
  }

  /// The vector that has these numbers.
  ///
  /// - Precondition: They were those of a vector of this type.
  package func vector<Vector: VectorArithmetic>(as type: Vector.Type) -> Vector {
    precondition(
      Vector._isMadeOfDoubles
        && MemoryLayout<Vector>.size == components.count * MemoryLayout<Double>.size)
    return components.withUnsafeBytes { numbers in
      // An empty vector has no address.
      if let start = numbers.baseAddress { start.load(as: type) } else { .zero }
    }
  }

  /// Adds a multiple of another vector with as many components.
  package mutating func add(_ other: AnimatableVector, scaledBy factor: Double) {
    for index in components.indices { components[index] += other.components[index] * factor }
  }
}
