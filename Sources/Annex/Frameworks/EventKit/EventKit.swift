// The module behind `import EventKit`: the events and reminders that the app saves in a run. The
// names of Core Location come with it, as events have locations.

@_exported public import ScrollworkCoreLocation
@_exported public import ScrollworkUIKit
