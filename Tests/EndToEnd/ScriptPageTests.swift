import Foundation
import Scrollwork
import ScrollworkStudio
import TestSupport
import Testing

// The lines between the two marks are on the page, to the letter.
// swift begin
let fling: GestureScript = [
  .wait(0.5),
  .flick(.up, velocity: 1800),
  .untilSettled(),
  .scrollTo(id: "30", anchor: .top),
  .expect(.settled(on: "30", .within(0.4))),
]
// swift end

/// The page about scripts: every example on it.
@Suite struct `The page about scripts` {
  private struct Block {
    var kind: String
    var text: String
  }

  private static func page(_ path: String) -> String {
    (try? Repository.text(path)) ?? ""
  }

  private static let page = page("docs/scripts.md")

  private static var blocks: [Block] { blocks(in: page) }

  private static func blocks(in page: String) -> [Block] {
    var (blocks, open): ([Block], Block?) = ([], nil)
    for line in page.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          open = Block(kind: String(line.dropFirst(3)), text: "")
        }
      } else {
        open?.text += line + "\n"
      }
    }
    return blocks
  }

  /// What the page and the README begin with is said of the feed, and so it is.
  @Test func `starts with a script whose expectations are met`() throws {
    let first = try #require(Self.blocks.first { $0.kind == "scroll" })
    let short = try #require(
      Self.blocks(in: Self.page("README.md")).first { $0.text.hasPrefix("canvas ") })
    let folder = try TemporaryFolder()
    for block in [first, short] {
      #expect(block.text.contains("expect "))
      let file = folder.url.appending(path: "fling.scroll")
      try Data(block.text.utf8).write(to: file)
      let words = "render feed --script fling.scroll --scale 0.1 --fps 1"
      let result = try BuiltTool.run(words, in: folder.url)
      #expect(result.status == 0, "\(result.err)")
    }
  }

  private func read(_ text: String) throws -> ScriptText {
    try ScriptText(text, file: "fling.scroll") { _ in
      Self.blocks.first { $0.kind == "csv" }?.text
    }
  }

  @Test func `has examples of every statement, and all parse`() throws {
    let scripts = Self.blocks.filter { $0.kind == "scroll" }
    #expect(scripts.count >= 8)
    for script in scripts { _ = try read(script.text) }
    let lines = scripts.map(\.text).joined().components(separatedBy: "\n")
    let words = Set(lines.map { String($0.prefix { $0 != " " }) })
    let statements = [
      "canvas", "safe", "dark", "light", "right", "left", "horizontal", "vertical", "mouse", "wait",
      "touch", "move", "hold", "release", "drag", "flick", "tap", "press", "pinch", "wheel",
      "status-bar", "scroll", "glide", "until", "resize", "rotate", "set", "mark", "replay",
      "input", "expect",
    ]
    #expect(Set(statements).subtracting(words).isEmpty)
  }

  @Test func `shows the error messages of invalid scripts`() throws {
    let blocks = Self.blocks
    let broken = blocks.indices.filter { blocks[$0].kind == "broken" }
    #expect(!broken.isEmpty)
    for index in broken {
      #expect(throws: ScriptErrors.self) { try read(blocks[index].text) }
      do { _ = try read(blocks[index].text) } catch {
        #expect("\(error)\n" == blocks[index + 1].text)
      }
    }
  }

  @Test func `shows a script as formatted`() throws {
    let blocks = Self.blocks
    let untidy = try #require(blocks.firstIndex { $0.kind == "untidy" })
    #expect(try read(blocks[untidy].text).formatted == blocks[untidy + 1].text)
  }

  @Test func `shows one script in both its forms`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let example = try #require(
      source.split(separator: "// swift begin\n").last?.split(separator: "// swift end\n").first)
    let blocks = Self.blocks
    let swift = try #require(blocks.firstIndex { $0.kind == "swift" && $0.text == example })
    #expect(try read(blocks[swift + 1].text).script.gestures == fling)
    #expect(fling.description + "\n" == blocks[swift + 1].text)
  }
}
