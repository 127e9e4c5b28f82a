import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkScript
import Synchronization

/// The colors that a scene has under names, and the names that somebody asked for in vain.
///
/// A color is asked for wherever it is painted, so the list of names is shared by all of a tree.
final class NamedColors: Sendable {
  private let colors: [String: Color]
  private let missing = Mutex<[String]>([])

  init(_ colors: [String: Color]) { self.colors = colors }

  /// The color under a name; takes note of one that there is not.
  ///
  /// A color that is another name is not followed: two could name each other.
  func color(named name: String) -> Color? {
    if let color = colors[name] {
      if case .named = color.source { return nil }
      return color
    }
    missing.withLock { if !$0.contains(name) { $0.append(name) } }
    return nil
  }

  /// What was asked for in vain, in the order it was.
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

  /// The colors that have names.
  var namedColors: NamedColors? {
    get { self[NamedColorsKey.self] }
    set { self[NamedColorsKey.self] = newValue }
  }
}
