import ScrollworkCompilers

extension ShaderError: CustomStringConvertible {
  /// The message: what was found, and what was expected or how to continue.
  package var description: String {
    switch self {
    case .missingFile(let path): "there is no file \(path)"
    case .noSources(let folder): "there is no Metal file in the folder \(folder)"
    case .notText(let path): "the file \(path) is not UTF-8 text"
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .missingToolchain:
      "there is no clang to compile Metal files with, beside swiftc, \(ProgramFile.toolchainPlaces); "
        + "install the toolchain of Swift 6.2 or later from https://www.swift.org/install"
    case .missingHeaders:
      "the headers to compile Metal files against are not beside this program; reinstall it"
    case .doesNotCompile(let report): report.summary
    case .compilationLimit(let path, let seconds):
      "compiling \(path) took more than \(seconds) s of processor time, or too much memory; does a "
        + "template or a macro use itself?"
    case .compilerFailed(let message): "the compiler of Metal files failed: \(message)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .cannotLoad(let reason): "the compiled shaders cannot be loaded: \(reason)"
    case .untrustedLibrary(let path, let fault):
      "the compiled shaders \(path) are not loaded, since \(fault)"
    }
  }
}
