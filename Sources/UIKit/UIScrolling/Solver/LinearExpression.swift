/// A sum of variables with coefficients, and a constant.
package struct LinearExpression: Hashable, Sendable {
  /// A variable of a solver; any value.
  package struct Variable: Hashable, Comparable, Sendable {
    /// The number of the variable.
    package let number: Int

    package init(_ number: Int) { self.number = number }

    package static func < (lhs: Variable, rhs: Variable) -> Bool { lhs.number < rhs.number }
  }

  /// The coefficients, without zeros.
  package private(set) var terms: [Variable: Double] = [:]
  /// The constant.
  package var constant: Double

  /// A constant expression.
  package init(_ constant: Double = 0) { self.constant = constant }

  /// A variable alone.
  package init(_ variable: Variable) {
    constant = 0
    terms = [variable: 1]
  }

  package static func + (lhs: Self, rhs: Self) -> Self {
    var sum = lhs
    sum.constant += rhs.constant
    for (variable, coefficient) in rhs.terms { sum.add(coefficient, variable) }
    return sum
  }

  package static func - (lhs: Self, rhs: Self) -> Self { lhs + rhs * -1 }

  package static func + (lhs: Self, rhs: Double) -> Self {
    var sum = lhs
    sum.constant += rhs
    return sum
  }

  package static func * (lhs: Self, rhs: Double) -> Self {
    var product = lhs
    product.constant *= rhs
    product.terms = rhs == 0 ? [:] : product.terms.mapValues { $0 * rhs }
    return product
  }

  private mutating func add(_ coefficient: Double, _ variable: Variable) {
    let sum = terms[variable, default: 0] + coefficient
    terms[variable] = abs(sum) < 1e-9 ? nil : sum
  }

  /// The value for values of the variables.
  package func value(_ value: (Variable) -> Double) -> Double {
    terms.sorted { $0.key < $1.key }.reduce(constant) { $0 + $1.value * value($1.key) }
  }
}
