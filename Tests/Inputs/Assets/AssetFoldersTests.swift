import Foundation
import Testing

@testable import ScrollworkAssets

@Suite struct `Assets of folders` {
  /// A folder with files, removed with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init(_ files: [String: String]) throws {
      for (path, text) in files {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func assets(_ files: [String: String]) throws -> AssetFolders {
    let folder = try Folder(files)
    return withExtendedLifetime(folder) { AssetFolders([folder.url]) }
  }

  @Test func `are found at any depth, what is nearer first`() throws {
    let found = try assets([
      "photo@2x.jpg": "", "photo~ipad.jpg": "", "deep/er/photo.png": "", "deep/er/far.heic": "",
      ".hidden/no.png": "", "Pods/no.png": "", "text.txt": "", "App.xcodeproj/no.png": "",
    ])
    #expect(
      found.pictures.keys.sorted() == ["far", "far.heic", "photo", "photo.jpg", "photo.png"])
    let photo = try #require(found.pictures["photo"])
    #expect(photo.variants.map(\.scale) == [2, 1])
    #expect(photo.variant(for: AssetTraits(isPad: true))?.path.hasSuffix("photo~ipad.jpg") == true)
    #expect(photo.variant(for: AssetTraits())?.path.hasSuffix("photo@2x.jpg") == true)
  }

  @Test func `are those of catalogs, with namespaces, intents and edges`() throws {
    let catalog = "A/Media.xcassets/"
    let found = try assets([
      catalog + "Plain/heart.imageset/Contents.json": """
      {"images":[{"idiom":"universal","filename":"h.pdf"},{"idiom":"mac","filename":"m.pdf"},
      {"idiom":"universal","filename":"../../x.pdf","scale":"2x"}],
      "properties":{"template-rendering-intent":"template","preserves-vector-representation":true}}
      """,
      catalog + "Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      catalog + "Icons/home.imageset/Contents.json": """
      {"images":[{"idiom":"universal","filename":"h.png","scale":"2x","resizing":{"mode":"9-part",
      "center":{"mode":"tile","width":1,"height":1},
      "cap-insets":{"top":2,"left":4,"bottom":6,"right":8}}}]}
      """,
      catalog + "star.symbolset/Contents.json":
        #"{"symbols":[{"filename":"star.svg","idiom":"universal"}]}"#,
      catalog + "words.dataset/Contents.json":
        #"{"data":[{"filename":"words.json","idiom":"universal"}]}"#,
      catalog + "AppIcon.appiconset/Contents.json": #"{"images":[{"filename":"i.png"}]}"#,
      catalog + "none.imageset/Contents.json": #"{"images":[{"idiom":"universal"}]}"#,
      catalog + "bad.colorset/Contents.json": "no",
    ])
    #expect(found.catalogPictures.sorted() == ["Icons/home", "heart", "star"])
    let heart = try #require(found.pictures["heart"])
    #expect(heart.isTemplate && heart.keepsVector && heart.variants.count == 1)
    let home = try #require(found.pictures["Icons/home"]?.variants.first)
    #expect(home.scale == 2)
    #expect(home.slices == PictureSlices(top: 2, left: 4, bottom: 6, right: 8, tiles: true))
    #expect(found.pictures["star"]?.isSymbol == true)
    #expect(found.data["words"]?.hasSuffix("words.json") == true)
    #expect(found.damaged.map { $0.hasSuffix("bad.colorset") } == [true])
  }

  @Test func `have colors in every spelling`() throws {
    func color(_ name: String, _ json: String) -> (String, String) {
      ("C.xcassets/\(name).colorset/Contents.json", #"{"colors":[\#(json)]}"#)
    }
    let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let found = try assets(
      Dictionary(uniqueKeysWithValues: [
        color(
          "A",
          #"{"color":{"color-space":"display-p3","components":{"red":"0xFF","green":"51","blue":"0.4","alpha":"0.500"}}}"#
        ),
        color("B", #"{"color":{"components":{"white":1,"alpha":1}}}"#),
        color(
          "C",
          #"{"color":{"platform":"ios","reference":"labelColor"}},{"color":{"components":{"white":"0"}}\#(dark)}"#
        ),
        color("None", #"{"idiom":"universal"}"#),
      ]))
    #expect(found.colors.keys.sorted() == ["A", "B", "C"])
    #expect(
      found.colors["A"]?.light
        == .components(red: 1, green: 0.2, blue: 0.4, alpha: 0.5, .displayP3))
    #expect(found.colors["B"]?.light == .components(red: 1, green: 1, blue: 1, alpha: 1, .sRGB))
    #expect(found.colors["C"]?.light == .system("labelColor"))
    #expect(
      found.colors["C"]?.dark == .components(red: 0, green: 0, blue: 0, alpha: 1, .sRGB))
  }
}
