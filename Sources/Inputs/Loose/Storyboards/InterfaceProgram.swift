import ScrollworkProjects

/// The code that tells a program of the storyboards of its app, and of what its classes declare for
/// them.
struct InterfaceProgram {
  /// The name of the function.
  static let function = "scrollworkLooseInterfaces"
  /// The code of a source file; nil for an app without such files.
  let code: String?

  init(_ files: LooseFiles) {
    let interfaces = files.projects.flatMap(\.interfaceFiles)
    guard !interfaces.isEmpty else {
      code = nil
      return
    }
    var lines: [String] = []
    for file in interfaces {
      lines.append(
        "InterfaceLibrary.add(\(file.name.debugDescription), text: \(Self.literal(file.text)))")
    }
    let known = Set(files.files.flatMap { $0.source.typeNames })
    let named = Set(interfaces.flatMap(\.classNames)).intersection(known)
    for name in named.sorted() {
      lines.append("InterfaceLibrary.add(\(name.debugDescription), class: \(name).self)")
    }
    for file in files.files {
      let found = InterfaceDeclarations(file.source)
      for outlet in found.outlets {
        lines.append(
          "InterfaceLibrary.add(outlet: \"\(outlet.name)\", \\\(outlet.type).\(outlet.name))")
      }
      for action in found.actions {
        lines.append(
          "InterfaceLibrary.add(action: \"\(action.selector)\", of: \(action.type).self, "
            + "Selector(\(action.type).\(action.method)))")
      }
    }
    code =
      LooseProgram.location("", 1) + "import UIKit\n@MainActor func \(Self.function)() {\n"
      + "InterfaceLibrary.removeAll()\n" + lines.joined(separator: "\n") + "\n}\n"
  }

  /// A literal of a text, whatever it has in it.
  private static func literal(_ text: String) -> String {
    "####\"\"\"\n" + text.replacing("\r\n", with: "\n") + "\n\"\"\"####"
  }
}
