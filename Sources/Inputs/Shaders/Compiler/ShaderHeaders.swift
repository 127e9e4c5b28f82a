import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// The headers that stand in for those of Metal and SwiftUI.
struct ShaderHeaders: Hashable, Sendable {
  /// The folder.
  let folder: String
  /// A hash of all files.
  let identity: String

  /// The headers that come with this program.
  static var own: URL {
    ProgramResources.folder(of: "ScrollworkShaders").appending(path: "Metal")
  }

  /// Reads the headers in a folder.
  init(_ folder: URL?) throws(ShaderError) {
    guard let folder else { throw .missingHeaders }
    var text = ""
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    for name in (names ?? []).sorted() {
      let contents = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      if let contents { text += "\(name) \(contents.utf8.count)\n\(contents)" }
    }
    guard !text.isEmpty else { throw .missingHeaders }
    self.folder = folder.path
    identity = ContentDigest(of: Data(text.utf8)).hexadecimal(digits: 32)
  }

  /// The options of a compiler that finds them.
  var options: [String] {
    ["-I", folder]
  }
}
