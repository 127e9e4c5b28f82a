/// What the compiler, or the package manager, declares in the module of an app: its bundle; and the
/// look-up of texts in the scene's language, which an imported declaration cannot replace.
struct AppDeclarations {
  /// The code of a source file.
  let code: String

  init(_ files: LooseFiles) {
    let isDeclared = { (mark: String) in
      files.files.contains { $0.source.declares(mark) }
    }
    var code = LooseProgram.location("", 1) + "import Foundation\nimport ScrollworkViews\n"
    if !files.projects.isEmpty, !isDeclared("static var module"), !isDeclared("static let module") {
      code += "extension Foundation.Bundle { static var module: Foundation.Bundle { .main } }\n"
    }
    if !isDeclared("func NSLocalizedString") { code += Self.localizedString }
    if !isDeclared("func localizedString(forKey") { code += Self.bundleString }
    if files.files.contains(where: { $0.source.declares("isoCountryCodes") }) {
      code += Self.countryCodes
    }
    self.code = code
  }

  private static let localizedString = """
    func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main,
      value: String = "", comment: String
    ) -> String {
      ScrollworkViews.localizedString(key, table: tableName, bundle: bundle, value: value)
    }

    """

  /// Countries alone: the data of Linux count parts of the world among them.
  private static let countryCodes = """
    extension Foundation.NSLocale {
      static var isoCountryCodes: [String] {
        Locale.Region.isoRegions.map(\\.identifier).filter { $0.count == 2 }.sorted()
      }
    }

    """

  private static let bundleString = """
    extension Foundation.Bundle {
      func localizedString(forKey key: String, value: String?, table: String?) -> String {
        ScrollworkViews.localizedString(key, table: table, bundle: self, value: value)
      }
    }

    """
}

extension SourceText {
  /// Whether the code has a piece of text, spaced as it is usually written.
  fileprivate func declares(_ mark: String) -> Bool {
    code.split(separator: .newline).contains { line in
      String(decoding: line, as: UTF8.self).contains(mark)
    }
  }
}
