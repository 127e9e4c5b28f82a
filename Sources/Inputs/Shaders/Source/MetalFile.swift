/// A file that a unit is made of.
struct MetalFile: Hashable, Sendable {
  /// The path, as it was typed or as it follows from an include.
  let path: String
  /// The contents.
  let text: String
  /// The index of each line's first byte.
  private let starts: [Int]

  init(path: String, text: String) {
    (self.path, self.text) = (path, text)
    var starts = [0]
    for (index, byte) in text.utf8.enumerated() where byte == .lineFeed { starts.append(index + 1) }
    self.starts = starts
  }

  /// The line of a place, and a caret below it.
  func excerpt(at place: MetalPlace) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return [] }
    let line = String(lines[place.line - 1])
    return [line, String(repeating: " ", count: max(place.column - 1, 0)) + "^"]
  }

  /// The place of a byte.
  func place(of offset: Int) -> MetalPlace {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return MetalPlace(path: path, line: low + 1, column: offset - starts[low] + 1)
  }
}

/// A place in a Metal file.
package struct MetalPlace: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path, as it was typed.
  package let path: String
  /// The line, from 1.
  package let line: Int
  /// The column, in bytes from 1.
  package let column: Int

  /// The place as `path:line:column`.
  package var description: String { "\(path):\(line):\(column)" }

  /// Sorts by path, line and column.
  package static func < (one: MetalPlace, other: MetalPlace) -> Bool {
    (one.path, one.line, one.column) < (other.path, other.line, other.column)
  }
}
