// The module behind `import Speech`: the recognition of speech, which is not available.

@_exported public import ScrollworkUIKit
