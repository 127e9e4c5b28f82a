/// A solver of linear constraints with priorities: a simplex method with one objective per priority.
///
/// Required constraints hold exactly, or the one added last is refused. Of the others, those of a
/// higher priority are violated least, whatever it costs those of a lower one. The result depends on
/// the order of the constraints only, and equals for equal input.
///
/// - Source: documented, Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint
///   solving algorithm", 2001; weights are replaced by an order.
package struct LinearSolver {
  /// The relation of an expression to zero.
  package enum Relation: Int, Hashable, Sendable {
    case lessOrEqual = -1
    case equal = 0
    case greaterOrEqual = 1
  }

  /// A column of the tableau: a variable, a slack, an error or a dummy.
  private typealias Symbol = Int

  private enum Kind {
    case variable
    case slack
    case error
    case dummy
  }

  /// A row: its basic symbol equals the constant plus the sum of the cells.
  private struct Row {
    var constant: Double
    var cells: [Symbol: Double] = [:]

    mutating func insert(_ symbol: Symbol, _ coefficient: Double) {
      let sum = cells[symbol, default: 0] + coefficient
      cells[symbol] = isZero(sum) ? nil : sum
    }

    mutating func insert(_ other: Row, _ coefficient: Double) {
      constant += other.constant * coefficient
      for (symbol, value) in other.cells { insert(symbol, value * coefficient) }
    }

    mutating func negate() {
      constant = -constant
      cells = cells.mapValues { -$0 }
    }

    /// Solves the row, which equals zero, for a symbol.
    mutating func solve(for symbol: Symbol) {
      guard let own = cells.removeValue(forKey: symbol) else { return }
      let factor = -1 / own
      constant *= factor
      cells = cells.mapValues { $0 * factor }
    }

    /// Solves the row of a basic symbol for another one.
    mutating func solve(_ basic: Symbol, for symbol: Symbol) {
      insert(basic, -1)
      solve(for: symbol)
    }

    mutating func substitute(_ symbol: Symbol, by row: Row) {
      guard let coefficient = cells.removeValue(forKey: symbol) else { return }
      insert(row, coefficient)
    }
  }

  private var kinds: [Kind] = []
  private var symbols: [LinearExpression.Variable: Symbol] = [:]
  private var rows: [Symbol: Row] = [:]
  /// The sums of errors to minimize, by priority.
  private var objectives: [Int: Row] = [:]

  package init() {}

  /// Adds the constraint that `expression` relates to zero; returns whether it could be met.
  ///
  /// The priority is from 1 to 1000; 1000 is required.
  @discardableResult package mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Int
  ) -> Bool {
    let before = self
    let (row, marker, other) = row(expression, relation, priority)
    var subject = row.cells.keys.filter { kinds[$0] == .variable }.min()
    for candidate in [marker, other] where subject == nil {
      guard let candidate, kinds[candidate] != .dummy, (row.cells[candidate] ?? 0) < 0 else {
        continue
      }
      subject = candidate
    }
    if subject == nil, row.cells.keys.allSatisfy({ kinds[$0] == .dummy }) {
      guard isZero(row.constant) else {
        self = before
        return false
      }
      subject = marker
    }
    if let subject {
      var row = row
      row.solve(for: subject)
      substitute(subject, by: row)
      rows[subject] = row
    } else if !addWithArtificialVariable(row) {
      self = before
      return false
    }
    optimize()
    return true
  }

  /// The value of a variable; zero if no constraint contains it.
  package func value(of variable: LinearExpression.Variable) -> Double {
    symbols[variable].flatMap { rows[$0]?.constant } ?? 0
  }

  // MARK: The tableau

  private mutating func symbol(_ kind: Kind) -> Symbol {
    kinds.append(kind)
    return kinds.count - 1
  }

  /// The row of a constraint, with its marker and its second symbol.
  private mutating func row(
    _ expression: LinearExpression, _ relation: Relation, _ priority: Int
  ) -> (Row, Symbol?, Symbol?) {
    var row = Row(constant: expression.constant)
    for (variable, coefficient) in expression.terms.sorted(by: { $0.key < $1.key }) {
      let symbol = symbols[variable] ?? symbol(.variable)
      symbols[variable] = symbol
      if let basic = rows[symbol] {
        row.insert(basic, coefficient)
      } else {
        row.insert(symbol, coefficient)
      }
    }
    let (marker, other): (Symbol, Symbol?)
    switch relation {
    case .equal where priority >= 1000:
      (marker, other) = (symbol(.dummy), nil)
      row.insert(marker, 1)
    case .equal:
      let (plus, minus) = (symbol(.error), symbol(.error))
      row.insert(plus, -1)
      row.insert(minus, 1)
      objectives[priority, default: Row(constant: 0)].insert(plus, 1)
      objectives[priority, default: Row(constant: 0)].insert(minus, 1)
      (marker, other) = (plus, minus)
    case .lessOrEqual, .greaterOrEqual:
      let sign = relation == .lessOrEqual ? 1.0 : -1
      marker = symbol(.slack)
      row.insert(marker, sign)
      if priority < 1000 {
        let error = symbol(.error)
        row.insert(error, -sign)
        objectives[priority, default: Row(constant: 0)].insert(error, 1)
        other = error
      } else {
        other = nil
      }
    }
    if row.constant < 0 { row.negate() }
    return (row, marker, other)
  }

  private mutating func substitute(_ symbol: Symbol, by row: Row) {
    for key in rows.keys { rows[key]?.substitute(symbol, by: row) }
    for key in objectives.keys { objectives[key]?.substitute(symbol, by: row) }
  }

  /// Adds a row without a subject by way of a variable that must become zero.
  private mutating func addWithArtificialVariable(_ row: Row) -> Bool {
    let artificial = symbol(.slack)
    rows[artificial] = row
    var goal = row
    while let entering = Self.entering([goal], kinds), let leaving = leavingRow(entering) {
      pivot(leaving, entering) { goal.substitute($0, by: $1) }
    }
    guard abs(goal.constant) < 1e-6 else { return false }
    if let basic = rows.removeValue(forKey: artificial) {
      if basic.cells.isEmpty { return true }
      guard let entering = basic.cells.keys.filter({ kinds[$0] != .dummy }).min() else {
        return false
      }
      var row = basic
      row.solve(artificial, for: entering)
      substitute(entering, by: row)
      rows[entering] = row
    }
    for key in rows.keys { rows[key]?.cells[artificial] = nil }
    for key in objectives.keys { objectives[key]?.cells[artificial] = nil }
    return true
  }

  private mutating func optimize() {
    while true {
      let goals = objectives.sorted { $0.key > $1.key }.map(\.value)
      guard let entering = Self.entering(goals, kinds), let leaving = leavingRow(entering) else {
        return
      }
      pivot(leaving, entering) { _, _ in }
    }
  }

  private mutating func pivot(
    _ leaving: Symbol, _ entering: Symbol, also change: (Symbol, Row) -> Void
  ) {
    guard var row = rows.removeValue(forKey: leaving) else { return }
    row.solve(leaving, for: entering)
    substitute(entering, by: row)
    change(entering, row)
    rows[entering] = row
  }

  /// The first symbol that improves an objective without harm to one before it, by Bland's rule.
  private static func entering(_ goals: [Row], _ kinds: [Kind]) -> Symbol? {
    var settled: Set<Symbol> = []
    for goal in goals {
      let better = goal.cells.filter {
        $0.value < -1e-9 && kinds[$0.key] != .dummy && !settled.contains($0.key)
      }
      if let first = better.keys.min() { return first }
      settled.formUnion(goal.cells.lazy.filter { abs($0.value) > 1e-9 }.map(\.key))
    }
    return nil
  }

  /// The row that first limits an entering symbol.
  private func leavingRow(_ entering: Symbol) -> Symbol? {
    var best: (ratio: Double, symbol: Symbol)?
    for (symbol, row) in rows where kinds[symbol] != .variable {
      guard let coefficient = row.cells[entering], coefficient < -1e-9 else { continue }
      let ratio = -row.constant / coefficient
      if best.map({ (ratio, symbol) < ($0.ratio, $0.symbol) }) ?? true { best = (ratio, symbol) }
    }
    return best?.symbol
  }
}

private func isZero(_ value: Double) -> Bool { abs(value) < 1e-9 }
