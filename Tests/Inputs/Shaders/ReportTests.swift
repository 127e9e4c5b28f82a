import ScrollworkSystem
import TestSupport
import Testing

@testable import ScrollworkShaders

@Suite struct `What is said of a Metal file` {
  /// The errors of a text that stands in the file `Wave.metal`.
  private func report(_ text: String) async throws -> [String] {
    let folder = try TemporaryFolder()
    let source = MetalReader.Files(text: { _ in nil }, header: { _ in nil })
    let unit = MetalUnit(path: "Wave.metal", text: text, from: source)
    let compiler = try ShaderCompiler(cache: folder.url)
    do {
      _ = try await compiler.library(of: unit)
    } catch .doesNotCompile(let report) {
      return report.lines
    } catch {
      return [error.description]
    }
    return []
  }

  private static let head = "#include <metal_stdlib>\nusing namespace metal;\n"

  @Test(
    arguments: [
      (
        head + "[[ stitchable ]] half4 f(float2 p) {\n  return smothstep(0, 1, p.x);\n}",
        [
          "Wave.metal:4:10: error: use of undeclared identifier 'smothstep'; did you mean "
            + "'smoothstep'?", "  return smothstep(0, 1, p.x);", "         ^~~~~~~~~",
        ]
      ),
      (
        head + "[[ stitchable ]] half4 f(float2 p) {\n  return posterized(p.x);\n}",
        [
          "Wave.metal:4:10: error: use of undeclared identifier 'posterized'",
          "  return posterized(p.x);", "         ^~~~~~~~~~",
        ]
      ),
      (
        head + "[[ stitchable ]] half4 f(float2 p) {\n  return mix(p.x, p.y);\n}",
        [
          "Wave.metal:4:10: error: no matching function for call to 'mix'",
          "  return mix(p.x, p.y);", "         ^~~",
          "Wave.metal:4:10: note: mix takes 3 arguments",
        ]
      ),
      (
        head + "[[ stitchable ]] half4 f(float2 p, SwiftUI::Layer l) {\n  return l.sample(p);\n}",
        [
          "Wave.metal:3:36: error: use of undeclared identifier 'SwiftUI'",
          "[[ stitchable ]] half4 f(float2 p, SwiftUI::Layer l) {",
          "                                   ^",
          "Wave.metal:3:36: note: SwiftUI::Layer needs #include <SwiftUI/SwiftUI_Metal.h>",
        ]
      ),
      (
        "#include \"Noise.h\"\n" + head + "[[ stitchable ]] half4 f(float2 p) { return 0; }",
        [
          "Wave.metal:1:10: error: 'Noise.h' file not found", "#include \"Noise.h\"",
          "         ^~~~~~~~~",
          "Wave.metal:1:10: note: a file is found beside the one that includes it, or by its name in "
            + "the folder of the Metal files",
        ]
      ),
      (
        head + "[[ stitchable ]] half4 f(float2 p, half4 c) {\n  return c.xyq;\n}",
        [
          "Wave.metal:4:12: error: no member named 'xyq' in 'float4'", "  return c.xyq;",
          "         ~ ^",
          "Wave.metal:4:12: note: a float4 has the components x, y, z, w, or r, g, b, a, up to four "
            + "at once",
        ]
      ),
      (
        head + "[[ stitchable ]] half4 f(float2 p, half4 c) {\n  return c + float3(1);\n}",
        [
          "Wave.metal:4:12: error: invalid operands to binary expression ('half4' and 'float3')",
          "  return c + float3(1);", "         ~ ^ ~~~~~~~~~",
        ]
      ),
      (head + "[[ stitchable ]] half4 f(float2 p) { return 0; }", []),
    ]) func `is at its place, with advice`(text: String, lines: [String]) async throws
  {
    #expect(try await report(text) == lines)
  }

  @Test func `shows the first of many errors`() async throws {
    let lines = (1...9).map { "  p.x += unknown\($0);" }.joined(separator: "\n")
    let report = try await report(
      Self.head + "[[ stitchable ]] float2 f(float2 p) {\n\(lines)\n  return p;\n}")
    #expect(report.first == "Wave.metal:4:10: error: use of undeclared identifier 'unknown1'")
    #expect(report.last == "and 4 more in Wave.metal")
    #expect(report.count { $0.contains("error:") } == 5)
  }

  @Test(arguments: [
    ("no 'shader::vec<float, 4>' (aka 'x')", "no 'float4'"),
    ("to 'vec<unsigned int, 2>' and 'metal::matrix<float, 3, 2>'", "to 'uint2' and 'float3x2'"),
    ("static assertion failed due to requirement 'a == b': sizes differ", "sizes differ"),
    ("static assertion failed: sizes differ", "sizes differ"),
  ])
  func `is in the words of Metal`(said: String, told: String) {
    #expect(ShaderSpelling.readable(said) == told)
  }

  @Test(
    arguments: [
      (.missingFile(path: "a.metal"), "there is no file a.metal"),
      (.noSources(folder: "a"), "there is no Metal file in the folder a"),
      (.notText(path: "a.metal"), "the file a.metal is not UTF-8 text"),
      (.cannotRead(path: "a", reason: "it is a device"), "cannot read a: it is a device"),
      (
        .missingToolchain,
        "there is no clang to compile Metal files with, beside swiftc, in SCROLLWORK_TOOLCHAIN, on the "
          + "PATH or in /opt/swift; install the toolchain of Swift 6.2 or later from "
          + "https://www.swift.org/install"
      ),
      (
        .missingHeaders,
        "the headers to compile Metal files against are not beside this program; reinstall it"
      ),
      (
        .compilationLimit(path: "a.metal", seconds: 60),
        "compiling a.metal took more than 60 s of processor time, or too much memory; does a "
          + "template or a macro use itself?"
      ),
      (.compilerFailed(message: "x"), "the compiler of Metal files failed: x"),
      (.cannotWrite(path: "a", reason: "b"), "cannot write a: b"),
      (.cannotLoad(reason: "x"), "the compiled shaders cannot be loaded: x"),
      (
        .untrustedLibrary("/a.so", .writable(path: "/a.so")),
        "the compiled shaders /a.so are not loaded, since other users can write to /a.so"
      ),
    ] as [(ShaderError, String)])
  func `is explained`(error: ShaderError, text: String) {
    #expect(error.description == text)
  }
}
