import Foundation
import TestSupport

@testable import ScrollworkProjects

/// A project that a test writes.
struct SmallProject {
  let folder: TemporaryFolder

  /// Writes files by their paths; the text of most says nothing.
  init(_ files: [String], texts: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (path, text) in texts.merging(files.map { ($0, "") }, uniquingKeysWith: { own, _ in own }) {
      let url = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  var path: String { folder.url.path }

  /// The app of a path in the folder.
  func app(_ place: String = "") -> AppProject? {
    AppProject(place.isEmpty ? path : "\(path)/\(place)")
  }

  /// Paths relative to the folder.
  func relative(_ paths: [String]) -> [String] { paths.map { $0.replacing(path + "/", with: "") } }

  /// A `project.pbxproj` with targets; the first has the given objects as phases and folders.
  static func xcode(
    targets: [(name: String, type: String, body: String)], objects: String = "",
    settings: String = "SDKROOT = iphoneos;"
  ) -> String {
    let ids = targets.map { "T_\($0.name)," }.joined()
    let bodies = targets.map { target in
      """
      T_\(target.name) = {isa = PBXNativeTarget; name = \(target.name);
        productType = "com.apple.product-type.\(target.type)"; \(target.body) };
      """
    }
    return """
      // !$*UTF8*$!
      { archiveVersion = 1; objects = {
      P = {isa = PBXProject; buildConfigurationList = L; developmentRegion = de; mainGroup = G;
        targets = (\(ids)); };
      L = {isa = XCConfigurationList; buildConfigurations = (C,); };
      C = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(settings)}; };
      \(bodies.joined(separator: "\n"))
      \(objects)
      }; rootObject = P; }
      """
  }
}
