import ScrollworkControls
import Testing

/// What fields and shortcuts say of their input.
@Suite struct `Kinds of input` {
  /// Source: documented, the headers of UIKit.
  @Test func `have the names of web forms`() {
    let kinds: [(UITextContentType, String)] = [
      (.namePrefix, "honorific-prefix"), (.givenName, "given-name"),
      (.middleName, "additional-name"), (.familyName, "family-name"),
      (.nameSuffix, "honorific-suffix"), (.nickname, "nickname"),
      (.jobTitle, "organization-title"), (.organizationName, "organization"),
      (.location, "location"), (.fullStreetAddress, "street-address"),
      (.streetAddressLine1, "address-line1"), (.streetAddressLine2, "address-line2"),
      (.addressCity, "address-level2"), (.addressState, "address-level1"),
      (.addressCityAndState, "address-level1+2"), (.sublocality, "address-level3"),
      (.countryName, "country-name"), (.postalCode, "postal-code"), (.telephoneNumber, "tel"),
      (.URL, "url"), (.creditCardNumber, "cc-number"), (.username, "username"),
      (.password, "password"), (.newPassword, "new-password"), (.oneTimeCode, "one-time-code"),
      (.birthdate, "bday"), (.dateTime, "date-time"),
    ]
    for (kind, name) in kinds {
      #expect(kind.rawValue == name && kind == UITextContentType(name))
    }
    let cases: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
    #expect(cases.map(\.rawValue) == [0, 1, 2, 3])
  }

  /// Source: documented, the reference pages of `KeyEquivalent` and `EventModifiers`.
  @Test func `have keys by their characters`() {
    let keys: [(KeyEquivalent, Character)] = [
      (.escape, "\u{1B}"), (.delete, "\u{8}"), (.space, " "), (.tab, "\t"), (.return, "\r"),
      ("b", "b"),
    ]
    let letter: Character = "a"
    #expect(KeyEquivalent(letter) == "a")
    for (key, character) in keys {
      #expect(key.character == character && KeyboardShortcut(key).key == key)
    }
    let modifiers: [EventModifiers] = [.capsLock, .shift, .control, .option, .command]
    #expect(modifiers.map(\.rawValue) == [1, 2, 4, 8, 16])
    #expect(KeyboardShortcut.cancelAction == KeyboardShortcut(.escape, modifiers: []))
  }
}
