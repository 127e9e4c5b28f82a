import ScrollworkCompilers

/// The cache of compiled Metal files.
typealias ShaderCache = SealedCache<CachedShaders>

/// The libraries of compiled Metal files.
enum CachedShaders: CompiledKind {
  static let (libraryName, recordName) = ("shaders.so", "shaders.sha256")

  /// The maximum number of cached libraries.
  ///
  /// - Source: chosen; some ten kilobytes each, and more than a project has files.
  static let limit = 500

  static func isPart(_ name: String) -> Bool { false }

  static func cannotWrite(path: String, reason: String) -> ShaderError {
    .cannotWrite(path: path, reason: reason)
  }

  static func missingLibrary(path: String) -> ShaderError {
    .compilerFailed(message: "there is no file \(path)")
  }
}
