import Foundation
import ScrollworkDrawing
import TestSupport
import Testing

@testable import ScrollworkAssets
@testable import ScrollworkLoose

@Suite struct `Symbols of assets` {
  @Test(arguments: [
    ("wallpaper", "Image", "wallpaper"), ("HeroImage", "Image", "hero"),
    ("PrimaryColor", "Color", "primary"), ("house.fill", "Image", "houseFill"),
    ("threads-app-icon", "Image", "threadsAppIcon"), ("My photo", "Image", "myPhoto"),
    ("URLIcon", "Image", "urlIcon"), ("01-start", "Image", "_01Start"),
    ("Image", "Image", "image"), ("ic_back_24", "Image", "icBack24"),
  ]) func `are spelled in camel case, without their kind`(
    name: String, kind: String, spelling: String
  ) {
    #expect(AssetSymbolName.spellings(of: name, dropping: kind).first == spelling)
  }

  private func text(_ source: String, with sets: [String: String]) throws -> String? {
    let folder = try TemporaryFolder()
    for (path, json) in sets {
      let url = folder.url.appending(path: "Assets.xcassets/\(path)/Contents.json")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(json.utf8).write(to: url)
    }
    return AssetSymbols(AssetFolders([folder.url]), usedIn: [source]).text
  }

  private static let image = #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#
  private static let color = #"{"colors":[{"color":{"components":{"white":"1"}}}]}"#

  @Test func `are declared where they occur`() throws {
    let sets = [
      "wall paper.imageset": Self.image, "unused.imageset": Self.image,
      "Brand.colorset": Self.color, "red.colorset": Self.color,
      "Icons": #"{"properties":{"provides-namespace":true}}"#, "Icons/home.imageset": Self.image,
    ]
    let source = "Image(.wallPaper); Image(.Icons.home); Color(.brand); Color.red"
    let text = try #require(try text(source, with: sets))
    #expect(
      text.contains("static let `wallPaper` = ScrollworkDrawing.ImageResource(name: \"wall paper\"")
    )
    #expect(text.contains("enum `Icons` {\nstatic let `home`"))
    #expect(text.contains("static var `brand`: ScrollworkDrawing.UIColor"))
    #expect(!text.contains("unused"))
    // The resource is there, but `Color.red` stays that of the system.
    #expect(text.contains("`red` = ScrollworkDrawing.ColorResource"))
    #expect(!text.contains("`red`: "))
    let own = try #require(
      try self.text(source + "\nextension Color { static let brand = Color.blue }", with: sets))
    #expect(!own.contains("static var `brand`: ScrollworkDrawing.Color {"))
    #expect(own.contains("static var `brand`: ScrollworkDrawing.UIColor"))
  }

  @Test func `are none without catalogs`() throws {
    #expect(try text("Image(.sun)", with: [:]) == nil)
  }
}
