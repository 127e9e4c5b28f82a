package import Foundation
import ScrollworkScript
import ScrollworkViews

/// Swift files as they were named on a command line, with what they say.
package struct LooseFiles: Sendable {
  /// One file.
  struct File: Sendable {
    /// The way to it as it was typed, or from the folder as that was typed.
    let path: String
    let source: SourceText
    let outline: SourceOutline
  }

  let files: [File]
  /// The folders that the files and the named folders are in, without repetition.
  package let folders: [URL]

  /// How the name of a file with the steps of a script ends: `Shelf.steps.swift` has those of
  /// `Shelf.swift`, and is no source of views.
  package static let stepsEnding = ".steps.swift"

  /// Whether a word on a command line means a file or a folder of views.
  package static func isPath(_ word: String) -> Bool {
    word.hasSuffix(".swift") || isFolder(word)
  }

  /// Reads the files, and all Swift files in the folders and those inside them.
  package init(_ paths: [String]) throws(LooseError) {
    var files: [File] = []
    var folders: [URL] = []
    for path in paths {
      let url = URL(filePath: path).standardizedFileURL
      let folder = Self.isFolder(path) ? url : url.deletingLastPathComponent()
      if !folders.contains(folder) { folders.append(folder) }
      for path in try Self.sources(at: path) where !files.contains(where: { $0.path == path }) {
        let source = SourceText(try Self.read(path))
        files.append(File(path: path, source: source, outline: SourceOutline(source)))
      }
    }
    self.files = files
    self.folders = folders
  }

  /// The file with the steps for a single file of views, if there is one beside it.
  package var stepsBeside: String? {
    guard files.count == 1, files[0].path.hasSuffix(".swift") else { return nil }
    let path = files[0].path.dropLast(".swift".count) + Self.stepsEnding
    return FileManager.default.fileExists(atPath: String(path)) ? String(path) : nil
  }

  /// The text of a file.
  static func read(_ path: String) throws(LooseError) -> String {
    guard FileManager.default.fileExists(atPath: path) else {
      throw .missingFile(path: path, nearest: nearest(to: path))
    }
    guard let data = FileManager.default.contents(atPath: path),
      let text = String(data: data, encoding: .utf8)
    else { throw .unreadable(path: path) }
    return text
  }

  private static func sources(at path: String) throws(LooseError) -> [String] {
    guard isFolder(path) else { return [path] }
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let sources = found.filter { isSource($0) }.sorted()
    guard !sources.isEmpty else { throw .noSources(folder: path) }
    return sources.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }

  private static func isSource(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return path.hasSuffix(".swift") && !path.hasSuffix(stepsEnding)
      && parts.last != "Package.swift" && !parts.contains { $0.hasPrefix(".") }
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The file beside a missing one that was probably meant.
  private static func nearest(to path: String) -> String? {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let sources = names.filter { $0.hasSuffix(".swift") }.sorted()
    // By the stem: the ending, which all have, would make short names near to each other.
    let stems = sources.map { String($0.dropLast(".swift".count)) }
    let stem = url.deletingPathExtension().lastPathComponent
    // Of names this short any is near to any.
    guard stem.count > 2 else { return nil }
    return NearestWord.nearest(to: stem, among: stems).map { near in
      let typed = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      return typed + near + ".swift"
    }
  }
}
