import ScrollworkDrawing
import ScrollworkScript

/// The metal of a device's rim and buttons.
struct DeviceMetal: Hashable {
  /// The rim, light where it is turned to the light.
  let rim: [Paint.Stop]
  /// The mean color of the rim.
  let mean: Color.Resolved
  /// The buttons, a little darker.
  let button: Color.Resolved

  /// The colors of a rim from light to dark, its mean, and that of buttons.
  ///
  /// - Source: chosen: a neutral graphite, apart from light and dark backgrounds alike; the others as
  ///   metals are anodized, with the same fall of light.
  private static let colors: [ReelDirection.DeviceColor: [UInt32]] = [
    .graphite: [0x9A9A9A, 0x555555, 0x6C6C6C, 0x3C3C3C, 0x6C6C6C, 0x4A4A4A],
    .black: [0x5A5A5C, 0x2A2A2C, 0x38383A, 0x1A1A1C, 0x38383A, 0x242426],
    .silver: [0xF2F3F5, 0xB4B7BB, 0xD0D2D6, 0x9A9DA2, 0xD0D2D6, 0xA9ACB1],
    .white: [0xFFFFFF, 0xDEDFE2, 0xF0F1F3, 0xC8CACE, 0xF0F1F3, 0xD2D4D8],
    .gold: [0xF7E6C6, 0xC6A875, 0xDCC296, 0xA68A5B, 0xDCC296, 0xB89B69],
    .rose: [0xF8DDD8, 0xCFA19A, 0xE2BCB5, 0xAE827B, 0xE2BCB5, 0xC0928B],
    .blue: [0x9DB2CC, 0x4F6685, 0x6A82A1, 0x374A63, 0x6A82A1, 0x465B78],
    .green: [0xA9BFA9, 0x5C755F, 0x77917A, 0x425644, 0x77917A, 0x506853],
    .purple: [0xB9AECB, 0x6D6085, 0x897CA1, 0x4F4463, 0x897CA1, 0x605477],
  ]

  init(_ color: ReelDirection.DeviceColor) {
    let codes = Self.colors[color] ?? []
    rim = zip(codes, [0, 0.28, 0.55, 1]).map {
      Paint.Stop(color: .hexadecimal($0), location: $1)
    }
    (mean, button) = (.hexadecimal(codes[4]), .hexadecimal(codes[5]))
  }
}
