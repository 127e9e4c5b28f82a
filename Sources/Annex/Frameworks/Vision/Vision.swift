// The module behind `import Vision`: requests to images, which have no results. The names of
// Image I/O come with it, as images have orientations.

@_exported public import ScrollworkImageIO
@_exported public import ScrollworkUIKit
