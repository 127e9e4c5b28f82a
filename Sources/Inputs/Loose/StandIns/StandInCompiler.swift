import CBuildSettings
import Foundation
import ScrollworkCompilers

/// The compilation of stand-ins to libraries, each once for a build of this program.
///
/// A stand-in is compiled as a part of this package, against the modules beside the program, in which
/// it finds what it is made of when it is loaded.
package struct StandInCompiler: Sendable {
  private let toolchain: Toolchain
  private let cache: LooseCache
  /// The cache of which that of stand-ins is a part, with the compiler's own modules.
  private let whole: LooseCache
  private let standIns: StandIns

  /// A compiler into a folder of the cache.
  init(_ toolchain: Toolchain, cache: LooseCache, standIns: StandIns = .all) {
    (self.toolchain, self.standIns) = (toolchain, standIns)
    whole = cache
    self.cache = LooseCache(root: cache.root.appending(path: "stand-ins"), within: cache.root)
  }

  /// The beginning of the compilation of a stand-in that is not in the cache.
  package struct Event: Sendable {
    package let standIn: StandIn
    /// Its number, from 1, among the `count` that are compiled.
    package let number: Int
    package let count: Int

    /// The event for people.
    package var text: String { "compiling the stand-in for \(standIn.name), \(number) of \(count)" }
  }

  /// Some stand-ins and all that they import, compiled; each that is not in the cache is told before.
  func prepared(
    _ used: [StandIn], onEvent: @Sendable (Event) -> Void = { _ in }
  ) async throws -> PreparedStandIns {
    guard !used.isEmpty else { return PreparedStandIns() }
    if let fault = standIns.faults.first { throw LooseError.compilerFailed(message: fault) }
    let plan = try Plan(used, among: standIns, toolchain: toolchain)
    var libraries: [String: PreparedStandIns.Library] = [:]
    for step in plan.steps {
      if let url = cache.library(step.key) {
        libraries[step.standIn.module] = PreparedStandIns.Library(
          standIn: step.standIn, key: step.key, url: url)
      }
    }
    let missing = plan.steps.filter { libraries[$0.standIn.module] == nil }
    var (waiting, begun) = (missing, 0)
    try await withThrowingTaskGroup(of: PreparedStandIns.Library.self) { group in
      var running = 0
      while !waiting.isEmpty || running > 0 {
        while running < ProcessInfo.processInfo.activeProcessorCount,
          let index = waiting.firstIndex(where: { step in
            step.dependencies.allSatisfy { libraries[$0] != nil }
          })
        {
          let step = waiting.remove(at: index)
          begun += 1
          onEvent(Event(standIn: step.standIn, number: begun, count: missing.count))
          let known = libraries
          group.addTask { try await compile(step, against: known) }
          running += 1
        }
        guard let library = try await group.next() else { break }
        running -= 1
        libraries[library.standIn.module] = library
      }
    }
    return PreparedStandIns(libraries: plan.steps.compactMap { libraries[$0.standIn.module] })
  }

  /// The compiler options of this package's modules.
  private static let options = [
    "-emit-library", "-emit-module", "-parse-as-library", "-swift-version", "6", "-Onone", "-wmo",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-enable-upcoming-feature", "ExistentialAny",
    "-avoid-emit-module-source-info", "-suppress-warnings", "-diagnostic-style", "llvm",
    "-no-color-diagnostics",
  ]

  /// The bound of the compiler's processor time, in seconds.
  ///
  /// - Source: chosen; the largest stand-in takes 15 s.
  private static let limit = 300.0

  private func compile(
    _ step: Plan.Step, against libraries: [String: PreparedStandIns.Library]
  ) async throws -> PreparedStandIns.Library {
    let workshop = try cache.makeStagingFolder()
    defer { workshop.remove() }
    let needed = step.allDependencies.compactMap { libraries[$0] }
    let module = step.standIn.module
    let library = workshop.folder.appending(path: LooseCache.libraryName)
    let moduleFile = workshop.folder.appending(path: module + ".swiftmodule")
    let result = try await CompilerProcess(
      toolchain.compiler,
      Self.options + (try whole.compilerOptions()) + toolchain.linkerOptions
        + ["-module-name", module, "-package-name", String(cString: scrollwork_package_name())]
        + needed.flatMap(\.importOptions)
        + [
          "-I", toolchain.modules, "-load-plugin-executable",
          toolchain.previewPlugin + "#ScrollworkPreviewMacros",
          "-emit-module-path", moduleFile.path, "-o", library.path,
        ] + needed.map(\.url.path) + step.sources.paths,
      seconds: Self.limit, of: .processor)
    try Task.checkCancellation()
    guard result.isSuccess else {
      let line = result.output.split(separator: "\n").first { $0.contains("error: ") }
      throw LooseError.standIn(
        name: step.standIn.name,
        reason: result.isLate ? "it took too long" : line.map(String.init) ?? "it gave no reason")
    }
    if let fault = CompiledFile.fault(of: library, as: .library)
      ?? CompiledFile.fault(of: moduleFile, as: .module)
    {
      throw LooseError.standIn(name: step.standIn.name, reason: fault)
    }
    let url = try cache.keep(workshop, as: step.key)
    return PreparedStandIns.Library(standIn: step.standIn, key: step.key, url: url)
  }

  /// The order in which stand-ins are compiled.
  private struct Plan {
    struct Step: Sendable {
      let standIn: StandIn
      let sources: StandInSources
      /// The modules of the stand-ins that it imports.
      let dependencies: [String]
      /// The modules of all stand-ins that these import, too, each after those that it imports.
      let allDependencies: [String]
      let key: String
    }

    /// The stand-ins, each after those that it imports.
    private(set) var steps: [Step] = []

    init(_ used: [StandIn], among standIns: StandIns, toolchain: Toolchain) throws(LooseError) {
      for standIn in used { try add(standIn, standIns, toolchain, path: []) }
    }

    private mutating func add(
      _ standIn: StandIn, _ standIns: StandIns, _ toolchain: Toolchain, path: [String]
    ) throws(LooseError) {
      guard !steps.contains(where: { $0.standIn == standIn }) else { return }
      guard !path.contains(standIn.name) else {
        throw .standIn(
          name: standIn.name, reason: "it imports itself by \(path.joined(separator: ", "))")
      }
      let sources = try StandInSources(standIn, among: standIns)
      for other in sources.dependencies {
        try add(other, standIns, toolchain, path: path + [standIn.name])
      }
      let needed = steps.filter { step in
        sources.dependencies.contains { other in
          other == step.standIn
            || steps.contains {
              $0.standIn == other && $0.allDependencies.contains(step.standIn.module)
            }
        }
      }
      let key = LooseCache.key(
        of: toolchain.identity + StandInCompiler.options.joined(separator: " ")
          + String(cString: scrollwork_package_name()) + standIn.module + sources.identity
          + needed.map(\.key).joined(separator: "\n"))
      steps.append(
        Step(
          standIn: standIn, sources: sources, dependencies: sources.dependencies.map(\.module),
          allDependencies: needed.map(\.standIn.module), key: key))
    }
  }
}
