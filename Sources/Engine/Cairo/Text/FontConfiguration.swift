import CCairo
import Foundation
import ScrollworkDrawing

/// A private fontconfig configuration: the files of a font set and a few rules, without the
/// system's.
///
/// Owned by one thread at a time.
final class FontConfiguration {
  /// The configuration, for Pango.
  let pointer: OpaquePointer
  /// The font family names, sorted.
  var names: [String] { families.sorted() }
  /// The faces by their full and PostScript names.
  let faces: [String: NamedFace]
  private let families: Set<String>
  private let firstFamily: String
  private let colorFamily: String?

  init(_ fonts: FontSet) throws(CairoError) {
    let config = try FontFiles.configuration(of: fonts)
    pointer = config
    var families: Set<String> = []
    var colorFamilies: Set<String> = []
    var faces: [String: NamedFace] = [:]
    if let set = FcConfigGetFonts(config, FcSetApplication)?.pointee, let fonts = set.fonts {
      for index in 0..<Int(set.nfont) {
        var name: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(fonts[index], FC_FAMILY, 0, &name) == FcResultMatch, let name
        else { continue }
        families.insert(String(cString: name))
        faces.merge(Self.names(of: fonts[index], family: String(cString: name))) { old, _ in old }
        var isColor: FcBool = 0
        FcPatternGetBool(fonts[index], FC_COLOR, 0, &isColor)
        if isColor != 0 { colorFamilies.insert(String(cString: name)) }
      }
    }
    self.families = families
    self.faces = faces
    colorFamily = colorFamilies.min()
    firstFamily = families.subtracting(colorFamilies).min() ?? families.min() ?? ""
    let rules = Self.rules(emoji: colorFamily)
    guard FontFiles.load(rules, into: config) else {
      throw .library("fontconfig", reason: "rules not understood")
    }
  }

  deinit { FcConfigDestroy(pointer) }

  /// The face of a font, by its full name and its PostScript name.
  private static func names(of font: OpaquePointer?, family: String) -> [String: NamedFace] {
    var weight = 80.0
    FcPatternGetDouble(font, FC_WEIGHT, 0, &weight)
    var slant: Int32 = 0
    FcPatternGetInteger(font, FC_SLANT, 0, &slant)
    let face = NamedFace(
      family: family, weight: Int(FcWeightToOpenTypeDouble(weight).rounded()),
      isItalic: slant > 0)
    var names: [String: NamedFace] = [:]
    for property in [FC_POSTSCRIPT_NAME, FC_FULLNAME] {
      var name: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(font, property, 0, &name) == FcResultMatch, let name else {
        continue
      }
      names[String(cString: name)] = face
    }
    // The regular face of a family is chosen by the family's name, in any weight.
    names[family] = nil
    return names
  }

  /// What a font fallback list depends on.
  private struct FallbackKey: Hashable {
    var family: String?
    var design: FontFace.Design
    var weight: Int
    var language: String
  }

  /// The fallback lists found so far: a scene has few faces, and many texts.
  private var fallbacks: [FallbackKey: [String]] = [:]

  /// The font fallback list.
  func families(for face: FontFace, language: String) -> [String] {
    let key = FallbackKey(
      family: face.family, design: face.design, weight: face.weight, language: language)
    if let known = fallbacks[key] { return known }
    let list = newFamilies(for: face, language: language)
    fallbacks[key] = list
    return list
  }

  private func newFamilies(for face: FontFace, language: String) -> [String] {
    var list = ((face.family.map { [$0] } ?? []) + face.standardFamilies)
      .filter(families.contains)
    if list.isEmpty { list = [firstFamily] }
    list += Self.hanFamilies(language).filter(families.contains)
    if let colorFamily { list.append(colorFamily) }
    return list
  }

  /// The families for Han characters, whose shapes differ between languages.
  private static func hanFamilies(_ language: String) -> [String] {
    let tag = language.lowercased()
    let first =
      if tag.hasPrefix("ja") {
        "JP"
      } else if tag.hasPrefix("ko") {
        "KR"
      } else if tag.hasPrefix("zh-hk") || tag.hasPrefix("zh-hant-hk") {
        "HK"
      } else if tag.hasPrefix("zh-tw") || tag.hasPrefix("zh-hant") || tag.hasPrefix("zh-mo") {
        "TC"
      } else if tag.hasPrefix("zh") {
        "SC"
      } else {
        "JP"
      }
    let rest = ["JP", "KR", "SC", "TC", "HK"].filter { $0 != first }
    return ([first] + rest).map { "Noto Sans CJK \($0)" }
  }

  /// The configuration rules: bitmap glyphs scaled to the requested size, synthetic italics where a
  /// family has none, and a family for Pango's "emoji".
  private static func rules(emoji family: String?) -> String {
    let emoji =
      family.map {
        """
        <match target="pattern">
          <test name="family"><string>emoji</string></test>
          <edit name="family" mode="prepend" binding="strong"><string>\($0)</string></edit>
        </match>
        """
      } ?? ""
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      \(emoji)
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide>
            <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
          </divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
      </match>
      <match target="font">
        <test name="outline"><bool>true</bool></test>
        <test name="slant"><const>roman</const></test>
        <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <double>1</double><double>0.2</double><double>0</double><double>1</double>
            </matrix>
          </times>
        </edit>
      </match>
      </fontconfig>
      """
  }
}

extension FontFace {
  /// The families of the standard font set for the design.
  var standardFamilies: [String] {
    switch design {
    case .default: ["Roboto"]
    case .monospaced: ["Hack"]
    case .serif: ["Roboto Slab"]
    // Two of Quicksand's weights are separate families.
    case .rounded:
      switch weight {
      case ...300: ["Quicksand Light", "Quicksand"]
      case 500: ["Quicksand Medium", "Quicksand"]
      default: ["Quicksand"]
      }
    }
  }
}
