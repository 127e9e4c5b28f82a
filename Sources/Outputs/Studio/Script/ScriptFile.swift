public import Foundation
public import ScrollworkScript
import ScrollworkStage
import ScrollworkSystem

extension ScriptText {
  /// The file extension of scripts.
  ///
  /// - Source: chosen: descriptive, and claimed by no other program.
  public static let fileExtension = "scroll"

  /// Reads a script file, and the recordings that it names, from the same folder.
  ///
  /// - Throws: ``ScriptErrors``, or a ``StudioError`` if the file is missing, cannot be read, or is not UTF-8
  ///   text.
  public init(contentsOf url: URL) throws {
    let text = try Self.text(of: url)
    let folder = url.deletingLastPathComponent()
    try self.init(text, file: url.relativePath) { name in
      try? Self.text(of: URL(filePath: name, relativeTo: folder))
    }
  }

  private static func text(of url: URL) throws(StudioError) -> String {
    let data: Data
    do throws(InputError) { data = try InputFile.contents(of: url.path) } catch {
      guard error.isMissing else {
        throw .cannotRead(path: url.relativePath, reason: error.reason)
      }
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
