import Foundation
import PackagePlugin

/// The figure files of a package: one in each documentation catalog that has figures.
struct FigureFiles {
  /// A figure file.
  struct File {
    /// The target that it documents.
    let target: String
    /// The path.
    let path: String
  }

  /// The files, in the order of the targets.
  let all: [File]

  /// The name of figure files in catalogs.
  ///
  /// Swift-DocC leaves files that pages do not reference out of its archives.
  static let name = "figures.yaml"

  /// The figure files of targets; of all that have one, if none is named.
  ///
  /// - Throws: An ``IllustrateProblem`` for a named target without a figure file, or if there is no
  ///   file at all.
  init(of package: Package, targets names: [String]) throws {
    let targets = package.targets.compactMap { $0 as? any SourceModuleTarget }
    guard names.isEmpty else {
      all = try names.map { name in
        guard let target = targets.first(where: { $0.name == name }) else {
          throw IllustrateProblem.unknownTarget(name, among: targets.map(\.name))
        }
        return try Self.file(of: target)
      }
      return
    }
    all = try targets.filter { Self.catalog(of: $0) != nil }.compactMap { try? Self.file(of: $0) }
    guard !all.isEmpty else { throw IllustrateProblem.noFiles }
  }

  private static func file(of target: any SourceModuleTarget) throws -> File {
    guard let catalog = catalog(of: target) else {
      throw IllustrateProblem.noCatalog(target: target.name)
    }
    let file = catalog.appending(path: name)
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw IllustrateProblem.noFile(target: target.name, path: file.path)
    }
    return File(target: target.name, path: file.path)
  }

  /// The documentation catalog of a target.
  private static func catalog(of target: any SourceModuleTarget) -> URL? {
    target.sourceFiles.map(\.url).first { $0.pathExtension == "docc" }
  }
}
