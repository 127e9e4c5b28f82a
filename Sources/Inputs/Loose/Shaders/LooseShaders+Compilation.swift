package import Foundation
import ScrollworkCompilers
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
    var (libraries, findings) = try await compiled(cache)
    findings += faults(in: files, conditions: conditions)
    return Outcome(
      libraries: libraries,
      report: findings.isEmpty ? nil : CompilerReport(findings: findings))
  }

  /// Compiles Metal files, and those in folders, of scenes that are a part of this program; returns the
  /// locations of the libraries.
  package static func libraries(of paths: [String]) async throws -> [URL] {
    let shaders = try LooseShaders(paths)
    let (libraries, findings) = try await shaders.compiled(LooseCache.trusted().cache)
    guard findings.isEmpty else {
      throw LooseError.doesNotCompile(CompilerReport(findings: findings))
    }
    return libraries
  }

  /// The libraries of the files, and the errors of those that do not compile.
  private func compiled(
    _ cache: LooseCache
  ) async throws -> (libraries: [URL], findings: [CompilerReport.Finding]) {
    var (libraries, findings) = ([URL](), [CompilerReport.Finding]())
    for compiled in try await outcomes(cache) {
      switch compiled.library {
      case .success(let library): libraries += library.map { [$0] } ?? []
      case .failure(let error): findings += try Self.findings(of: error)
      }
    }
    return (libraries, findings)
  }

  private func outcomes(_ cache: LooseCache) async throws -> [ShaderCompiler.Outcome] {
    guard source.units.contains(where: { !$0.stitchable.isEmpty }) else { return [] }
    let compiler: ShaderCompiler
    do throws(ShaderError) {
      compiler = try ShaderCompiler(
        cache: cache.root.appending(path: "Shaders"), within: cache.root)
    } catch { throw LooseError.shaders(error) }
    return try await compiler.libraries(of: source)
  }

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
