public import ScrollworkFoundation

/// How the sounds of a film are mixed.
open class AVAudioMix: NSObject, @unchecked Sendable {}
