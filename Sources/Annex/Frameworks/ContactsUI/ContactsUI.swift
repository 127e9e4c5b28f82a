// The module behind `import ContactsUI`: the contact picker.

@_exported public import ScrollworkContacts
@_exported public import ScrollworkUIKit
