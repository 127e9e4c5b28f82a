// The module behind `import MultipeerConnectivity`: sessions with peers, of which there are none.

@_exported public import ScrollworkUIKit
