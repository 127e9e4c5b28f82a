package import ScrollworkSystem

/// An error in finding, compiling or loading Metal files.
package enum ShaderError: Error, Hashable, Sendable {
  /// A missing file or folder.
  case missingFile(path: String)
  /// A folder without Metal files.
  case noSources(folder: String)
  /// A file that is not UTF-8 text.
  case notText(path: String)
  /// A file that exists but cannot be read, such as a pipe.
  case cannotRead(path: String, reason: String)
  /// The compiler is not installed.
  case missingToolchain
  /// The headers of Metal are not beside this program.
  case missingHeaders
  /// A file does not compile.
  case doesNotCompile(ShaderReport)
  /// The compiler was ended after its processor time, in seconds, or without memory.
  case compilationLimit(path: String, seconds: Int)
  /// The compiler failed for a reason outside the files.
  case compilerFailed(message: String)
  /// A file or folder cannot be written.
  case cannotWrite(path: String, reason: String)
  /// A compiled library cannot be loaded.
  case cannotLoad(reason: String)
  /// Other users can change a compiled library.
  case untrustedLibrary(String, TrustedPath.Fault)
}
