package import Foundation
import ScrollworkShaders

extension LooseShaders {
  /// What came of a compilation.
  struct Outcome: Sendable {
    /// The locations of the compiled libraries.
    var libraries: [URL] = []
    /// The errors of the files, and of uses of their functions in Swift code; nil if there are none.
    var report: CompilerReport?
  }

  /// Compiles the files that have functions for views, and checks the uses in Swift code; what was
  /// compiled before comes from the cache.
  func compiled(
    for files: LooseFiles, conditions: BuildConditions, cache: LooseCache
  ) async throws -> Outcome {
    var outcome = Outcome()
    var findings: [CompilerReport.Finding] = []
    for compiled in try await outcomes(cache) {
      switch compiled.library {
      case .success(let library): outcome.libraries += library.map { [$0] } ?? []
      case .failure(let error): findings += try Self.findings(of: error)
      }
    }
    findings += faults(in: files, conditions: conditions)
    outcome.report = findings.isEmpty ? nil : CompilerReport(findings: findings)
    return outcome
  }

  private func outcomes(_ cache: LooseCache) async throws -> [ShaderCompiler.Outcome] {
    guard source.units.contains(where: { !$0.stitchable.isEmpty }) else { return [] }
    let compiler: ShaderCompiler
    do throws(ShaderError) {
      compiler = try ShaderCompiler(cache: Self.folder(in: cache.root))
    } catch { throw LooseError.shaders(error) }
    return try await compiler.libraries(of: source)
  }

  /// The folder of compiled Metal files in a cache.
  package static func folder(in cache: URL) -> URL { cache.appending(path: "Shaders") }

  /// The errors in a file; throws those that have another reason.
  private static func findings(
    of error: ShaderError
  ) throws(LooseError) -> [CompilerReport.Finding] {
    switch error {
    case .doesNotCompile(let report):
      return report.findings.map { finding in
        CompilerReport.Finding(
          path: finding.place.path, line: finding.place.line, column: finding.place.column,
          message: finding.message, excerpt: finding.excerpt, advice: finding.advice)
      }
    case .compilationLimit(let path, _):
      return [CompilerReport.Finding(path: path, line: 1, column: 1, message: error.description)]
    default: throw .shaders(error)
    }
  }
}

extension CompilerReport {
  /// The warning about errors that only leave shaders out, line by line.
  package var shaderWarning: [String] {
    let count = findings.count == 1 ? "1 error" : "\(findings.count) errors"
    return lines + [
      "warning: \(count) in shaders and their uses, which are left out; with \"--strict\" it is an "
        + "error"
    ]
  }
}
