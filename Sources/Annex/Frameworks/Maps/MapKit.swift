// The module behind `import MapKit`: places on the globe, and views of maps. The names of Core
// Location come with it.

@_exported public import ScrollworkCoreLocation
@_exported public import ScrollworkUIKit
