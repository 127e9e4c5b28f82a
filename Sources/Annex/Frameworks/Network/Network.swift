// The module behind `import Network`: the path to a network, which is not satisfied.

@_exported public import ScrollworkUIKit
