// The module behind `import MessageUI`: the screens that compose mail and messages.

@_exported public import ScrollworkUIKit
