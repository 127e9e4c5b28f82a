// The module behind `import EventKitUI`: the screens for calendars and events.

@_exported public import ScrollworkEventKit
@_exported public import ScrollworkUIKit
