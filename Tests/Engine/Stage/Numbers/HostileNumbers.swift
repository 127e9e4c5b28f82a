import Foundation

/// Numbers that code computes by mistake, and that an arithmetic of layout or drawing may trap on.
enum HostileNumbers {
  static let all: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 0, -0.0, 1e18, -1e18, -1, 1e5,
  ]

  /// The whole numbers among them, with those that no sum of others fits.
  static let whole = [0, -1, .min, .max, 1 << 40, -(1 << 40)]
}
