import Foundation
import ScrollworkCompilers
import TestSupport
import Testing

@testable import ScrollworkLoose

@Suite struct `The names of modules` {
  private let folder: TemporaryFolder
  private let cache: LooseCache
  private let toolchain: Toolchain

  init() throws {
    folder = try TemporaryFolder()
    cache = LooseCache(root: folder.url.appending(path: "cache"))
    let modules = folder.url.appending(path: "Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for module in ["ScrollworkViews", "ScrollworkSwiftUI"] {
      try Data().write(to: modules.appending(path: module + ".swiftmodule"))
    }
    toolchain = Toolchain(
      compiler: folder.url.appending(path: "swiftc").path, modules: modules.path,
      previewPlugin: "", linkerOptions: [], identity: "ours", compilerIdentity: "theirs")
  }

  private static let text = """
    {"kind":{"identifier":"swift.struct"},"pathComponents":["Text"]}
    """
  private static let whole = #"{"symbols":[\#(text)],"relationships":[]}"#

  /// Makes an extractor that writes graphs of `Text`, but of one module does something else.
  private func makeExtractor(_ module: String, _ script: String) throws {
    let file = folder.url.appending(path: "swift-symbolgraph-extract")
    try Data(
      """
      #!/bin/bash
      module=$2
      while [ "$1" != -output-dir ]; do shift; done
      graph=$2/$module.symbols.json
      if [ $module = \(module) ]; then
      \(script)
      else
      printf '%s' '\(Self.whole)' > "$graph"
      fi
      """.utf8
    ).write(to: file)
    chmod(file.path, 0o755)
  }

  /// Writes a graph that is cut off.
  private static let part = "printf '%s' '\(whole.prefix(70))' > \"$graph\""

  /// What may befall the extraction of a module, and the reason that is told.
  private static let faults = [
    (part + "; kill -9 $$", "the signal 9 ended the extractor"),
    (part, "ScrollworkViews.symbols.json is incomplete"),
    ("echo 'LLVM ERROR: no space' >&2; exit 1", "LLVM ERROR: no space"),
    ("exit 3", "the extractor ended with the exit code 3"),
    ("exit 0", "the extractor wrote no symbols"),
  ]

  @Test(arguments: faults)
  func `are read whole or not at all, and never kept in part`(script: String, reason: String)
    async throws
  {
    try makeExtractor("ScrollworkViews", script)
    await #expect(
      throws: LooseError.unreadableModule(name: "ScrollworkViews", reason: reason)
    ) { try await ModuleNames.load(toolchain, cache: cache) }
    #expect(ModuleNames.cached(toolchain, cache: cache) == nil)
    try makeExtractor("none", ":")
    let names = try await ModuleNames.load(toolchain, cache: cache)
    #expect(names.ours.has("Text", as: .type))
    #expect(ModuleNames.cached(toolchain, cache: cache)?.ours == names.ours)
    // Neither the extraction nor its folders are left.
    #expect(!folder.paths.contains { $0.contains("making-") })
  }

  @Test func `are not kept by a check that is interrupted`() async throws {
    try makeExtractor("ScrollworkViews", Self.part + "; exec sleep 600")
    let (toolchain, cache) = (toolchain, cache)
    let task = Task { try await ModuleNames.load(toolchain, cache: cache) }
    task.cancel()
    await #expect(throws: (any Error).self) { try await task.value }
    #expect(ModuleNames.cached(toolchain, cache: cache) == nil)
  }

  @Test func `lack those of a module that the toolchain does not have`() async throws {
    // The toolchain of this test has no modules.
    try makeExtractor("Glibc", "echo \"Couldn't load module 'Glibc'\" >&2; exit 1")
    #expect(try await ModuleNames.load(toolchain, cache: cache).ours.has("Text", as: .type))
  }
}
