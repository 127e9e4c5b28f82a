import Foundation
import ScrollworkDrawing
import ScrollworkGeometry
import TestSupport
import Testing

@testable import ScrollworkShaders

/// The functions of an example over a picture, for each target of this machine.
@Suite struct `Pixels of shaders` {
  private static let (width, height) = (93, 64)

  /// The functions, with arguments.
  private static let calls: [(name: String, kind: AppliedShader.Effect, arguments: [ShaderValue])] =
    [
      ("ripple", .layer, [.numbers([40, 30]), .numbers([0.08])]),
      ("wave", .distortion, [.boundingRect, .numbers([7.5])]),
      ("pixelate", .layer, [.numbers([7])]), ("fringe", .layer, [.boundingRect, .numbers([18])]),
      ("dissolve", .color, [.numbers([0.4])]), ("grain", .color, [.numbers([0.3])]),
    ]

  private static let picture: [UInt32] = (0..<width * height).map { place in
    let (x, y) = (UInt32(place % width), UInt32(place / width))
    return 0xFF00_0000 | x * 2 << 16 | y * 3 << 8 | (x ^ y)
  }

  private func functions(_ target: ShaderTarget, cache: URL) async throws -> ShaderFunctions {
    let source = try MetalSource(path: Repository.url("Examples/Shaders").path)
    let compiler = try ShaderCompiler(cache: cache, target: target)
    return try ShaderFunctions(
      try await compiler.libraries(of: source).compactMap { try $0.library.get() })
  }

  /// The pixels of a call, drawn in bands of some rows.
  private func pixels(
    _ functions: ShaderFunctions,
    _ call: (name: String, kind: AppliedShader.Effect, arguments: [ShaderValue]), rows: Int
  ) throws -> [UInt32] {
    let (width, height) = (Self.width, Self.height)
    let filter = AppliedShader(
      call.kind, try #require(functions.function(named: call.name)), arguments: call.arguments,
      bounds: CGRect(x: 0, y: 0, width: 46.5, height: 32))
    try #require(functions.fault(of: filter) == nil)
    var target = [UInt32](repeating: 0, count: width * height)
    Self.picture.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        for top in stride(from: 0, to: height, by: rows) {
          _ = functions.run(
            filter,
            on: ShaderPass(
              source: ShaderPixels(pixels: from, width: width, height: height, stride: width),
              toSource: CGAffineTransform(scaleX: 2, y: 2), target: to + top * width,
              targetStride: width, rect: (0, top, width, min(rows, height - top)),
              toPoint: CGAffineTransform(scaleX: 0.5, y: 0.5)),
            pictures: [])
        }
      }
    }
    return target
  }

  @Test func `are equal on each kind of processor, whole and in bands`() async throws {
    let folder = try TemporaryFolder()
    let cache = folder.url.appending(path: "cache")
    let first = try await functions(.current, cache: cache)
    #expect(first.functionNames.count == Self.calls.count)
    for call in Self.calls {
      let whole = try pixels(first, call, rows: Self.height)
      #expect(whole != Self.picture, "\(call.name) changes the picture")
      #expect(try pixels(first, call, rows: 6) == whole, "\(call.name) in bands")
      for target in ShaderTarget.supported.dropFirst() {
        let other = try await functions(target, cache: cache)
        #expect(try pixels(other, call, rows: Self.height) == whole, "\(call.name) for \(target)")
      }
    }
  }

  @Test func `are described to C and to Metal by one header`() throws {
    #expect(
      try Repository.text("Sources/C/CShaders/include/CShaders.h")
        == Repository.text("Sources/Inputs/Shaders/Metal/Standard/CShaders.h"))
  }
}
