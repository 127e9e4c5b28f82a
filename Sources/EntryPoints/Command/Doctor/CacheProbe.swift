import Foundation
import ScrollworkCompilers
import ScrollworkReels
import ScrollworkSystem

/// The user's cache of compiled files, and of what is known of fonts.
struct CacheProbe: Hashable, Sendable {
  /// The folder.
  var folder: String
  /// The bytes of its files on disk.
  var size: Int
  /// The bound of its compiled files, in bytes.
  var bound: Int
  /// Why files in it are not trusted; nil if they are.
  var fault: String?
  /// Whether files can be written there.
  var isWritable: Bool

  /// The cache of this user.
  static func look(_ folder: URL = UserCache.folder) -> CacheProbe {
    CacheProbe(
      folder: folder.path, size: size(of: folder.path), bound: CacheBound.standard,
      fault: TrustedPath.fault(of: folder.path).map { "\($0)" },
      isWritable: access(Folder.nearest(to: folder).path, W_OK) == 0)
  }

  /// The bytes on disk of the files below a folder; links are not followed.
  private static func size(of folder: String) -> Int {
    FolderEntries.sorted(in: folder).reduce(0) { sum, entry in
      let path = folder + "/" + entry.name
      if entry.isFolder { return sum + size(of: path) }
      var info = stat()
      return lstat(path, &info) == 0 ? sum + Int(info.st_blocks) * 512 : sum
    }
  }

  /// What was found of it.
  var findings: [Diagnosis.Finding] {
    let sizes = "\(ByteCount(size)) of \(ByteCount(bound)) at most"
    let facts = ["path": folder, "bytes": "\(size)", "bound": "\(bound)"]
    func finding(_ detail: String, _ remedy: String) -> Diagnosis.Finding {
      Diagnosis.Finding(
        subject: .cache, name: "cache", state: .warning, detail: "\(folder) \(detail)",
        cost:
          "what is compiled is kept in the folder for temporary files, and compiled again when that is "
          + "emptied", remedy: remedy, facts: facts)
    }
    if let fault {
      return [
        finding("is not used, since \(fault)", "export XDG_CACHE_HOME=DIR, a folder of your own")
      ]
    }
    guard isWritable else {
      return [
        Diagnosis.Finding(
          subject: .cache, name: "cache", state: .missing, detail: "\(folder) cannot be written",
          cost: "Swift files are not compiled; scenes of the tool are rendered",
          remedy: "export XDG_CACHE_HOME=DIR, a folder of your own", facts: facts)
      ]
    }
    return [
      Diagnosis.Finding(
        subject: .cache, name: "cache", state: .ok, detail: "\(folder), \(sizes)", facts: facts)
    ]
  }
}

/// A folder that may not be there yet.
enum Folder {
  /// The folder, or the nearest one around it that is there.
  static func nearest(to url: URL) -> URL {
    var folder = url.absoluteURL.standardizedFileURL
    while folder.path != "/", !InputFile.isFolder(folder.path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }
}
