public import Foundation

/// A formatter of lists: A, B, and C.
open class ListFormatter: Formatter {
  /// The formatter of items that are not texts.
  open var itemFormatter: Formatter?
  /// The locale.
  // Declared as in Foundation, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current

  /// The items as a list.
  open func string(from items: [Any]) -> String? {
    Self.text(
      items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }, locale ?? .current)
  }

  /// The text of an object: of an array.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  /// Texts as a list in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    text(strings, .current)
  }

  private static func text(_ strings: [String], _ locale: Locale) -> String {
    strings.formatted(.list(type: .and).locale(locale))
  }
}
