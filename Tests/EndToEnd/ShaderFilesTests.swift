import Foundation
import TestSupport
import Testing

@Suite struct `A Swift file beside Metal files` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let head =
    "#include <metal_stdlib>\n#include <SwiftUI/SwiftUI_Metal.h>\nusing namespace metal;\n"

  /// A function that makes everything of a color.
  private static func tint(_ color: String = "0.0h, 0.0h, 1.0h, 1.0h") -> String {
    head + "[[ stitchable ]] half4 tint(float2 position, half4 color, float share) {\n"
      + "  return mix(color, half4(\(color)), half(share)) * color.a;\n}\n"
  }

  private static let shift =
    head + "[[ stitchable ]] float2 shift(float2 position, float2 by) { return position - by; }\n"

  private static func card(_ effects: String) -> String {
    """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Color.red.frame(width: 40, height: 40)
          \(effects)
      }
    }

    """
  }

  private static let effects =
    ".colorEffect(ShaderLibrary.tint(.float(1)))\n"
    + "      .distortionEffect(ShaderLibrary.shift(.float2(4, 0)), maxSampleOffset: CGSize(width: 4, height: 0))"

  private static let files = [
    "Card.swift": card(effects), "Tint.metal": tint(), "Shift.metal": shift,
  ]

  private func write(_ files: [String: String]) throws {
    for (name, text) in files {
      let url = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private func run(_ words: String, _ files: [String: String] = [:]) throws -> BuiltTool.Result {
    try write(files)
    return try BuiltTool.run(words, in: folder.url)
  }

  private static let render = "render Card.swift --at 0 --device none --canvas 80x80 --scale 1"

  /// The bytes of the picture.
  private func picture() throws -> Data {
    try Data(contentsOf: folder.url.appending(path: "output/Card/frames/000000.png"))
  }

  @Test func `is drawn with their functions, and anew when one changes`() throws {
    let first = try run(Self.render, Self.files)
    #expect(first.err == "" && first.status == 0, "\(first.err)")
    let blue = try picture()
    let second = try run(Self.render, ["Tint.metal": Self.tint("0.0h, 1.0h, 0.0h, 1.0h")])
    #expect(second.err == "" && second.status == 0, "\(second.err)")
    #expect(try picture() != blue)
    let third = try run(Self.render, ["Tint.metal": Self.tint()])
    #expect(third.status == 0)
    #expect(try picture() == blue)
  }

  /// The libraries of Swift code, each in a folder of the cache.
  private func libraries(in cache: URL) -> [String] {
    (FileManager.default.subpaths(atPath: cache.path) ?? []).filter { $0.hasSuffix("/views.so") }
      .filter { path in
        let code = try? Data(contentsOf: cache.appending(path: path))
        return code?.range(of: Data("Card.swift".utf8)) != nil
      }
  }

  @Test func `is not compiled again when a Metal file changes`() throws {
    try write(Self.files)
    let cache = folder.url.appending(path: "cache")
    let words = Self.render.split(separator: " ").map(String.init)
    func run() throws -> BuiltTool.Result {
      try BuiltTool.finish(
        BuiltTool.start(words, in: folder.url, environment: ["XDG_CACHE_HOME": cache.path]))
    }
    #expect(try run().status == 0)
    let before = libraries(in: cache)
    #expect(before.count == 1)
    try write(["Tint.metal": Self.tint("1.0h, 1.0h, 0.0h, 1.0h")])
    #expect(try run().status == 0)
    #expect(libraries(in: cache) == before)
    let shaders = FileManager.default.subpaths(atPath: cache.path) ?? []
    #expect(shaders.count { $0.hasSuffix("/shaders.so") } == 3)
  }

  @Test func `takes functions of other folders`() throws {
    let files = [
      "Card.swift": Self.card(".colorEffect(ShaderLibrary.tint(.float(1)))"),
      "Effects/Tint.metal": Self.tint(),
    ]
    let without = try run(Self.render, files)
    #expect(without.status == 65)
    let result = try run(Self.render + " --shaders Effects")
    #expect(result.err == "" && result.status == 0, "\(result.err)")
    let missing = try run(Self.render + " --shaders None")
    #expect(missing.status == 66)
    #expect(missing.err == "error: there is no file None\n", "\(missing.err)")
  }

  @Test func `may stand in a folder with them`() throws {
    let files = [
      "App/Card.swift": Self.card(Self.effects), "App/Shaders/Tint.metal": Self.tint(),
      "App/Shaders/Shift.metal": Self.shift,
    ]
    let result = try run("inspect App --at 0 --strict", files)
    #expect(result.err == "" && result.status == 0, "\(result.err)")
  }

  @Test(arguments: ["render Card.swift --at 0", "inspect Card.swift --at 0"])
  func `is not drawn with a Metal file that has an error`(words: String) throws {
    var files = Self.files
    files["Shift.metal"] =
      Self.head + "[[ stitchable ]] float2 shift(float2 position, float2 by) {\n"
      + "  return position - sine(by);\n}\n"
    let result = try run(words, files)
    #expect(result.status == 65)
    #expect(result.err.contains("Shift.metal:5:21: error: "), "\(result.err)")
    #expect(result.err.contains("  return position - sine(by);\n"), "\(result.err)")
    #expect(result.err.hasSuffix("error: Shift.metal does not compile: 1 error\n"), "\(result.err)")
    #expect(!folder.paths.contains { $0.hasSuffix(".png") })
  }

  @Test(
    arguments: [
      (
        ".colorEffect(ShaderLibrary.tnt(.float(1)))",
        "Card.swift:6:34: error: there is no shader function \"tnt\", did you mean \"tint\"?"
      ),
      (
        ".colorEffect(ShaderLibrary.tint())",
        "Card.swift:6:34: error: tint takes 1 argument behind the position and the color (share: float), "
          + "and gets 0"
      ),
      (
        ".colorEffect(ShaderLibrary.tint(.color(.red)))",
        "Card.swift:6:34: error: argument 1 of tint, share, is a float, and gets a color"
      ),
    ])
  func `is not drawn with a use that cannot be`(effect: String, message: String) throws {
    var files = Self.files
    files["Card.swift"] = Self.card(effect)
    let result = try run(Self.render, files)
    #expect(result.status == 65)
    #expect(result.err.contains(message), "\(result.err)")
    #expect(
      result.err.contains("\n      \(effect)\n                                 ^~~"),
      "\(result.err)")
    let check = try run("check Card.swift")
    #expect(check.status == 1)
    #expect(check.out.contains(message), "\(check.out)")
  }

  @Test func `is checked with what is said of files for computing`() throws {
    var files = Self.files
    files["Blur.metal"] = Self.head + "kernel void blur(uint2 id [[thread_position_in_grid]]) {}\n"
    let check = try run("check Card.swift", files)
    #expect(check.status == 0, "\(check.out)")
    #expect(
      check.out.contains("  Blur.metal is for rendering or computing (blur), and is left alone\n"))
    let result = try run(Self.render)
    #expect(result.err == "" && result.status == 0, "\(result.err)")
  }

  @Test func `is ended with a function that does not end`() throws {
    let spin =
      Self.head + "[[ stitchable ]] half4 spin(float2 position, half4 color, float step) {\n"
      + "  float sum = 0;\n  while (sum < 1) { sum = sum * step; }\n  return color * half(sum);\n}\n"
    let result = try run(
      Self.render + " --limit 2s",
      [
        "Card.swift": Self.card(".colorEffect(ShaderLibrary.spin(.float(0.5)))"),
        "Spin.metal": spin,
      ])
    #expect(result.status == 65)
    #expect(
      result.err.contains(
        "error: the shader spin of Card.swift took more than 2 s of processor time for one picture; is "
          + "there an infinite loop?\n"), "\(result.err)")
  }
}
