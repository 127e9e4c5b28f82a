package import Foundation
import ScrollworkCompilers

/// A library of views in the cache.
package struct CompiledLibrary: Sendable {
  /// The location of the library.
  package let url: URL
  /// The code that was left out of it.
  package let omitted: [OmittedCode]
  /// The locations of the libraries of its shader functions.
  package internal(set) var shaders: [URL] = []
  /// The errors of Metal files, and of uses of their functions, without which it was compiled; nil if
  /// there are none.
  package internal(set) var shaderReport: CompilerReport?

  /// The library at a location.
  init(_ url: URL) {
    self.url = url
    let list = url.deletingLastPathComponent().appending(path: CachedLibrary.omittedName)
    let data = try? Data(contentsOf: list)
    omitted = data.flatMap { try? JSONDecoder().decode([OmittedCode].self, from: $0) } ?? []
  }

  /// Writes the list of the code that is left out of the library that a folder is made for.
  static func write(_ omitted: [OmittedCode], to folder: LooseStagingFolder) throws(LooseError) {
    guard !omitted.isEmpty else { return }
    guard let data = try? JSONEncoder().encode(omitted) else {
      throw .cannotWrite(path: CachedLibrary.omittedName, reason: "a name is no text")
    }
    _ = try folder.write(String(decoding: data, as: UTF8.self), to: CachedLibrary.omittedName)
  }
}
