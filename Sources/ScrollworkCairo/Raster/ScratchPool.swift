import Foundation
import Synchronization

/// Memory that is used again and again for the same purpose, by any number of threads.
///
/// Encoding needs several megabytes for a moment; getting them anew from the system for each picture
/// costs more than the encoding itself.
final class ScratchPool: Sendable {
  /// A stretch of memory whose content is whatever the last user left.
  private struct Block: @unchecked Sendable {
    var memory: UnsafeMutableRawPointer
    var size: Int
  }

  private let idle = Mutex<[Block]>([])

  deinit { idle.withLock { $0.forEach { free($0.memory) } } }

  /// Calls `body` with at least `size` bytes of any content; nil when there is no memory.
  func withMemory<Result>(
    _ size: Int, _ body: (UnsafeMutableRawPointer) throws(CairoError) -> Result
  ) throws(CairoError) -> Result? {
    var block = idle.withLock { $0.popLast() }
    if let small = block, small.size < size {
      free(small.memory)
      block = nil
    }
    guard let block = block ?? malloc(size).map({ Block(memory: $0, size: size) }) else {
      return nil
    }
    defer { idle.withLock { $0.append(block) } }
    return try body(block.memory)
  }
}
