/// The values that belong to a whole scene, such as those of user defaults.
///
/// They are part of the scene's state: each still sees those of its epoch, and each run of a script
/// begins without any.
package enum SceneValues {
  /// A stored value, or the absence of one.
  private struct Stored {
    let value: Any?
  }

  private static let prefix = "scene value "

  private static func key(_ name: String) -> StateKey {
    StateKey(path: ViewPath(), property: prefix + name)
  }

  /// Whether a key is that of a value of the scene.
  static func contains(_ key: StateKey) -> Bool {
    key.property.hasPrefix(prefix) && key.path.depth == 0
  }

  /// The run of the script here; nil if no scene runs.
  package static var run: AnyObject? {
    SceneSystem.current?.noteAnswer()
    return SceneSystem.current?.host
  }

  /// Whether the code that runs is an action of a scene, and not the making of its views.
  package static var isActing: Bool {
    SceneSystem.current?.noteAnswer()
    return SceneSystem.current?.host?.isActing ?? false
  }

  /// The value of a name; nil if there is none, or no scene runs here.
  package static func value(_ name: String) -> Any? {
    guard let system = SceneSystem.current else { return nil }
    system.noteAnswer()
    return (system.host?.store[key(name)] as? Stored)?.value
  }

  /// Stores a value under a name; nil removes it.
  package static func set(_ value: Any?, for name: String) {
    SceneSystem.current?.host?.writeSceneValue(Stored(value: value), to: key(name))
  }
}
