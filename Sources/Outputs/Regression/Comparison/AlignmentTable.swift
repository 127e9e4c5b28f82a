/// The table of an alignment: the least cost to reach each pair of stills, within a band.
struct AlignmentTable {
  /// The kind of a step.
  enum Step: UInt8 {
    case match
    case lost
    case added
  }

  /// The least costs to reach a pair of stills by each kind of last step, with the step before.
  struct Cell {
    private var match = Float.infinity
    private var lost = Float.infinity
    private var added = Float.infinity
    /// The step before each kind of step.
    private var origins: (match: Step, lost: Step, added: Step) = (.match, .match, .match)

    /// The cost with a kind of last step.
    func cost(_ step: Step) -> Float {
      switch step {
      case .match: match
      case .lost: lost
      case .added: added
      }
    }

    /// The last step with the least cost; a match among equals.
    var best: Step {
      if match <= lost, match <= added { return .match }
      return lost <= added ? .lost : .added
    }

    /// The step before a last step.
    func origin(of step: Step) -> Step {
      switch step {
      case .match: origins.match
      case .lost: origins.lost
      case .added: origins.added
      }
    }

    mutating func match(after least: (cost: Float, step: Step), adding cost: Double) {
      match = least.cost + Float(cost)
      origins.match = least.step
    }

    mutating func enter(_ step: Step, from cell: Cell, opening: Double, _ extending: Double) {
      let longer = cell.cost(step) + Float(extending)
      let other: Step = cell.cost(.match) <= cell.cost(step.opposite) ? .match : step.opposite
      let opened = cell.cost(other) + Float(opening)
      let (cost, origin) = longer <= opened ? (longer, step) : (opened, other)
      if step == .lost {
        (lost, origins.lost) = (cost, origin)
      } else {
        (added, origins.added) = (cost, origin)
      }
    }

    fileprivate static let start: Cell = {
      var cell = Cell()
      cell.match = 0
      return cell
    }()
  }

  private let rows: Int
  private let columns: Int
  /// The shifts that are looked at, from the row to the column.
  private let shifts: ClosedRange<Int>
  private var cells: [Cell]

  /// The most cells.
  ///
  /// - Source: chosen: a quarter of a gigabyte; two reels of half an hour of almost the same length.
  static let most = 1 << 24

  /// A table for reels of the given counts; shifts more than `reach` beyond the difference of both
  /// are not looked at.
  init(_ old: Int, _ new: Int, reach: Int) {
    (rows, columns) = (old + 1, new + 1)
    shifts = Self.shifts(old, new, reach: reach)
    cells = [Cell](repeating: Cell(), count: rows * shifts.count)
    self[0, 0] = .start
  }

  /// The number of cells of a table.
  static func count(_ old: Int, _ new: Int, reach: Int) -> Int {
    (old + 1) * shifts(old, new, reach: reach).count
  }

  private static func shifts(_ old: Int, _ new: Int, reach: Int) -> ClosedRange<Int> {
    let reach = min(reach, max(old, new))
    return min(0, new - old) - reach...max(0, new - old) + reach
  }

  /// The columns of a row within the band.
  func columns(of row: Int) -> ClosedRange<Int> {
    max(
      0, min(row + shifts.lowerBound, columns - 1))...max(
        0, min(columns - 1, row + shifts.upperBound))
  }

  /// The least cost to reach a pair, and its last step.
  func least(_ row: Int, _ column: Int) -> (cost: Float, step: Step) {
    let cell = self[row, column]
    return (cell.cost(cell.best), cell.best)
  }

  subscript(row: Int, column: Int) -> Cell {
    get {
      guard shifts.contains(column - row) else { return Cell() }
      return cells[row * shifts.count + column - row - shifts.lowerBound]
    }
    set {
      guard shifts.contains(column - row) else { return }
      cells[row * shifts.count + column - row - shifts.lowerBound] = newValue
    }
  }
}

extension AlignmentTable.Step {
  fileprivate var opposite: AlignmentTable.Step { self == .lost ? .added : .lost }
}
