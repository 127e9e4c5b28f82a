import Foundation

/// The copies of a unit's files that are compiled: what was read, wherever it stands.
///
/// They lie as the files do, below a folder in place of the root, so that includes find each other.
struct CopiedFiles: Sendable {
  /// The paths of the copies, in the order of the unit's files.
  let paths: [String]
  /// The folders of headers that are found by name.
  let headerFolders: [String]
  /// The files.
  let files: [MetalFile]
  private let root: String

  init(
    _ unit: MetalUnit, in folder: URL,
    currentFolder: String = FileManager.default.currentDirectoryPath
  ) {
    let root = folder.appending(path: "files").path
    func copy(_ path: String) -> String {
      root + MetalPath.path(of: path, in: currentFolder + "/")
    }
    self.root = root
    var names: Set<String> = []
    files = ([unit] + unit.partners).flatMap(\.files).filter { names.insert($0.path).inserted }
    paths = files.map { copy($0.path) }
    headerFolders = ([unit] + unit.partners).flatMap(\.headerFolders)
      .map { copy($0.isEmpty ? "." : $0) }
  }

  /// The path of the copy of a file.
  func path(_ written: String) -> String {
    files.firstIndex { $0.path == written }.map { paths[$0] } ?? written
  }

  /// The file of a copy, by the path that the compiler says; nil if it is another file.
  func file(_ path: String) -> MetalFile? {
    let path = MetalPath.normal(path)
    return paths.firstIndex(of: path).map { files[$0] }
  }

  /// A message with the paths of files in place of those of copies.
  func asWritten(_ message: String) -> String {
    var message = message
    for (file, path) in zip(files, paths) { message = message.replacing(path, with: file.path) }
    return message
  }
}
