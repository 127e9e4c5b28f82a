import Foundation
import ScrollworkCompilers
import ScrollworkShaders
import TestSupport
import Testing

@testable import ScrollworkLoose

@Suite struct `Shaders of Swift files` {
  private let folder: TemporaryFolder
  private let cache: LooseCache

  init() throws {
    folder = try TemporaryFolder()
    cache = LooseCache(root: folder.url.appending(path: "cache"))
  }

  private static let metal = """
    #include <metal_stdlib>
    #include <SwiftUI/SwiftUI_Metal.h>
    using namespace metal;
    [[ stitchable ]] half4 tint(float2 position, half4 color, float strength, half4 other) {
      return mix(color, other, half(strength));
    }
    [[ stitchable ]] float2 wave(float2 position, float strength) {
      return position + strength;
    }
    [[ stitchable ]] half4 glow(float2 position, SwiftUI::Layer layer, float2 size) {
      return layer.sample(position);
    }
    half4 plain(float2 position, half4 color) { return color; }
    kernel void blur(uint2 id [[thread_position_in_grid]]) {}
    """

  private func write(_ text: String, to name: String) throws {
    let file = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The files at a path in the folder.
  private func files(_ path: String = "App/Card.swift") throws -> LooseFiles {
    try LooseFiles([folder.url.appending(path: path).path])
  }

  /// A path without that of the folder.
  private func short(_ text: String) -> String {
    text.replacing(folder.url.path + "/", with: "")
  }

  /// The errors in a Swift file beside Metal code, with their lines and columns.
  private func faults(_ swift: String, _ metal: String = metal) throws -> [String] {
    try write(swift, to: "App/Card.swift")
    try write(metal, to: "App/Effects.metal")
    let files = try files()
    return try LooseShaders(files).faults(in: files, conditions: BuildConditions(modules: []))
      .map { "\($0.line):\($0.column): \(short($0.message))" }
  }

  // MARK: Uses

  @Test(
    arguments: [
      ".colorEffect(ShaderLibrary.tint(.float(0.5), .color(.red)))",
      ".colorEffect(ShaderLibrary.default.tint(.float(a + b(1, 2)), .color(.red),))",
      ".colorEffect(ShaderLibrary.bundle(.main).tint(.float(0.5), argument))",
      ".colorEffect(SwiftUI.ShaderLibrary.tint(Shader.Argument.float(0.5), .boundingRect))",
      ".distortionEffect(ShaderLibrary.wave(.float(2)), maxSampleOffset: .zero)",
      ".layerEffect(ShaderFunction(library: .default, name: \"glow\")(.float2(size)), maxSampleOffset: .zero)",
      """
      .layerEffect(
        Shader(function: .init(library: .default, name: "glow"), arguments: [.float2(1, 2)]),
        maxSampleOffset: .zero)
      """,
      ".layerEffect(Shader(function: ShaderLibrary.glow, arguments: list), maxSampleOffset: .zero)",
      "let shader = ShaderLibrary.wave(.float(2))",
      "let function = ShaderLibrary.`tint`",
      "extension ShaderLibrary { static let own = ShaderLibrary.bundle(.main) }; ShaderLibrary.own.wave(.float(1))",
      "extension ShaderLibrary { static func made(_ x: Int) -> Shader { f(x) } }; ShaderLibrary.made(1)",
      "enum ShaderLibrary { static let wavy = 1 }; ShaderLibrary.wavy",
      "#if os(watchOS)\nShaderLibrary.wavy()\n#endif\n// ShaderLibrary.wavy()",
      "let text = \"ShaderLibrary.wavy()\"",
      ".layerEffect(Shader(function: ShaderFunction(library: .default, name: names[0]), arguments: []))",
    ])
  func `are left alone where nothing is wrong with them`(swift: String) throws {
    #expect(try faults(swift) == [])
  }

  @Test(
    arguments: [
      (
        "view.colorEffect(ShaderLibrary.tin(.float(1)))",
        "1:32: there is no shader function \"tin\", did you mean \"tint\"?; there are glow, tint, wave"
      ),
      (
        "\n  let f = ShaderFunction(library: .default, name: \"wavy\")",
        "2:52: there is no shader function \"wavy\", did you mean \"wave\"?; there are glow, tint, wave"
      ),
      (
        "view.distortionEffect(ShaderLibrary.wave())",
        "1:37: wave takes 1 argument behind the position (strength: float), and gets 0"
      ),
      (
        "view.distortionEffect(ShaderLibrary.default.wave(.color(.red)))",
        "1:45: argument 1 of wave, strength, is a float, and gets a color"
      ),
      (
        "view.colorEffect(Shader(function: ShaderLibrary.tint, arguments: [.float(1)]))",
        "1:49: tint takes 2 arguments behind the position and the color (strength: float, other: color), "
          + "and gets 1"
      ),
      (
        "view.layerEffect(ShaderLibrary.wave(.float(1)), maxSampleOffset: .zero)",
        "1:32: wave is for distortionEffect, and not for layerEffect: its result is a float2"
      ),
      (
        "let shader = ShaderLibrary.glow(.float2(1, 2), .float(3))",
        "1:28: glow takes 1 argument behind the position and the layer (size: float2), and gets 2"
      ),
      (
        "view.colorEffect(ShaderLibrary.plain())",
        "1:32: the function plain at App/Effects.metal:13:7 is not stitchable; write [[ stitchable ]] "
          + "before it"
      ),
      (
        "view.colorEffect(ShaderLibrary.blur())",
        "1:32: the function blur at App/Effects.metal:14:13 is a kernel function, which no view calls; a "
          + "function for views has [[ stitchable ]] before it"
      ),
    ])
  func `that cannot be are told at their names`(swift: String, message: String) throws {
    #expect(try faults(swift) == [message])
  }

  @Test func `have the line and a mark under the name`() throws {
    try write("Text(\"a\")\n\t.colorEffect(ShaderLibrary.tin())", to: "App/Card.swift")
    try write(Self.metal, to: "App/Effects.metal")
    let files = try files()
    let found = try LooseShaders(files)
      .faults(in: files, conditions: BuildConditions(modules: []))
    #expect(
      found.first?.excerpt == [
        "\t.colorEffect(ShaderLibrary.tin())", "\t                           ^~~",
      ])
  }

  @Test func `are no unknown names`() {
    var names = PublicNames()
    names.add("ShaderLibrary", as: [.type, .value])
    names.add("bundle", as: .shared)
    names.add("default", as: .shared)
    names.add("bundle", toType: "ShaderLibrary")
    names.add("default", toType: "ShaderLibrary")
    names.add("main", as: .shared)
    let check = NamesCheck(names: names, conditions: BuildConditions(modules: []))
    let text = "ShaderLibrary.a(); ShaderLibrary.default.b(); ShaderLibrary.bundle(.main).c(); .d"
    #expect(check.unknownUses(inParts: [("A.swift", text)]).map(\.spelling) == [".d"])
  }

  // MARK: Files

  private func paths(_ path: String, named: [String] = []) throws -> [String] {
    try LooseShaders(files(path), named: named.map { folder.url.appending(path: $0).path })
      .source.units.map { short($0.path) }
  }

  @Test func `are those of the folder, of the project and at other paths, each once`() throws {
    for name in ["App/Card.swift", "App/Other/Row.swift"] { try write("", to: name) }
    for name in ["App/A.metal", "App/Other/B.metal", "Else/C.metal", "Else/More/D.metal"] {
      try write(Self.metal, to: name)
    }
    #expect(try paths("App/Card.swift") == ["App/A.metal"])
    #expect(try paths("App") == ["App/A.metal", "App/Other/B.metal"])
    #expect(
      try paths("App/Card.swift", named: ["Else", "App/A.metal"])
        == ["App/A.metal", "Else/C.metal", "Else/More/D.metal"])
    #expect(throws: LooseError.self) { try paths("App/Card.swift", named: ["None"]) }
  }

  @Test func `are watched with what they include`() throws {
    try write("", to: "App/Card.swift")
    try write("#include \"Math.h\"\n" + Self.metal, to: "App/A.metal")
    try write("inline float twice(float x) { return 2 * x; }", to: "App/Math.h")
    let watched = try LooseShaders(files()).watchedPaths.map(short)
    #expect(watched == ["App/A.metal", "App/Math.h", "App"])
  }

  @Test func `that are for computing only are left alone`() throws {
    try write("", to: "App/Card.swift")
    try write("#include <metal_stdlib>\nkernel void blur() {}", to: "App/Blur.metal")
    let shaders = try LooseShaders(files())
    #expect(
      shaders.notes.map(short)
        == ["App/Blur.metal is for rendering or computing (blur), and is left alone"])
    #expect(shaders.names == [])
  }

  // MARK: Compilation

  private func compiled() async throws -> LooseShaders.Outcome {
    let files = try files()
    return try await LooseShaders(files)
      .compiled(for: files, conditions: BuildConditions(modules: []), cache: cache)
  }

  @Test func `are compiled again after a change, each by itself`() async throws {
    try write("", to: "App/Card.swift")
    try write(Self.metal, to: "App/A.metal")
    try write(Self.metal.replacing("tint", with: "shade"), to: "App/B.metal")
    let first = try await compiled()
    #expect(first.report == nil && first.libraries.count == 2)
    #expect(try await compiled().libraries == first.libraries)
    try write(Self.metal.replacing("tint", with: "stain"), to: "App/B.metal")
    let second = try await compiled()
    #expect(second.libraries.first == first.libraries.first)
    #expect(second.libraries.last != first.libraries.last)
  }

  @Test func `that do not compile are told at their lines, with the uses that cannot be`()
    async throws
  {
    try write("Text(\"a\").colorEffect(ShaderLibrary.tin())", to: "App/Card.swift")
    try write(Self.metal, to: "App/A.metal")
    try write(
      "#include <metal_stdlib>\nusing namespace metal;\n"
        + "[[ stitchable ]] float2 push(float2 position) {\n  return position + sine(1.0);\n}",
      to: "App/B.metal")
    let outcome = try await compiled()
    #expect(outcome.libraries.count == 1)
    let report = try #require(outcome.report)
    #expect(report.findings.map { short($0.place) } == ["App/B.metal:4:21", "App/Card.swift:1:37"])
    #expect(report.lines.contains("  return position + sine(1.0);"))
    #expect(short(report.summary) == "App/B.metal, App/Card.swift do not compile: 2 errors")
  }

  @Test func `are listed beside the bundle, which the Swift library does not know`() throws {
    try write("", to: "App/Card.swift")
    let files = try files()
    func stage(_ shaders: [String]) throws -> URL {
      try cache.stage(
        files.bundle, with: files.resources, shaders: shaders.map { URL(filePath: $0) }
      )
      .deletingLastPathComponent().deletingLastPathComponent()
    }
    let (none, one) = (try stage([]), try stage(["/a.so", "/b.so"]))
    #expect(none != one)
    #expect(!FileManager.default.fileExists(atPath: none.appending(path: "shaders.json").path))
    let list = try Data(contentsOf: one.appending(path: "shaders.json"))
    #expect(try JSONDecoder().decode([String].self, from: list) == ["/a.so", "/b.so"])
    #expect(try stage(["/a.so", "/b.so"]) == one)
  }

  @Test func `and pictures without an end are told by their names`() {
    #expect(
      SceneEnding.picture("wall.svg", 30).message(about: "Card.swift")
        == "the picture wall.svg of Card.swift took more than 30 s of processor time to draw; simplify it, "
        + "or export it as PNG")
    #expect(
      SceneEnding.shader("spin", 2).message(about: "Card.swift")
        == "the shader spin of Card.swift took more than 2 s of processor time for one picture; is there "
        + "an infinite loop?")
  }
}
