// The umbrella module of scene code, `import Scrollwork`; like SwiftUI, it re-exports Foundation
// and Observation.

@_exported public import ScrollworkControls
@_exported public import ScrollworkDrawing
@_exported public import ScrollworkEffects
@_exported public import ScrollworkEnvironment
@_exported public import ScrollworkFoundation
@_exported public import ScrollworkGeometry
@_exported public import ScrollworkLayout
@_exported public import ScrollworkMotion
@_exported public import ScrollworkPublishers
@_exported public import ScrollworkScript
@_exported public import ScrollworkScrolling
@_exported public import ScrollworkStage
@_exported public import ScrollworkUIControls
@_exported public import ScrollworkUIScrolling
@_exported public import ScrollworkViews
