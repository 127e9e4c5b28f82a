import Scrollwork

/// The scenes of this repository, in the order the tool lists them.
public let allScenes: [Scene] =
  [.gallery, .feed, .pages, .rowsHundred, .rowsMillion]
  + [.margins, .marginsRTL, .marginsApart, .indicatorKinds, .indicatorKindsMouse]
  + [.turning, .turningWide, .flickToTop, .columns, .columnsWide]
  + [.days, .galleryRTL, .underBars, .effects, .configurations, .eagerAndLazy]

/// The folder of the scenes' pictures.
public var sceneImages: URL { Bundle.module.bundleURL.appendingPathComponent("Images") }
