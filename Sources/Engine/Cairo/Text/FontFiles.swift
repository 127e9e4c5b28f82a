import CCairo
import Foundation
import ScrollworkDrawing
import ScrollworkSystem

/// The files of a font set in a fontconfig configuration.
///
/// Fontconfig reads each font for its names and characters: 0.1 s for the standard set. It keeps what it
/// found in a folder of fonts in a cache, for whole folders alone; the configuration accepts only the
/// files of the set. What is in the cache is what would be read, so both ways give the same fonts, which
/// `FontFilesTests` compares.
enum FontFiles {
  /// A new configuration with the fonts of a set, in its order, and no others.
  static func configuration(of fonts: FontSet) throws(CairoError) -> OpaquePointer {
    if let cache = fonts.folderCache, let known = cached(fonts, in: cache) { return known }
    // The library would read a file without an end.
    for url in fonts.urls where !fonts.added.contains(url) { _ = try FontFile.contents(of: url) }
    let config = try empty()
    for url in fonts.urls
    where FcConfigAppFontAddFile(config, url.path) == 0 && !fonts.added.contains(url) {
      FcConfigDestroy(config)
      throw .unreadableFont(file: url.path)
    }
    return config
  }

  /// Loads rules in fontconfig's XML; returns whether they are understood.
  static func load(_ rules: String, into config: OpaquePointer) -> Bool {
    rules.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: rules.utf8.count) {
        FcConfigParseAndLoadFromMemory(config, $0, 1)
      }
    } != 0
  }

  private static func empty() throws(CairoError) -> OpaquePointer {
    guard let config = FcConfigCreate() else {
      throw .library("fontconfig", reason: "no configuration")
    }
    return config
  }

  /// A configuration made from whole folders and what a cache has of them; nil if the cache cannot be
  /// used or anything differs from what the set asks for.
  private static func cached(_ fonts: FontSet, in cache: URL) -> OpaquePointer? {
    let files = fonts.urls.filter { !fonts.added.contains($0) }.map(\.path)
    guard let name = cacheName(of: files) else { return nil }
    let cache = cache.appending(path: name)
    guard isUsable(cache), let config = try? empty() else { return nil }
    let folders = files.map { URL(filePath: $0).deletingLastPathComponent().path }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard load(rules(accepting: files, cache: cache.path), into: config),
      folders.allSatisfy({ FcConfigAppFontAddDir(config, $0) != 0 }),
      arrange(FcConfigGetFonts(config, FcSetApplication), as: files)
    else {
      FcConfigDestroy(config)
      return nil
    }
    for url in fonts.urls where fonts.added.contains(url) {
      FcConfigAppFontAddFile(config, url.path)
    }
    return config
  }

  /// The name of the cache of some files, by their paths, sizes and dates; nil if one cannot be read.
  ///
  /// Fontconfig looks at the date of a folder alone, which does not tell of a file that was overwritten.
  static func cacheName(of files: [String]) -> String? {
    let entries = files.compactMap(FontDigests.Entry.init)
    guard entries.count == files.count else { return nil }
    let lines = entries.map { "\($0.size) \($0.date) \($0.path)\n" }
    return String(ContentDigest(of: Data(lines.joined().utf8)).description.prefix(16))
  }

  /// Puts the fonts in the order of their files, which decides between equally good ones; returns
  /// whether they are those of the files.
  private static func arrange(
    _ set: UnsafeMutablePointer<FcFontSet>?, as files: [String]
  ) -> Bool {
    guard let set, let fonts = set.pointee.fonts else { return false }
    let all = (0..<Int(set.pointee.nfont)).map { fonts[$0] }
    let byFile = Dictionary(grouping: all) { font in
      var file: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch, let file else {
        return ""
      }
      return String(cString: file)
    }
    let arranged = files.flatMap { byFile[$0] ?? [] }
    guard Set(byFile.keys) == Set(files), arranged.count == all.count else { return false }
    for (index, font) in arranged.enumerated() { fonts[index] = font }
    return true
  }

  /// Whether a folder, which is made if there is none, can be written by this user and root alone.
  private static func isUsable(_ folder: URL) -> Bool {
    guard TrustedPath.fault(of: folder.path) == nil else { return false }
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return access(folder.path, W_OK) == 0
  }

  /// The rules that only some files are accepted, and where the cache is.
  private static func rules(accepting files: [String], cache: String) -> String {
    func escaped(_ path: String) -> String {
      path.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      <cachedir>\(escaped(cache))</cachedir>
      <selectfont>
      <rejectfont><glob>*</glob></rejectfont>
      <acceptfont>\(files.map { "<glob>\(escaped($0))</glob>" }.joined())</acceptfont>
      </selectfont>
      </fontconfig>
      """
  }
}
