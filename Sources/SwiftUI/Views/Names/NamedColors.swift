package import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkScript
import ScrollworkSystem

/// The named colors of a scene, and the names that were requested but are missing.
///
/// Colors are looked up wherever they are painted, so the whole tree shares this instance.
package final class NamedColors: Sendable {
  private let colors: [String: Color]
  private let missing = Locked<[String]>([])

  package init(_ colors: [String: Color]) { self.colors = colors }

  /// The color with a name; a missing name is recorded.
  ///
  /// An alias, a color that is itself a name, is not resolved: two could refer to each other.
  func color(named name: String) -> Color? {
    if let color = colors[name] {
      if case .named = color.source { return nil }
      return color
    }
    guard name != Color.accentName else { return nil }
    missing.withLock { if !$0.contains(name) { $0.append(name) } }
    return nil
  }

  /// The missing colors, in the order of the requests.
  var problems: [SceneProblem] {
    let names = colors.keys.sorted()
    return missing.withLock { $0 }.map { name in
      .missingColor(name: name, nearest: NearestWord.nearest(to: name, among: names))
    }
  }
}

extension EnvironmentValues {
  private enum NamedColorsKey: EnvironmentKey {
    static var defaultValue: NamedColors? { nil }
  }

  /// The named colors of the scene.
  package var namedColors: NamedColors? {
    get { self[NamedColorsKey.self] }
    set { self[NamedColorsKey.self] = newValue }
  }

  /// The key of the named colors, of which each tree has its own record.
  static var namedColorsKey: ObjectIdentifier { ObjectIdentifier(NamedColorsKey.self) }
}
