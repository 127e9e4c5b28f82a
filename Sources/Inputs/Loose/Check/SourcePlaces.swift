import Foundation

/// The places of a compiled text's bytes in the files that it was made of, as the compiler says them.
///
/// They follow `#sourceLocation` directives, which stand on lines of their own.
struct SourcePlaces: Sendable {
  /// A place in a file.
  struct Place: Hashable, Sendable, Comparable {
    let path: String
    let line: Int
    /// In bytes, from 1.
    let column: Int

    var text: String { "\(path):\(line):\(column)" }

    static func < (one: Place, other: Place) -> Bool {
      (one.path, one.line, one.column) < (other.path, other.line, other.column)
    }
  }

  /// The index of each line's first byte.
  private var starts = [0]
  /// For each line, the file and the line that it counts as.
  private var lines: [(path: String, line: Int)] = []

  /// The places of a text, whose lines count as those of `path` until a directive.
  init(_ source: SourceText, path: String = "") {
    for (index, byte) in source.bytes.enumerated() where byte == .newline {
      starts.append(index + 1)
    }
    var current = (path: path, line: 1)
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : source.bytes.count
      lines.append(current)
      if let directive = Self.directive(source.bytes[start..<end]) {
        current = directive
      } else {
        current.line += 1
      }
    }
  }

  private static let mark = Array(#"#sourceLocation(file: ""#.utf8)

  /// The file and the line that a directive sets for the line after it.
  private static func directive(_ line: ArraySlice<UInt8>) -> (path: String, line: Int)? {
    guard line.starts(with: mark) else { return nil }
    let text = String(decoding: line.dropFirst(mark.count), as: UTF8.self)
    guard let end = text.range(of: "\", line: ", options: .backwards),
      let number = Int(text[end.upperBound...].prefix { $0.isNumber })
    else { return nil }
    return (String(text[..<end.lowerBound]), number)
  }

  /// The place of a byte.
  func place(of index: Int) -> Place {
    let line = lineIndex(of: index)
    return Place(
      path: lines[line].path, line: lines[line].line, column: index - starts[line] + 1)
  }

  /// The place where a line of the text, counted from 1, begins.
  func place(ofLine line: Int) -> Place {
    place(of: starts[min(max(line, 1), starts.count) - 1])
  }

  /// The bytes at a place of a file, which a text may have several of.
  func bytes(path: String, line: Int, column: Int) -> [Int] {
    lines.indices.filter { lines[$0] == (path, line) }.map { number in
      let end = number + 1 < starts.count ? starts[number + 1] - 1 : Int.max
      return min(starts[number] + column - 1, end)
    }
  }

  /// The bytes of the line that a byte is on.
  func lineRange(of index: Int, in source: SourceText) -> Range<Int> {
    let line = lineIndex(of: index)
    return starts[line]..<(line + 1 < starts.count ? starts[line + 1] - 1 : source.bytes.count)
  }

  private func lineIndex(of index: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }
}
