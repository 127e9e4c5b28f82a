// The module behind `import CoreData`: managed objects in memory, and their fetch requests in
// views.

@_exported public import ScrollworkUIKit
