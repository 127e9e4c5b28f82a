import Scrollwork

/// A named list of colors, darkest last.
struct Palette: Identifiable {
  let name: String
  let words: String
  let hexes: [UInt32]
  /// The phase of the waves in the card's picture.
  let swing: Double

  var id: String { name }

  var colors: [Color] { hexes.map(Self.color) }

  static let all = [
    Palette(
      name: "Coral Tide", words: "A harbor, an hour before the boats.",
      hexes: [0xFFE3D3, 0xFFB199, 0xFF7A6B, 0xD94F70, 0x6B2D5C], swing: 0.4),
    Palette(
      name: "Moss & Amber", words: "Where the path leaves the wood.",
      hexes: [0xFFF3C9, 0xF4C95D, 0xC9A227, 0x6A8D48, 0x23402F], swing: 1.5),
    Palette(
      name: "Night Ferry", words: "Deck lights, and the other shore.",
      hexes: [0xE7F0FF, 0x8FB8FF, 0x4A7BE0, 0x2A3FA0, 0x10163F], swing: 2.7),
    Palette(
      name: "Plum Rain", words: "Slow drops on a tin roof.",
      hexes: [0xFBE4F1, 0xE8A4CF, 0xB565B5, 0x6F3C91, 0x2B1645], swing: 3.9),
    Palette(
      name: "Glacier Milk", words: "Meltwater, the color of nothing else.",
      hexes: [0xF0FBF9, 0xA9E5DD, 0x5CC2C0, 0x2D8395, 0x123B4F], swing: 5.2),
    Palette(
      name: "Dune Signal", words: "Heat, and one red flag.",
      hexes: [0xFFF1DC, 0xF9C784, 0xF2935C, 0xC8553D, 0x4E2026], swing: 6.3),
    Palette(
      name: "Orchard", words: "Apples in the grass by the wall.",
      hexes: [0xFDF6D8, 0xDCE775, 0x9CCC65, 0xE4572E, 0x3B1F2B], swing: 7.4),
  ]

  static func named(_ id: ID?) -> Palette { all.first { $0.id == id } ?? all[0] }

  static func color(_ hex: UInt32) -> Color {
    Color(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }

  static func spell(_ hex: UInt32) -> String {
    let digits = String(hex, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
