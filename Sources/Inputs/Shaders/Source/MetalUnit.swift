import Foundation
import ScrollworkDrawing

/// A Metal file with all that it includes: what is compiled at once.
package struct MetalUnit: Hashable, Sendable {
  /// The path, as it was typed.
  package let path: String
  /// All functions, in order.
  package let functions: [MetalFunction]
  /// A hash of the file and of all files that it includes.
  let content: ContentDigest
  /// The file, and those that it includes.
  let files: [MetalFile]
  /// The folders of headers that are found by name.
  let headerFolders: [String]
  /// The names of the macros that the files define, in order.
  let macroNames: [String]

  init(path: String, text: String, from source: MetalReader.Files) {
    let reader = MetalReader(path: path, text: text, from: source)
    self.path = path
    (files, headerFolders) = (reader.files, reader.headerFolders)
    macroNames = reader.macroNames.sorted()
    let declarations = MetalDeclarations(reader.tokens)
    functions = declarations.functions.map { function in
      MetalFunction(
        kind: function.kind, name: function.name,
        place: reader.files[function.place.file].place(of: function.place.offset),
        signature: ShaderSignature(
          name: function.name, result: function.result, parameters: function.parameters,
          aliases: declarations.aliases))
    }
    content = Self.digest(of: reader)
  }

  /// The hash of the texts and of the names by which they include each other: paths do not matter.
  private static func digest(of reader: MetalReader) -> ContentDigest {
    var text = ""
    for include in reader.includes {
      text += "\(include.from) \(include.to) \(include.name.utf8.count) \(include.name)\n"
    }
    for file in reader.files { text += "\(file.text.utf8.count)\n\(file.text)" }
    return ContentDigest(of: Data(text.utf8))
  }

  /// The functions that views may be drawn with.
  package var stitchable: [MetalFunction] { functions.filter { $0.kind == .stitchable } }

  /// The identity of a function: its name, and the hash of all that it is compiled from.
  package func id(of function: MetalFunction) -> ShaderFunctionID {
    ShaderFunctionID(name: function.name, content: content.hexadecimal(digits: 32))
  }
}
