// The module behind `import AVKit`: the views of players, which are black.

@_exported public import ScrollworkAVFoundation
@_exported public import ScrollworkUIKit
