import Foundation
import ScrollworkSystem

/// The Metal files of a library: a file, or all files of a folder.
///
/// Their functions form one library, as Xcode makes one of all Metal files of a target. A name that
/// two files define is that of the first.
package struct MetalSource: Hashable, Sendable {
  /// The files, sorted by path.
  package let units: [MetalUnit]

  /// No files.
  package init() { units = [] }

  /// Reads a file, or all files of a folder and of the folders in it.
  package init(path: String) throws(ShaderError) { try self.init(paths: [path]) }

  /// Reads paths of files, and of folders with all files in them and in their folders; besides them
  /// other files, with the headers that they include by name.
  package init(
    paths: [String], besides others: [String] = [], headers otherHeaders: [String] = []
  ) throws(ShaderError) {
    var (files, headers) = ([String](), [String]())
    for path in paths {
      if InputFile.isFolder(path) {
        let all = MetalFolder(path).files
        let sources = all.filter { $0.hasSuffix(Self.ending) }
        guard !sources.isEmpty else { throw .noSources(folder: path) }
        (files, headers) = (files + sources, headers + all)
      } else {
        files.append(path)
        headers += Self.headers(beside: path)
      }
    }
    // A file that is named twice, such as `Wave.metal` and `./Wave.metal`, is one.
    var known: Set<String> = []
    let each = (files + others).filter {
      known.insert(URL(filePath: $0).standardizedFileURL.path).inserted
    }
    try self.init(files: each, headers: headers + otherHeaders)
  }

  /// Reads files; they may include `headers` by name, wherever these are.
  package init(files: [String], headers: [String] = []) throws(ShaderError) {
    var places: [String: String] = [:]
    for path in headers.reversed() { places[MetalPath.name(of: path)] = path }
    let known = places
    let source = MetalReader.Files(
      text: { path in
        guard InputFile.isFile(path) else { return nil }
        return (try? InputFile.contents(of: path, atMost: InputFile.largestText))
          .flatMap { String(data: $0, encoding: .utf8) }
      },
      header: { name in
        let place = known[MetalPath.name(of: name)]
        return place.flatMap { $0 == name || $0.hasSuffix("/" + name) ? $0 : nil }
      })
    var units: [MetalUnit] = []
    for path in Set(files).sorted() {
      units.append(MetalUnit(path: path, text: try Self.text(of: path), from: source))
    }
    self.units = units.map { $0.joined(with: units) }
  }

  /// The end of the name of a file in Metal.
  package static let ending = ".metal"

  /// The files that one beside them can include by name.
  private static func headers(beside path: String) -> [String] {
    let folder = MetalPath.folder(of: path)
    return FolderEntries.sorted(in: folder.isEmpty ? "." : folder)
      .filter { !$0.isFolder && MetalFolder.isPart($0.name) }.map { folder + $0.name }
  }

  /// The headers that Metal files include by name from their own folders.
  package static func headers(besideFiles paths: [String]) -> [String] {
    var folders: Set<String> = []
    return paths.filter { folders.insert(MetalPath.folder(of: $0)).inserted }
      .flatMap { headers(beside: $0) }
  }

  private static func text(of path: String) throws(ShaderError) -> String {
    let data: Data
    do {
      data = try InputFile.contents(of: path, atMost: InputFile.largestText)
    } catch {
      throw error.isMissing
        ? .missingFile(path: path) : .cannotRead(path: path, reason: error.reason)
    }
    guard let text = String(data: data, encoding: .utf8) else { throw .notText(path: path) }
    return text
  }

  /// The functions that views may be drawn with, with their files; of equal names the first.
  package var functions: [(unit: MetalUnit, function: MetalFunction)] {
    var names: Set<String> = []
    return units.flatMap { unit in unit.stitchable.map { (unit, $0) } }
      .filter { names.insert($0.1.name).inserted }
  }

  /// The functions whose name another file has defined before.
  package var repeated: [MetalFunction] {
    var places: [String: MetalPlace] = [:]
    return units.flatMap(\.stitchable).filter { function in
      let first = places[function.name] ?? function.place
      places[function.name] = first
      return first != function.place
    }
  }

  /// What is said of files that are left alone, one line for each: they have no function for views, and
  /// none that a file with such functions calls.
  package var notes: [String] {
    let used = Set(
      units.filter { !$0.stitchable.isEmpty }.flatMap {
        $0.files.map(\.path) + $0.partners.map(\.path)
      })
    return units.filter { !used.contains($0.path) }.compactMap(\.note)
  }

  /// The function of a name that views may be drawn with.
  package func function(
    named name: String
  ) throws(ShaderMismatch) -> (unit: MetalUnit, function: MetalFunction) {
    let functions = functions
    if let found = functions.first(where: { $0.function.name == name }) { return found }
    let others = units.flatMap(\.functions)
    if let other = others.first(where: { $0.name == name }) {
      throw .notStitchable(name: name, kind: other.kind, place: other.place)
    }
    throw .unknown(name, among: functions.map(\.function.name).sorted())
  }
}
