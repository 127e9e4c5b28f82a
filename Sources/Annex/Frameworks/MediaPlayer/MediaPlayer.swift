// The module behind `import MediaPlayer`: an empty media library, remote commands and the volume
// slider.

@_exported public import ScrollworkUIKit
