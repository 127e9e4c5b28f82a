import Foundation
import ScrollworkCompilers

/// The Swift files of a stand-in, and what they import.
struct StandInSources: Sendable {
  /// The paths, in order.
  let paths: [String]
  /// The stand-ins whose modules they import.
  let dependencies: [StandIn]
  /// A hash of the files' names and texts.
  let identity: String

  /// Reads the files of a stand-in.
  init(_ standIn: StandIn, among standIns: StandIns) throws(LooseError) {
    let root = standIn.folder.path
    let names = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
    var (modules, text): (Set<String>, String) = ([], "")
    for name in names {
      let contents = try LooseFiles.read(root + "/" + name)
      modules.formUnion(Self.imports(in: contents))
      text += "\(name) \(contents.utf8.count)\n\(contents)"
    }
    guard !names.isEmpty else { throw .noSources(folder: root) }
    paths = names.map { root + "/" + $0 }
    dependencies = modules.sorted().compactMap(standIns.withModule)
      .filter { $0.module != standIn.module }
    identity = LooseCache.key(of: text)
  }

  /// The modules of this project that lines of a text import.
  ///
  /// The files are formatted, so that an import is a line, and stands before the first declaration.
  private static func imports(in text: String) -> Set<String> {
    var modules: Set<String> = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let word = words.firstIndex(of: "import"), word + 1 < words.count,
        words[..<word].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) }),
        words[word + 1].hasPrefix(StandIn.modulePrefix)
      else { continue }
      modules.insert(String(words[word + 1]))
    }
    return modules
  }

  private static let accessLevels: Set<Substring> = ["public", "package", "internal", "private"]
}
