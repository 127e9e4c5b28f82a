// The modules behind `import AVFoundation` and `import CoreMedia`: films, players and cameras,
// whose pictures are not seen. The names of AVFAudio come with it.

@_exported public import ScrollworkAVFAudio
@_exported public import ScrollworkKeyValueObservation
@_exported public import ScrollworkUIKit
