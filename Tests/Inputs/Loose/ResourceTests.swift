import Foundation
import TestSupport
import Testing

@testable import ScrollworkLoose

@Suite struct `The check of resources` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ path: String, _ text: String) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test func `finds pictures at any depth, and says which cannot be read`() throws {
    try write("Deep/sun@2x.PNG", "picture")
    try write("Deep/empty.jpg", "")
    try write("App/Assets.xcassets/Group/sky-Blue.colorset/Contents.json", "{}")
    try write("App/Assets.xcassets/my moonImage.imageset/Contents.json", "{}")
    try write("Pods/Other/star.png", "picture")
    let catalog = ResourceCatalog([folder.url])
    let text = """
      Image("sun"); Image("empty"); Image("my moonImage"); Image("star", bundle: nil)
      UIImage(named: "sun.png"); UIImage(named: "rain")
      Color("sky-Blue"); UIColor(named: "sea"); Image(name); Image("a\\(b)"); Text("none")
      Image(systemName: "gearshape"); Label("x", systemImage: "no.such.symbol")
      """
    let missing = ResourceUses([("A.swift", text)]).missing(in: catalog)
    #expect(
      missing.map { "\($0.kind) \($0.name) \($0.fault) \($0.place.line)" } == [
        "picture empty unreadable 1", "picture star missing 1", "picture rain missing 2",
        "color sea missing 3", "symbol no.such.symbol missing 4",
      ])
    #expect(catalog.symbols.isSuperset(of: ["sun", "skyBlue", "myMoonImage", "myMoon"]))
  }
}
