import Scrollwork
import ScrollworkStudio

/// The scripts of scenes, which are text files beside this one.
enum SceneScripts {
  /// Reads a script; one that cannot be read stops the program, and a test before that.
  static func read(_ name: String, _ bytes: [UInt8]) -> SceneScript {
    do {
      return try ScriptText(
        String(decoding: bytes, as: UTF8.self), file: "Scenes/Scripts/\(name)",
        recording: recording
      ).script
    } catch {
      fatalError("\(error)")
    }
  }

  private static func recording(_ name: String) -> String? {
    name == "fling.csv" ? String(decoding: PackageResources.fling_csv, as: UTF8.self) : nil
  }
}
