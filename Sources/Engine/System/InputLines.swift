import Foundation

/// A file that is read line by line, in memory for one line.
package final class InputLines {
  /// The most bytes of a line.
  ///
  /// - Source: chosen; far above any line that a tool writes.
  package static let longest = 1 << 26

  private let descriptor: Int32
  private var part = [UInt8](repeating: 0, count: 1 << 16)
  /// The bytes of ``part`` that are not part of a line yet.
  private var rest = 0..<0
  private var isAtEnd = false

  /// Opens a file, or a pipe that has a writer.
  package init(_ path: String) throws(InputError) {
    descriptor = try InputFile.open(path).descriptor
  }

  deinit { close(descriptor) }

  /// The bytes of the next line, without its line feed; nil after the last.
  package func next() throws(InputError) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      if let end = part[rest].firstIndex(of: UInt8(ascii: "\n")) {
        line += part[rest.lowerBound..<end]
        rest = end + 1..<rest.upperBound
        return line
      }
      line += part[rest]
      guard line.count <= Self.longest else {
        throw InputError(reason: "it has a line of more than \(Self.longest >> 20) MB")
      }
      rest = 0..<(isAtEnd ? 0 : try InputFile.read(descriptor, into: &part))
      if rest.isEmpty {
        isAtEnd = true
        return line.isEmpty ? nil : line
      }
    }
  }
}
