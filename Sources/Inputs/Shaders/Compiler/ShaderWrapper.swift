/// What is compiled in place of a unit: its file between the headers that make its functions callable.
struct ShaderWrapper: Sendable {
  /// The text.
  let text: String
  /// The functions that the library exports.
  let functions: [ShaderList.Function]

  /// The wrapper of a unit; `copies` has the paths of files for the compiler.
  init(_ unit: MetalUnit, copies: (String) -> String) {
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
    // Macros of short names would replace words of the header at the end.
    let units = [unit] + unit.partners
    var lines =
      ["#include <Standard/begin.h>"]
      + units.map { "#include \(Self.quoted(copies($0.path)))" }
      + units.flatMap(\.macroNames).map { "#undef \($0)" } + ["#include <Standard/entries.h>"]
    for (function, symbol) in entries {
      // What is wrong with the types of a function is said at its line.
      lines.append("#line \(function.place.line) \(Self.quoted(copies(function.place.path)))")
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
}
