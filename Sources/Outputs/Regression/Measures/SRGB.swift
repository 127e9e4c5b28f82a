import Foundation

/// The transfer function of sRGB.
enum SRGB {
  /// The linear light of a channel; both from 0 to 1.
  ///
  /// - Source: documented, IEC 61966-2-1.
  static func linear(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }

  /// The linear light of each 8-bit channel.
  static let linear: [Double] = (0...255).map { linear(Double($0) / 255) }
}
