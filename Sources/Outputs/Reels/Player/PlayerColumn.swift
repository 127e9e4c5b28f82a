import Foundation
import ScrollworkStudio

/// A quantity in every frame of a reel, in whole numbers, such as thousandths of a point.
struct PlayerColumn: Hashable {
  /// The value in each frame; after the last one, it holds.
  private(set) var values: [Int] = []

  /// A column of values.
  init(_ values: [Int] = []) { self.values = values }

  /// Sets the value of a frame after those known.
  ///
  /// Frames without a value have that of the frame before; those before the first one have it too.
  mutating func set(_ value: Int, at frame: Int) {
    let held = values.last ?? value
    while values.count < frame { values.append(held) }
    values.append(value)
  }

  /// The column without the values at its end that hold anyway.
  var trimmed: PlayerColumn {
    let last = values.indices.dropFirst().last { values[$0] != values[$0 - 1] } ?? 0
    return PlayerColumn(Array(values.prefix(last + 1)))
  }

  /// The differences from frame to frame, the first from 0, without the zeros at the end; a
  /// difference that repeats is a list of it and the number of times, where that is shorter.
  var differences: JSONText {
    var list: [JSONText] = []
    var previous = 0
    var runs: [(difference: Int, count: Int)] = []
    for value in values {
      let difference = value - previous
      previous = value
      if let last = runs.last, last.difference == difference {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((difference, 1))
      }
    }
    if runs.last?.difference == 0 { runs.removeLast() }
    for (difference, count) in runs {
      let length = "\(difference),".utf8.count
      if length * count > length + "[\(count)],".utf8.count {
        list.append(.list([.integer(difference), .integer(count)]))
      } else {
        list += Array(repeating: .integer(difference), count: count)
      }
    }
    return .list(list)
  }

  /// The number of bytes of ``differences``.
  var size: Int { differences.line.utf8.count }
}

/// The columns of a page, each once.
struct PlayerColumns {
  private(set) var columns: [PlayerColumn] = []
  private var numbers: [PlayerColumn: Int] = [:]

  /// The number of a column, which is added if there is none like it.
  mutating func number(of column: PlayerColumn) -> JSONText {
    let column = column.trimmed
    if let number = numbers[column] { return .integer(number) }
    numbers[column] = columns.count
    columns.append(column)
    return .integer(columns.count - 1)
  }

  /// The numbers of several columns.
  mutating func numbers(of columns: some Sequence<PlayerColumn>) -> JSONText {
    .list(columns.map { number(of: $0) })
  }
}
