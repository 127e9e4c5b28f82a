// The module behind `import CoreImage`: images, filters and QR codes. The names of Image I/O come
// with it.

@_exported public import ScrollworkImageIO
@_exported public import ScrollworkUIKit
