import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkShaders

@Suite struct `Compiled shaders` {
  private let folder: TemporaryFolder
  private let cache: URL

  init() throws {
    folder = try TemporaryFolder()
    cache = folder.url.appending(path: "cache")
  }

  private static let head = "#include <metal_stdlib>\nusing namespace metal;\n"

  /// The path of a file, with the folders that lead to it.
  @discardableResult private func write(_ text: String, to name: String) throws -> String {
    let file = folder.url.appending(path: "Shaders/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private var source: MetalSource {
    get throws { try MetalSource(path: folder.url.appending(path: "Shaders").path) }
  }

  private func compiled(_ target: ShaderTarget = .current) async throws -> [Result<
    URL?, ShaderError
  >] {
    try await ShaderCompiler(cache: cache, target: target).libraries(of: source).map(\.library)
  }

  private func loaded(_ target: ShaderTarget = .current) async throws -> LoadedShaders {
    try LoadedShaders(await compiled(target).compactMap { try? $0.get() })
  }

  /// The pixels that a function draws over pixels of one color.
  private func pixels(
    of function: LoadedShaders.Function, over color: UInt32?, _ arguments: ShaderArguments,
    width: Int = 4, height: Int = 2
  ) -> [UInt32] {
    let source = [UInt32](repeating: color ?? 0, count: width * height)
    var target = source
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        let source = ShaderPixels(
          pixels: color == nil ? nil : UnsafePointer(from), width: width, height: height,
          stride: width)
        let pass = ShaderPass(
          source: source, toSource: .identity, target: to, targetStride: width,
          rect: (0, 0, width, height), toPoint: .identity)
        function.run(pass, arguments)
      }
    }
    return target
  }

  @Test(arguments: ShaderTarget.supported)
  func `draw with their arguments, on each kind of processor`(target: ShaderTarget) async throws {
    try write(
      Self.head + """
        [[ stitchable ]] half4 tint(float2 p, half4 color, half4 other, float amount) {
          return mix(color, other, half(amount));
        }
        namespace fills {
        [[ stitchable ]] half4 rows(float2 p, device const half4 *rows, int count, float4 rect) {
          return p.x < rect.z ? rows[min(int(p.y), count - 1)] : half4(0);
        }
        }
        """, to: "Tint.metal")
    let shaders = try await loaded(target)
    #expect(shaders.names == ["fills::rows", "tint"])
    let tint = try shaders.function(named: "tint", as: .color, with: [.color, .float])
    let half = pixels(of: tint, over: 0xFF00_FF00, ShaderArguments(numbers: [1, 0, 0, 1, 0.5]))
    #expect(half == [UInt32](repeating: 0xFF80_8000, count: 8))
    let rows = try shaders.function(
      named: "fills::rows", as: .fill, with: [.colorArray, .boundingRect])
    let drawn = pixels(
      of: rows, over: nil,
      ShaderArguments(numbers: [0, 0, 3, 2], arrays: [.colors([[1, 0, 0, 1], [0, 0, 1, 1]])]))
    #expect(
      drawn == [
        0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000, 0, 0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF, 0,
      ])
  }

  @Test func `are told when their use is wrong`() async throws {
    try write(
      Self.head
        + "struct B { float x; };\n[[ stitchable ]] half4 tint(float2 p, B b) { return b.x; }",
      to: "Tint.metal")
    let shaders = try await loaded()
    #expect(throws: ShaderMismatch.unknownFunction(name: "tin", known: ["tint"], nearest: "tint")) {
      try shaders.function(named: "tin", as: .fill, with: [])
    }
    let mismatch = #expect(throws: ShaderMismatch.self) {
      try shaders.function(named: "tint", as: .fill, with: [.float])
    }
    #expect(
      mismatch?.description == "argument 1 of tint, b, has the type B, which SwiftUI cannot pass")
  }

  @Test func `come from the cache while nothing changes`() async throws {
    let text = Self.head + "#include \"a.h\"\n[[ stitchable ]] half4 f(float2 p) { return A; }"
    try write(text, to: "F.metal")
    try write("#define A 0", to: "a.h")
    let first = try await compiled()[0].get()
    let library = try #require(first)
    let stamp = try FileManager.default.attributesOfItem(atPath: library.path)[.modificationDate]
    #expect(try await compiled()[0].get() == library)
    let again = try FileManager.default.attributesOfItem(atPath: library.path)[.modificationDate]
    #expect(stamp as? Date == again as? Date)
    #expect(folder.paths.filter { $0.hasPrefix("cache/") }.count == 2)
    // A library that is damaged is made again, and one of a changed header beside it.
    try Data("x".utf8).write(to: library)
    #expect(try await compiled()[0].get() == library)
    #expect(try Data(contentsOf: library).count > 1000)
    try write("#define A 1", to: "a.h")
    #expect(try await compiled()[0].get() != library)
    #expect(folder.paths.filter { $0.hasPrefix("cache/") }.count == 4)
  }

  @Test func `fail alone, and leave other functions alone`() async throws {
    try write(Self.head + "[[ stitchable ]] half4 bad(float2 p) { return x; }", to: "A.metal")
    try write(Self.head + "[[ stitchable ]] half4 good(float2 p) { return 0; }", to: "In/B.metal")
    try write(
      Self.head + "kernel void k(uint i [[thread_position_in_grid]]) { }\nthis is no Metal",
      to: "K.metal")
    let results = try await compiled()
    #expect(results.count == 3)
    guard case .failure(.doesNotCompile(let report)) = results[0] else {
      Issue.record("\(results[0])")
      return
    }
    #expect(report.summary.hasSuffix("Shaders/A.metal does not compile: 1 error"))
    #expect(try results[2].get() == nil)
    let notes = try source.units.compactMap(\.note)
    #expect(notes.count == 1)
    #expect(notes[0].hasSuffix("K.metal is for rendering or computing (k), and is left alone"))
    #expect(try await loaded().names == ["good"])
    #expect(folder.paths.filter { $0.hasPrefix("cache/") && $0.contains("making-") } == [])
  }

  @Test func `call functions that other files of the library define`() async throws {
    try write("#include <metal_stdlib>\nhalf4 dyed(half4 c);\nhalf unknown();\n", to: "Dye.h")
    try write(
      Self.head + "#define T 1\n#include \"Dye.h\"\n"
        + "[[ stitchable ]] half4 tint(float2 p, half4 c) { return dyed(c); }", to: "A.metal")
    try write(
      Self.head + "#define T 2\n#include \"Dye.h\"\nhalf4 dyed(half4 c) { return c.brga; }",
      to: "B.metal")
    try write(
      Self.head + "#include \"Dye.h\"\n[[ stitchable ]] half4 bad(float2 p) { return unknown(); }",
      to: "C.metal")
    #expect(try source.units.map(\.partners.count) == [1, 0, 0])
    let tint = try await loaded().function(named: "tint", as: .color, with: [])
    let drawn = pixels(of: tint, over: 0xFFFF_0000, ShaderArguments(numbers: []))
    #expect(drawn == [UInt32](repeating: 0xFF00_FF00, count: 8))
    guard case .failure(.doesNotCompile(let report)) = try await compiled()[2] else {
      Issue.record("a function that nothing defines is called")
      return
    }
    #expect(
      report.findings.map(\.message) == [
        "the function unknown is declared, and no Metal file defines it"
      ])
    #expect(report.findings[0].excerpt == ["half unknown();", "     ^"])
  }

  @Test func `are not compiled without an end`() async throws {
    let doubled = (1...50).map { "#define A\($0) A\($0 - 1) A\($0 - 1)" }
    try write(
      Self.head + "#define A0\n" + doubled.joined(separator: "\n")
        + "\nA50 [[ stitchable ]] half4 f(float2 p) { return 0; }\n"
        + "[[ stitchable ]] half4 g(float2 p) { return 0; }", to: "A.metal")
    let result = try await ShaderCompiler(cache: cache).libraries(of: source, limit: 1)[0].library
    let error = #expect(throws: ShaderError.self) { try result.get() }
    #expect(error?.description.contains("took more than 1 s of processor time") == true)
  }

  @Test func `are found by the names of their files and functions`() throws {
    try write("[[ stitchable ]] half4 f(float2 p) { return 0; }\nhalf4 g() {}", to: "B.metal")
    try write("[[ stitchable ]] half4 f(float2 p) { return 1; }", to: "A.metal")
    let source = try source
    #expect(source.units.map { MetalPath.name(of: $0.path) } == ["A.metal", "B.metal"])
    #expect(source.functions.map(\.function.name) == ["f"])
    #expect(source.repeated.map { MetalPath.name(of: $0.place.path) } == ["B.metal"])
    #expect(try source.function(named: "f").unit == source.units[0])
    #expect(throws: ShaderMismatch.unknownFunction(name: "ff", known: ["f"], nearest: "f")) {
      try source.function(named: "ff")
    }
    let mismatch = #expect(throws: ShaderMismatch.self) { try source.function(named: "g") }
    #expect(mismatch?.description.contains("B.metal:2:7 is not stitchable") == true)
  }

  @Test func `that run are known to a watch`() throws {
    let id = ShaderFunctionID(name: "wave", content: "00")
    var told: String?
    RunningShaders.noting(id) {
      while told == nil {
        told = RunningShaders.late(after: 0.05).map { RunningShaders.message($0, limit: 0.05) }
      }
    }
    #expect(
      told
        == "the shader wave took more than 0.05 s of processor time for one picture; is there an "
        + "infinite loop?")
    #expect(RunningShaders.late(after: -1)?.function != id)
  }
}
