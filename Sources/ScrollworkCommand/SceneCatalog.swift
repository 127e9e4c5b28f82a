public import Foundation
public import ScrollworkViews

/// The scenes a tool knows; a tool is an executable with one such type.
///
/// ```swift
/// @main enum Tool: SceneCatalog {
///   static var scenes: [Scene] { [.gallery, .feed] }
/// }
/// ```
public protocol SceneCatalog {
  /// The scenes, in the order they are listed; each name is used once.
  static var scenes: [Scene] { get }
  /// Folders with the pictures that scenes name.
  static var images: [URL] { get }
}

extension SceneCatalog {
  /// No folders: the scenes name no pictures.
  public static var images: [URL] { [] }

  /// Does what the command line asks for, and ends the process.
  @MainActor public static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let workbench = Workbench(scenes: scenes, images: images, console: Console())
    exit(await workbench.run(arguments).rawValue)
  }
}
