public import Foundation
import ScrollworkDrawing

/// The font files available for drawing text.
public struct FontSet: Sendable {
  /// A font file and its identity.
  package struct File: Hashable, Sendable {
    /// The file name without its folder.
    package var name: String
    /// The SHA-256 hash, as 64 hexadecimal digits.
    package var sha256: String
  }

  /// The files, in a fixed order.
  let urls: [URL]

  /// The files that an app brings, which may be damaged.
  private(set) var added: Set<URL> = []

  /// The folder for what is found out about the files; nil keeps nothing.
  private var cache: URL?

  /// Whether the folders of the files have fonts alone, so that all of their files may be read.
  private let hasFontFolders: Bool

  private init(urls: [URL], hasFontFolders: Bool) {
    (self.urls, self.hasFontFolders) = (urls, hasFontFolders)
  }

  /// The folder for the names and the characters of fonts, folder by folder; nil keeps none.
  var folderCache: URL? { hasFontFolders ? cache?.appending(path: "fontconfig") : nil }

  /// The set with the font files of an app; those that cannot be read are left out.
  package func adding(_ files: [URL]) -> FontSet {
    let files = files.filter(FontFile.isFont)
    var set = FontSet(
      urls: urls + files.filter { !urls.contains($0) }, hasFontFolders: hasFontFolders)
    set.added = Set(files).subtracting(urls)
    set.cache = cache
    return set
  }

  /// The default font set.
  ///
  /// Roboto, Hack, Roboto Slab and Quicksand, whose files are frozen; then Noto Sans CJK and Noto
  /// Color Emoji as fallbacks.
  public static func standard() throws(CairoError) -> FontSet {
    var urls: [URL] = []
    for package in standardPackages {
      for path in package.paths {
        guard FileManager.default.isReadableFile(atPath: path) else {
          throw .missingFont(file: path, package: package.name)
        }
        urls.append(URL(filePath: path))
      }
    }
    return FontSet(urls: urls, hasFontFolders: true)
  }

  /// Creates a font set from all `.ttf`, `.otf` and `.ttc` files in a folder and its subfolders.
  ///
  /// A family with the name of a standard one replaces it; if a standard family is missing, the
  /// first family in alphabetical order is used instead.
  public static func folder(_ url: URL) throws(CairoError) -> FontSet {
    var paths: [String] = []
    for case let path as String in FileManager.default.enumerator(atPath: url.path) ?? .init()
    where ["ttf", "otf", "ttc"].contains(URL(filePath: path).pathExtension.lowercased()) {
      paths.append(path)
    }
    guard !paths.isEmpty else { throw .noFonts(folder: url.path) }
    return FontSet(urls: paths.sorted().map { url.appending(path: $0) }, hasFontFolders: false)
  }

  /// The set with what is found out about its files kept in a folder, so that only files that changed
  /// are read: their hashes, and the names and characters of the standard fonts.
  package func caching(in folder: URL) -> FontSet {
    var set = self
    set.cache = folder
    return set
  }

  /// The hash of a font file as a set keeps it; nil for a file that cannot be read or is no font.
  package static func digest(of path: String, keptIn cache: URL) -> String? {
    var digests = FontDigests(cache.appending(path: "fonts"))
    return try? digests.digest(of: URL(filePath: path))
  }

  /// The files with their hashes; reads all files whose hashes are not kept.
  package var files: [File] {
    get throws(CairoError) {
      var digests = FontDigests(cache?.appending(path: "fonts"))
      var files: [File] = []
      for url in urls {
        files.append(File(name: url.lastPathComponent, sha256: try digests.digest(of: url)))
      }
      digests.keep()
      return files
    }
  }
}

extension FontSet {
  /// A package of the system with fonts of the standard set.
  package struct Package: Hashable, Sendable {
    /// The name, as on Debian.
    package var name: String
    /// The folder of the files.
    package var folder: String
    /// The names of the files.
    package var files: [String]

    /// The paths of the files.
    package var paths: [String] { files.map { folder + "/" + $0 } }
  }

  /// The packages of the standard set, in the order of their fonts.
  ///
  /// - Source: chosen; the frozen ones were found byte-equal in Debian 12 and 13.
  package static let standardPackages = [
    Package(
      name: "fonts-roboto-unhinted", folder: "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF",
      files: ["Thin", "Light", "Regular", "Medium", "Bold", "Black"].flatMap {
        ["Roboto-\($0).ttf", $0 == "Regular" ? "Roboto-Italic.ttf" : "Roboto-\($0)Italic.ttf"]
      }),
    Package(
      name: "fonts-hack", folder: "/usr/share/fonts/truetype/hack",
      files: ["Hack-Regular.ttf", "Hack-Italic.ttf", "Hack-Bold.ttf", "Hack-BoldItalic.ttf"]),
    Package(
      name: "fonts-roboto-slab", folder: "/usr/share/fonts/opentype/roboto/slab",
      files: ["Thin", "Light", "Regular", "Bold"].map { "RobotoSlab-\($0).otf" }),
    Package(
      name: "fonts-quicksand", folder: "/usr/share/fonts/truetype/quicksand",
      files: ["Light", "Regular", "Medium", "Bold"].map { "Quicksand-\($0).ttf" }),
    Package(
      name: "fonts-noto-cjk", folder: "/usr/share/fonts/opentype/noto",
      files: ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"]),
    Package(
      name: "fonts-noto-color-emoji", folder: "/usr/share/fonts/truetype/noto",
      files: ["NotoColorEmoji.ttf"]),
  ]
}
