import ScrollworkViews

/// The names of scenes are names of folders too, and each means one scene.
enum SceneNames {
  /// Throws for the first name that cannot be used.
  static func check(_ scenes: [Scene]) throws(Failure) {
    var seen: Set<String> = []
    for name in scenes.map(\.name) {
      if let fault = fault(of: name) { throw .sceneName(name, fault) }
      guard seen.insert(name).inserted else {
        throw .sceneName(name, "is used by two scenes; each needs its own")
      }
    }
  }

  private static func fault(of name: String) -> String? {
    if name.isEmpty { return "is empty; its pictures go to a folder of that name" }
    if name.unicodeScalars.contains(where: { $0 == "/" || $0.value < 0x20 || $0.value == 0x7F }) {
      return "has a slash or a control character; its pictures go to a folder of that name"
    }
    if name.hasPrefix(".") || name.hasPrefix("-") {
      return "begins with a \(name.hasPrefix(".") ? "dot" : "dash"); it must begin otherwise"
    }
    return nil
  }
}
