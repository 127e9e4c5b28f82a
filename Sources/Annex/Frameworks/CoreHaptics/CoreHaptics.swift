// The module behind `import CoreHaptics`: haptic patterns, which the hardware does not support.

@_exported public import ScrollworkUIKit
