// The module behind `import RxRelay` in a Swift file: subjects without an end.

@_exported public import ScrollworkRxSwift
