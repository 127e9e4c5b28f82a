// What a file gets that says `import SwiftUI`: the front door, and the shell of an app around its
// first view. A file of the project's own says `import Scrollwork` and has a `Scene` that is a value;
// in a file that was written for SwiftUI, `Scene` is the protocol that windows conform to.

@_exported public import Scrollwork
