// The modules behind `import AVFAudio` and `import AudioToolbox`: sounds and speech, which are
// events of the trace.

@_exported public import ScrollworkUIKit
