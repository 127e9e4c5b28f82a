import Foundation
import ScrollworkSystem

/// The pictures and colors in some folders, at any depth.
struct ResourceCatalog: Sendable {
  /// The names of pictures; those that cannot be read are false.
  private(set) var pictures: [String: Bool] = [:]
  /// The names of color sets.
  private(set) var colors: Set<String> = []

  /// The endings of picture files.
  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "pdf", "svg", "bmp", "tiff", "tif",
  ]

  /// The most entries of folders that are looked at.
  ///
  /// - Source: chosen; as many as are looked at for pictures to draw.
  private static let limit = 20_000

  init(_ folders: [URL]) {
    for folder in folders {
      let found = FileManager.default.enumerator(atPath: folder.path)
      var count = 0
      while count < Self.limit, let path = found?.nextObject() as? String {
        count += 1
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if name.hasPrefix(".") || name == "node_modules" || name == "Pods" {
          found?.skipDescendants()
        } else {
          add(folder.appending(path: path), named: name)
        }
      }
    }
  }

  private mutating func add(_ url: URL, named name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let ending = parts.last?.lowercased() else { return }
    let stem = String(name.dropLast(ending.count + 1))
    switch ending {
    case "colorset": colors.insert(stem)
    case "imageset", "symbolset", "appiconset": pictures[stem] = true
    case _ where Self.endings.contains(ending):
      let plain = ["@2x", "@3x"].contains(String(stem.suffix(3))) ? String(stem.dropLast(3)) : stem
      let isReadable = Self.isPicture(url)
      for name in [plain, "\(plain).\(ending)", name] {
        pictures[name] = isReadable || (pictures[name] ?? false)
      }
    default: break
    }
  }

  /// Whether a file is not empty and no pointer to one that is kept elsewhere.
  private static func isPicture(_ url: URL) -> Bool {
    guard let start = try? InputFile.start(of: url.path, count: 16), !start.isEmpty else {
      return false
    }
    return start != Data("version https://".utf8)
  }

  /// The names of the members that are made of the names: without separators, in small letters at
  /// the start, and without an ending that says what it is; a digit at the start is behind `_`.
  var symbols: Set<String> {
    var symbols: Set<String> = []
    for name in Array(pictures.keys) + colors {
      let words = name.split { !$0.isLetter && !$0.isNumber }
      guard let first = words.first else { continue }
      let joined =
        first.prefix(1).lowercased() + first.dropFirst()
        + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      let run = joined.isEmpty ? "" : Self.loweringInitials(joined)
      for spelling in [joined, run] {
        let symbol = (spelling.first?.isNumber ?? false) ? "_" + spelling : spelling
        symbols.insert(symbol)
        for ending in ["Color", "Image"] where symbol.hasSuffix(ending) {
          symbols.insert(String(symbol.dropLast(ending.count)))
        }
      }
    }
    return symbols
  }

  /// `URLIcon` as `urlIcon`.
  private static func loweringInitials(_ name: String) -> String {
    let letters = Array(name)
    var end = 1
    while end < letters.count, letters[end].isUppercase,
      end + 1 == letters.count || letters[end + 1].isUppercase
    {
      end += 1
    }
    return String(letters[..<end]).lowercased() + String(letters[end...])
  }
}
