// The module behind `import SwiftUI` in a Swift file: the umbrella module, and an app's scenes. The
// project's own files say `import Scrollwork`, whose `Scene` is a value; in files written for
// SwiftUI, `Scene` is the protocol that `WindowGroup` conforms to.

@_exported public import Scrollwork
