import CCairo
import Foundation
import ScrollworkDrawing

extension BlendMode {
  /// The Cairo operator; nil if Cairo has none.
  var cairoOperator: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .plusDarker: nil
    }
  }
}

/// The plus-darker blend mode in integers, which Cairo lacks: the sum of two images minus white.
enum PlusDarker {
  /// Composites the pixels of `bitmap` within `seen` on `target`; both rectangles are in the same
  /// coordinates.
  ///
  /// Sums the complements of the colors: `max(0, a − (aₛ − cₛ) − (a_b − c_b))`, premultiplied,
  /// where `a` is the sum of the coverages, at most one.
  static func composite(
    _ bitmap: Bitmap, at place: PixelRect, seen: PixelRect, opacity: Double, on target: Bitmap
  ) {
    let part = Int((opacity * 256).rounded())
    let source = bitmap.pixels.assumingMemoryBound(to: UInt8.self)
    let result = target.pixels.assumingMemoryBound(to: UInt8.self)
    for y in seen.y..<seen.maxY {
      for x in seen.x..<seen.maxX {
        let from = source + (y - place.y) * bitmap.stride + 4 * (x - place.x)
        let to = result + (y - target.frame.y) * target.stride + 4 * (x - target.frame.x)
        let (above, beneath) = ((Int(from[3]) * part + 128) >> 8, Int(to[3]))
        let alpha = min(255, above + beneath)
        for channel in 0..<3 {
          let color = (Int(from[channel]) * part + 128) >> 8
          let lack = (above - color) + (beneath - Int(to[channel]))
          to[channel] = UInt8(min(max(0, alpha - lack), alpha))
        }
        to[3] = UInt8(alpha)
      }
    }
  }
}
