// The module behind `import VisionKit`: the document camera of a device without one.

@_exported public import ScrollworkUIKit
