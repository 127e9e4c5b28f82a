// The module behind `import UIKit` in a Swift file: the same as SwiftUI's, where the UIKit names
// that scroll code uses are, such as `UIScreen` and the system colors.

@_exported public import ScrollworkSwiftUI
