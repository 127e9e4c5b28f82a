// The module behind `import RxCocoa` in a Swift file: drivers, and the reactive properties of views.

@_exported public import ScrollworkRxRelay
@_exported public import ScrollworkUIKit
