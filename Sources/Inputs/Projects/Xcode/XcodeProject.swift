import Foundation
import ScrollworkSystem

/// An Xcode project file: its objects, and where its files are.
struct XcodeProject: Sendable {
  /// The name of the `.xcodeproj`.
  let name: String
  /// The folder that the project's paths begin in.
  let folder: String
  /// The objects by their identifiers.
  private let objects: [String: OpenStepValue]
  private let root: OpenStepValue
  /// The groups that files and groups are in.
  private let parents: [String: String]
  /// The targets, in order.
  private(set) var targets: [XcodeTarget] = []
  /// The folders of all targets that have exceptions for a target, by the identifiers of both.
  private(set) var foldersWithExceptions: [String: [String]] = [:]

  /// Reads the project of an `.xcodeproj`; nil if it is damaged.
  init?(_ path: String) {
    let place = FilePath.join(path, "project.pbxproj")
    guard let data = try? InputFile.contents(of: place, atMost: InputFile.largestText),
      let file = OpenStepParser.parse(String(decoding: data, as: UTF8.self)),
      let objects = file["objects"]?.entries, let root = file["rootObject"]?.text,
      let project = objects[root]
    else { return nil }
    name = FilePath.stem(of: path)
    folder = FilePath.join(FilePath.folder(of: path), project["projectDirPath"]?.text ?? "")
    self.objects = objects
    self.root = project
    var parents: [String: String] = [:]
    for (id, object) in objects {
      // Of several groups, the one that any order of reading gives.
      for child in object["children"]?.texts ?? [] {
        parents[child] = min(parents[child] ?? id, id)
      }
    }
    self.parents = parents
    targets = (project["targets"]?.texts ?? []).compactMap { XcodeTarget($0, in: self) }
    for folder in Set(targets.flatMap(\.synchronizedFolders)).sorted() {
      for exceptions in objects[folder].map({ self.objects("exceptions", of: $0) }) ?? [] {
        guard let target = exceptions["target"]?.text else { continue }
        foldersWithExceptions[target, default: []].append(folder)
      }
    }
  }

  /// An object by its identifier.
  subscript(id: String) -> OpenStepValue? { objects[id] }

  /// The objects of a kind with their identifiers, in the order of these.
  func objects(ofKind kind: String) -> [(id: String, object: OpenStepValue)] {
    objects.filter { $0.value["isa"]?.text == kind }.sorted { $0.key < $1.key }
      .map { (id: $0.key, object: $0.value) }
  }

  /// The objects that a property lists.
  func objects(_ key: String, of object: OpenStepValue) -> [OpenStepValue] {
    (object[key]?.texts ?? []).compactMap { objects[$0] }
  }

  /// The build settings of all targets: those of the project.
  var settings: BuildSettings {
    BuildSettings(root["buildConfigurationList"]?.text, in: self)
  }

  /// The language of the texts in the sources.
  var developmentLanguage: String? { root["developmentRegion"]?.text }

  /// The most groups that one may be in.
  ///
  /// - Source: chosen; a group that contains itself ends here.
  private static let deepest = 100

  /// The path of a file or group; nil if it is a product, belongs to a platform, or contains itself.
  func path(of id: String) -> String? {
    var (id, inner) = (id, "")
    for _ in 0..<Self.deepest {
      guard let object = objects[id] else { return nil }
      let own = object["path"]?.text ?? ""
      switch object["sourceTree"]?.text ?? "<group>" {
      case "<group>":
        if !own.isEmpty { inner = inner.isEmpty ? own : own + "/" + inner }
        guard let parent = parents[id] else { return FilePath.join(folder, inner) }
        id = parent
      case "SOURCE_ROOT": return FilePath.join(folder, own + "/" + inner)
      case "<absolute>": return inner.isEmpty ? own : FilePath.join(own, inner)
      default: return nil
      }
    }
    return nil
  }
}
