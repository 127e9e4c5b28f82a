import Foundation
import ScrollworkShaders
import ScrollworkSystem

/// The Metal files of Swift files: those beside them or in their projects, and those that are named
/// besides.
package struct LooseShaders: Sendable {
  /// The files.
  let source: MetalSource
  private let namedPaths: [String]

  /// Reads the Metal files of Swift files, and those at other paths: files, and all files of folders.
  package init(_ files: LooseFiles, named paths: [String] = []) throws(LooseError) {
    let found = files.shaderPaths
    do throws(ShaderError) {
      source = try MetalSource(
        paths: paths, besides: found,
        headers: MetalSource.headers(besideFiles: found) + files.headerPaths)
    } catch { throw .shaders(error) }
    namedPaths = paths
  }

  /// Reads files, and all files of folders.
  init(_ paths: [String]) throws(LooseError) {
    do throws(ShaderError) { source = try MetalSource(paths: paths) } catch {
      throw .shaders(error)
    }
    namedPaths = paths
  }

  /// No files.
  package init() { (source, namedPaths) = (MetalSource(), []) }

  /// The most Metal files that are taken from the folder of a Swift file.
  ///
  /// - Source: chosen; a folder with more is no folder of an example.
  private static let limit = 500

  /// The paths of the Metal files in the folder of a file, as the path was typed.
  static func paths(beside path: String) -> [String] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let found = FolderEntries.sorted(in: folder.isEmpty ? "." : folder).filter {
      !$0.isFolder && !$0.name.hasPrefix(".") && $0.name.hasSuffix(MetalSource.ending)
    }
    return found.count > limit ? [] : found.map { folder + $0.name }
  }

  /// What is said of files that are left alone, such as those with kernels only, one line for each.
  package var notes: [String] { source.notes }

  /// The names of the functions that views may be drawn with.
  var names: Set<String> { Set(source.functions.map(\.function.name)) }

  /// The paths whose changes change what is compiled: the files, what they include, and the folders.
  package var watchedPaths: [String] {
    let files = source.units.flatMap(\.paths)
    let all = files + namedPaths
    let folders = Set(files.map { URL(filePath: $0).deletingLastPathComponent().path })
    var seen: Set<String> = []
    return (all + folders.sorted()).filter { seen.insert($0).inserted }
  }
}
