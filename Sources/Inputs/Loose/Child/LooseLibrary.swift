import CSystemCalls
package import Foundation
package import ScrollworkStage
import ScrollworkSystem
import ScrollworkViews

/// A compiled library of views, loaded into this process.
package struct LooseLibrary {
  /// The scene.
  package let scene: ScrollworkStage.Scene
  /// Whether the scene has a script of its own.
  package let hasScript: Bool
  /// The code that was left out of it.
  package let omitted: [OmittedCode]
  /// The paths of the files as they were typed, by their names in the locations of views.
  package let sourceNames: [String: String]

  /// Loads a library that only this user can change; it is never unloaded.
  package init(_ url: URL) throws(LooseError) {
    if let fault = TrustedPath.fault(of: url.path) { throw .untrustedLibrary(url.path, fault) }
    if let record = ProcessVariable.value(LooseChild.denialsVariable) {
      scrollwork_watch_denials(url.path, record)
    }
    guard let handle = dlopen(url.path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown reason"
      guard reason.contains("undefined symbol") else { throw .cannotLoad(reason: reason) }
      throw Self.exportsNames ? .mismatchedBuild(lacking: Self.name(in: reason)) : .missingExports
    }
    guard let makeScene = dlsym(handle, LooseProgram.sceneSymbol),
      let makePaths = dlsym(handle, LooseProgram.pathsSymbol),
      let hasScript = dlsym(handle, LooseProgram.scriptSymbol)
    else { throw .cannotLoad(reason: "it exports no scene") }
    omitted = CompiledLibrary(url).omitted
    typealias Make = @convention(c) (UnsafeMutableRawPointer) -> Void
    typealias HasScript = @convention(c) () -> Bool
    // A script may be made of dates and random numbers.
    scene = SceneSystem().answering { Self.value(of: unsafeBitCast(makeScene, to: Make.self)) }
    sourceNames = Self.sourceNames(of: Self.value(of: unsafeBitCast(makePaths, to: Make.self)))
    self.hasScript = unsafeBitCast(hasScript, to: HasScript.self)()
  }

  /// The value that a function of the library creates.
  private static func value<Value>(of make: (UnsafeMutableRawPointer) -> Void) -> Value {
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    make(place)
    return place.move()
  }

  /// The paths by the names that `#fileID` gives their files; paths that share a name are left out.
  static func sourceNames(of paths: [String]) -> [String: String] {
    let named = paths.map { path in
      let name = LooseProgram.spelled(path).split(separator: "/").last.map(String.init) ?? ""
      return ("\(LooseProgram.moduleName)/\(name)", path)
    }
    return Dictionary(grouping: named) { $0.0 }
      .compactMapValues { $0.count == 1 ? $0[0].1 : nil }
  }

  /// The name that the message of the loader says is not there, in Swift; nil for a message that says
  /// none.
  private static func name(in reason: String) -> String? {
    guard let found = reason.firstMatch(of: /undefined symbol: ([^ ,)]+)/) else { return nil }
    let symbol = String(found.1)
    typealias Demangle =
      @convention(c) (
        UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
      ) -> UnsafeMutablePointer<CChar>?
    guard let function = dlsym(dlopen(nil, RTLD_NOW), "swift_demangle") else { return symbol }
    let demangle = unsafeBitCast(function, to: Demangle.self)
    guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return symbol }
    defer { free(text) }
    return String(cString: text).replacing(/(Scrollwork\w*|Foundation|Swift)\./, with: "")
  }

  /// Whether this program exports the symbols that compiled files need.
  private static var exportsNames: Bool {
    dlopen(nil, RTLD_NOW).flatMap { dlsym($0, "scrollwork_exports_names") } != nil
  }
}

/// A symbol to look up, never called.
@_cdecl("scrollwork_exports_names") public func scrollworkExportsNames() {}
