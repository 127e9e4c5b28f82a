// The module behind `import Charts`: marks of data, their scales, axes and legends. A chart is made of
// shapes and texts, so it animates, scrolls and responds to touches as all views do.

@_exported public import ScrollworkSwiftUI
