import Foundation
import ScrollworkDrawing

/// A name of a test or an assertion as the name of a folder.
///
/// Letters and digits of all scripts stay, in one normal form; everything else becomes a hyphen.
struct FileSystemName: Hashable {
  /// The text: no empty one, no separators, no dot.
  let text: String

  /// The longest name, in bytes of UTF-8.
  ///
  /// - Source: chosen: two of them and a number fit the 255 bytes of common file systems.
  private static let longest = 100

  /// The name for a folder.
  init(_ name: String) {
    var words: [String] = [""]
    for character in name.precomposedStringWithCanonicalMapping {
      if character.isLetter || character.isNumber || character == "_" {
        words[words.count - 1].append(character)
      } else if words.last != "" {
        words.append("")
      }
    }
    let plain = words.filter { !$0.isEmpty }.joined(separator: "-")
    let isWhole = plain.utf8.count <= Self.longest
    guard plain.isEmpty || !isWhole else {
      text = plain
      return
    }
    let mark = ContentDigest(of: Array(name.utf8)).hexadecimal(digits: 8)
    var start = Substring(plain)
    while start.utf8.count > Self.longest - mark.count - 1 { start.removeLast() }
    text = start.isEmpty ? "unnamed-\(mark)" : "\(start)-\(mark)"
  }
}
