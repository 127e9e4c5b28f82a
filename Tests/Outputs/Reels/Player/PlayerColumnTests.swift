import ScrollworkStudio
import Testing

@testable import ScrollworkReels

@Suite struct `A column of a player's page` {
  /// The values, as the page reads the differences.
  static func read(_ differences: JSONText, count: Int) -> [Int] {
    var (values, value) = ([Int](), 0)
    guard case .list(let list) = differences else { return [] }
    for entry in list {
      var (difference, times) = (0.0, 1.0)
      switch entry {
      case .number(let number): difference = number
      case .list(let pair):
        guard case .number(let first) = pair[0], case .number(let second) = pair[1] else {
          return []
        }
        (difference, times) = (first, second)
      default: return []
      }
      for _ in 0..<Int(times) {
        value += Int(difference)
        values.append(value)
      }
    }
    while values.count < count { values.append(value) }
    return values
  }

  @Test(arguments: [
    [], [0], [7], [0, 0, 0], [5, 5, 5, 5], [1, 2, 3, 4, 5, 6], [0, 100, 200, 300, 400, 400, 400],
    [-3, -3, 8, 8, 8, 9_000_000_000_000_000, 0], [1, 0, 1, 0, 1, 1],
  ])
  func `is read as it was written`(values: [Int]) {
    #expect(
      Self.read(PlayerColumn(values).differences, count: values.count) == values)
  }

  @Test func `writes what stays and what grows steadily once`() {
    #expect(PlayerColumn([5, 5, 5, 5]).differences.line == "[5]")
    #expect(PlayerColumn([0, 0, 0]).differences.line == "[]")
    #expect(PlayerColumn([0, 40, 80, 120, 160, 160, 163]).differences.line == "[0,[40,4],0,3]")
    #expect(PlayerColumn([9, 9, 9, 9, 9, 9, 9, 9]).differences.line == "[9]")
  }

  @Test func `holds its value in frames without one`() {
    var column = PlayerColumn()
    column.set(4, at: 2)
    column.set(6, at: 5)
    #expect(column.values == [4, 4, 4, 4, 4, 6])
  }

  @Test func `is on a page once`() {
    var columns = PlayerColumns()
    let first = columns.number(of: PlayerColumn([1, 2, 3]))
    let other = columns.number(of: PlayerColumn([1, 2]))
    // The values at the end hold.
    let same = columns.number(of: PlayerColumn([1, 2, 3, 3, 3]))
    #expect(first.line == "0" && other.line == "1" && same.line == "0")
    #expect(columns.columns.count == 2)
  }
}
