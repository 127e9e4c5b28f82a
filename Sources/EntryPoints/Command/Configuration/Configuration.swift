import Foundation
import ScrollworkRegression
import ScrollworkStage
import ScrollworkStudio
import ScrollworkSystem

/// The file `scrollwork.yaml` of a project: its scenes, its devices, where references and output go, and the
/// defaults of verbs.
///
/// ```yaml
/// scenes:
///   - Cards.swift
///   - { file: Views/Shelf.swift, view: Shelf, script: shelf.scroll, name: shelf }
/// references: References
/// output: output
/// devices:
///   kiosk: 800x1280
/// defaults:
///   device: iphone-16-pro
///   reel: { fps: 30 }
/// ```
///
/// Paths are from the folder of the file on.
struct Configuration: Sendable {
  /// The name of the file.
  static let fileName = "scrollwork.yaml"

  /// A scene of the project.
  struct SceneEntry: Sendable {
    /// The name, unique in the file.
    let name: String
    /// The Swift file or the project, or the name of a scene of the tool.
    let subject: YAMLValue
    /// Whether the subject is a scene of the tool.
    let isOfTool: Bool
    /// The options of the scene.
    let options: [YAMLOption]
  }

  /// The defaults of all verbs that have an option, and of one verb alone if it has a name.
  struct Defaults: Sendable {
    let verb: String?
    let options: [YAMLOption]
  }

  /// The location of the file.
  let url: URL
  /// The text of the file, for errors.
  let text: YAMLText
  /// The scenes, in the order of the file.
  let scenes: [SceneEntry]
  /// Whether the scenes of the tool are scenes of the project too.
  let includesDemos: Bool
  /// The folder of references; nil for the default.
  let references: YAMLValue?
  /// The folder of output; nil for the default.
  let output: YAMLValue?
  /// The devices of the project.
  let devices: [Device]
  /// The defaults of verbs, those of all first.
  let defaults: [Defaults]

  /// The path of something in the project, from the current folder on.
  func path(_ path: String) -> String {
    let subject = subject(path)
    return subject.hasPrefix("./") ? String(subject.dropFirst(2)) : subject
  }

  /// The path of a scene's files, from the current folder on, which is never taken for a name.
  func subject(_ path: String) -> String {
    path.hasPrefix("/") ? path : ReferencePaths(from: folder).typed(path)
  }

  /// The folder of the project.
  var folder: URL { url.deletingLastPathComponent() }

  /// The scene of a name.
  func scene(named name: String) -> SceneEntry? { scenes.first { $0.name == name } }
}

extension Configuration {
  /// The configuration of a folder: that in it, or in the nearest folder around it.
  ///
  /// The search ends at the top of a repository, and at the user's home.
  ///
  /// - Returns: nil if there is none.
  /// - Throws: A `YAMLError`, or a ``Failure`` for a file that cannot be read.
  static func around(
    _ folder: String, _ verbs: [String: VerbOptions], scenes: [String]
  ) throws -> Configuration? {
    guard let url = location(around: folder) else { return nil }
    let shown = ReferencePaths(from: URL(filePath: folder)).typed(url.path)
    let name = shown.hasPrefix("./") ? String(shown.dropFirst(2)) : shown
    let text = try InputText.read(url.path, expected: "the configuration of a project")
    return try ConfigurationReader(YAMLText(text, file: name), verbs, scenes: scenes).read(url)
  }

  /// The file in a folder, or in the nearest folder around it.
  private static func location(around folder: String) -> URL? {
    let files = FileManager.default
    let home = files.homeDirectoryForCurrentUser.standardizedFileURL.path
    for url in URL(filePath: folder).standardizedFileURL.enclosingFolders {
      let file = url.appending(path: fileName)
      if files.fileExists(atPath: file.path) { return file }
      let isTop = files.fileExists(atPath: url.appending(path: ".git").path)
      if isTop || url.path == home { return nil }
    }
    return nil
  }
}
