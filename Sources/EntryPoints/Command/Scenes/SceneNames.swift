import ScrollworkStage

/// Validation of scene names, which must be unique and usable as folder names.
enum SceneNames {
  /// Throws for the first invalid name.
  static func check(_ scenes: [Scene]) throws(Failure) {
    var seen: Set<String> = []
    for name in scenes.map(\.name) {
      if let fault = fault(of: name) { throw .sceneName(name, fault) }
      guard seen.insert(name).inserted else {
        throw .sceneName(name, "is used by two scenes; scene names must be unique")
      }
    }
  }

  /// Why a name cannot be that of a scene or of a reference; nil if it can.
  static func fault(of name: String) -> String? {
    if name.isEmpty { return "is empty; the reel's folder is named after the scene" }
    if name.unicodeScalars.contains(where: { $0 == "/" || $0.value < 0x20 || $0.value == 0x7F }) {
      return "has a slash or a control character; the reel's folder is named after the scene"
    }
    if name.hasPrefix(".") || name.hasPrefix("-") {
      return "begins with a \(name.hasPrefix(".") ? "dot" : "dash"), which a scene name must not"
    }
    return nil
  }
}
