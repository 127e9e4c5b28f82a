import Foundation
import ScrollworkSystem

/// The Metal files of a library: a file, or all files of a folder.
///
/// Their functions form one library, as Xcode makes one of all Metal files of a target. A name that
/// two files define is that of the first.
package struct MetalSource: Hashable, Sendable {
  /// The files, sorted by path.
  package let units: [MetalUnit]

  /// Reads a file, or all files of a folder and of the folders in it.
  package init(path: String) throws(ShaderError) {
    guard InputFile.isFolder(path) else {
      try self.init(files: [path], headers: Self.headers(beside: path))
      return
    }
    let files = MetalFolder(path).files
    let sources = files.filter { $0.hasSuffix(Self.ending) }
    guard !sources.isEmpty else { throw .noSources(folder: path) }
    try self.init(files: sources, headers: files)
  }

  /// Reads files; they may include `headers` by name, wherever these are.
  package init(files: [String], headers: [String] = []) throws(ShaderError) {
    var places: [String: String] = [:]
    for path in headers.reversed() { places[MetalPath.name(of: path)] = path }
    let known = places
    let source = MetalReader.Files(
      text: { path in
        guard InputFile.isFile(path) else { return nil }
        return (try? InputFile.contents(of: path)).flatMap { String(data: $0, encoding: .utf8) }
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

  private static func text(of path: String) throws(ShaderError) -> String {
    let data: Data
    do {
      data = try InputFile.contents(of: path)
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
