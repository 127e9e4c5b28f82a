package import Foundation
import ScrollworkScript
import ScrollworkStage
import ScrollworkSystem

/// The Swift files named on a command line, parsed.
package struct LooseFiles: Sendable {
  /// One file.
  struct File: Sendable {
    /// The path as it was typed, or relative to the typed folder.
    let path: String
    let source: SourceText
    let outline: SourceOutline
  }

  let files: [File]
  /// The folders of the files and the named folders, without repetition.
  package let folders: [URL]

  /// The suffix of a file with script steps: `Shelf.steps.swift` has those of `Shelf.swift`, and is
  /// not compiled as views.
  package static let stepsEnding = ".steps.swift"

  /// Whether a command-line argument is the path of a Swift file or a folder.
  package static func isPath(_ word: String) -> Bool {
    word.hasSuffix(".swift") || isFolder(word)
  }

  /// Reads the files, and all Swift files in the folders and their subfolders.
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

  /// The steps file beside a single file of views, if there is one.
  package var stepsBeside: String? {
    guard files.count == 1, files[0].path.hasSuffix(".swift") else { return nil }
    let path = files[0].path.dropLast(".swift".count) + Self.stepsEnding
    return FileManager.default.fileExists(atPath: String(path)) ? String(path) : nil
  }

  /// The text of a file.
  static func read(_ path: String) throws(LooseError) -> String {
    let data: Data
    do throws(InputError) { data = try InputFile.contents(of: path) } catch {
      throw error.isMissing
        ? .missingFile(path: path, nearest: nearest(to: path))
        : .cannotRead(path: path, reason: error.reason)
    }
    guard let text = String(data: data, encoding: .utf8) else { throw .notText(path: path) }
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

  /// The file beside a missing one with the nearest name.
  private static func nearest(to path: String) -> String? {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let sources = names.filter { $0.hasSuffix(".swift") }.sorted()
    // Compared by stem: the shared extension would make all short names similar.
    let stems = sources.map { String($0.dropLast(".swift".count)) }
    let stem = url.deletingPathExtension().lastPathComponent
    // Names this short are near to every other.
    guard stem.count > 2 else { return nil }
    return NearestWord.nearest(to: stem, among: stems).map { near in
      let typed = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      return typed + near + ".swift"
    }
  }
}
