// The module behind `import SafariServices`: the browser of a device without a network.

@_exported public import ScrollworkUIKit
