import Foundation

/// Where the files of an assertion are.
struct TestFolders: Hashable {
  /// The name of the assertion: that of the test, and its number or name.
  let name: String
  /// The reference, beside the file of the test.
  let reference: URL
  /// What is left of a failure.
  let failure: URL

  /// The environment variable that names the folder of failures.
  static let variable = "SCROLLWORK_FAILURES"

  /// The folders of an assertion.
  ///
  /// - Parameters:
  ///   - file: The file of the test.
  ///   - test: The name of the test.
  ///   - assertion: The name or number of the assertion in its test.
  ///   - environment: The environment variables.
  init(file: URL, test: String, assertion: String, environment: [String: String]) {
    let stem = FileSystemName(file.deletingPathExtension().lastPathComponent).text
    name = FileSystemName(test).text + "." + FileSystemName(assertion).text
    let folder = file.deletingLastPathComponent()
    reference = folder.appending(path: "__References__/\(stem)/\(name)")
    failure = Self.failures(near: folder, environment).appending(path: "\(stem)/\(name)")
  }

  /// The folder of failures: the one of the variable, else `.build/scrollwork-failures` of the
  /// package, else one for temporary files.
  private static func failures(near folder: URL, _ environment: [String: String]) -> URL {
    if let path = environment[variable], !path.isEmpty { return URL(filePath: path) }
    var package = folder
    while package.path.count > 1 {
      if FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path) {
        return package.appending(path: ".build/scrollwork-failures")
      }
      package.deleteLastPathComponent()
    }
    return FileManager.default.temporaryDirectory.appending(path: "scrollwork-failures")
  }

  /// A path as messages have it: from the working directory on, if it is in there.
  static func spell(_ url: URL) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return url.path.hasPrefix(here) ? String(url.path.dropFirst(here.count)) : url.path
  }
}
