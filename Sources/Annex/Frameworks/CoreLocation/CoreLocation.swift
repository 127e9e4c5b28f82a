// The module behind `import CoreLocation`: places, and a finder of places without permission.

@_exported public import ScrollworkUIKit
