package import Foundation
package import ScrollworkStage

/// A compiled library of views, loaded into this process.
package struct LooseLibrary {
  /// The scene.
  package let scene: ScrollworkStage.Scene
  /// Whether the scene has a script of its own.
  package let hasScript: Bool

  /// Loads a library, which is never unloaded.
  package init(_ url: URL) throws(LooseError) {
    guard let handle = dlopen(url.path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown reason"
      guard reason.contains("undefined symbol") else { throw .cannotLoad(reason: reason) }
      throw Self.exportsNames ? .mismatchedBuild : .missingExports
    }
    guard let makeScene = dlsym(handle, LooseProgram.sceneSymbol),
      let hasScript = dlsym(handle, LooseProgram.scriptSymbol)
    else { throw .cannotLoad(reason: "it exports no scene") }
    typealias MakeScene = @convention(c) (UnsafeMutableRawPointer) -> Void
    typealias HasScript = @convention(c) () -> Bool
    let place = UnsafeMutablePointer<ScrollworkStage.Scene>.allocate(capacity: 1)
    defer { place.deallocate() }
    unsafeBitCast(makeScene, to: MakeScene.self)(place)
    scene = place.move()
    self.hasScript = unsafeBitCast(hasScript, to: HasScript.self)()
  }

  /// Whether this program exports the symbols that compiled files need.
  private static var exportsNames: Bool {
    dlopen(nil, RTLD_NOW).flatMap { dlsym($0, "scrollwork_exports_names") } != nil
  }
}

/// A symbol to look up, never called.
@_cdecl("scrollwork_exports_names") public func scrollworkExportsNames() {}
