package import Foundation

/// A library of views in the cache.
package struct CompiledLibrary: Sendable {
  /// The location of the library.
  package let url: URL
  /// The code that was left out of it.
  package let omitted: [OmittedCode]

  /// The library at a location.
  init(_ url: URL) {
    self.url = url
    let list = url.deletingLastPathComponent().appending(path: CachedLibrary.omittedName)
    let data = try? Data(contentsOf: list)
    omitted = data.flatMap { try? JSONDecoder().decode([OmittedCode].self, from: $0) } ?? []
  }

  /// Writes the list of the code that is left out of the library that a folder is made for.
  static func write(_ omitted: [OmittedCode], to folder: StagingFolder) throws(LooseError) {
    guard !omitted.isEmpty else { return }
    guard let data = try? JSONEncoder().encode(omitted) else {
      throw .cannotWrite(path: CachedLibrary.omittedName, reason: "a name is no text")
    }
    _ = try folder.write(String(decoding: data, as: UTF8.self), to: CachedLibrary.omittedName)
  }
}
