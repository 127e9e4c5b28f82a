// The module behind `import LocalAuthentication`: biometry without enrolled users. The names of
// Security come with it, as they do with Foundation on a device.

@_exported public import ScrollworkSecurity
@_exported public import ScrollworkUIKit
