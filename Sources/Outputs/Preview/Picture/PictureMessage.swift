package import Foundation
import ScrollworkDrawing

/// A picture for the page: a head of 24 bytes, and a bitmap or a PNG file.
///
/// Numbers are little-endian. The head has the form, flags, the generation of the scene, the number of
/// the picture, its time, and the size in pixels.
///
/// A bitmap is a ``PixelChange`` of the picture before: the number of row copies and of runs, each copy
/// as the first row, its row in the picture before and a count, each run as a start and a count, and
/// then the pixels of all runs in order. Up to 256 equal pixels of a run are four bytes: red, green, blue
/// and their number less one.
package struct PictureMessage {
  /// What the bytes behind the head are.
  package enum Form: UInt8 {
    /// A bitmap that replaces whatever is shown.
    case whole = 1
    /// A PNG file of a scene in a list.
    case listed = 2
    /// A bitmap as a change of the picture that the request named.
    case change = 3
  }

  /// What the head says.
  struct Head {
    let form: Form
    var isPast = false
    var isActive = false
    var generation: UInt16 = 0
    let number: UInt32
    let time: Double
    let width: Int
    let height: Int
  }

  /// The bytes.
  let data: Data

  /// A picture of a PNG file.
  init(_ head: Head, png: Data) { data = Self.bytes(of: head) + png }

  /// A bitmap as its change from the one before.
  init(_ head: Head, _ pixels: Pixels, _ change: PixelChange) {
    var words: [UInt32] = [UInt32(change.rows.count), UInt32(change.runs.count)]
    for rows in change.rows {
      words += [UInt32(rows.first), UInt32(rows.source), UInt32(rows.count)]
    }
    for run in change.runs { words += [UInt32(run.start), UInt32(run.count)] }
    pixels.data.withUnsafeBytes { bytes in
      let source = bytes.bindMemory(to: UInt32.self)
      for run in change.runs {
        Self.add(
          UnsafeBufferPointer(rebasing: source[run.start..<run.start + run.count]), to: &words)
      }
    }
    var data = Self.bytes(of: head)
    words.withUnsafeBytes { data.append(contentsOf: $0) }
    self.data = data
  }

  /// The bytes of the head.
  private static func bytes(of head: Head) -> Data {
    var data = Data([head.form.rawValue, (head.isPast ? 1 : 0) | (head.isActive ? 2 : 0)])
    func add(_ value: some FixedWidthInteger) {
      withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
    add(head.generation)
    add(head.number)
    add(head.time.bitPattern)
    add(UInt32(head.width))
    add(UInt32(head.height))
    return data
  }

  /// Adds opaque pixels, which have blue before green and red, by their lengths.
  private static func add(_ pixels: UnsafeBufferPointer<UInt32>, to words: inout [UInt32]) {
    var index = 0
    while index < pixels.count {
      let pixel = pixels[index]
      var count = 1
      while count < 256, index + count < pixels.count, pixels[index + count] == pixel { count += 1 }
      let value = UInt32(littleEndian: pixel)
      let color = value & 0xff00 | value >> 16 & 0xff | (value & 0xff) << 16
      words.append((color | UInt32(count - 1) << 24).littleEndian)
      index += count
    }
  }

  /// The generation that the head of a message tells.
  package static func generation(of message: Data) -> UInt16 {
    UInt16(message[message.startIndex + 2]) | UInt16(message[message.startIndex + 3]) << 8
  }
}
