import Foundation
package import ScrollworkGeometry

/// Whether a movement that begins along one axis stays on it.
package enum DirectionalLock {
  /// How far from an axis a movement may begin to stay on it, in degrees.
  ///
  /// - Source: measured by others, in UIKit and in WebKit.
  package static let angle = 20.0

  /// How long a finger has to stay where it is for its next movement to be looked at anew, in seconds.
  ///
  /// - Source: measured by others, in WebKit.
  package static let pause = 0.6

  /// The axes that a movement keeps that went along others and goes on like `way` after a pause: one
  /// that it goes nearly along now, or those that it kept.
  ///
  /// - Source: measured by others, in WebKit.
  package static func axes(for way: CGVector, after kept: Axis.Set) -> Axis.Set {
    let axes = axes(for: way)
    return axes == [.horizontal, .vertical] ? kept : axes
  }

  /// The axes that a movement that begins like `way` keeps: one that it begins nearly along, or both.
  package static func axes(for way: CGVector) -> Axis.Set {
    guard way != .zero else { return [.horizontal, .vertical] }
    let angle = atan2(abs(Double(way.dy)), abs(Double(way.dx))) * 180 / .pi
    return angle <= Self.angle
      ? .horizontal : angle >= 90 - Self.angle ? .vertical : [.horizontal, .vertical]
  }
}
