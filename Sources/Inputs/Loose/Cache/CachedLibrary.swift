import ScrollworkCompilers

/// The libraries of compiled views, with the list of omitted code and the module if there are any.
enum CachedLibrary: CompiledKind {
  /// The file name of a library in its folder.
  static let libraryName = "views.so"

  /// The file name of its record.
  static let recordName = "views.sha256"

  /// The file name of the list of omitted code.
  static let omittedName = "omitted.json"

  /// The maximum number of cached libraries.
  ///
  /// - Source: chosen; some hundred kilobytes each, and more than there are stand-ins.
  static let limit = 200

  /// Whether a file is the list of omitted code, or a module.
  static func isPart(_ name: String) -> Bool {
    name == omittedName || name.hasSuffix(".swiftmodule")
  }

  static func cannotWrite(path: String, reason: String) -> LooseError {
    .cannotWrite(path: path, reason: reason)
  }

  static func missingLibrary(path: String) -> LooseError {
    .cannotLoad(reason: "there is no file \(path)")
  }
}
