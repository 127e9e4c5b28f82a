// The module behind `import WeatherKit`: the weather, which fails without a network. The names of
// Core Location come with it, as requests are for a location.

@_exported public import ScrollworkCoreLocation
@_exported public import ScrollworkUIKit
