// The modules behind `import CryptoKit` and `import CommonCrypto`: digests and authentication
// codes. The names of Security come with it, as they do with Foundation on a device.

@_exported public import ScrollworkSecurity
@_exported public import ScrollworkUIKit
