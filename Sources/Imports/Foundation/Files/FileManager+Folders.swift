public import Foundation
import ScrollworkViews

// The folders of an app: each playing of a scene begins with those of an app that was just installed, and
// they are gone after it. Their paths are the same in every run; see `Folders.c` in `CSystemCalls`.

/// The path of the home of the app.
private let home = SceneSystem.home

extension FileManager {
  /// The folder of the app for a purpose.
  public func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    [URL(filePath: Self.path(of: directory), directoryHint: .isDirectory)]
  }

  /// The folder of the app for a purpose, which is made if it does not exist and `shouldCreate` is
  /// set; for the purpose of replacing items, a new folder.
  ///
  /// - Throws: The error of making the folder.
  public func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    if directory == .itemReplacementDirectory { return try makeReplacementFolder(for: url) }
    let folder = URL(filePath: Self.path(of: directory), directoryHint: .isDirectory)
    if shouldCreate { try createDirectory(at: folder, withIntermediateDirectories: true) }
    return folder
  }

  /// A new folder among the temporary files, named for the file that is replaced.
  private func makeReplacementFolder(for url: URL?) throws -> URL {
    let name = "NSIRD_" + (url?.deletingPathExtension().lastPathComponent ?? "item")
    var number = 1
    while fileExists(atPath: "\(home)/tmp/\(name)_\(number)") { number += 1 }
    let folder = URL(filePath: "\(home)/tmp/\(name)_\(number)", directoryHint: .isDirectory)
    try createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The folder of a group of apps, which is made when it is first asked for.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
    let folder = URL(
      filePath: SceneSystem.groups + "/" + identifier, directoryHint: .isDirectory)
    if !fileExists(atPath: folder.path) {
      try? createDirectory(at: folder, withIntermediateDirectories: true)
    }
    return folder
  }

  /// Puts a file in the place of another one, which is kept under a name beside it if one is given.
  ///
  /// - Returns: The place of the file.
  /// - Throws: The error of moving either of them.
  @discardableResult public func replaceItemAt(
    _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil,
    options: ItemReplacementOptions = []
  ) throws -> URL? {
    if fileExists(atPath: originalItemURL.path) {
      let folder = originalItemURL.deletingLastPathComponent()
      let aside = folder.appending(
        path: backupItemName ?? ".replaced-\(newItemURL.lastPathComponent)")
      if fileExists(atPath: aside.path) { try removeItem(at: aside) }
      try moveItem(at: originalItemURL, to: aside)
      do { try moveItem(at: newItemURL, to: originalItemURL) } catch {
        try? moveItem(at: aside, to: originalItemURL)
        throw error
      }
      let isKept = backupItemName != nil && options.contains(.withoutDeletingBackupItem)
      if !isKept { try removeItem(at: aside) }
    } else {
      try moveItem(at: newItemURL, to: originalItemURL)
    }
    return originalItemURL
  }

  /// The folder for temporary files.
  public var temporaryDirectory: URL { URL(filePath: home + "/tmp", directoryHint: .isDirectory) }

  /// The home of the app.
  public var homeDirectoryForCurrentUser: URL {
    URL(filePath: home, directoryHint: .isDirectory)
  }

  /// The path of a folder; some exist when they are made.
  ///
  /// - Source: documented, the search paths of Foundation.
  fileprivate static func path(of directory: SearchPathDirectory) -> String {
    switch directory {
    case .documentDirectory: home + "/Documents"
    case .cachesDirectory: home + "/Library/Caches"
    case .applicationSupportDirectory: home + "/Library/Application Support"
    case .libraryDirectory: home + "/Library"
    case .downloadsDirectory: home + "/Downloads"
    case .desktopDirectory: home + "/Desktop"
    case .moviesDirectory: home + "/Movies"
    case .musicDirectory: home + "/Music"
    case .picturesDirectory: home + "/Pictures"
    case .sharedPublicDirectory: home + "/Public"
    case .autosavedInformationDirectory: home + "/Library/Autosave Information"
    default: home
    }
  }
}

extension URL {
  /// The folder of the app's documents.
  public static var documentsDirectory: URL { folder("/Documents") }
  /// The folder of the app's caches.
  public static var cachesDirectory: URL { folder("/Library/Caches") }
  /// The folder of the app's files, which does not exist before it is made.
  public static var applicationSupportDirectory: URL { folder("/Library/Application Support") }
  /// The folder of the app's settings.
  public static var libraryDirectory: URL { folder("/Library") }
  /// The folder for temporary files.
  public static var temporaryDirectory: URL { folder("/tmp") }
  /// The home of the app.
  public static var homeDirectory: URL { folder("") }

  private static func folder(_ path: String) -> URL {
    URL(filePath: home + path, directoryHint: .isDirectory)
  }
}

/// The folder for temporary files.
public func NSTemporaryDirectory() -> String { home + "/tmp/" }

/// The home of the app.
public func NSHomeDirectory() -> String { home }

/// The folders of the app for a purpose.
public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  [FileManager.path(of: directory)]
}

/// Calls a closure; there are no pools to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
