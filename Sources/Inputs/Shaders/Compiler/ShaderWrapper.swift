/// What is compiled in place of a unit: its file between the headers that make its functions callable.
struct ShaderWrapper: Sendable {
  /// The text.
  let text: String
  /// The functions that the library exports.
  let functions: [ShaderList.Function]

  /// The wrapper of a unit, whose file is at `path` for the compiler.
  init(_ unit: MetalUnit, path: String, places: (String) -> String) {
    var symbols: Set<String> = []
    var entries: [(function: MetalFunction, symbol: String)] = []
    for function in unit.stitchable {
      // Symbols have no namespace; of equal names the first counts.
      let symbol = String(function.name.split(separator: ":").last ?? "")
      if symbols.insert(symbol).inserted { entries.append((function, symbol)) }
    }
    functions = entries.map { function, symbol in
      ShaderList.Function(
        id: unit.id(of: function), symbol: symbol, signature: function.signature)
    }
    // Macros of short names would replace those of the header.
    var lines =
      ["#include <Standard/begin.h>", "#include \(Self.quoted(path))"]
      + unit.macroNames.map { "#undef \($0)" } + ["#include <Standard/entries.h>"]
    for (function, symbol) in entries {
      // What is wrong with the types of a function is said at its line.
      lines.append("#line \(function.place.line) \(Self.quoted(places(function.place.path)))")
      let using = function.name == symbol ? "" : "using ::\(function.name); "
      lines.append("\(using)SHADER_ENTRY(\(symbol))")
    }
    let list = ShaderList(functions: functions).text
    lines.append(
      "extern \"C\" __attribute__((visibility(\"default\"))) const char \(ShaderList.symbol)[] = "
        + Self.quoted(list) + ";")
    text = lines.joined(separator: "\n") + "\n"
  }

  /// A text as a literal.
  private static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// The options of the compiler that do not depend on the files.
  static let options =
    [
      "-x", "c++", "-std=c++17", "-O3", "-shared", "-fPIC", "-nostdlib", "-fvisibility=hidden",
      // The same bytes everywhere: no operation is joined with another or moved.
      "-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math", "-fno-finite-loops",
      "-fno-exceptions", "-fno-rtti", "-fdeclspec", "-w",
      // Errors in the plain style, few, and without what follows from templates.
      "-fno-color-diagnostics", "-fno-diagnostics-show-line-numbers",
      "-fno-diagnostics-fixit-info", "-fcaret-diagnostics-max-lines=1", "-ferror-limit=20",
      "-ftemplate-backtrace-limit=2", "-fno-elide-type", "-fno-crash-diagnostics",
    ] + MetalMacros.predefined.sorted { $0.key < $1.key }.map { "-D\($0.key)=\($0.value)" }
}
