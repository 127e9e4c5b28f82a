import Foundation
import ScrollworkDrawing
import ScrollworkShaders
import TestSupport
import Testing

@Suite struct `Shaders of a program that draws itself` {
  private let folder: TemporaryFolder
  private let cache: URL

  init() throws {
    folder = try TemporaryFolder()
    cache = folder.url.appending(path: "cache")
  }

  @Test func `are those of files and of folders`() async throws {
    let shaders = try await CompiledShaders(
      [Repository.url("Examples/Shaders/Shaders.metal")], cache: cache)
    #expect(
      shaders.functionNames == ["dissolve", "fringe", "grain", "pixelate", "ripple", "wave"])
    #expect(shaders.function(named: "wave")?.name == "wave")
    #expect(shaders.function(named: "waves") == nil)
    let measured = try await CompiledShaders(
      [Repository.url("Benchmarks/Sources/Benchmarks/Metal")], cache: cache)
    #expect(
      measured.functionNames == [
        "bulge", "dissolve", "emboss", "fringe", "grain", "levels", "pixelate", "ripple", "soften",
        "swirl", "vignette", "wave",
      ])
  }

  @Test func `that do not compile are an error in words`() async throws {
    let file = folder.url.appending(path: "Bad.metal")
    try Data("[[ stitchable ]] half4 f(float2 p) { return x; }".utf8).write(to: file)
    let error = await #expect(throws: (any Error).self) {
      try await CompiledShaders([file], cache: cache)
    }
    #expect(error.map { "\($0)" }?.contains("Bad.metal does not compile: 1 error") == true)
  }
}
