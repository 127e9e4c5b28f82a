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

  /// Reads the project of an `.xcodeproj`; nil if it is damaged.
  init?(_ path: String) {
    guard let data = try? InputFile.contents(of: FilePath.join(path, "project.pbxproj")),
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
      for child in object["children"]?.texts ?? [] { parents[child] = id }
    }
    self.parents = parents
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

  /// The targets, in order.
  var targets: [XcodeTarget] {
    (root["targets"]?.texts ?? []).compactMap { XcodeTarget($0, in: self) }
  }

  /// The build settings of all targets: those of the project.
  var settings: BuildSettings {
    BuildSettings(root["buildConfigurationList"]?.text, in: self)
  }

  /// The language of the texts in the sources.
  var developmentLanguage: String? { root["developmentRegion"]?.text }

  /// The path of a file or group; nil if it is a product or belongs to a platform.
  func path(of id: String) -> String? {
    guard let object = objects[id] else { return nil }
    let own = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>":
      guard let parent = parents[id] else { return FilePath.join(folder, own) }
      guard let outer = path(of: parent) else { return nil }
      return own.isEmpty ? outer : FilePath.join(outer, own)
    case "SOURCE_ROOT": return FilePath.join(folder, own)
    case "<absolute>": return own
    default: return nil
    }
  }
}
