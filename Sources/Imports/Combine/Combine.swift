// The module behind `import Combine` in a Swift file: the same as SwiftUI's, where observable
// objects, subjects and timers are.

@_exported public import ScrollworkSwiftUI
