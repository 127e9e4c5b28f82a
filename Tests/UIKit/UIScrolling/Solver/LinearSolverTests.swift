import ScrollworkUIScrolling
import TestSupport
import Testing

@Suite struct `The solver of linear constraints` {
  private let x = LinearExpression.Variable(0)
  private let y = LinearExpression.Variable(1)

  private func expression(_ variable: LinearExpression.Variable, _ constant: Double)
    -> LinearExpression
  { LinearExpression(variable) + -constant }

  @Test func `meets a higher priority whatever it costs the lower ones`() {
    var solver = LinearSolver()
    solver.add(expression(x, 10), .equal, priority: 251)
    for length in [20.0, 30, 40] { solver.add(expression(x, length), .equal, priority: 250) }
    #expect(solver.value(of: x) == 10)
  }

  @Test func `refuses a required constraint that contradicts others, and goes on`() {
    var solver = LinearSolver()
    let met = [
      solver.add(expression(x, 10), .equal, priority: 1000),
      solver.add(expression(x, 20), .greaterOrEqual, priority: 1000),
      solver.add(LinearExpression(y) - LinearExpression(x) * 2, .equal, priority: 1000),
    ]
    #expect(met == [true, false, true])
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 20)
  }

  @Test func `keeps inequalities, and goes no farther than it must`() {
    var solver = LinearSolver()
    solver.add(expression(x, 100), .lessOrEqual, priority: 1000)
    solver.add(expression(x, 50), .greaterOrEqual, priority: 1000)
    solver.add(expression(x, 300), .equal, priority: 500)
    #expect(solver.value(of: x) == 100)
  }

  /// A chain of views with random natural lengths in a row of a fixed length: their lengths add up,
  /// and only the one with the lowest priorities gives.
  @Test(arguments: 0..<20) func `shares a length by priorities`(seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let count = 2 + next(6)
    let variables = (0..<count).map { LinearExpression.Variable($0) }
    let natural = variables.map { _ in Double(10 + next(90)) }
    let total = Double(50 + next(800))
    let weak = next(count)
    var solver = LinearSolver()
    var sum = LinearExpression(-total)
    for variable in variables { sum = sum + LinearExpression(variable) }
    solver.add(sum, .equal, priority: 1000)
    for (index, variable) in variables.enumerated() {
      solver.add(LinearExpression(variable), .greaterOrEqual, priority: 1000)
      solver.add(
        expression(variable, natural[index]), .lessOrEqual, priority: index == weak ? 200 : 700)
      solver.add(
        expression(variable, natural[index]), .greaterOrEqual, priority: index == weak ? 300 : 750)
    }
    let lengths = variables.map { solver.value(of: $0) }
    #expect(abs(lengths.reduce(0, +) - total) < 1e-6, "seed \(seed)")
    let others = natural.enumerated().filter { $0.offset != weak }.reduce(0) { $0 + $1.element }
    guard total >= others else { return }
    for (index, length) in lengths.enumerated() where index != weak {
      #expect(abs(length - natural[index]) < 1e-6, "seed \(seed)")
    }
  }
}
