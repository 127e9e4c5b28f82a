// What a file gets that says `import Combine`: the same as from SwiftUI, where observable objects,
// subjects and timers are.

@_exported public import ScrollworkSwiftUI
