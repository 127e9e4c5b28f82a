// What a file gets that says `import UIKit`: the same as from SwiftUI, where the few names of UIKit
// are that scroll code uses, such as `UIScreen` and the colors of the system.

@_exported public import ScrollworkSwiftUI
