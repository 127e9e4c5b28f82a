public import Foundation
public import ScrollworkStage

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
}

extension SceneCatalog {
  /// No image folders.
  public static var images: [URL] { [] }

  /// Runs the verb of the command-line arguments, then exits the process.
  @MainActor public static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let workbench = Workbench(scenes: scenes, images: images, console: Console())
    exit(await workbench.run(arguments).rawValue)
  }
}
