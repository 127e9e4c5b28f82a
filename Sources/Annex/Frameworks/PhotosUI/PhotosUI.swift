// The module behind `import PhotosUI`: the photo pickers.

@_exported public import ScrollworkPhotos
@_exported public import ScrollworkUIKit
