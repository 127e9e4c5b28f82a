import Foundation
import ScrollworkCompilers
import ScrollworkProjects
import ScrollworkSystem

extension SealedCache where Kind == CachedLibrary {
  /// The file name of the list of resources beside a bundle.
  static var resourcesName: String { "resources.json" }

  /// The file name of the list of compiled shaders beside a bundle.
  static var shadersName: String { "shaders.json" }

  /// Writes a bundle with its lists of resources and of compiled shaders, unless it is there; returns
  /// the path of its program.
  ///
  /// The lists are no part of the compiled library: a changed Metal file leaves that as it is.
  func stage(
    _ bundle: AppBundle, with resources: AppResources, shaders: [URL] = []
  ) throws(LooseError) -> URL {
    let list = try Self.list(of: resources, named: Self.resourcesName)
    let libraries =
      shaders.isEmpty ? nil : try Self.list(of: shaders.map(\.path), named: Self.shadersName)
    let place = root.appending(
      path: Self.key(
        of: bundle.identity + String(decoding: list + (libraries ?? Data()), as: UTF8.self)))
    let program = AppBundle.program(named: bundle.name, in: place)
    let isWhole = {
      let stored = { (name: String) in
        try? InputFile.contents(of: place.appending(path: name).path)
      }
      return stored(Self.resourcesName) == list && stored(Self.shadersName) == libraries
        && InputFile.isFile(
          program.deletingLastPathComponent().appending(path: "Info.plist").path)
    }
    if isWhole() {
      utimes(place.path, nil)
      return program
    }
    let staging = try makeStagingFolder()
    defer { staging.remove() }
    do {
      try bundle.write(into: staging.folder)
      try list.write(to: staging.folder.appending(path: Self.resourcesName))
      try libraries?.write(to: staging.folder.appending(path: Self.shadersName))
    } catch {
      throw .cannotWrite(path: staging.folder.path, reason: error.systemReason)
    }
    while rename(staging.folder.path, place.path) != 0 {
      let reason = SystemError.last.reason
      // Another process may have been faster with the same bundle; a damaged one is replaced.
      if isWhole() { return program }
      let damaged = root.appending(path: "\(StagingFolder<Kind>.prefix)\(UUID().uuidString)")
      guard rename(place.path, damaged.path) == 0 else {
        throw .cannotWrite(path: place.path, reason: reason)
      }
      try? FileManager.default.removeItem(at: damaged)
    }
    return program
  }

  private static func list(
    of value: some Encodable, named name: String
  ) throws(LooseError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let list = try? encoder.encode(value) else {
      throw .cannotWrite(path: name, reason: "a path is no text")
    }
    return list
  }
}
