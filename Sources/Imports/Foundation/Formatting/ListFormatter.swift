public import Foundation

/// A formatter of lists: A, B, and C.
///
/// - Source: documented, by the Unicode locale data of English.
open class ListFormatter: Formatter {
  /// The formatter of items that are not texts.
  open var itemFormatter: Formatter?
  /// The locale; the words are English in all.
  // Declared as in Foundation, so that code with and without an exclamation mark compiles.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .current

  /// The items as a list.
  open func string(from items: [Any]) -> String? {
    Self.localizedString(
      byJoining: items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) })
  }

  /// The text of an object: of an array.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  /// Texts as a list.
  open class func localizedString(byJoining strings: [String]) -> String {
    guard strings.count > 2, let last = strings.last else {
      return strings.joined(separator: " and ")
    }
    return strings.dropLast().joined(separator: ", ") + ", and " + last
  }
}
