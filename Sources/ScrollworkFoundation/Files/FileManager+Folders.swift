public import Foundation

// The folders of an app: nothing of the user's own disk is in them, and nothing stays after a run.
// They lie below a path that cannot exist, so that reading finds nothing and writing fails.

/// The folder of an app.
///
/// - Source: chosen; a file cannot have files below it.
private let home = "/dev/null/Application"

extension FileManager {
  /// The folders of an app for a purpose, which are empty and cannot be written.
  public func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    [URL(filePath: Self.path(of: directory), directoryHint: .isDirectory)]
  }

  /// The folder of an app for a purpose, which is empty and cannot be written.
  public func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    URL(filePath: Self.path(of: directory), directoryHint: .isDirectory)
  }

  /// The folder of a group of apps, which is empty and cannot be written.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
    URL(filePath: home + "/Groups/" + identifier, directoryHint: .isDirectory)
  }

  /// The folder for temporary files, which is empty and cannot be written.
  public var temporaryDirectory: URL { URL(filePath: home + "/tmp", directoryHint: .isDirectory) }

  /// The home of the app, which is empty and cannot be written.
  public var homeDirectoryForCurrentUser: URL {
    URL(filePath: home, directoryHint: .isDirectory)
  }

  fileprivate static func path(of directory: SearchPathDirectory) -> String {
    switch directory {
    case .documentDirectory: home + "/Documents"
    case .cachesDirectory: home + "/Library/Caches"
    case .applicationSupportDirectory: home + "/Library/Application Support"
    case .libraryDirectory: home + "/Library"
    default: home
    }
  }
}

extension URL {
  /// The folder of the app's documents, which is empty and cannot be written.
  public static var documentsDirectory: URL { folder("/Documents") }
  /// The folder of the app's caches, which is empty and cannot be written.
  public static var cachesDirectory: URL { folder("/Library/Caches") }
  /// The folder of the app's files, which is empty and cannot be written.
  public static var applicationSupportDirectory: URL { folder("/Library/Application Support") }
  /// The folder of the app's settings, which is empty and cannot be written.
  public static var libraryDirectory: URL { folder("/Library") }
  /// The folder for temporary files, which is empty and cannot be written.
  public static var temporaryDirectory: URL { folder("/tmp") }
  /// The home of the app, which is empty and cannot be written.
  public static var homeDirectory: URL { folder("") }

  private static func folder(_ path: String) -> URL {
    URL(filePath: home + path, directoryHint: .isDirectory)
  }
}

/// The folder for temporary files, which is empty and cannot be written.
public func NSTemporaryDirectory() -> String { home + "/tmp/" }

/// The home of the app, which is empty and cannot be written.
public func NSHomeDirectory() -> String { home }

/// The folders of an app for a purpose, which are empty and cannot be written.
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
