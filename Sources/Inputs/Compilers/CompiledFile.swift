package import Foundation
import ScrollworkSystem

/// The check that what a compiler wrote is whole, by the structure of its form.
///
/// A compiler can end with success although its disk was full, or a wrapper may hide how it ended: what it
/// wrote counts. A part of a library would crash each process that loads it.
package enum CompiledFile {
  /// A form of files that compilers write.
  package enum Form: Sendable {
    /// A shared library.
    case library
    /// A module of Swift.
    case module
    /// An archive of object files.
    case archive
  }

  /// What is wrong with the file that a successful compiler was to write; nil if it is whole.
  package static func fault(of file: URL, as form: Form) -> String? {
    let name = file.lastPathComponent
    guard let data = try? InputFile.mapped(file.path) else {
      return "it ended with success, but wrote no \(name)"
    }
    let bytes = LittleEndianBytes(data)
    let isWhole =
      switch form {
      case .library: isLibrary(bytes)
      case .module: isModule(bytes)
      case .archive: isArchive(bytes)
      }
    return isWhole ? nil : "it ended with success, but wrote only a part of \(name)"
  }

  /// Sections within the file, and their table, which linkers write last.
  ///
  /// - Source: documented, the System V application binary interface, chapter 4, for 64 bits.
  private static func isLibrary(_ bytes: LittleEndianBytes) -> Bool {
    #if os(Linux)
      guard bytes.number(at: 0, 4) == 0x464C_457F, let table = bytes.number(at: 0x28, 8),
        let size = bytes.number(at: 0x3A, 2), let count = bytes.number(at: 0x3C, 2),
        let names = bytes.number(at: 0x3E, 2), size >= 64, names < count, table <= bytes.count
      else { return false }
      let (nothing, texts) = (8, 3)
      guard bytes.number(at: table + names * size + 4, 4) == texts else { return false }
      return (0..<count).allSatisfy { section in
        let head = table + section * size
        guard let kind = bytes.number(at: head + 4, 4), let place = bytes.number(at: head + 24, 8),
          let length = bytes.number(at: head + 32, 8)
        else { return false }
        return kind == nothing || place <= bytes.count && length <= bytes.count - place
      }
    #else
      return bytes.count > 0
    #endif
  }

  /// A signature, and blocks that end with the file.
  ///
  /// - Source: documented, the LLVM bitstream format; measured on modules of Swift 6.2.
  private static func isModule(_ bytes: LittleEndianBytes) -> Bool {
    guard bytes.number(at: 0, 4) == 0x0EA8_9CE2, bytes.count > 4 else { return false }
    var place = 4
    while place < bytes.count {
      // A block begins with the two bits 01, its number and the width in it, and has its length in words.
      guard let head = bytes.number(at: place, 4), head & 3 == 1,
        let words = bytes.number(at: place + 4, 4), words <= (bytes.count - place - 8) / 4
      else { return false }
      place += 8 + 4 * words
    }
    return true
  }

  /// A signature, and members that end with the file.
  ///
  /// - Source: documented, `ar(5)`.
  private static func isArchive(_ bytes: LittleEndianBytes) -> Bool {
    guard bytes.text(at: 0, 8) == "!<arch>\n" else { return false }
    var place = 8
    while place < bytes.count {
      guard let digits = bytes.text(at: place + 48, 10)?.trimmingCharacters(in: .whitespaces),
        let size = Int(digits), size >= 0, size <= bytes.count - place - 60
      else { return false }
      place += 60 + size + size % 2
    }
    return true
  }
}

/// The bytes of a file, read at places that may lie behind its end.
private struct LittleEndianBytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  /// A number of some bytes, the lowest first; nil behind the end.
  func number(at place: Int, _ length: Int) -> Int? {
    guard let bytes = slice(place, length) else { return nil }
    return Int(exactly: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  /// Some characters of ASCII; nil behind the end.
  func text(at place: Int, _ length: Int) -> String? {
    slice(place, length).map { String(decoding: $0, as: UTF8.self) }
  }

  private func slice(_ place: Int, _ length: Int) -> Data? {
    guard place >= 0, length <= count, place <= count - length else { return nil }
    return data[data.startIndex + place..<data.startIndex + place + length]
  }
}
