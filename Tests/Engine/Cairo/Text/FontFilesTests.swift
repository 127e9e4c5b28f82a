import Foundation
import ScrollworkDrawing
import TestSupport
import Testing

@testable import ScrollworkCairo

/// What fontconfig keeps of folders with fonts.
@Suite struct `Kept folders of fonts` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Texts in all faces of the standard set: letters, and characters of fallback fonts.
  private func runs() -> [TextRun] {
    FontFace.Design.allCases.flatMap { design in
      stride(from: 100, through: 900, by: 100).flatMap { weight in
        [false, true].map { isItalic in
          TextRun(
            "Rag 12 日本語 한국 👍🏽",
            face: FontFace(design: design, weight: weight, isItalic: isItalic, size: 17),
            language: weight > 500 ? "zh-TW" : "en-US")
        }
      }
    }
  }

  private func expectEqual(_ engine: TextEngine, _ other: TextEngine) {
    #expect(engine.families == other.families)
    #expect(engine.faces == other.faces)
    for run in runs() {
      let (text, same) = (engine.shapedUncached(run), other.shapedUncached(run))
      #expect(text.measured.metrics == same.measured.metrics, "\(run.face)")
      #expect(text[0].outline == same[0].outline, "\(run.face)")
      #expect(text[0].bitmapGlyphs.map(\.frame) == same[0].bitmapGlyphs.map(\.frame))
    }
  }

  @Test func `give the fonts that reading each file gives`() throws {
    let read = try TextEngine(.standard())
    let cache = folder.url.appending(path: "cache")
    let fonts = try FontSet.standard().caching(in: cache)
    expectEqual(try TextEngine(fonts), read)
    let kept = try FileManager.default.subpathsOfDirectory(atPath: cache.path)
    #expect(kept.contains { $0.hasPrefix("fontconfig/") && $0.contains(".cache-") })
    expectEqual(try TextEngine(fonts), read)
  }

  @Test func `are another for a file that was overwritten`() throws {
    let font = folder.url.appending(path: "a.ttf")
    try Data("one".utf8).write(to: font)
    let first = FontFiles.cacheName(of: [font.path])
    #expect(first != nil)
    #expect(FontFiles.cacheName(of: [font.path]) == first)
    let handle = try FileHandle(forWritingTo: font)
    try handle.write(contentsOf: Data("three".utf8))
    try handle.close()
    #expect(FontFiles.cacheName(of: [font.path]) != first)
    #expect(FontFiles.cacheName(of: [font.path, font.path + "x"]) == nil)
  }

  @Test func `are not kept where nothing can be written`() throws {
    try Data().write(to: folder.url.appending(path: "file"))
    let fonts = try FontSet.standard().caching(in: folder.url.appending(path: "file"))
    expectEqual(try TextEngine(fonts), try TextEngine(.standard()))
  }

  @Test func `are not kept where other users can write`() throws {
    let shared = folder.url.appending(path: "shared")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    chmod(shared.path, 0o777)
    let fonts = try FontSet.standard().caching(in: shared.appending(path: "cache"))
    expectEqual(try TextEngine(fonts), try TextEngine(.standard()))
    #expect(try FileManager.default.contentsOfDirectory(atPath: shared.path).isEmpty)
  }

  @Test func `have a bound, and begin as fonts do`() throws {
    let file = folder.url.appending(path: "a.ttf")
    let fault = { () -> String? in
      do {
        _ = try TextEngine(FontSet.folder(folder.url))
        return nil
      } catch { return "\(error)" }
    }
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(fault()?.hasSuffix("cannot be read as a font: it is a pipe, not a file") == true)
    try FileManager.default.removeItem(at: file)
    try Data("OTTO".utf8).write(to: file)
    #expect(truncate(file.path, 3 << 30) == 0)
    #expect(fault()?.hasSuffix("as a font: it has 3072 MB, expected at most 256 MB") == true)
    #expect(try FontSet.standard().adding([file]).added == [])
  }

  @Test func `leave room for the fonts of an app, damaged ones among them`() throws {
    let own = folder.url.appending(path: "own & more")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    let (font, damaged) = (own.appending(path: "Own.ttc"), own.appending(path: "Damaged.ttf"))
    // A font of a package of the standard set that is not in the set.
    try FileManager.default.createSymbolicLink(
      atPath: font.path,
      withDestinationPath: "/usr/share/fonts/opentype/noto/NotoSerifCJK-Regular.ttc")
    try Data("no font".utf8).write(to: damaged)
    let set = try FontSet.standard().adding([damaged, font])
    let cached = try TextEngine(set.caching(in: folder.url.appending(path: "cache")))
    #expect(cached.families.contains("Noto Serif CJK JP"))
    expectEqual(cached, try TextEngine(set))
  }
}
