// The module behind `import ActivityKit`: live activities, which are off.

@_exported public import ScrollworkUIKit
