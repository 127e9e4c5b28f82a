/// The name of the method that an event calls on a target.
///
/// In files written for an Apple platform, `#selector(method)` becomes one that has the method itself
/// as well. Two selectors are equal if their names are.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as Objective-C spells it, such as `tapped:`; empty if it is not known.
  let name: String
  /// Where the code names the method.
  let place: SelectorPlace?
  /// The method that the code names; nil for a name alone.
  let method: SelectorMethod?

  private init(_ name: String, _ place: SelectorPlace?, _ method: SelectorMethod?) {
    (self.name, self.place, self.method) = (name, place, method)
  }

  /// Creates a selector of a method.
  init(_ method: SelectorMethod) { self.init("", nil, method) }

  /// Creates the selector of a name.
  public init(stringLiteral value: String) { self.init(value, nil, nil) }

  /// Creates the selector of a name, which code at a place asks for.
  public init(_ name: String, file: String = #filePath, line: Int = #line) {
    self.init(name, SelectorPlace(path: file, line: line), nil)
  }

  /// The selector with the name of its method and the place of the code.
  public func named(_ use: SelectorUse) -> Selector {
    Selector(use.name(arguments: method?.count ?? 0), use.place, method)
  }

  /// The name.
  public var description: String { name }

  /// Whether two selectors have one name.
  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The selector of a name.
public func NSSelectorFromString(
  _ aSelectorName: String, file: String = #filePath, line: Int = #line
) -> Selector { Selector(aSelectorName, file: file, line: line) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// A place in the code.
struct SelectorPlace: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as the compiler was given it.
  let path: String
  /// The line, from 1.
  let line: Int

  var description: String { "\(path):\(line)" }
}

/// A `#selector` of the code: what is known of it before the compiler has chosen the method.
public struct SelectorUse: Sendable {
  private let base: String
  private let names: [String]
  let place: SelectorPlace

  /// Creates a use of a method of the name `base`, whose selector is one of `names`; that of an empty
  /// name is the first of them, whatever its arguments.
  public init(_ base: String, _ names: [String], _ path: String, _ line: Int) {
    (self.base, self.names) = (base, names)
    place = SelectorPlace(path: path, line: line)
  }

  /// The name of the method with that many arguments.
  func name(arguments count: Int) -> String {
    if base.isEmpty, let name = names.first { return name }
    return names.first { $0.count { $0 == ":" } == count }
      ?? base + String(repeating: ":", count: count)
  }
}
