import Foundation
import TestSupport
import Testing

/// What `docs/own-scenes.md` says, done.
@Suite struct `The page about own scenes` {
  /// The blocks of code of the page, with the word after the fence.
  private static func blocks() throws -> [(kind: String, lines: [String])] {
    let page = Repository.url("docs/own-scenes.md")
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      let lines = parts[index].split(separator: "\n", omittingEmptySubsequences: false)
      return (String(lines[0]), lines.dropFirst().map(String.init))
    }
  }

  /// The words of a command, those in single quotes together.
  private static func words(_ command: String) -> [String] {
    command.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
  }

  @Test func `has files and commands that work`() throws {
    let folder = try TemporaryFolder()
    var commands = 0
    for block in try Self.blocks() {
      if block.kind == "swift", let name = block.lines.first, name.hasPrefix("// ") {
        try Data(block.lines.dropFirst().joined(separator: "\n").utf8)
          .write(to: folder.url.appending(path: String(name.dropFirst(3))))
      }
      for line in block.lines where line.hasPrefix("scrollwork ") {
        let words = Array(Self.words(line).dropFirst())
        let result = try BuiltTool.finish(BuiltTool.start(words, in: folder.url))
        #expect(result.status == 0, "\(line)\n\(result.err)")
        #expect(
          result.messages.allSatisfy { $0.hasSuffix("earlier version of the scene") },
          "\(result.err)")
        commands += 1
      }
    }
    #expect(commands >= 5)
  }

  /// The module maps of the C modules that the command is built on.
  private static let cModules = [
    "Sources/C/CCairo", "Sources/C/CMarkdown", "Sources/C/CMarkup", "Sources/C/CNettle",
    "Sources/C/CZlib", "Sources/C/CPictures",
    "Sources/C/CLargeDecoders/include", "Sources/C/CPixels/include", "Sources/C/CShaders/include",
    "Sources/C/CSandbox/include", "Sources/C/CSystemCalls/include",
    "Sources/C/CBuildSettings/include",
    ".build/checkouts/swift-system/Sources/CSystem/include",
    ".build/checkouts/Yams/Sources/CYaml/include",
    ".build/checkouts/swift-subprocess/Sources/_SubprocessCShims/include",
    ".build/checkouts/swift-atomics/Sources/_AtomicsShims/include",
    ".build/checkouts/swift-nio/Sources/CNIOWindows/include",
  ].map { Repository.url($0 + "/module.modulemap").path }

  /// The module maps that the package manager has made for C modules without one.
  private static func madeMaps(in built: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: built, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("CNIO") && $0.pathExtension == "build" }
      .map { $0.appending(path: "module.modulemap").path }
      .filter(FileManager.default.fileExists(atPath:)).sorted()
  }

  /// The three lines, compiled against what stands beside the tool, by the compiler alone.
  @Test func `builds a tool from three lines`() throws {
    let block = try #require(
      try Self.blocks().first { $0.lines.contains { $0.contains("SceneCatalog") } })
    let tool = Repository.url("Examples/OwnTool/Sources/OwnTool")
    let own = try String(contentsOf: tool.appending(path: "OwnTool.swift"), encoding: .utf8)
    #expect(block.lines.joined(separator: "\n") == own)
    let built = BuiltTool.url.deletingLastPathComponent()
    let folder = try TemporaryFolder()
    let result = try BuiltTool.finish(
      BuiltTool.start(
        [
          "-c",
          "exec swiftc $(pkg-config --cflags-only-I pangocairo librsvg-2.0 libxml-2.0) \"$@\" 2>&1",
          "swiftc",
          "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "OwnTool",
          "-I", built.appending(path: "Modules").path,
          tool.appending(path: "OwnTool.swift").path, tool.appending(path: "Lanterns.swift").path,
        ]
          + (Self.cModules + Self.madeMaps(in: built)).flatMap {
            ["-Xcc", "-fmodule-map-file=" + $0]
          },
        in: folder.url, program: URL(filePath: "/bin/sh")))
    #expect(result.out == "")
    #expect(result.status == 0)
  }
}
