import CPictures
import Foundation

/// Embedded ICC profiles, converted with Little CMS.
enum ColorProfile {
  /// Converts straight pixels to sRGB in place, as is perceived; opacities stay.
  ///
  /// A damaged profile, and one of sRGB itself, changes nothing.
  static func convert(_ pixels: UnsafeMutablePointer<UInt8>, count: Int, from profile: Data) {
    guard let source = open(profile) else { return }
    defer { cmsCloseProfile(source) }
    guard cmsGetColorSpace(source) == cmsSigRgbData, !isSRGB(source),
      let transform = transform(from: source, bgra)
    else { return }
    defer { cmsDeleteTransform(transform) }
    var place = 0
    // The library counts in 32 bits.
    while place < count {
      let length = min(count - place, 1 << 20)
      cmsDoTransform(transform, pixels + 4 * place, pixels + 4 * place, UInt32(length))
      place += length
    }
  }

  /// Converts bytes of cyan, magenta, yellow and black, 255 for full ink, to opaque sRGB in place;
  /// returns false if the profile is not one of inks.
  static func convertInks(
    _ pixels: UnsafeMutablePointer<UInt8>, count: Int, from profile: Data
  ) -> Bool {
    guard let source = open(profile) else { return false }
    defer { cmsCloseProfile(source) }
    guard cmsGetColorSpace(source) == cmsSigCmykData,
      let transform = transform(from: source, cmyk, copiesAlpha: false)
    else { return false }
    defer { cmsDeleteTransform(transform) }
    var line = [UInt8](repeating: 0, count: 4 * 4096)
    var place = 0
    while place < count {
      let length = min(count - place, 4096)
      cmsDoTransform(transform, pixels + 4 * place, &line, UInt32(length))
      for index in 0..<length {
        for channel in 0..<3 { pixels[4 * (place + index) + channel] = line[4 * index + channel] }
        pixels[4 * (place + index) + 3] = 255
      }
      place += length
    }
    return true
  }

  /// The profile of Display P3, for files that only name it.
  ///
  /// - Source: documented, SMPTE RP 431-2 for the primaries, with the white D65 and the curve of sRGB.
  static let displayP3: Data? = {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: 0.680, y: 0.320, Y: 1), Green: cmsCIExyY(x: 0.265, y: 0.690, Y: 1),
      Blue: cmsCIExyY(x: 0.150, y: 0.060, Y: 1))
    var parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    guard let curve = cmsBuildParametricToneCurve(nil, 4, &parameters) else { return nil }
    defer { cmsFreeToneCurve(curve) }
    var curves: [OpaquePointer?] = [curve, curve, curve]
    guard let profile = cmsCreateRGBProfile(&white, &primaries, &curves) else { return nil }
    defer { cmsCloseProfile(profile) }
    var length: UInt32 = 0
    guard cmsSaveProfileToMem(profile, nil, &length) != 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(length))
    return cmsSaveProfileToMem(profile, &bytes, &length) != 0 ? Data(bytes) : nil
  }()

  private static func open(_ profile: Data) -> cmsHPROFILE? {
    profile.withUnsafeBytes { cmsOpenProfileFromMem($0.baseAddress, UInt32($0.count)) }
  }

  private static func transform(
    from source: cmsHPROFILE, _ format: UInt32, copiesAlpha: Bool = true
  ) -> cmsHTRANSFORM? {
    guard let target = cmsCreate_sRGBProfile() else { return nil }
    defer { cmsCloseProfile(target) }
    return cmsCreateTransform(
      source, format, target, bgra, UInt32(INTENT_PERCEPTUAL),
      copiesAlpha ? UInt32(cmsFLAGS_COPY_ALPHA) : 0)
  }

  /// Whether a profile says that it is sRGB.
  private static func isSRGB(_ profile: cmsHPROFILE) -> Bool {
    var name = [CChar](repeating: 0, count: 256)
    let length = cmsGetProfileInfoASCII(profile, cmsInfoDescription, "en", "US", &name, 255)
    guard length > 0 else { return false }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      .hasPrefix("sRGB")
  }

  /// The pixel formats of lcms2.h, whose macros Swift does not read.
  ///
  /// - Source: documented, lcms2.h: `TYPE_BGRA_8` and `TYPE_CMYK_8`.
  private static let bgra: UInt32 = 4 << 16 | 1 << 7 | 3 << 3 | 1 | 1 << 10 | 1 << 14
  private static let cmyk: UInt32 = 6 << 16 | 4 << 3 | 1
}
