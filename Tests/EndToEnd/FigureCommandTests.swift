import Foundation
import TestSupport
import Testing

@Suite struct `Figures by the command` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let text = """
      import SwiftUI

      struct Cards: View {
        var body: some View { ScrollView { Color.red.frame(height: 900) } }
      }

      """
    try write(text, to: "cards/Cards.swift")
    try write("flick up velocity 2000\nwait 3s\n", to: "fling.scroll")
  }

  private func write(_ text: String, to path: String) throws {
    let url = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func file(_ path: String) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: path))
  }

  @Test func `play the script that is named`() throws {
    let still = "\"$0\" illustrate gallery --kind still --with 'at: end'"
    let script = "--script fling.scroll"
    let run = try BuiltTool.shell(
      """
      \(still) -o own.svg && \(still) \(script) -o named.svg &&
      \(still) --with 'script: fling.scroll' -o key.svg
      """, in: folder.url)
    #expect(run.status == 0, "\(run.err)")
    #expect(try file("named.svg") != file("own.svg"))
    #expect(try file("named.svg") == file("key.svg"))

    let twice = try BuiltTool.shell(
      "\(still) --with 'script: fling.scroll' \(script) -o twice.svg", in: folder.url)
    #expect(
      twice.status == 65 && twice.err.contains("found \"script\" twice, expected each key once"),
      "\(twice.err)")
  }

  @Test func `are of folders of Swift files, too`() throws {
    try write(
      """
      defaults: { kind: still, out: ., schemes: [light], at: 0 }
      figures:
        - { name: folder, scene: cards }
        - { name: path, scene: ./cards, view: Cards }
        - { name: file, scene: cards/Cards.swift }
        - { name: tool, scene: gallery }

      """, to: "figures/figures.yaml")
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "cards"), to: folder.url.appending(path: "figures/cards"))
    let run = try BuiltTool.run(
      "illustrate --figures figures/figures.yaml --quiet", in: folder.url)
    #expect(run.status == 0 && run.out == "" && run.err == "", "\(run.out)\(run.err)")
    for name in ["folder", "path", "file", "tool"] {
      #expect(folder.paths.contains("figures/\(name).svg"), "\(name)")
    }
  }

  @Test(
    arguments: [
      (
        "scene: nowhere/A.swift", 66,
        "figures.yaml:2:44: there is no file nowhere/A.swift"
      ),
      (
        "scene: cards, against: { scene: gallery }", 65,
        "figures.yaml:2:69: found \"gallery\", expected \"cards\", as of Swift files one view alone is "
          + "compiled"
      ),
      (
        "scene: cards, view: Cards, against: { view: Other }", 65,
        "figures.yaml:2:81: found \"Other\", expected \"Cards\", as of Swift files one view alone is "
          + "compiled"
      ),
    ] as [(String, Int32, String)])
  func `tell where their scenes are mistaken`(
    scene: String, status: Int32, message: String
  ) throws {
    try write("figures:\n- { name: a, out: ., kind: compare, \(scene) }\n", to: "figures.yaml")
    let run = try BuiltTool.run("illustrate --figures figures.yaml", in: folder.url)
    #expect(run.status == status)
    #expect(run.err.hasPrefix("\(message)\n"), "\(run.err)")
    #expect(folder.paths.filter { $0.hasSuffix(".svg") } == [])
  }
}
