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
