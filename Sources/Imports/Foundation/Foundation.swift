// The module behind `import Foundation` in a Swift file: Foundation, and what a device has there and
// Linux has not. What stands in the place of a name of Foundation has that name in this module
// alone, which is how it comes first.

@_exported public import Foundation
@_exported public import Observation
@_exported public import ScrollworkPublishers
@_exported public import ScrollworkViews

/// A group of works whose end is awaited, on the clock of a scene.
public typealias DispatchGroup = SceneDispatchGroup
