/// A QR code of bytes, of the versions 1 to 10.
///
/// - Source: documented: ISO/IEC 18004, with the mask 0, which any reader reads.
struct SquareCode {
  /// The number of squares in a row.
  let side: Int
  private var dark: [Bool]
  private var isReserved: [Bool]

  /// Of each version, for L, M, Q and H: the bytes of correction in a block, and the data bytes of
  /// each block.
  private static let blocks: [[(correction: Int, data: [Int])]] = [
    [(7, [19]), (10, [16]), (13, [13]), (17, [9])],
    [(10, [34]), (16, [28]), (22, [22]), (28, [16])],
    [(15, [55]), (26, [44]), (18, [17, 17]), (22, [13, 13])],
    [(20, [80]), (18, [32, 32]), (26, [24, 24]), (16, [9, 9, 9, 9])],
    [(26, [108]), (24, [43, 43]), (18, [15, 15, 16, 16]), (22, [11, 11, 12, 12])],
    [(18, [68, 68]), (16, [27, 27, 27, 27]), (24, [19, 19, 19, 19]), (28, [15, 15, 15, 15])],
    [
      (20, [78, 78]), (18, [31, 31, 31, 31]), (18, [14, 14, 15, 15, 15, 15]),
      (26, [13, 13, 13, 13, 14]),
    ],
    [
      (24, [97, 97]), (22, [38, 38, 39, 39]), (22, [18, 18, 18, 18, 19, 19]),
      (26, [14, 14, 14, 14, 15, 15]),
    ],
    [
      (30, [116, 116]), (22, [36, 36, 36, 37, 37]), (20, [16, 16, 16, 16, 17, 17, 17, 17]),
      (24, [12, 12, 12, 12, 13, 13, 13, 13]),
    ],
    [
      (18, [68, 68, 69, 69]), (26, [43, 43, 43, 43, 44]), (24, [19, 19, 19, 19, 19, 19, 20, 20]),
      (28, [15, 15, 15, 15, 15, 15, 16, 16]),
    ],
  ]

  /// The centers of the small squares of each version.
  private static let alignments: [[Int]] = [
    [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46],
    [6, 28, 50],
  ]

  func isDark(_ row: Int, _ column: Int) -> Bool { dark[row * side + column] }

  /// A code of bytes; nil for more than 271 of them at the level L.
  init?(_ bytes: [UInt8], level: String) {
    let rank = ["L", "M", "Q", "H"].firstIndex(of: level) ?? 1
    guard
      let index = Self.blocks.indices.first(where: { version in
        let room = Self.blocks[version][rank].data.reduce(0, +)
        return bytes.count + (version < 9 ? 2 : 3) <= room
      })
    else { return nil }
    side = 21 + 4 * index
    dark = Array(repeating: false, count: side * side)
    isReserved = dark
    drawPatterns(index)
    drawFormat(rank)
    if index >= 6 { drawVersion(index + 1) }
    place(Self.words(bytes, index, Self.blocks[index][rank]))
  }

  private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
    guard (0..<side).contains(row), (0..<side).contains(column) else { return }
    dark[row * side + column] = isDark
    isReserved[row * side + column] = true
  }

  private mutating func drawPatterns(_ index: Int) {
    for step in 0..<side {
      set(6, step, step % 2 == 0)
      set(step, 6, step % 2 == 0)
    }
    for (top, left) in [(0, 0), (0, side - 7), (side - 7, 0)] {
      for y in -1...7 {
        for x in -1...7 {
          let ring = max(abs(y - 3), abs(x - 3))
          set(top + y, left + x, ring != 2 && ring != 4)
        }
      }
    }
    let centers = Self.alignments[index]
    for y in centers {
      for x in centers
      where !(y == 6 && (x == 6 || x == side - 7)) && !(y == side - 7 && x == 6) {
        for dy in -2...2 {
          for dx in -2...2 { set(y + dy, x + dx, max(abs(dy), abs(dx)) != 1) }
        }
      }
    }
    set(side - 8, 8, true)
  }

  private mutating func drawFormat(_ rank: Int) {
    let data = [1, 0, 3, 2][rank] << 3
    var rest = data
    for _ in 0..<10 { rest = (rest << 1) ^ ((rest >> 9) * 0x537) }
    let bits = (data << 10 | rest) ^ 0x5412
    for index in 0..<15 {
      let isDark = bits >> index & 1 == 1
      switch index {
      case 0...5: set(index, 8, isDark)
      case 6: set(7, 8, isDark)
      case 7: set(8, 8, isDark)
      case 8: set(8, 7, isDark)
      default: set(8, 14 - index, isDark)
      }
      if index < 8 { set(8, side - 1 - index, isDark) } else { set(side - 15 + index, 8, isDark) }
    }
    set(side - 8, 8, true)
  }

  private mutating func drawVersion(_ version: Int) {
    var rest = version
    for _ in 0..<12 { rest = (rest << 1) ^ ((rest >> 11) * 0x1F25) }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      let (a, b) = (side - 11 + index % 3, index / 3)
      set(a, b, isDark)
      set(b, a, isDark)
    }
  }

  /// Places words from the bottom right, up and down in pairs of columns, with the mask 0.
  private mutating func place(_ words: [UInt8]) {
    var bit = 0
    for pair in stride(from: side - 1, through: 1, by: -2) {
      let right = pair <= 6 ? pair - 1 : pair
      for step in 0..<side {
        for column in [right, right - 1] {
          let isUpward = (right + 1) & 2 == 0
          let row = isUpward ? side - 1 - step : step
          guard !isReserved[row * side + column] else { continue }
          let isSet = bit < words.count * 8 && words[bit / 8] >> (7 - bit % 8) & 1 == 1
          bit += 1
          dark[row * side + column] = isSet != ((row + column) % 2 == 0)
        }
      }
    }
  }

  // MARK: Words

  private static func words(
    _ bytes: [UInt8], _ index: Int, _ form: (correction: Int, data: [Int])
  ) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    append(4, 4)
    append(bytes.count, index < 9 ? 8 : 16)
    for byte in bytes { append(Int(byte), 8) }
    let room = form.data.reduce(0, +)
    append(0, min(4, room * 8 - bits.count))
    while bits.count % 8 != 0 { bits.append(false) }
    var words = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    for pad in 0..<max(0, room - words.count) { words.append(pad % 2 == 0 ? 0xEC : 0x11) }
    var parts: [[UInt8]] = []
    var rest = words[...]
    for count in form.data {
      parts.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    let corrections = parts.map { correction(of: $0, form.correction) }
    func interleaved(_ parts: [[UInt8]]) -> [UInt8] {
      (0..<(parts.map(\.count).max() ?? 0)).flatMap { place in
        parts.compactMap { place < $0.count ? $0[place] : nil }
      }
    }
    return interleaved(parts) + interleaved(corrections)
  }

  /// The product in the field of 256 elements by the polynomial 0x11D.
  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = (result << 1) ^ ((result >> 7) * 0x11D)
      if other >> bit & 1 == 1 { result ^= Int(one) }
    }
    return UInt8(result)
  }

  /// The bytes that correct a block, by the code of Reed and Solomon.
  private static func correction(of data: [UInt8], _ count: Int) -> [UInt8] {
    var divisor = [UInt8](repeating: 0, count: count)
    divisor[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for place in 0..<count {
        divisor[place] = product(divisor[place], root)
        if place + 1 < count { divisor[place] ^= divisor[place + 1] }
      }
      root = product(root, 2)
    }
    var rest = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for place in 0..<count { rest[place] ^= product(divisor[place], factor) }
    }
    return rest
  }
}
