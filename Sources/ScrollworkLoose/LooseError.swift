/// Why a file of views cannot be shown.
package enum LooseError: Error, Hashable, Sendable {
  /// There is no such file or folder; `nearest` is one beside it with nearly that name.
  case missingFile(path: String, nearest: String?)
  /// A folder without Swift files.
  case noSources(folder: String)
  /// A file that is not text.
  case unreadable(path: String)
  /// Files without a view.
  case noViews(files: [String])
  /// Several views that could be meant.
  case severalViews([String])
  /// A view that is in none of the files.
  case unknownView(name: String, known: [String], nearest: String?)
  /// A view that cannot be made without types.
  case genericView(name: String)
  /// The compiler is not installed.
  case missingToolchain
  /// The compiler is of another version than the one this was built with.
  case otherToolchain(compiler: String, message: String)
  /// What the compiler needs is not beside this program.
  case missingModules(folders: [String])
  /// This program was linked without the names that compiled views look for.
  case closedProgram
  /// The modules beside this program are not the ones it was made of.
  case otherBuild
  /// The files do not compile.
  case doesNotCompile(CompilerReport)
  /// The compiler failed in a way that is not about the files.
  case compilerFailed(message: String)
  /// A compiled file cannot be loaded.
  case cannotLoad(reason: String)
  /// Somewhere nothing can be written.
  case cannotWrite(path: String, reason: String)
  /// The views stopped the program they ran in, at a line if that is known.
  case stopped(name: String, signal: Int32, place: String?)
  /// An asset catalog that cannot be understood.
  case malformedAsset(path: String, reason: String)
}
