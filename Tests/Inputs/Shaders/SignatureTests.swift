import ScrollworkDrawing
import Testing

@testable import ScrollworkShaders

@Suite struct `The signature of a function` {
  static func written(_ text: String) throws -> ShaderSignature {
    let source = MetalReader.Files(text: { _ in nil }, header: { _ in nil })
    return try #require(MetalUnit(path: "a.metal", text: text, from: source).functions.last)
      .signature
  }

  @Test(
    arguments: [
      ("float a, half b, float2 c, half2 d", "a: float, b: float, c: float2, d: float2"),
      ("float3 a, half3 b, float4 c, half4 d", "a: float3, b: float3, c: float4, d: color"),
      ("metal::float2 a, const half4 b = half4(0, 1, 0, 1)", "a: float2, b: color"),
      ("int a, uint b, bool c, unsigned int d", "a: int, b: uint, c: bool, d: uint"),
      ("SwiftUI::Layer layer, float x", "layer: layer, x: float"),
      ("device const float *a, int n, float b", "a: float array, b: float"),
      ("device const half4* a, int n", "a: color array"),
      ("constant float4 a[[buffer(0)]], const device void *b, uint size", "a: float4, b: data"),
      ("device const float a[], int n", "a: float array"),
      ("texture2d<half> a, texture2d<half, access::sample> b", "a: image, b: image"),
      ("metal::vec<half, 4> a, vec<float, 2> b", "a: color, b: float2"),
      ("Tint a, thread const Size &b", "a: color, b: float2"),
      ("Box a, device const float2 *b", "a: Box, b: device const float2 *"),
      ("float, float2", "float, float2"),
      ("void", ""), ("", ""),
    ]) func `is that which is written`(parameters: String, told: String) throws
  {
    let signature = try Self.written(
      "typedef half4 Tint; using Size = float2;\nhalf4 f(\(parameters)) { return 0; }")
    let list = signature.parameters.map { parameter in
      (parameter.name.map { "\($0): " } ?? "") + parameter.type.name
    }
    #expect(list.joined(separator: ", ") == told)
    #expect(signature.result == .color)
  }

  @Test(
    arguments: [
      ("half4 f(float2 p)", [.fill]),
      ("half4 f(float2 p, float t)", [.fill]),
      ("half4 f(float2 p, half4 c)", [.color, .fill]),
      ("float4 f(float2 p, float4 c, float t)", [.color, .fill]),
      ("half4 f(float2 p, SwiftUI::Layer l)", [.layer]),
      ("float2 f(float2 p, float t)", [.distortion]),
      ("float3 f(float2 p)", []), ("half4 f(half4 c)", []), ("half4 f()", []),
    ] as [(String, [ShaderKind])])
  func `tells its uses`(text: String, kinds: [ShaderKind]) throws {
    #expect(try Self.written("\(text) { return 0; }").kinds == kinds)
  }

  @Test func `is what the compiler tells, with the names that are written`() throws {
    let written = try Self.written(
      "half4 f(float2 p, SwiftUI::Layer l, half4 tint, Box b, const device float *t, int n) {}")
    let told = try #require(
      ShaderSignature(
        name: "f", description: "float4: float2 layer float4 unknown(Box<a, b>) floats",
        written: written))
    #expect(told.result == .color)
    #expect(told.parameters.map(\.name) == ["p", "l", "tint", "b", "t"])
    #expect(
      told.parameters.map(\.type) == [.float2, .layer, .color, .unknown("Box<a, b>"), .floats])
    #expect(told.isCompiled)
    #expect(ShaderSignature(name: "f", description: "what") == nil)
  }

  @Test func `goes through the list of a library`() throws {
    let written = try Self.written(
      "half4 f(float2, half4 c, Box b, device const void *d, int n) {}")
    let id = ShaderFunctionID(name: "a::f", content: "00ff")
    let list = ShaderList(functions: [.init(id: id, symbol: "f", signature: written)])
    let read = try #require(ShaderList(list.text).functions.first)
    #expect(read.id == id)
    #expect(read.symbol == "f")
    #expect(read.signature.parameters.map(\.name) == [nil, "c", "b", "d"])
    #expect(
      read.signature.parameters.map(\.type) == [.float2, .color, .unknown("?"), .data])
  }
}

@Suite struct `The use of a function` {
  private static let wave = "float2 wave(float2 p, float time, float speed, float strength)"
  private static let tint = "half4 tint(float2 p, half4 c, half4 other)"

  @Test(
    arguments: [
      (wave, .distortion, [.float, .float, .float], nil),
      (
        wave, .distortion, [.float, .float],
        "wave takes 3 arguments behind the position (time: float, speed: float, strength: float), "
          + "and gets 2"
      ),
      (
        wave, .distortion, [.float, .color, .float],
        "argument 2 of wave, speed, is a float, and gets a color"
      ),
      (
        wave, .color, [.float, .float, .float],
        "wave is for distortionEffect, and not for colorEffect: its result is a float2"
      ),
      (tint, .color, [.color], nil), (tint, .color, [.float4], nil),
      (tint, .color, [.boundingRect], nil), (tint, .fill, [.color, .color], nil),
      (
        tint, .color, [],
        "tint takes 1 argument behind the position and the color (other: color), and gets 0"
      ),
      (
        tint, .layer, [.color],
        "tint is for colorEffect or a fill, and not for layerEffect: its second parameter is not "
          + "a SwiftUI::Layer"
      ),
      (
        tint, .distortion, [.color],
        "tint is for colorEffect or a fill, and not for distortionEffect: its result is a color"
      ),
      (
        "half4 f(float2 p, SwiftUI::Layer l)", .layer, [.float],
        "f takes no argument behind the position and the layer, and gets 1"
      ),
      (
        "half4 f(float2 p, SwiftUI::Layer l)", .fill, [],
        "f is for layerEffect, and not for a fill: its second parameter is a layer"
      ),
      (
        "half4 f(float2 p, texture2d<half> t, device const float *a, int n)", .fill,
        [.image, .colorArray],
        "argument 2 of f, a, is an array of floats, and gets an array of colors"
      ),
      (
        "half4 f(float2 p, float)", .fill, [.image], "argument 1 of f is a float, and gets an image"
      ),
      (
        "float3 f(float2 p)", .fill, [],
        "f cannot be used as a fill: its result is a float3, and not a half4, or a float2 for "
          + "distortionEffect"
      ),
      (
        "half4 f(float x)", .color, [],
        "f cannot be used as colorEffect: its first parameter is not the position, a float2"
      ),
      ("half4 f(float2 p, Box b)", .fill, [.float], nil),
      ("Box f(float2 p)", .fill, [], nil),
    ] as [(String, ShaderKind, [ShaderArgumentKind], String?)])
  func `is told when it cannot be`(
    text: String, kind: ShaderKind, arguments: [ShaderArgumentKind], told: String?
  ) throws {
    let signature = try `The signature of a function`.written("\(text) { return 0; }")
    #expect(signature.mismatch(as: kind, with: arguments)?.description == told)
  }

  @Test func `has no argument of a type that cannot be passed`() throws {
    let signature = try #require(
      ShaderSignature(name: "f", description: "float4: float2 unknown(Box)"))
    #expect(
      signature.mismatch(as: .fill, with: [.float])?.description
        == "argument 1 of f has the type Box, which SwiftUI cannot pass")
  }

  @Test(
    arguments: [
      (
        .unknownFunction(name: "wavee", known: ["wave"], nearest: "wave"),
        "there is no shader function \"wavee\", did you mean \"wave\"?; there is wave"
      ),
      (
        .unknownFunction(name: "x", known: [], nearest: nil),
        "there is no shader function \"x\"; there is no function with [[ stitchable ]]"
      ),
      (
        .unknownFunction(name: "x", known: (1...14).map { "f\($0)" }, nearest: nil),
        "there is no shader function \"x\"; there are f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, "
          + "f12 and 2 more"
      ),
      (
        .notStitchable(
          name: "f", kind: .plain, place: MetalPlace(path: "a.metal", line: 3, column: 7)),
        "the function f at a.metal:3:7 is not stitchable; write [[ stitchable ]] before it"
      ),
      (
        .notStitchable(
          name: "f", kind: .kernel, place: MetalPlace(path: "a.metal", line: 3, column: 7)),
        "the function f at a.metal:3:7 is a kernel function, which no view calls; a function for "
          + "views has [[ stitchable ]] before it"
      ),
    ] as [(ShaderMismatch, String)])
  func `is explained`(mismatch: ShaderMismatch, text: String) {
    #expect(mismatch.description == text)
  }
}
