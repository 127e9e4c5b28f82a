// The module behind `import HealthKit`: health data, which is not available.

@_exported public import ScrollworkUIKit
