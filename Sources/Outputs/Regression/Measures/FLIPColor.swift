import Foundation

/// The color spaces of ꟻLIP: linear sRGB, XYZ, YCxCz and CIELAB, under D65.
///
/// - Source: documented, NVIDIA's FLIP.h, whose matrices are those of sRGB's primaries.
enum FLIPColor {
  /// The reciprocal of the white point.
  private static let inverseWhite = SIMD3<Float>(1.052156925, 1, 0.918357670)
  /// The white point.
  private static let white = SIMD3<Float>(0.950428545, 1, 1.088900371)

  static func xyz(ofLinear rgb: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3((toX * rgb).sum(), (toY * rgb).sum(), (toZ * rgb).sum())
  }

  private static let toX = SIMD3<Float>(
    SIMD3<Double>(10_135_552, 8_788_810, 4_435_075) / 24_577_794)
  private static let toY = SIMD3<Float>(
    SIMD3<Double>(2_613_072, 8_788_810, 887_015) / 12_288_897)
  private static let toZ = SIMD3<Float>(
    SIMD3<Double>(1_425_312, 8_788_810, 70_074_185) / 73_733_382)

  static func linear(ofXYZ xyz: SIMD3<Float>) -> SIMD3<Float> {
    let red = SIMD3<Float>(3.241003275, -1.537398934, -0.498615861)
    let green = SIMD3<Float>(-0.969224334, 1.875930071, 0.041554224)
    let blue = SIMD3<Float>(0.055639423, -0.204011202, 1.057148933)
    return SIMD3((red * xyz).sum(), (green * xyz).sum(), (blue * xyz).sum())
  }

  /// YCxCz: opponent colors that are linear in light.
  static func opponents(ofXYZ xyz: SIMD3<Float>) -> SIMD3<Float> {
    let xyz = xyz * inverseWhite
    return SIMD3(116 * xyz.y - 16, 500 * (xyz.x - xyz.y), 200 * (xyz.y - xyz.z))
  }

  static func xyz(ofOpponents color: SIMD3<Float>) -> SIMD3<Float> {
    let y = (color.x + 16) / 116
    return SIMD3(y + color.y / 500, y, y - color.z / 200) * white
  }

  /// CIELAB.
  static func lab(ofXYZ xyz: SIMD3<Float>) -> SIMD3<Float> {
    let xyz = xyz * inverseWhite
    let (x, y, z) = (root(xyz.x), root(xyz.y), root(xyz.z))
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func root(_ value: Float) -> Float {
    let delta: Float = 6.0 / 29.0
    return value > delta * delta * delta
      ? cbrtf(value) : value / (3 * delta * delta) + 4.0 / 29.0
  }
}
