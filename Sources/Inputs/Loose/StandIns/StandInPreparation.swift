package import Foundation

/// The compilation of stand-ins ahead of the files that import them.
package struct StandInPreparation: Sendable {
  private let compiler: StandInCompiler
  /// A message about the cache, if it is not the user's own.
  package let warning: String?

  /// A preparation for a program, with the modules beside it.
  package init(program: URL) throws(LooseError) {
    let toolchain = try Toolchain.find(program: program)
    let (cache, warning) = try LooseCache.trusted()
    (compiler, self.warning) = (StandInCompiler(toolchain, cache: cache), warning)
  }

  /// Compiles stand-ins, and those that they import, unless they are in the cache.
  ///
  /// `onEvent` is called before each that is compiled.
  package func prepare(
    _ standIns: [StandIn], onEvent: @Sendable (StandInCompiler.Event) -> Void
  ) async throws {
    _ = try await compiler.prepared(standIns, onEvent: onEvent)
  }
}
