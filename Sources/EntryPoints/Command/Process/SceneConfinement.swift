import Foundation
import ScrollworkCairo
import ScrollworkLoose
import ScrollworkReels
import ScrollworkStudio
import ScrollworkSystem

/// The sandbox of the process that runs a verb on Swift files: it reads the project and what the arguments
/// name, and writes what the verb makes.
struct SceneConfinement {
  private let sandbox: Sandbox
  private var outputs: VerbOutputs
  private let staged: StagedOutputs
  private var variables: [String: String]

  /// Makes the folders and the hidden files of a verb's outputs.
  ///
  /// - Throws: A ``StudioError`` for what cannot be written.
  init(
    of verb: some SceneVerb, named name: String, _ files: LooseFiles, _ arguments: [String]
  ) throws {
    outputs = verb.outputs(ofScene: name)
    try outputs.makeFolders()
    let made = outputs.files + outputs.filesInNewFolders
    staged = try StagedOutputs(made)
    variables = staged.variables
    var readable = files.readableFolders + verb.loose.imageFolders + outputs.readable
    readable += (made + outputs.folders).map { $0.deletingLastPathComponent() }
    readable += Self.paths(in: arguments)
    let encoder = verb.makesFilms ? ReelForm.encoder : nil
    sandbox = Sandbox(
      readable: readable, writable: outputs.folders + staged.folders, encoder: encoder)
    variables[SourcePaths.variable] = Self.repository?.path
    // A confined process keeps no hashes and lists of fonts for the next one.
    let cache = UserCache.folder
    if TrustedPath.fault(of: cache.path) == nil,
      !FileManager.default.fileExists(atPath: cache.appending(path: "fonts").path)
    {
      _ = try? verb.drawing.renderer(images: []).provenance
    }
  }

  /// The top of the repository around the current folder; nil outside of one.
  private static var repository: URL? {
    URL(filePath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath()
      .enclosingRepository
  }

  /// Confines a process.
  func confine(_ child: inout LooseChild) {
    child.sandbox = sandbox
    child.variables = variables
  }

  /// Removes what was not finished.
  func end() {
    staged.end()
    outputs.removeEmptyFolders()
  }

  /// The paths that arguments name, as words of their own, after "=", or in quotes inside of a word, and
  /// those in quotes in a script.
  private static func paths(in arguments: [String]) -> [URL] {
    let words = arguments.flatMap { word in
      [word, word.split(separator: "=", maxSplits: 1).last.map(String.init) ?? ""] + quoted(word)
    }
    let scripts = words.filter { $0.hasSuffix(".scroll") }
    let pictures = scripts.flatMap { script -> [URL] in
      let folder = URL(filePath: script).deletingLastPathComponent()
      let data = try? InputFile.contents(of: script)
      return quoted(String(decoding: data ?? Data(), as: UTF8.self))
        .map { URL(filePath: $0, relativeTo: folder) }
    }
    return
      (words.filter { !$0.isEmpty }.map { URL(filePath: $0) } + scripts.map { URL(filePath: $0) }
      + pictures)
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func quoted(_ text: String) -> [String] {
    text.matches(of: /"([^"\n]+)"/).map { String($0.1) }
  }
}
