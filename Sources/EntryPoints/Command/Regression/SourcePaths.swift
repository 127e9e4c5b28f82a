import Foundation
import ScrollworkLoose
import ScrollworkRegression
import ScrollworkSystem

/// The paths of source files, for the names that views know them by.
///
/// A view knows its module and its file, `Scenes/Gallery.swift`; annotations and editors need the path
/// from the top of the repository.
struct SourcePaths {
  /// The paths of compiled files as they were typed, by their names in the locations of views.
  let typed: [String: String]
  /// The repository around the current folder; nil outside of one.
  let repository: GitRepository?

  /// The environment variable with the top of the repository, for a process that may run no git.
  static let variable = "SCROLLWORK_REPOSITORY"

  /// The paths from the current folder on.
  init(_ typed: [String: String]) async {
    let top = ProcessVariable.value(Self.variable)
    guard !Sandbox.isActive else {
      self.typed = typed.mapValues { path in top.flatMap { Self.path(path, from: $0) } ?? path }
      repository = nil
      return
    }
    self.typed = typed
    repository = try? await GitRepository(
      around: URL(filePath: FileManager.default.currentDirectoryPath))
  }

  /// The comparison with the paths of the files that its findings are about; names that stand for no
  /// file, or for several, are kept.
  func applied(to comparison: Comparison) async throws -> Comparison {
    var comparison = comparison
    var known: [String: String] = [:]
    for index in comparison.findings.indices {
      guard let source = comparison.findings[index].source,
        let colon = source.lastIndex(of: ":")
      else { continue }
      let file = String(source[..<colon])
      if known[file] == nil { known[file] = try await path(of: file) }
      guard let path = known[file] else { continue }
      let place = path + source[colon...]
      comparison.findings[index].source = place
      comparison.findings[index].sentence = comparison.findings[index].sentence
        .replacing(source, with: place)
    }
    return comparison
  }

  /// A path from a folder on; nil if it is not inside.
  private static func path(_ path: String, from top: String) -> String? {
    let whole = URL(filePath: path).absoluteURL.resolvingSymlinksInPath().path
    return whole.hasPrefix(top + "/") ? String(whole.dropFirst(top.count + 1)) : nil
  }

  private func path(of file: String) async throws -> String {
    try await repository?.path(of: typed[file] ?? file) ?? typed[file] ?? file
  }
}
