import ScrollworkCompilers
import ScrollworkProjects
import ScrollworkShaders
import ScrollworkSystem

extension LooseError: CustomStringConvertible {
  /// The message: what was found, and what was expected or how to continue.
  package var description: String {
    switch self {
    case .missingFile(let path, let nearest):
      "there is no file \(path)" + (nearest.map { ", did you mean \($0)?" } ?? "")
    case .noSources(let folder): "there is no Swift file in the folder \(folder)"
    case .noApp(let path): "there is no target for an iPhone app with Swift files in \(path)"
    case .tooManyFiles(let path):
      "there are more than \(AppProject.mostFiles) files in the folders of \(path) and behind their "
        + "links; expected the folder of an app"
    case .notText(let path): "the file \(path) is not UTF-8 text"
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .noViews(let files):
      "there is no view in \(files.joined(separator: ", ")); "
        + "declare a view, such as \"struct MyView: View\""
    case .severalViews(let names, let helpers):
      "there are several views; pass --view with one of "
        + Self.offer(names, helpers)
    case .unknownView(let name, let known, let helpers, let nearest):
      "there is no view \"\(name)\"" + (nearest.map { ", did you mean \"\($0)\"?" } ?? "")
        + (known.isEmpty && helpers.isEmpty
          ? "; the files declare no views that --view can name"
          : "; the files declare \(Self.offer(known, helpers))")
    case .genericView(let name):
      "the view \(name) is generic; pass an expression, such as --view '\(name)<Text>(…)'"
    case .missingToolchain:
      "there is no swiftc to compile files with, \(ProgramFile.toolchainPlaces); install the toolchain "
        + "of Swift 6.2 or later from https://www.swift.org/install"
    case .mismatchedToolchain(let compiler, let message):
      "the compiler \(compiler) has another version than the one that built this program; "
        + "put that one first on the PATH, or name its folder by SCROLLWORK_TOOLCHAIN (\(message))"
    case .missingModules(let folders):
      "the modules to compile files against are not beside this program; searched for "
        + "Scrollwork.swiftmodule in \(folders.joined(separator: " and "))"
    case .missingExports:
      "this program does not export the symbols of compiled files; link it with "
        + "-Xlinker --export-dynamic, or use the scrollwork that comes with the package"
    case .mismatchedBuild(let name):
      (name.map { "this program has no \"\($0)\", which the compiled files call; " } ?? "")
        + "if the modules beside this program come from another build, rebuild it"
    case .doesNotCompile(let report): report.summary
    case .notReduced(let end, _): end.description
    case .missingPackages(let needs, _):
      "packages are missing: "
        + needs.filter(\.isMissing).map(\.package.name).joined(separator: ", ")
        + (needs.contains { $0.state == .fetchable }
          ? "; --fetch-packages fetches those that have an address" : "")
    case .packages(let reason, let isLate):
      isLate
        ? "fetching packages took more than \(SceneEnding.number(PackageFetcher.limit)) s"
        : "the packages cannot be fetched or built: \(reason)"
    case .compilationLimit(let seconds, let work, _):
      "compiling took more than \(SceneEnding.number(seconds)) s of processor time"
        + (work.map { ", the last of it in \($0); split its expressions into smaller ones" } ?? "")
        + "; --compile-limit sets the bound, such as --compile-limit 1200s"
    case .compilerFailed(let message): "the compiler failed: \(message)"
    case .standIn(let name, let reason):
      "the stand-in for \(name) cannot be compiled: \(reason)"
    case .unreadableModule(let name, let reason):
      "the public names of the module \(name) cannot be read: \(reason)"
    case .cannotLoad(let reason): "the compiled library cannot be loaded: \(reason)"
    case .shaders(let error): error.description
    case .untrustedLibrary(let path, let fault):
      "the compiled library \(path) is not loaded, since \(fault)"
    case .untrustedCaches(let folders, let faults):
      "compiled files cannot be kept in \(folders.joined(separator: " or ")), since "
        + faults.map(\.description).joined(separator: " and ")
        + "; set XDG_CACHE_HOME to a folder of your own"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .crashed(let name, let signal, let place):
      "\(name) crashed the process it ran in: \(Self.words(signal))"
        + (place.map { " at \($0)" } ?? "")
    case .shaderCrashed(let shader, let name, let signal):
      "the shader \(shader) of \(name) crashed the process it ran in: \(Self.words(signal))"
    case .ended(let name, let ending, let place): ending.message(about: name, at: place)
    }
  }

  /// The names of views, and of those that an expression must create.
  private static func offer(_ names: [String], _ helpers: [String]) -> String {
    guard !helpers.isEmpty else { return names.joined(separator: ", ") }
    let rest = helpers.joined(separator: ", ")
    return names.isEmpty
      ? "\(rest), which need arguments" : "\(names.joined(separator: ", ")); with arguments \(rest)"
  }

  private static func words(_ signal: Int32) -> String {
    switch signal {
    case 1, 2, 15: "it was interrupted while evaluating views; is there an infinite loop in a body?"
    case 4, 5: "a fatal error"
    case 6: "an abort"
    case 7, 10, 11: "an invalid memory access, or a stack overflow"
    case 8: "a whole number was divided by zero"
    case 9: "it was killed"
    default: "signal \(signal)"
    }
  }
}
