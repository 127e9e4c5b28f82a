package import ScrollworkShaders
package import ScrollworkSystem

/// An error in finding, compiling or loading Swift files.
package enum LooseError: Error, Hashable, Sendable {
  /// A missing file or folder; `nearest` is a similar name beside it.
  case missingFile(path: String, nearest: String?)
  /// A folder without Swift files.
  case noSources(folder: String)
  /// A project that makes no app for a phone, or that is damaged.
  case noApp(project: String)
  /// A project with more files than are looked at.
  case tooManyFiles(project: String)
  /// A file that is not UTF-8 text.
  case notText(path: String)
  /// A file that exists but cannot be read, such as a pipe.
  case cannotRead(path: String, reason: String)
  /// Files that declare no view.
  case noViews(files: [String])
  /// Several views, of which none is chosen.
  case severalViews([String], helpers: [String])
  /// A view that no file declares.
  case unknownView(name: String, known: [String], helpers: [String], nearest: String?)
  /// A generic view without type arguments.
  case genericView(name: String)
  /// The compiler is not installed.
  case missingToolchain
  /// The compiler has another version than the one that built this program.
  case mismatchedToolchain(compiler: String, message: String)
  /// The modules to compile against are not beside this program.
  case missingModules(folders: [String])
  /// This program was linked without exporting the symbols of compiled views.
  case missingExports
  /// The program lacks a name that the modules beside it declare, such as an initializer that only
  /// the module has: `name` is in Swift, nil if it is not known.
  case mismatchedBuild(lacking: String?)
  /// The files do not compile.
  case doesNotCompile(CompilerReport)
  /// The files do not compile, and neither does any part of them that shows something.
  case notReduced(OmissionEnd, CompilerReport)
  /// The files import modules of packages that are not there.
  case missingPackages([PackageNeed], CompilerReport)
  /// The package manager failed, or its time was over.
  case packages(reason: String, isLate: Bool)
  /// The compiler was ended after its processor time; it was at `work`, and the report has what is known.
  case compilationLimit(seconds: Double, work: String?, CompilerReport)
  /// The compiler failed for a reason outside the files.
  case compilerFailed(message: String)
  /// A stand-in for a framework or a package does not compile, for a reason outside the files.
  case standIn(name: String, reason: String)
  /// The names in a module that files can import cannot be read.
  case unreadableModule(name: String, reason: String)
  /// A compiled library cannot be loaded.
  case cannotLoad(reason: String)
  /// Metal files cannot be found or read, or their compiler fails for a reason outside of them.
  case shaders(ShaderError)
  /// Other users can change a compiled library.
  case untrustedLibrary(String, TrustedPath.Fault)
  /// Other users can change each of the folders for compiled libraries.
  case untrustedCaches([String], [TrustedPath.Fault])
  /// A file or folder cannot be written.
  case cannotWrite(path: String, reason: String)
  /// The views crashed their process, at `place` if it is known.
  case crashed(name: String, signal: Int32, place: String?)
  /// A shader function, which the views of `name` use, crashed their process.
  case shaderCrashed(shader: String, name: String, signal: Int32)
  /// The process of the views ended before it was done, at `place` if it is known.
  case ended(name: String, SceneEnding, place: String?)
}
