// The module behind `import Kingfisher`: pictures of files are shown, all others stay at their
// placeholders. Requests to the network fail a moment later on the scene's clock.

@_exported public import ScrollworkUIKit
