package import Foundation
import ScrollworkProjects

extension LooseFiles {
  /// The files and folders that the code may read: those of its projects, those around single files, and
  /// resources elsewhere.
  package var readableFolders: [URL] {
    let projects = projects.map { project in
      let url = URL(filePath: project.path)
      let isBundle = ["xcodeproj", "xcworkspace", "swiftpm"].contains(url.pathExtension)
      return isBundle ? url.deletingLastPathComponent() : url
    }
    let singles = files.map { URL(filePath: $0.path).deletingLastPathComponent() }
    let elsewhere = resourcePaths.map { URL(filePath: $0) } + folders
    return Array(Set((projects + singles + elsewhere).map(\.absoluteURL.standardizedFileURL)))
      .sorted { $0.path < $1.path }
  }

  /// The name of the scene that a view, or the chosen one, is shown as.
  package func sceneName(view: String?) throws(LooseError) -> String {
    let root = if let view { try root(named: view) } else { try root() }
    return name(of: root, asked: view != nil)
  }
}
