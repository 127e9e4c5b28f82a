// The module behind `import WebKit`: pages of the web, of which the text is shown.

@_exported public import ScrollworkKeyValueObservation
@_exported public import ScrollworkUIKit
