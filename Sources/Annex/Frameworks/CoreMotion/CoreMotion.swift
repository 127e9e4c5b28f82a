// The module behind `import CoreMotion`: motion sensors and the pedometer, which are not
// available.

@_exported public import ScrollworkUIKit
