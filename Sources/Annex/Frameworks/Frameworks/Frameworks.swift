// The module behind the imports of Apple's frameworks whose everyday names are modelled: Core Data,
// SwiftData, AVFoundation, Photos, Core Location, User Notifications and the unified log. Names of
// the interface come with it, as files import them from anywhere.

@_exported public import ScrollworkUIKit
