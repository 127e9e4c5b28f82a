import ScrollworkFoundation
import ScrollworkViews

/// The values that an app has written to its tree of values; it is empty in each run, and belongs to
/// the state of the scene.
struct DatabaseCache {
  private var root: Any?
  /// The paths whose values are wholly known, as the app has written them.
  private var known: [[String]] = []

  /// The cache of the scene.
  static var current: DatabaseCache {
    get { SceneValues.value("database") as? DatabaseCache ?? DatabaseCache() }
    set { SceneValues.set(newValue, for: "database") }
  }

  /// The value at a path.
  func value(at path: [String]) -> Any? {
    path.reduce(root) { ($0 as? [String: Any])?[$1] }
  }

  /// Whether the value at a path is wholly known.
  func knows(_ path: [String]) -> Bool { known.contains { path.starts(with: $0) } }

  /// Sets the value at a path; nil removes it.
  mutating func set(_ value: Any?, at path: [String]) {
    root = Self.setting(Self.tree(value), at: path[...], in: root)
    known.append(path)
  }

  /// A value as a tree: lists have their indices as keys, and empty parts are left out.
  private static func tree(_ value: Any?) -> Any? {
    switch value {
    case nil, is NSNull: return nil
    case let fields as [String: Any]:
      let inner = fields.compactMapValues { tree($0) }
      return inner.isEmpty ? nil : inner
    case let list as [Any]:
      let pairs = list.enumerated().map { ("\($0)", $1) }
      return tree(Dictionary(pairs, uniquingKeysWith: { one, _ in one }))
    case let time as ServerValue.Time: return Int(time.date.timeIntervalSince1970 * 1_000)
    default: return value
    }
  }

  private static func setting(_ value: Any?, at path: ArraySlice<String>, in tree: Any?) -> Any? {
    guard let first = path.first else { return value }
    var fields = tree as? [String: Any] ?? [:]
    fields[first] = setting(value, at: path.dropFirst(), in: fields[first])
    return fields.isEmpty ? nil : fields
  }
}

/// Values that the server sets.
public enum ServerValue {
  struct Time {
    let date = Date()
  }

  /// The time of writing, in milliseconds.
  public static func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
}
