/// A kind of compiled libraries: how the folders of its cache are named and bounded, and its errors.
package protocol CompiledKind: Sendable {
  /// The error of a use of the cache.
  associatedtype Failure: Error
  /// The file name of a library in its folder.
  static var libraryName: String { get }
  /// The file name of the record of its size and hash.
  static var recordName: String { get }
  /// The maximum number of cached libraries.
  static var limit: Int { get }

  /// Whether a file beside the library is a part of it.
  static func isPart(_ name: String) -> Bool
  /// The error that a file or folder cannot be written.
  static func cannotWrite(path: String, reason: String) -> Failure
  /// The error that a folder to be kept has no library.
  static func missingLibrary(path: String) -> Failure
}
