// The module behind `import SwiftData`: persistent models in memory, and their queries in views.

@_exported public import ScrollworkUIKit
