import Foundation
import ScrollworkAnnex

/// The stand-ins of this program, by the modules that they answer to.
package struct StandIns: Sendable {
  /// The stand-ins in the order of their names.
  package let list: [StandIn]
  /// Those that answer to a module, the ones with marks first.
  private let candidates: [String: [StandIn]]
  /// The stand-ins by their own modules.
  private let byOwnModule: [String: StandIn]
  /// The descriptions that cannot be read.
  package let faults: [String]

  /// The stand-ins whose sources are beside the program.
  package static let all = StandIns(in: Annex.areas)

  /// The stand-ins in the folders of some areas.
  init(in areas: [URL]) {
    var (list, faults): ([StandIn], [String]) = ([], [])
    for area in areas {
      for name in FolderNames.sorted(in: area) {
        let folder = area.appending(path: name)
        let file = folder.appending(path: StandInDescription.fileName)
        guard let data = try? Data(contentsOf: file) else { continue }
        do {
          let description = try JSONDecoder().decode(StandInDescription.self, from: data)
          list.append(StandIn(name: name, folder: folder, description: description))
        } catch DecodingError.keyNotFound(let key, _) {
          faults.append("\(file.path) has no \"\(key.stringValue)\"")
        } catch {
          faults.append("\(file.path) is not the JSON of a description")
        }
      }
    }
    list.sort { $0.name < $1.name }
    (self.list, self.faults) = (list, faults)
    let pairs = list.flatMap { standIn in standIn.description.modules.map { ($0, standIn) } }
    candidates = Dictionary(grouping: pairs) { $0.0 }.mapValues { pairs in
      let standIns = pairs.map(\.1)
      return standIns.filter { $0.description.marks != nil }
        + standIns.filter { $0.description.marks == nil }
    }
    byOwnModule = Dictionary(list.map { ($0.module, $0) }, uniquingKeysWith: { one, _ in one })
  }

  /// All modules that stand-ins answer to.
  var modules: Set<String> { Set(candidates.keys) }

  /// The modules of the stand-ins themselves.
  var ownModules: Set<String> { Set(byOwnModule.keys) }

  /// The stand-in for a module that a file imports; nil if there is none.
  ///
  /// Where two libraries have a module of the same name, the names that the file uses decide.
  func answering(_ module: String, in source: SourceText? = nil) -> StandIn? {
    guard let candidates = candidates[module] else { return nil }
    if candidates.count == 1 { return candidates[0] }
    let words = Set(source.map { $0.tokens.map(\.text) } ?? [])
    return candidates.first { $0.description.marks.map { !words.isDisjoint(with: $0) } ?? true }
  }

  /// The stand-in with a module of its own name, such as `ScrollworkKingfisher`.
  func withModule(_ module: String) -> StandIn? { byOwnModule[module] }

  /// The stand-in of a name or of a module; nil if there is none.
  package func named(_ name: String) -> StandIn? {
    list.first { $0.name == name } ?? candidates[name]?.last
  }

  /// The stand-ins that some code imports, or asks for by `canImport`, in the order of their names.
  func used(by sources: [SourceText]) -> [StandIn] {
    var used: Set<StandIn> = []
    for source in sources {
      for module in source.imports.map(\.module) + source.conditionModules {
        if let standIn = answering(module, in: source) ?? withModule(module) {
          used.insert(standIn)
        }
      }
    }
    return used.sorted { $0.name < $1.name }
  }
}

/// The names in folders.
enum FolderNames {
  /// The names in a folder, in order; empty if it cannot be read.
  static func sorted(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}

extension SourceText {
  /// The modules that `canImport` asks for.
  fileprivate var conditionModules: [String] {
    let tokens = tokens
    return tokens.indices.dropLast(2).compactMap { index in
      tokens[index].text == "canImport" && tokens[index + 1].text == "("
        ? tokens[index + 2].text : nil
    }
  }
}
