import Foundation

/// The objects of a property list in the binary form, as far as they refer to others.
///
/// Objects may be shared: a list of thirty lists, each with the next one twice, has a billion values.
///
/// - Source: documented, Apple's `CFBinaryPList.c`: the trailer, and the markers of objects.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize, referenceSize, objectCount, root, table: Int

  /// The list in a file; nil if its trailer is damaged.
  init?(_ data: Data) {
    bytes = [UInt8](data)
    let trailer = bytes.count - 32
    guard trailer >= 8 else { return nil }
    (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard let count = Self.number(bytes, at: trailer + 8, 8),
      let root = Self.number(bytes, at: trailer + 16, 8),
      let table = Self.number(bytes, at: trailer + 24, 8),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      table <= trailer, count <= (trailer - table) / offsetSize, root < count
    else { return nil }
    (objectCount, self.root, self.table) = (count, root, table)
  }

  /// The number of values, shared ones as often as they occur; nil if the list is damaged, holds itself, or
  /// has what only archives have.
  var valueCount: Int? {
    var counts: [Int: Int] = [:]
    var open: Set<Int> = []
    var next = [root]
    while let object = next.last {
      guard counts[object] == nil else {
        next.removeLast()
        continue
      }
      guard let parts = references(of: object) else { return nil }
      if open.insert(object).inserted {
        guard !parts.contains(where: open.contains) else { return nil }
        next += parts.filter { counts[$0] == nil }
      } else {
        var sum = 1
        for part in parts { sum = min(sum + (counts[part] ?? 0), 1 << 40) }
        counts[object] = sum
        open.remove(object)
        next.removeLast()
      }
    }
    return counts[root]
  }

  /// The objects that an object holds; nil if it is damaged.
  private func references(of object: Int) -> [Int]? {
    guard object < objectCount,
      let offset = Self.number(bytes, at: table + object * offsetSize, offsetSize),
      offset < table
    else { return nil }
    let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
    // Identifiers of archives, and sets, which no project has: Foundation crashed on a set of damaged ones.
    guard !Self.archived.contains(kind) else { return nil }
    guard kind == 0xA || kind == 0xD else { return [] }
    var (count, place) = (low, offset + 1)
    if low == 15 {
      guard place < table, bytes[place] >> 4 == 1, bytes[place] & 15 <= 3 else { return nil }
      let length = 1 << Int(bytes[place] & 15)
      guard let long = Self.number(bytes, at: place + 1, length) else { return nil }
      (count, place) = (long, place + 1 + length)
    }
    let (total, overflows) = count.multipliedReportingOverflow(by: kind == 0xD ? 2 : 1)
    guard !overflows, place <= table, total <= (table - place) / referenceSize else { return nil }
    var found: [Int] = []
    for index in 0..<total {
      let place = place + index * referenceSize
      guard let part = Self.number(bytes, at: place, referenceSize) else { return nil }
      found.append(part)
    }
    return found
  }

  private static let archived: Set<UInt8> = [0x8, 0xB, 0xC]

  /// A number of some bytes, the highest first; nil behind the end, and for one without an `Int`.
  private static func number(_ bytes: [UInt8], at place: Int, _ length: Int) -> Int? {
    guard place >= 0, place <= bytes.count - length else { return nil }
    return Int(exactly: bytes[place..<place + length].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
