import Foundation
package import ScrollworkDrawing

/// A Metal file with all that it includes: what is compiled at once.
package struct MetalUnit: Hashable, Sendable {
  /// The path, as it was typed.
  package let path: String
  /// All functions, in order.
  package let functions: [MetalFunction]
  /// A hash of the file and of all files that it includes.
  private let ownContent: ContentDigest
  /// The functions that are declared and used and not defined, with the places of their names.
  let missing: [String: MetalPlace]
  /// The names of types.
  let types: Set<String>
  /// The first use of a name of SwiftUI without its header; nil if there is none.
  let unknownLayer: MetalPlace?
  /// The files of the library that define what this one declares only.
  private(set) var partners: [MetalUnit] = []
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
          aliases: declarations.aliases), isLocal: function.isLocal)
    }
    ownContent = Self.digest(of: reader)
    let defined = Set(functions.map(\.name))
    let uses = reader.tokens.reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
    missing = declarations.declared
      .filter { name, _ in
        // The declaration itself is one.
        let last = name.split(separator: ":").last.map(String.init) ?? name
        return !defined.contains(name) && uses[last, default: 0] > 1
      }
      .mapValues { reader.files[$0.file].place(of: $0.offset) }
    types = declarations.types
    let hasLayers = reader.systemHeaders.contains { $0.contains("SwiftUI") }
    unknownLayer = reader.tokens.first { !hasLayers && $0.isText("SwiftUI") }
      .map { reader.files[$0.place.file].place(of: $0.place.offset) }
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

  /// A hash of all that is compiled.
  var content: ContentDigest {
    guard !partners.isEmpty else { return ownContent }
    let all = [ownContent] + partners.map(\.ownContent)
    return ContentDigest(of: Data(all.map(\.description).joined(separator: "\n").utf8))
  }

  /// The unit with the others of a library that define what it declares only, and what these do.
  ///
  /// Of several that define a function those in the same folder come first.
  func joined(with units: [MetalUnit]) -> MetalUnit {
    let folder = MetalPath.folder(of: path)
    let near = units.filter { MetalPath.folder(of: $0.path) == folder }
    let far = units.filter { MetalPath.folder(of: $0.path) != folder }
    var (all, next) = ([self], 0)
    while next < all.count {
      let unit = all[next]
      next += 1
      for other in near + far where !all.contains(where: { $0.path == other.path }) {
        let defined = Set(all.flatMap { $0.functions.map(\.name) })
        if other.defines(forUseBy: unit, besides: defined) { all.append(other) }
      }
    }
    var unit = self
    unit.partners = Array(all.dropFirst())
    return unit
  }

  /// Whether the file itself defines a function that another unit declares only, or one of its types.
  private func defines(forUseBy other: MetalUnit, besides defined: Set<String>) -> Bool {
    functions.contains { function in
      guard function.place.path == path, !function.isLocal, !defined.contains(function.name) else {
        return false
      }
      let type = function.name.split(separator: ":").dropLast().joined(separator: "::")
      return other.missing[function.name] != nil || other.types.contains(type)
    }
  }

  /// The paths of the file and of those that it includes.
  package var paths: [String] { files.map(\.path) }

  /// The functions that views may be drawn with.
  package var stitchable: [MetalFunction] { functions.filter { $0.kind == .stitchable } }

  /// What is said of a file without functions for views; nil for other files.
  package var note: String? {
    guard stitchable.isEmpty else { return nil }
    let names = functions.filter { $0.kind != .plain && $0.place.path == path }.map(\.name)
    return names.isEmpty
      ? "\(path) has no function with [[ stitchable ]], and is left alone"
      : "\(path) is for rendering or computing (\(names.joined(separator: ", "))), and is left alone"
  }

  /// The identity of a function: its name, and the hash of all that it is compiled from.
  package func id(of function: MetalFunction) -> ShaderFunctionID {
    ShaderFunctionID(name: function.name, content: content.hexadecimal(digits: 32))
  }
}
