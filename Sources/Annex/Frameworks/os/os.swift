// The modules behind `import os` and `import OSLog`: the unified log, which no still shows.

@_exported public import ScrollworkUIKit
