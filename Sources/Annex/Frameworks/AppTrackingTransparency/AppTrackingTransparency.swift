// The modules behind `import AppTrackingTransparency` and `import AdSupport`: the permission to
// track and the identifier for advertising.

@_exported public import ScrollworkUIKit
