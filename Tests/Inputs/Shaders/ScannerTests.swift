import ScrollworkDrawing
import Testing

@testable import ScrollworkShaders

@Suite struct `The functions of a Metal file` {
  /// The functions of a text, with the files that it may include.
  private func functions(_ text: String, _ files: [String: String] = [:]) -> [MetalFunction] {
    let source = MetalReader.Files(
      text: { files[$0] }, header: { files["Headers/" + $0] == nil ? nil : "Headers/" + $0 })
    return MetalUnit(path: "Shaders/Wave.metal", text: text, from: source).functions
  }

  private func stitchable(_ text: String, _ files: [String: String] = [:]) -> [String] {
    functions(text, files).filter { $0.kind == .stitchable }.map(\.name)
  }

  @Test(arguments: [
    "[[ stitchable ]] half4 wave(float2 p, half4 c) { return c; }",
    "[[stitchable]] half4 wave(float2 p, half4 c) { return c; }",
    "[ [ stitchable ] ]\n\nhalf4\nwave\n(float2 p,\n half4 c)\n{ return c; }",
    "[[ stitchable, clang::optnone ]] static half4 wave(float2 p) { return 0; }",
    "half4 [[ stitchable ]] wave(float2 p) { return 0; }",
    "[[ stitchable ]]\r\nhalf4 wave(float2 p) {\r\n return 0;\r\n}\r\n",
    "/* { [[ stitchable ]] */ [[ /* here */ stitchable ]] metal::half4 wave(float2 p) { return 0; }",
    "// [[ stitchable ]] half4 no(float2 p) {}\n[[ stitchable ]] half4 wave(float2 p) {}",
    "// continued \\\n[[ stitchable ]] half4 no() {}\n[[ stitchable ]] half4 wave(float2 p) {}",
    "constant char text[] = \"} [[ stitchable ]]\"; [[stitchable]] half4 wave(float2 p) {}",
    "[[ stitchable ]] half4 wave(float2 p); [[ stitchable ]] half4 wave(float2 p) { return 0; }",
    "#define EFFECT [[ stitchable ]]\nEFFECT half4 wave(float2 p) { return 0; }",
    "#define EFFECT(name) [[ stitchable ]] half4 name(float2 p)\nEFFECT(wave) { return 0; }",
    "#define EFFECT(a, ...) [[ stitchable ]] half4 a##ve(__VA_ARGS__)\nEFFECT(wa, float2 p) {}",
    "#define LONG [[ \\\n stitchable ]]\nLONG half4 wave(float2 p) { return 0; }",
    "#if 0\n[[ stitchable ]] half4 no(float2 p) {}\n#else\n[[ stitchable ]] half4 wave(float2 p) {}\n#endif",
    "#ifdef __METAL_VERSION__\n[[stitchable]] half4 wave(float2 p) {}\n#endif",
    "#if defined(__METAL__) && __METAL_VERSION__ >= 300\n[[stitchable]] half4 wave(float2 p) {}\n#endif",
    "#if TARGET_OS_OSX || (1 + 1 == 3)\n[[stitchable]] half4 no(float2 p) {}\n#elif !0\n"
      + "[[stitchable]] half4 wave(float2 p) {}\n#endif",
    "template <typename T> T twice(T x) { return x * 2; }\n[[ stitchable ]] half4 wave(float2 p) {}",
    "struct A { float x; float f() { return x; } };\n[[ stitchable ]] half4 wave(float2 p) {}",
    "constant float a[] = { 1, 2 }; constant float2 b{1, 2}; constexpr sampler s(address::repeat);\n"
      + "[[ stitchable ]] half4 wave(float2 p) {}",
    "half4 other(float2 p) { if (p.x > 0) { return 0; } return 1; }\n[[ stitchable ]] half4 wave(float2 p) {}",
    "extern \"C\" { [[ stitchable ]] half4 wave(float2 p) { return 0; } }",
    "namespace { [[ stitchable ]] half4 wave(float2 p) { return 0; } }",
    "using namespace metal; enum class K { a, b }; [[ stitchable ]] half4 wave(float2 p) {}",
  ]) func `are found in any writing`(text: String) {
    #expect(stitchable(text) == ["wave"])
  }

  @Test(arguments: [
    "", "}", "}}}{", "[[ stitchable", "[[ stitchable ]]", "#if", "#else\n#endif", "/*", "\"",
    "#define A A\nA half4 f(", "half4 f(float2 p) {", "template <", "namespace", "#include", "\\",
    "#define A(x\nA(1", "#define A(x) A(x) A(x)\nA(A(1))",
    "struct [[ stitchable ]] S { half4 f(float2 p) { return 0; } };",
    "[[ stitchable ]] half4 declared(float2 p);",
    "template <int N> [[ stitchable ]] half4 f(float2 p) { return N; }",
  ]) func `are none in what is none`(text: String) {
    #expect(stitchable(text) == [])
  }

  @Test func `have the namespaces that they are in`() {
    let text = """
      namespace a { namespace b::c { [[ stitchable ]] half4 f(float2 p) { return 0; } } }
      inline namespace d { [[ stitchable ]] half4 g(float2 p) { return 0; } }
      [[ stitchable ]] half4 e::h(float2 p) { return 0; }
      namespace alias = a::b;
      [[ stitchable ]] half4 i(float2 p) { return 0; }
      """
    #expect(stitchable(text) == ["a::b::c::f", "d::g", "e::h", "i"])
  }

  @Test func `have a kind and the place of their name`() {
    let text = """
      kernel void compute(uint id [[thread_position_in_grid]]) {}
      vertex float4 corner(uint id [[vertex_id]]) { return 0; }
        fragment half4 fill() { return 0; }
      [[kernel]] void other() {}
      [[ stitchable ]] half4
        wave(float2 p) { return 0; }
      half helper() { return 0; }
      """
    let lines = functions(text).map { "\($0.kind) \($0.name) \($0.place)" }
    #expect(
      lines == [
        "kernel compute Shaders/Wave.metal:1:13", "vertex corner Shaders/Wave.metal:2:15",
        "fragment fill Shaders/Wave.metal:3:18", "kernel other Shaders/Wave.metal:4:17",
        "stitchable wave Shaders/Wave.metal:6:3", "plain helper Shaders/Wave.metal:7:6",
      ])
  }

  @Test func `come from included files, too, each of them once`() {
    let files = [
      "Shaders/Common.h": """
      #pragma once
      #define EFFECT [[ stitchable ]]
      EFFECT half4 common(float2 p) { return 0; }
      """,
      "Noise.h":
        "#ifndef N\n#define N\n#include \"Shaders/Common.h\"\nhalf noise() { return 0; }\n#endif",
      "Headers/Far.h": "[[ stitchable ]] half4 far(float2 p) { return 0; }",
    ]
    let text = """
      #include <metal_stdlib>
      #include "Common.h"
      #include "../Noise.h"
      #include "../Noise.h"
      #include "./Common.h"
      #include <Far.h>
      #include "Missing.h"
      EFFECT half4 wave(float2 p) { return 0; }
      """
    let places = functions(text, files).map { "\($0.name) \($0.place)" }
    #expect(
      places == [
        "common Shaders/Common.h:3:14", "noise Noise.h:4:6", "far Headers/Far.h:1:24",
        "wave Shaders/Wave.metal:8:14",
      ])
  }

  @Test func `are known by the texts of all files, wherever these are`() throws {
    func id(_ path: String, _ text: String, _ header: String) throws -> ShaderFunctionID {
      let folder = MetalPath.folder(of: path)
      let source = MetalReader.Files(
        text: { $0 == folder + "a.h" ? header : nil }, header: { _ in nil })
      let unit = MetalUnit(path: path, text: text, from: source)
      return unit.id(of: try #require(unit.stitchable.first))
    }
    let text = "#include \"a.h\"\n[[ stitchable ]] half4 wave(float2 p) { return 0; }"
    let first = try id("a.metal", text, "half f();")
    #expect(try first == id("x/y.metal", text, "half f();"))
    #expect(try first != id("a.metal", text, "half g();"))
    #expect(try first != id("a.metal", text + "\n", "half f();"))
    #expect(first.content.count == 32)
  }
}
