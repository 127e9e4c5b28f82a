import Foundation
import TestSupport
import Testing

@Suite struct `The examples` {
  private static let folder = Repository.url("Examples")

  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".swift") && !$0.hasSuffix(".steps.swift") }
    .map { String($0.dropLast(".swift".count)) }.sorted()

  @Test func `are at least twenty single files`() throws {
    #expect(Self.names.count >= 20)
    for name in Self.names {
      let file = Self.folder.appending(path: name + ".swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.first == "import SwiftUI", "\(name)")
      #expect(text.contains("#Preview { \(name)() }"), "\(name)")
      #expect((30...150).contains(lines.count), "\(name): \(lines.count) lines")
      #expect(!text.contains("Scrollwork"), "\(name)")
    }
  }

  @Test(arguments: names)
  func `are rendered with one command, and match their goldens`(name: String) throws {
    let folder = try TemporaryFolder()
    let file = Self.folder.appending(path: name + ".swift").path
    let still = try BuiltTool.finish(
      BuiltTool.start(
        ["render", file, "--at", "2", "--scale", "0.25", "--jobs", "1"], in: folder.url))
    #expect(still.messages == [])
    #expect(still.out == "\(name): 1 still in output/\(name)/frames, drawn\n")
    let tree = try BuiltTool.finish(
      BuiltTool.start(["inspect", file, "--at", "2"], in: folder.url))
    #expect(tree.err == "")
    let difference = Golden.difference(tree.out, "Examples", name)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
