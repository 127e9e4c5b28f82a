package import Foundation

/// The bundle of an app as a device has it: a folder with the resources, in which code finds them by
/// name.
package struct AppBundle: Sendable {
  /// The name of the app.
  package let name: String
  /// The paths of the resources by their places in the bundle; the first of two at one place wins.
  private let links: [String: String]
  /// The contents of `Info.plist`.
  private let propertyList: Data

  /// The bundle of an app with the resources at the given paths.
  package init(
    name: String, resources: [String], info: AppInfo = AppInfo(), developmentLanguage: String
  ) {
    self.name = name
    var links: [String: String] = [:]
    for path in resources where !Self.compiledEndings.contains(FilePath.ending(of: path)) {
      let place = Self.place(of: path)
      if links[place] == nil { links[place] = URL(filePath: path).standardizedFileURL.path }
    }
    self.links = links
    propertyList = info.propertyList(named: name, language: developmentLanguage)
  }

  /// The endings of resources that are compiled, and whose files are not in the bundle.
  private static let compiledEndings: Set = [
    "xcassets", "xcstrings", "storyboard", "xib", "xcdatamodeld", "xcdatamodel",
  ]

  /// The place of a resource: at the top, or in the folder of its language.
  private static func place(of path: String) -> String {
    let folder = FilePath.folder(of: path)
    let name = FilePath.name(of: path)
    return FilePath.ending(of: folder) == "lproj" ? FilePath.name(of: folder) + "/" + name : name
  }

  /// A text that differs if the contents differ.
  package var identity: String {
    name + "\n" + links.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
      + String(decoding: propertyList, as: UTF8.self)
  }

  /// Writes the bundle into a folder, with links to the resources; returns the path of its program,
  /// which does not exist.
  @discardableResult package func write(into folder: URL) throws -> URL {
    let bundle = Self.bundle(named: name, in: folder)
    let manager = FileManager.default
    try manager.createDirectory(at: bundle, withIntermediateDirectories: true)
    try propertyList.write(to: bundle.appending(path: "Info.plist"))
    // A folder of loose files may hold a property list of its own: the bundle's is made of it.
    for (place, path) in links where place != "Info.plist" {
      let link = bundle.appending(path: place)
      try manager.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.createSymbolicLink(atPath: link.path, withDestinationPath: path)
    }
    return Self.program(named: name, in: folder)
  }

  /// The path of the program in the bundle that is written into a folder.
  package static func program(named name: String, in folder: URL) -> URL {
    bundle(named: name, in: folder).appending(path: fileName(name))
  }

  private static func bundle(named name: String, in folder: URL) -> URL {
    folder.appending(path: fileName(name) + ".app")
  }

  private static func fileName(_ name: String) -> String { name.replacing("/", with: ":") }
}
