// The module behind `import Security`: the keychain and random bytes.

@_exported public import ScrollworkUIKit
