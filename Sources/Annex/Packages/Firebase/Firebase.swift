// The module behind the imports of Firebase's products: all answers are those of a device without a
// network, to an app that has just been installed. They come on the scene's clock.

@_exported public import ScrollworkUIKit
