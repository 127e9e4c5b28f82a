import ScrollworkProjects

/// The code that gives a program what Objective-C would know of its classes: their methods by name,
/// and the names of its selectors.
struct SelectorProgram: Sendable {
  /// The path of the code in compiler errors.
  static let path = "<selectors>"
  /// The statement with which a scene begins.
  let beginning: String
  /// The code of a source file; nil for files without selectors, methods for Objective-C and targets
  /// that are none.
  let code: String?
  /// The code at the end of each file, by the number of the file.
  private var additions: [Int: String] = [:]
  /// The numbers of the selectors of each file, in order, by the lines where they begin.
  private var numbers: [[Int: [Int]]] = []

  init(_ files: LooseFiles) {
    let sources = files.files.map(\.source)
    let found = sources.map(ObjectiveCMembers.init)
    let known = Dictionary(grouping: found.flatMap(\.members), by: \.name)
    var uses: [String] = []
    for (index, file) in files.files.enumerated() {
      var lines: [Int: [Int]] = [:]
      for use in WrittenSelector.all(in: file.source) {
        let line = file.source.line(of: use.range.lowerBound)
        lines[line, default: []].append(uses.count)
        let around = found[index].classes.last { $0.range.contains(use.range.lowerBound) }
        uses.append(
          Self.use(
            use, use.selectors(among: known, in: around?.name), in: file.path, line: line))
      }
      numbers.append(lines)
      additions[index] = Self.methods(found[index].members, file: index)
    }
    let unlisted = Set(
      found.flatMap(\.members).filter { $0.type == nil || !$0.isCallable }.map(\.selector))
    // What the texts of the files call.
    let isNeeded = sources.contains { source in
      !InitializerTargets.edits(of: source).isEmpty
        || source.tokens.contains { $0.text == "Selector" }
    }
    guard !uses.isEmpty || !additions.isEmpty || !unlisted.isEmpty || isNeeded else {
      (beginning, code) = ("", nil)
      return
    }
    beginning = "let _ = scrollworkLooseSelectorTable(); "
    let calls = additions.keys.sorted().map { "scrollworkLooseMethods\($0)()\n" }.joined()
    code =
      LooseProgram.location(Self.path, 1) + """
        import ScrollworkUIScrolling
        import UIKit

        typealias ScrollworkLooseMethod = ScrollworkUIScrolling.SelectorTable.Method

        @MainActor func scrollworkLooseAdd(
          _ names: [String], _ method: @escaping (AnyObject, String) -> ScrollworkLooseMethod?
        ) { ScrollworkUIScrolling.SelectorTable.add(names, method) }

        @MainActor func scrollworkLooseSelectorTable() {
        ScrollworkUIScrolling.SelectorTable.removeAll()
        ScrollworkUIScrolling.SelectorTable.add(unlisted: \(unlisted.sorted()))
        \(calls)}

        let scrollworkLooseSelectors: [ScrollworkUIScrolling.SelectorUse] = [
        \(uses.joined(separator: ",\n"))
        ]

        \(Self.functions)
        """
  }

  /// The numbers of the selectors of a file, in order, by the lines where they begin.
  func numbers(of file: Int) -> [Int: [Int]] { numbers[file] }

  /// The code at the end of a file.
  func addition(to file: Int) -> String { additions[file].map { "\n" + $0 } ?? "" }

  /// The beginning of the call of a function that makes a selector; as long as `#selector(`.
  static func call(_ number: Int) -> String {
    let digits = String(number)
    return "_S(" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits + ","
  }

  /// The function that makes a selector of a name; its name is as long as `Selector`.
  static let namingFunction = "_SString"

  /// A line of the user's code with its selectors as the user wrote them.
  static func asWritten(_ line: String) -> String {
    line.replacing(#/_S\(\d{6},/#, with: "#selector(")
      .replacing(namingFunction, with: "Selector")
      .replacing("global function '_S'", with: "'#selector'")
  }

  private static func use(
    _ use: WrittenSelector, _ selectors: (names: [String], isExact: Bool), in path: String,
    line: Int
  ) -> String {
    let base = selectors.isExact && selectors.names.count == 1 ? "" : use.name
    let names = selectors.names.map(\.debugDescription).joined(separator: ", ")
    return "ScrollworkUIScrolling.SelectorUse(\(base.debugDescription), [\(names)], "
      + "\(path.debugDescription), \(line))"
  }
}

// MARK: Methods

extension SelectorProgram {
  /// The code that finds the methods of the classes of a file; nil for a file without such methods.
  private static func methods(_ members: [ObjectiveCMembers.Member], file: Int) -> String? {
    var classes: [(type: String, members: [ObjectiveCMembers.Member])] = []
    for member in members where member.isCallable {
      guard let type = member.type else { continue }
      if let index = classes.firstIndex(where: { $0.type == type }) {
        guard !classes[index].members.contains(where: { $0.selector == member.selector }) else {
          continue
        }
        classes[index].members.append(member)
      } else {
        classes.append((type, [member]))
      }
    }
    guard !classes.isEmpty else { return nil }
    var (code, calls) = (LooseProgram.location(path, 1), "")
    for (index, (type, members)) in classes.enumerated() {
      let (name, place) = ("ScrollworkLooseMethods\(file)_\(index)", "\(file)_\(index)")
      let cases = members.map { member in
        "if name == \(member.selector.debugDescription) { method = { a, result in "
          + "result = \(call(of: member)) } }\n"
      }
      code += """
        @MainActor private protocol \(name) {
          func scrollworkLooseMethod\(place)(_ name: String) -> ScrollworkLooseMethod?
        }
        extension \(type): \(name) {
          func scrollworkLooseMethod\(place)(_ name: String) -> ScrollworkLooseMethod? {
          var method: ScrollworkLooseMethod?
        \(cases.joined())  return method
          }
        }

        """
      calls +=
        "scrollworkLooseAdd(\(members.map(\.selector))) "
        + "{ ($0 as? any \(name))?.scrollworkLooseMethod\(place)($1) }\n"
    }
    return code + "@MainActor func scrollworkLooseMethods\(file)() {\n\(calls)}\n"
  }

  /// The expression that calls a method with arguments, or reads a property.
  private static func call(of member: ObjectiveCMembers.Member) -> String {
    guard let parameters = member.parameters else { return "self.`\(member.name)`" }
    let arguments = parameters.enumerated().map { index, parameter in
      (parameter.label == "_" ? "" : "`\(parameter.label)`: ")
        + "try a.argument(\(index), (\(parameter.type)).self)"
    }
    return "self.`\(member.name)`(" + arguments.joined(separator: ", ") + ")"
  }
}

// MARK: Functions

extension SelectorProgram {
  /// The functions that make a selector of a method, whose types the compiler finds.
  private static var functions: String {
    let names = ["A", "B", "C"]
    var text = """
      var _nil: Any { NSObject() }
      func \(namingFunction)(
        _ name: String, file: String = #filePath, line: Int = #line
      ) -> ScrollworkUIScrolling.Selector { .init(name, file: file, line: line) }

      """
    for count in 0...names.count {
      let types = names.prefix(count).joined(separator: ", ")
      let generics = (names.prefix(count) + ["R"]).joined(separator: ", ")
      text += """
        @_disfavoredOverload func _S<\(generics)>(
          _ number: Int, _ method: @escaping @MainActor (\(types)) -> R
        ) -> ScrollworkUIScrolling.Selector {
          .init(method).named(scrollworkLooseSelectors[number])
        }
        func _S<T, \(generics)>(
          _ number: Int, _ method: @escaping @MainActor (T) -> @MainActor (\(types)) -> R
        ) -> ScrollworkUIScrolling.Selector {
          .init(method).named(scrollworkLooseSelectors[number])
        }

        """
    }
    for (word, type) in [("getter", "KeyPath"), ("setter", "ReferenceWritableKeyPath")] {
      text += """
        @_disfavoredOverload func _S<V>(
          _ number: Int, \(word) property: @autoclosure () -> V
        ) -> ScrollworkUIScrolling.Selector {
          .init(\(word): property()).named(scrollworkLooseSelectors[number])
        }
        func _S<T, V>(
          _ number: Int, \(word) property: \(type)<T, V>
        ) -> ScrollworkUIScrolling.Selector {
          .init(\(word): property).named(scrollworkLooseSelectors[number])
        }

        """
    }
    return text
  }
}
