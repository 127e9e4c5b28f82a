import Scrollwork
import ScrollworkStudio

/// The scripts of scenes, from text files beside this one.
enum SceneScripts {
  /// Parses a script; an invalid one is a fatal error, found by a test.
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
