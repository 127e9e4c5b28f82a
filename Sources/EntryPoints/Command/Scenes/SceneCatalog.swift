import CSystemCalls
public import Foundation
import ScrollworkLoose
public import ScrollworkStage
import ScrollworkViews

/// The scenes of a command-line tool; a tool is an executable with one type that conforms.
///
/// ```swift
/// @main enum Tool: SceneCatalog {
///   static var scenes: [Scene] { [.gallery, .feed] }
/// }
/// ```
public protocol SceneCatalog {
  /// The scenes, in the order they are listed, with unique names.
  static var scenes: [Scene] { get }
  /// The image folders of the scenes.
  static var images: [URL] { get }
  /// The Metal files of the scenes, and folders of them, which are compiled when a scene is played.
  static var shaders: [URL] { get }
  /// Whether the scenes are demos of the tool, and no scenes of the project that it is used in.
  static var areDemos: Bool { get }
}

extension SceneCatalog {
  /// No image folders.
  public static var images: [URL] { [] }
  /// No Metal files.
  public static var shaders: [URL] { [] }
  /// The scenes are those of a project.
  public static var areDemos: Bool { false }

  /// Runs the verb of the command-line arguments, then exits the process.
  ///
  /// The time zone of the process is UTC, and its sets and dictionaries have the same order in every
  /// run.
  @MainActor public static func main() async {
    do {
      try SceneProcess.begin()
      scrollwork_keep_memory()
      scrollwork_silence_libraries()
    } catch {
      Console(results: STDOUT_FILENO).write(error)
      exit(error.status.rawValue)
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    let console = Console(results: StandardStreams.separate())
    ProcessEnding.refuseExit()
    // The process of Swift files has these instead, and another bundle than this program's.
    let isChild = arguments.first == LooseChild.flag
    // Scenes may be made of dates and random numbers, as scripts may.
    let scenes = isChild ? [] : SceneSystem().answering { Self.scenes }
    var workbench = Workbench(
      scenes: scenes, images: isChild ? [] : images, shaders: isChild ? [] : shaders,
      console: console)
    workbench.areDemos = areDemos
    workbench.onLimits = Watchdog.begin
    let status = await workbench.run(arguments)
    withExtendedLifetime(workbench) { ProcessEnding.exit(status) }
  }
}
