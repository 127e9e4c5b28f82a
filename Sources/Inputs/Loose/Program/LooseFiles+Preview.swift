import Foundation

// What a live preview has to know of files.
extension LooseFiles {
  /// The paths whose changes change what the files show: the code, the resources, and their folders.
  package var watchedPaths: [String] {
    let all = files.map(\.path) + resourcePaths
    let folders = Set(all.map { URL(filePath: $0).deletingLastPathComponent().path })
    return all + folders.sorted()
  }

  /// The names by which the previews and views of the files are shown: titles of previews, then views that
  /// need no arguments.
  package var shownNames: [String] {
    let titles = files.flatMap(\.outline.previews).compactMap(\.title)
    let views = files.flatMap(\.outline.views)
      .filter { !$0.isGeneric && !$0.needsArguments && !$0.isPrivate }.map(\.name)
    var seen: Set<String> = []
    return (titles + views).filter { seen.insert($0).inserted }
  }
}
