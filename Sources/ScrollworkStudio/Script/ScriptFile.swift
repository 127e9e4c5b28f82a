public import Foundation
public import ScrollworkScript
import ScrollworkStage

extension ScriptText {
  /// What the names of script files end in.
  ///
  /// - Source: chosen: it says what is inside, and no other program claims it.
  public static let fileExtension = "scroll"

  /// Reads a file, and the recordings that it names, which lie beside it.
  ///
  /// - Throws: ``ScriptErrors``, or a ``StudioError`` if the file is not there or holds no text.
  public init(contentsOf url: URL) throws {
    let text = try Self.text(of: url)
    let folder = url.deletingLastPathComponent()
    try self.init(text, file: url.relativePath) { name in
      try? Self.text(of: URL(filePath: name, relativeTo: folder))
    }
  }

  private static func text(of url: URL) throws(StudioError) -> String {
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      let folder = url.deletingLastPathComponent()
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      let nearest = NearestWord.nearest(
        to: url.lastPathComponent, among: (names ?? []).filter { $0.hasSuffix(".scroll") }.sorted())
      throw .missingScript(
        path: url.relativePath,
        nearest: nearest.map { url.deletingLastPathComponent().appending(path: $0).relativePath })
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw .unreadableScript(path: url.relativePath)
    }
    return text
  }
}
