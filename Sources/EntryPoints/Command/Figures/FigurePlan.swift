import Foundation
import ScrollworkFigures
import ScrollworkStudio
import ScrollworkSystem

/// The figures of a file by where their scenes are: in this program, or in Swift files, each of which
/// is compiled and played in a process of its own.
@MainActor struct FigurePlan {
  private let verb: IllustrateVerb
  private let file: FigureFile
  private let entries: [FigureFile.Entry]

  /// The plan of a verb's figure file.
  ///
  /// - Throws: A ``Failure`` for a file that cannot be read, or a name that no figure has.
  init(_ verb: IllustrateVerb, file path: String) throws {
    file = try FigureFile.read(path)
    let names = file.entries.map(\.name)
    if let unknown = verb.only.first(where: { !names.contains($0) }) {
      throw Failure.unknownFigure(unknown, in: path, among: names)
    }
    entries = file.entries.filter { verb.only.isEmpty || verb.only.contains($0.name) }
    self.verb = verb.withAbsoluteFolders
  }

  /// Draws the figures, in the folder of the file.
  ///
  /// - Parameters:
  ///   - workbench: The scenes of this program.
  ///   - make: Runs a verb with arguments.
  /// - Returns: The exit code.
  /// - Throws: The failure of a figure.
  func run(
    on workbench: Workbench, _ make: ([String]) async -> VerbOutcome
  ) async throws -> CommandStatus {
    let url = URL(filePath: file.file)
    let folder = url.deletingLastPathComponent()
    guard folder.path.isEmpty || FileManager.default.changeCurrentDirectoryPath(folder.path) else {
      throw Failure(status: .missing, message: "cannot enter \(folder.relativePath)")
    }
    var isStale = false
    let tool = ToolScenes(
      scenes: workbench.scenes, images: workbench.images, shaders: workbench.shaders)
    if let error = YAMLError(all: entries.compactMap { mixture(in: $0, of: tool) }) { throw error }
    let own = entries.filter { !tool.isPath($0.scene.scene) }
    if !own.isEmpty {
      var verb = verb
      verb.figures = url.lastPathComponent
      verb.only = own.map(\.name)
      do { try await workbench.run(verb) } catch let failure as Failure
        where failure.status == .mismatch
      {
        failure.diagnostics.forEach { workbench.console.write($0, status: .mismatch) }
        isStale = true
      }
    }
    for group in groups(of: entries.filter { tool.isPath($0.scene.scene) }) {
      let outcome = await make(arguments(group, url.lastPathComponent))
      guard outcome.status == .mismatch, verb.check else {
        if let failure = outcome.failure {
          guard !InputFile.exists(group[0].scene.scene) else { throw failure }
          throw SceneFailure(failure: failure, keys: [.name("scene")]).located(in: file, group[0])
        }
        guard outcome.status == .success else { return outcome.status }
        continue
      }
      isStale = true
    }
    guard !isStale else {
      throw Failure(status: .mismatch, message: "\(file.file) is not up to date")
    }
    if !verb.check { try keepRecords(url.lastPathComponent) }
    return .success
  }

  /// The figures of Swift files, those of one file and view together.
  private func groups(of entries: [FigureFile.Entry]) -> [[FigureFile.Entry]] {
    var groups: [[FigureFile.Entry]] = []
    for entry in entries {
      let index = groups.firstIndex {
        $0[0].scene.scene == entry.scene.scene && $0[0].scene.view == entry.scene.view
      }
      if let index { groups[index].append(entry) } else { groups.append([entry]) }
    }
    return groups
  }

  /// The mistake of an entry whose comparison is of other Swift files or views: a process has those of one.
  private func mixture(in entry: FigureFile.Entry, of tool: ToolScenes) -> YAMLError? {
    guard let other = entry.against, tool.isPath(other.scene) || tool.isPath(entry.scene.scene)
    else { return nil }
    func error(_ key: String, _ found: String, _ expected: String) -> YAMLError {
      file.error(
        FigureError(
          "found \"\(found)\", expected \(expected), as of Swift files one view alone is compiled",
          at: [.name("against"), .name(key)]), in: entry)
    }
    if other.scene != entry.scene.scene {
      return error("scene", other.scene, "\"\(entry.scene.scene)\"")
    }
    guard other.view != entry.scene.view, let view = other.view else { return nil }
    return error("view", view, entry.scene.view.map { "\"\($0)\"" } ?? "that of the figure")
  }

  private func arguments(_ group: [FigureFile.Entry], _ file: String) -> [String] {
    let scene = group[0].scene
    var words = ["illustrate", scene.scene, "--figures", file]
    words += group.flatMap { ["--only", $0.name] }
    if let view = scene.view { words += ["--view", view] }
    if verb.check { words.append("--check") }
    if let form = verb.snippets { words += ["--snippets", form.rawValue] }
    words += verb.loose.images.flatMap { ["--images", $0] }
    words += verb.loose.shaders.flatMap { ["--shaders", $0] }
    if verb.loose.fetchPackages { words.append("--fetch-packages") }
    if verb.loose.isLenient { words.append("--lenient") }
    if let limit = verb.loose.compileLimit { words += ["--compile-limit", "\(limit)s"] }
    if verb.drawing.isStrict { words.append("--strict") }
    if let fonts = verb.drawing.fonts { words += ["--fonts", fonts] }
    words += verb.limits.arguments + verb.messages.arguments
    return words
  }

  /// Removes the records of files that no figure has.
  private func keepRecords(_ name: String) throws {
    var records = FileRecords(FigureFileRun.records(of: name))
    records.keep(file.entries.flatMap(\.paths).map { URL(filePath: $0) })
    try records.write()
  }
}

extension IllustrateVerb {
  /// The verb with absolute paths of folders: figures are drawn in the folder of their file.
  fileprivate var withAbsoluteFolders: IllustrateVerb {
    func absolute(_ path: String) -> String { URL(filePath: path).absoluteURL.path }
    var verb = self
    verb.drawing.fonts = drawing.fonts.map(absolute)
    verb.loose.images = loose.images.map(absolute)
    verb.loose.shaders = loose.shaders.map(absolute)
    return verb
  }
}
