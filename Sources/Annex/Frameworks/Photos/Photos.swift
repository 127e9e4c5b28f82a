// The module behind `import Photos`: an empty photo library. The names of AVFoundation, Core
// Location and Image I/O come with it, as its requests are answered with them.

@_exported public import ScrollworkAVFoundation
@_exported public import ScrollworkCoreLocation
@_exported public import ScrollworkImageIO
@_exported public import ScrollworkUIKit
