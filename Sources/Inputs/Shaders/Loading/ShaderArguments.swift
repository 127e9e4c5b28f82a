import CShaders
package import ScrollworkDrawing

/// The arguments of a function, as it reads them: made once, for any number of calls.
package final class ShaderArguments: Sendable {
  /// An argument that is an array.
  package enum Values: Hashable, Sendable {
    case floats([Float])
    /// Premultiplied colors: red, green, blue, alpha.
    case colors([SIMD4<Float>])
    case data([UInt8])
  }

  /// What is read by the functions, and freed with this object.
  private struct Memory: @unchecked Sendable {
    let numbers: UnsafeMutablePointer<Float>
    let blocks: [UnsafeMutableRawPointer]
    let arrays: UnsafeMutablePointer<shader_array>
    let pictures: UnsafeMutablePointer<shader_picture>
  }

  private let memory: Memory

  /// The arguments of each kind in the order of their parameters.
  ///
  /// `numbers` has the components of all numbers, vectors, rectangles (x, y, width, height) and colors
  /// (premultiplied red, green, blue, alpha).
  package init(
    numbers: [Float], arrays: [Values] = [], pictures: [ShaderPixels] = []
  ) {
    let blocks = arrays.map(\.block)
    let first = UnsafeMutablePointer<Float>.allocate(capacity: max(numbers.count, 1))
    for (index, number) in numbers.enumerated() { (first + index).initialize(to: number) }
    let lists = UnsafeMutablePointer<shader_array>.allocate(capacity: max(arrays.count, 1))
    for (index, (values, block)) in zip(arrays, blocks).enumerated() {
      (lists + index).initialize(
        to: shader_array(
          values: UnsafePointer(block.assumingMemoryBound(to: Float.self)),
          count: Int32(clamping: values.count)))
    }
    let images = UnsafeMutablePointer<shader_picture>.allocate(capacity: max(pictures.count, 1))
    for (index, picture) in pictures.enumerated() { (images + index).initialize(to: picture.value) }
    memory = Memory(numbers: first, blocks: blocks, arrays: lists, pictures: images)
  }

  deinit {
    memory.numbers.deallocate()
    memory.arrays.deallocate()
    memory.pictures.deallocate()
    for block in memory.blocks { block.deallocate() }
  }

  /// Sets the arguments of a pass.
  func set(in pass: inout shader_pass) {
    pass.numbers = UnsafePointer(memory.numbers)
    pass.arrays = UnsafePointer(memory.arrays)
    pass.pictures = UnsafePointer(memory.pictures)
  }
}

extension ShaderArguments.Values {
  /// What a function receives as the count.
  fileprivate var count: Int {
    switch self {
    case .floats(let values): values.count
    case .colors(let values): values.count
    case .data(let bytes): bytes.count
    }
  }

  /// A copy of the values, with zeros behind them.
  ///
  /// - Source: chosen, 64 bytes; a function without a guard reads no other memory at its end.
  fileprivate var block: UnsafeMutableRawPointer {
    func copy(_ bytes: UnsafeRawBufferPointer) -> UnsafeMutableRawPointer {
      let size = bytes.count + 64
      let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      block.initializeMemory(as: UInt8.self, repeating: 0, count: size)
      bytes.baseAddress.map { block.copyMemory(from: $0, byteCount: bytes.count) }
      return block
    }
    return switch self {
    case .floats(let values): values.withUnsafeBytes(copy)
    case .colors(let values): values.withUnsafeBytes(copy)
    case .data(let bytes): bytes.withUnsafeBytes(copy)
    }
  }
}
