// The module behind `import AuthenticationServices`: authorizations, which fail without an
// account, and their buttons. The names of Security come with it, as they do with Foundation on a
// device.

@_exported public import ScrollworkSecurity
@_exported public import ScrollworkUIKit
