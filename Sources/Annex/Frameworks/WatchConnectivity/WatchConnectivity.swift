// The module behind `import WatchConnectivity`: the session with a watch, of which there is none.

@_exported public import ScrollworkUIKit
