// The module behind `import ImageIO`: image sources and the orientations of images.

@_exported public import ScrollworkUIKit
