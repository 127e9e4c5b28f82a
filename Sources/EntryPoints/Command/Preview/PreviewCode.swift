import Foundation
import ScrollworkLoose
import ScrollworkPreview
import ScrollworkProjects

/// The code of a preview: the scenes of this program, or Swift files that are compiled again with each
/// change.
actor PreviewCode {
  /// What a compilation has come to.
  enum Outcome: Sendable {
    /// A library, the program of the app's bundle, and what the code may reach; nil for scenes of the
    /// program.
    case ready(library: URL?, bundle: URL?, sandbox: Sandbox?)
    /// The code cannot be shown.
    case broken([ProblemsMessage.Item])
  }

  private let verb: PreviewVerb
  private let program: URL
  /// Whether the scenes are those of Swift files.
  nonisolated let isOfFiles: Bool
  /// The latest outcome for each view that was asked for; "" for the chosen one.
  private var known: [String: Outcome] = [:]

  init(_ verb: PreviewVerb, program: URL, isOfFiles: Bool) {
    (self.verb, self.program, self.isOfFiles) = (verb, program, isOfFiles)
  }

  /// The library of a view; compiled when it is first asked for, and after a change.
  func outcome(of view: String) async -> Outcome {
    guard isOfFiles else { return .ready(library: nil, bundle: nil, sandbox: nil) }
    if let outcome = known[view] { return outcome }
    let outcome = await compiled(view)
    known[view] = outcome
    return outcome
  }

  /// Forgets what was compiled: the files have changed.
  func forget() { known = [:] }

  /// The paths of the files whose changes count: the code, and the folders of pictures and texts.
  func watched() -> [String] {
    guard isOfFiles, let files = try? LooseFiles(verb.scenes) else { return verb.scenes }
    let shaders = try? LooseShaders(files, named: verb.loose.shaders)
    return files.watchedPaths + (verb.loose.script.map { [$0] } ?? [])
      + (shaders?.watchedPaths ?? verb.loose.shaders)
  }

  /// The previews and views of the files by name; empty for scenes of the program.
  func names() -> [String] {
    guard isOfFiles, let files = try? LooseFiles(verb.scenes) else { return [] }
    return files.shownNames
  }

  private func compiled(_ view: String) async -> Outcome {
    do {
      let files = try await PackageFetcher(program: program)
        .completed(LooseFiles(verb.scenes), isAllowed: verb.loose.fetchPackages)
      let compiler = try LooseCompiler(program: program)
      let library = try await compiler.library(
        files, view: view.isEmpty ? verb.loose.view : view, steps: verb.loose.swiftSteps,
        assets: verb.loose.imageFolders + files.folders,
        shaders: LooseShaders(files, named: verb.loose.shaders),
        limit: verb.loose.compileLimit ?? LooseCompiler.limit,
        isStrict: verb.drawing.isStrict || files.projects.isEmpty && !verb.loose.isLenient)
      // Shader errors are shown in projects too: the last picture stays until they are mended.
      if let report = library.shaderReport { return .broken(Self.items(of: report)) }
      return .ready(
        library: library.url, bundle: try compiler.stage(files, shaders: library.shaders),
        sandbox: sandbox(of: files))
    } catch let error as LooseError {
      guard let report = error.report, !report.findings.isEmpty else {
        return .broken([.init(severity: "error", message: Failure(error).message)])
      }
      return .broken(Self.items(of: report))
    } catch {
      return .broken([.init(severity: "error", message: Failure(error).message)])
    }
  }

  /// What the code of files may reach: a session writes no files.
  private func sandbox(of files: LooseFiles) -> Sandbox? {
    guard Sandbox.isAvailable, !verb.limits.noSandbox else { return nil }
    let named = [verb.loose.script, verb.drawing.fonts].compactMap(\.self) + verb.loose.shaders
    return Sandbox(
      readable: files.readableFolders + verb.loose.imageFolders + named.map { URL(filePath: $0) })
  }

  private static func items(of report: CompilerReport) -> [ProblemsMessage.Item] {
    report.findings.map { finding in
      .init(
        severity: "error", file: finding.path, line: finding.line, column: finding.column,
        message: finding.message, source: finding.excerpt.first ?? "",
        note: ([finding.advice].compactMap { $0 } + finding.notes).joined(separator: "\n"))
    }
  }
}
