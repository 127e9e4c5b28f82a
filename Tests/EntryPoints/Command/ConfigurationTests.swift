import Foundation
import ScrollworkStudio
import Testing

@testable import ScrollworkCommand

@Suite struct `The configuration of a project` {
  private let verbs = VerbOptions.all()

  private func configuration(_ text: String) throws -> Configuration {
    try ConfigurationReader(
      YAMLText(text, file: "scrollwork.yaml"), verbs, scenes: ["gallery", "feed"]
    ).read(URL(filePath: FileManager.default.currentDirectoryPath + "/scrollwork.yaml"))
  }

  private func runs(_ words: String, _ text: String) throws -> [String] {
    try ConfiguredCommand(configuration(text), verbs, toolScenes: ["gallery", "feed"])
      .runs(words.split(separator: " ").map(String.init))
      .map { $0.joined(separator: " ") }
  }

  private static let project = """
    scenes:
      - Cards.swift
      - { file: Views/Shelf.swift, view: Shelf, script: shelf.scroll, dark: true }
      - { scene: feed, name: dark-feed, dark: true }
    output: made
    references: Golden
    devices:
      kiosk: { size: 800x1280, safe-area: [24, 0, 20, 0] }
    defaults:
      device: kiosk
      fps: 30
      verify: { fps: 10, allow-delay: 2 }
    """

  private static let kiosk = "--device=kiosk:800x1280:24,0,20,0"

  @Test(
    arguments: [
      (
        "render Cards",
        ["render Cards.swift --scene-name=Cards --output=made \(kiosk) --fps=30"]
      ),
      // What was typed stays.
      (
        "render Cards --canvas 10x10 --fps 5 -o here",
        ["render Cards.swift --scene-name=Cards --canvas 10x10 --fps 5 -o here"]
      ),
      (
        "render Shelf --canvas 9x9 --script a.scroll",
        [
          "render Views/Shelf.swift --scene-name=Shelf --view=Shelf --dark --output=made --fps=30 "
            + "--canvas 9x9 --script a.scroll"
        ]
      ),
      // A scene's options come before the defaults.
      (
        "inspect dark-feed --at 1", ["inspect feed --dark \(kiosk) --at 1"]
      ),
      (
        "render",
        [
          "render Cards.swift --scene-name=Cards --output=made \(kiosk) --fps=30",
          "render Views/Shelf.swift --scene-name=Shelf --view=Shelf --script=shelf.scroll --dark "
            + "--output=made \(kiosk) --fps=30",
          "render feed --dark --output=made \(kiosk) --fps=30",
        ]
      ),
      ("sheet gallery", ["sheet \(kiosk) gallery -o made/gallery.png"]),
      ("inspect gallery --device kiosk", ["inspect gallery --device kiosk:800x1280:24,0,20,0"]),
      (
        "inspect gallery --device=kiosk-landscape",
        ["inspect gallery --device=kiosk-landscape:1280x800:24,0,20,0"]
      ),
      (
        "illustrate gallery --kind onion",
        ["illustrate \(kiosk) gallery --kind onion -o made/gallery-onion.svg"]
      ),
      // References have their own device and rate.
      ("verify", ["verify --references=Golden --output=made/verify --allow-delay=2"]),
      (
        "verify gallery",
        [
          "verify --references=Golden --output=made/verify \(kiosk) --fps=10 --allow-delay=2 gallery"
        ]
      ),
      ("lint a.scroll", ["lint a.scroll"]),
      ("reel --plan reels.yaml", ["reel --plan reels.yaml"]),
    ] as [(String, [String])])
  func `completes a command`(words: String, expected: [String]) throws {
    #expect(try runs(words, Self.project) == expected)
  }

  @Test func `leaves a command alone without a file`() throws {
    let command = ConfiguredCommand(nil, verbs, toolScenes: ["gallery"])
    #expect(
      try command.runs(["render", "gallery", "--dark"]) == [["render", "gallery", "--dark"]])
    #expect(
      try command.runs(["sheet", "gallery"]) == [["sheet", "gallery", "-o", "output/gallery.png"]])
  }

  @Test(arguments: ["reel -o a.mp4", "reel Cards Shelf --poster a.png", "sheet -o a.png"])
  func `has a file for each scene`(words: String) {
    #expect(throws: Failure.self) { try runs(words, Self.project) }
  }

  @Test func `has one scene for verbs that take one`() throws {
    #expect(throws: Failure.self) { try runs("inspect", Self.project) }
    let one = "scenes: [{ file: Cards.swift, name: cards }]"
    #expect(try runs("inspect --at 1", one) == ["inspect Cards.swift --scene-name=cards --at 1"])
  }

  @Test(
    arguments: [
      ("scene: []", "1:1: found \"scene\", expected"),
      ("scenes: [{ file: A.swift, colour: red }]", "1:27: found \"colour\""),
      ("scenes: [{ file: A.swift, scale: 99 }]", "1:34: the value '99'"),
      ("scenes: [{ name: a }]", "1:10: found no \"file\""),
      ("scenes: [A.swift, b/A.swift]", "1:19: a second scene has the name \"A\""),
      ("scenes: [{ scene: galery }]", "1:19: found \"galery\""),
      (
        "defaults: { fpss: 3 }",
        "1:13: found \"fpss\", expected a verb or one of its options; did you mean \"fps\"?"
      ),
      ("defaults: { fps: x }", "1:18: the value 'x'"),
      ("defaults: { reel: { alow: 1 } }", "1:21: found \"alow\""),
      ("devices: { phone: 10x10 }", "1:12: found \"phone\", expected a name that no device has"),
      ("devices: { a: { size: 10 } }", "1:23: expected a width and a height"),
      ("devices: { a: { size: 10x10, safe-area: [1] } }", "1:41: expected the safe area"),
      ("demos: maybe", "1:8: expected true or false"),
    ])
  func `tells a mistake at its place`(text: String, message: String) {
    let error = #expect(throws: YAMLError.self) { try configuration(text) }
    #expect(error?.description.contains("scrollwork.yaml:" + message) == true, "\(error as Any)")
  }

  @Test func `may be empty`() throws {
    let empty = try configuration("# nothing\n")
    #expect(empty.scenes.isEmpty && empty.defaults.isEmpty && !empty.includesDemos)
  }
}
