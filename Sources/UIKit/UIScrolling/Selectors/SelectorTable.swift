import ScrollworkSystem

/// The methods that the code of a scene declares for Objective-C, by name: what a target is asked for
/// when an action is performed.
///
/// Code that is compiled from files adds its methods before its scene begins.
@MainActor public enum SelectorTable {
  /// A method of an object, to be called with arguments, and its result.
  public typealias Method =
    @MainActor (SelectorArguments, _ result: inout Any?) throws -> Void

  private final class Content {
    /// For each name, what finds the method of an object.
    var methods: [String: [(AnyObject) -> Method?]] = [:]
    /// The names of methods that are not here, such as those of local classes.
    var unlisted: Set<String> = []
  }

  /// The table of the scene whose code runs.
  private static var content: Content { AppProcess.current.only { Content() } }

  /// Begins with an empty table.
  public static func removeAll() { (content.methods, content.unlisted) = ([:], []) }

  /// Adds methods of a class by their names; `method` is nil for objects of other classes.
  public static func add(_ names: [String], _ method: @escaping (AnyObject, String) -> Method?) {
    let content = content
    for name in names { content.methods[name, default: []].append { method($0, name) } }
  }

  /// Adds names of methods that cannot be found here.
  public static func add(unlisted names: [String]) { content.unlisted.formUnion(names) }

  /// The method of an object by its name; nil if its class declares none.
  static func method(_ name: String, of object: AnyObject) -> Method? {
    content.methods[name]?.lazy.compactMap { $0(object) }.first
  }

  /// Whether all methods of a name are here, and there is at least one.
  static func isComplete(_ name: String) -> Bool {
    content.methods[name] != nil && !content.unlisted.contains(name)
  }
}
