import Foundation
import ScrollworkLoose
import ScrollworkStage
import ScrollworkStudio
import ScrollworkSystem

/// The making of a project's configuration, with a script of its first scene.
@MainActor struct ProjectSetup {
  private let folder: String
  private let writesScript: Bool
  private let writesAgentsPage: Bool
  private let workbench: Workbench

  init(_ verb: InitVerb, on workbench: Workbench) {
    folder = verb.folder.hasSuffix("/") ? String(verb.folder.dropLast()) : verb.folder
    (writesScript, writesAgentsPage) = (!verb.leavesOutScript, verb.agents)
    self.workbench = workbench
  }

  /// Writes the files, and tells what to do next.
  func run() async throws -> CommandStatus {
    guard InputFile.isFolder(folder) else {
      throw Failure(status: .missing, message: "there is no folder \(folder)")
    }
    let file = path(Configuration.fileName)
    guard !FileManager.default.fileExists(atPath: file) else {
      if writesAgentsPage { return try addAgentsPage() }
      throw Failure(status: .usage, message: "\(file) is there already, and is not replaced")
    }
    let scenes = Self.distinct(try LooseFiles.scenes(in: folder))
    let script = try await script(of: scenes[0])
    if let script { try AtomicFile.write(Data(script.text.utf8), to: URL(filePath: script.path)) }
    let text = Self.text(scenes.map(relative), script: script.map { relative($0.path) })
    try AtomicFile.write(Data(text.utf8), to: URL(filePath: file))
    if writesAgentsPage { try writeAgentsPage(for: relative(scenes[0].path), "References") }
    let count = scenes.count == 1 ? "1 scene" : "\(scenes.count) scenes"
    let made = script.map { " and \($0.path)" } ?? ""
    let enter = folder == "." ? "" : "cd \(folder), then "
    try workbench.console.writeLines(
      """
      \(file)\(made): \(count), \(scenes.map(\.name).joined(separator: ", "))

      Next: \(enter.isEmpty ? "" : enter)
        scrollwork preview \(scenes[0].name)\(Self.gap(scenes[0].name, "preview"))touch it in a browser while its code is written
        scrollwork reel \(scenes[0].name)\(Self.gap(scenes[0].name, "reel"))a video of it in output/
        scrollwork verify --record\(Self.gap("--record", "verify"))references in References/, which "scrollwork verify" compares with
      """.replacing("Next: \n", with: "Next:\n"))
    return .success
  }

  private static func gap(_ word: String, _ verb: String) -> String {
    String(repeating: " ", count: max(30 - word.count - verb.count, 2))
  }

  // MARK: The page for agents

  /// Writes the page of a project that has a configuration.
  private func addAgentsPage() throws -> CommandStatus {
    let project = try Configuration.around(
      folder, VerbOptions.all(), scenes: workbench.scenes.map(\.name))
    guard let scene = project?.scenes.first else {
      throw Failure(
        status: .usage, message: "\(path(Configuration.fileName)) has no scenes for AGENTS.md")
    }
    try writeAgentsPage(for: scene.subject.text, project?.references?.text ?? "References")
    try workbench.console.writeSummary(path(Self.agentsFile))
    return .success
  }

  /// Writes the page, or adds it to the one that is there and does not have it.
  private func writeAgentsPage(for file: String, _ references: String) throws {
    let url = URL(filePath: path(Self.agentsFile))
    let page = AgentsPage.text(for: file, references: references)
    let old = InputFile.exists(url.path) ? try InputText.read(url.path, expected: "a page") : ""
    guard !old.contains(page.prefix { $0 != "\n" }) else { return }
    let gap = old.isEmpty ? "" : old.hasSuffix("\n") ? "\n" : "\n\n"
    try AtomicFile.write(Data((old + gap + page).utf8), to: url)
  }

  private static let agentsFile = "AGENTS.md"

  // MARK: Scenes

  /// The scenes with names that are unique: those of several folders have the folder in it.
  private static func distinct(_ scenes: [FoundScene]) -> [FoundScene] {
    var seen: Set<String> = []
    return scenes.map { scene in
      var (name, number) = (scene.name, 2)
      let parent = URL(filePath: scene.path).deletingLastPathComponent().lastPathComponent
      if seen.contains(name), scene.view == nil { name = "\(parent)-\(name)" }
      let stem = name
      while !seen.insert(name).inserted {
        name = "\(stem)-\(number)"
        number += 1
      }
      return FoundScene(path: scene.path, view: scene.view, name: name)
    }
  }

  private func path(_ name: String) -> String { folder == "." ? name : "\(folder)/\(name)" }

  private func relative(_ path: String) -> String {
    if path == folder { return "." }
    for start in [folder + "/", "./"] where path.hasPrefix(start) {
      return String(path.dropFirst(start.count))
    }
    return path
  }

  private func relative(_ scene: FoundScene) -> FoundScene {
    FoundScene(path: relative(scene.path), view: scene.view, name: scene.name)
  }

  // MARK: Text

  /// The text of the configuration.
  static func text(_ scenes: [FoundScene], script: String?) -> String {
    var lines = [
      "# The scenes of this project, for scrollwork. Paths are from this folder on.", "scenes:",
    ]
    for (number, scene) in scenes.enumerated() {
      lines.append("  - file: \(spelled(scene.path))")
      if let view = scene.view { lines.append("    view: \(spelled(view))") }
      lines.append("    name: \(spelled(scene.name))")
      if number == 0, let script { lines.append("    script: \(spelled(script))") }
    }
    lines += [
      "", "# Where references are kept, to be committed, and what is made, not to be.",
      "references: References", "output: output", "",
      "# Options of all verbs that have them, or of one.", "defaults:", "  device: phone",
      "  # reel: { fps: 30, stage: [device phone] }", "",
    ]
    return lines.joined(separator: "\n")
  }

  /// A word of YAML, in quotes where it would be something else without.
  private static func spelled(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "._-/".contains($0) }
    let isName =
      word.contains { $0.isLetter }
      && !["true", "false", "yes", "no", "null", "on", "off"]
        .contains(word.lowercased())
    return isPlain && (isName || word == ".") ? word : word.debugDescription
  }

  // MARK: Script

  /// The script of a scene: the tour that it is shown by; nil with a note where it cannot be made.
  private func script(of scene: FoundScene) async throws -> (path: String, text: String)? {
    let path = path("\(scene.name).scroll")
    guard writesScript, !FileManager.default.fileExists(atPath: path) else { return nil }
    let kept = ProcessFolder("scrollwork-init", in: FileManager.default.temporaryDirectory)
    defer { kept.remove() }
    let file = kept.url.appending(path: "script")
    let words = ["render", scene.path] + (scene.view.map { ["--view", $0] } ?? [])
    let status: CommandStatus
    do {
      let output = try OpenFile(file)
      defer { output.close() }
      status = try await workbench.writing(to: output.descriptor)
        .play(words + ["--device", "phone", "--print-script"])
    } catch {
      try Task.checkCancellation()
      let failure = Failure(error)
      for diagnostic in failure.diagnostics { workbench.console.write(diagnostic) }
      workbench.console.writeWarning("\(path) is not written: \(failure.message)")
      return nil
    }
    guard status == .success, let data = try? InputFile.contents(of: file.path), !data.isEmpty
    else {
      workbench.console.writeWarning("\(path) is not written")
      return nil
    }
    let head = "# The gestures of \(scene.name); docs/scripts.md has the words.\n"
    return (path, head + String(decoding: data, as: UTF8.self))
  }
}

/// A new file that is open for writing.
private struct OpenFile {
  let descriptor: Int32

  init(_ url: URL) throws {
    descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError.last }
  }

  func close() { _ = Foundation.close(descriptor) }
}
