import _FoundationICU
package import Foundation

/// The order of the names of a person, which follows from their script and the language around.
package struct NameOrder: Hashable, Sendable {
  /// Whether the family name comes first.
  package let isFamilyFirst: Bool
  /// What stands between names: a space, or nothing.
  package let separator: String

  /// The order of a name that is written in a locale.
  ///
  /// A name in another script than the locale's is written as in the language of its script.
  ///
  /// - Source: documented, "Unicode Locale Data Markup Language", part 8; the languages and separators
  ///   are those of ICU's data.
  package init(of name: String, in locale: Locale) {
    let script = Self.script(of: name)
    let identifier = locale.dataIdentifier
    let language =
      script.flatMap { Self.scripts(of: identifier).contains($0) ? nil : Self.language(of: $0) }
      ?? identifier
    let code = Locale(identifier: language).language.languageCode?.identifier ?? ""
    let own = Self.read(language, ["nativeSpaceReplacement"])
    let families = ["nameOrderLocales", "surnameFirst"]
    isFamilyFirst = (Self.read(language, families) ?? Self.read("root", families) ?? [])
      .contains(code)
    separator = own?.first ?? " "
  }

  /// The texts of an entry about names in the data of a locale; nil without the entry.
  private static func read(_ identifier: String, _ keys: [String]) -> [String]? {
    var status = U_ZERO_ERROR
    var bundle = swift_ures_open(nil, identifier, &status)
    defer { swift_ures_close(bundle) }
    for key in ["personNames"] + keys { bundle = swift_ures_getByKey(bundle, key, bundle, &status) }
    guard !status.isFailure else { return nil }
    return (0..<swift_ures_getSize(bundle)).compactMap { index in
      var length: Int32 = 0
      let start = swift_ures_getStringByIndex(bundle, index, &length, &status)
      return start.map {
        String(decoding: UnsafeBufferPointer(start: $0, count: Int(length)), as: UTF16.self)
      }
    }
  }

  /// The script of the first letter that has one of its own.
  private static func script(of name: String) -> UScriptCode? {
    name.unicodeScalars.lazy.compactMap { scalar -> UScriptCode? in
      var status = U_ZERO_ERROR
      let script = swift_uscript_getScript(UChar32(scalar.value), &status)
      return script.rawValue > USCRIPT_INHERITED.rawValue ? script : nil
    }.first
  }

  private static func scripts(of identifier: String) -> [UScriptCode] {
    var status = U_ZERO_ERROR
    var scripts = [UScriptCode](repeating: USCRIPT_COMMON, count: 8)
    let count = swift_uscript_getCode(identifier, &scripts, 8, &status)
    return status.isFailure ? [] : Array(scripts.prefix(Int(count)))
  }

  /// The likely language of a script.
  private static func language(of script: UScriptCode) -> String? {
    guard let code = swift_uscript_getShortName(script) else { return nil }
    let likely = Locale.Language(identifier: "und-" + String(cString: code)).maximalIdentifier
    return Locale(identifier: likely).language.languageCode?.identifier
  }
}
