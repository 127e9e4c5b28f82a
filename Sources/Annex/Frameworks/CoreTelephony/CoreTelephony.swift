// The module behind `import CoreTelephony`: the cellular network, of which there is none.

@_exported public import ScrollworkUIKit
