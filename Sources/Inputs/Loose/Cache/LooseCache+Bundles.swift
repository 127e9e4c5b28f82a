import Foundation
import ScrollworkProjects
import ScrollworkSystem

extension LooseCache {
  /// The file name of the list of resources beside a bundle.
  static let resourcesName = "resources.json"

  /// Writes a bundle with its list of resources, unless it is there; returns the path of its
  /// program.
  func stage(_ bundle: AppBundle, with resources: AppResources) throws(LooseError) -> URL {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let list = try? encoder.encode(resources) else {
      throw .cannotWrite(path: Self.resourcesName, reason: "a path is no text")
    }
    let place = root.appending(
      path: Self.key(of: bundle.identity + String(decoding: list, as: UTF8.self)))
    let program = AppBundle.program(named: bundle.name, in: place)
    if FileManager.default.fileExists(atPath: place.path) {
      utimes(place.path, nil)
      return program
    }
    let staging = try makeStagingFolder()
    defer { staging.remove() }
    do {
      try bundle.write(into: staging.folder)
      try list.write(to: staging.folder.appending(path: Self.resourcesName))
    } catch {
      throw .cannotWrite(path: staging.folder.path, reason: Self.reason(error))
    }
    // Another process may have been faster with the same bundle.
    if rename(staging.folder.path, place.path) != 0,
      !FileManager.default.fileExists(atPath: place.path)
    {
      throw .cannotWrite(path: place.path, reason: SystemError.last.reason)
    }
    return program
  }
}
