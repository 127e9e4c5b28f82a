import Scrollwork

/// The scenes of this repository, in the order the tool lists them.
public let allScenes: [Scene] =
  [.gallery, .feed, .pages, .rowsHundred, .rowsMillion] + targetScenes + reading + photos

/// Where scrolling ends.
private let targetScenes: [Scene] = [
  .tenths, .tenthsRightToLeft, .depths, .shelf, .shelfRightToLeft, .limits, .limitsRegular,
  .anchors,
  .anchorsRightToLeft, .resize, .switching, .readout, .readoutRightToLeft,
]

/// Text that is moved by sliders and timers.
private let reading: [Scene] = [.sliderScroll, .teleprompter, .sliderFollows]

/// Photos that change between two scroll views.
private let photos: [Scene] = [.photoGrid, .photoDock, .photoDockRightToLeft, .photoCatch]

/// The folder of the scenes' pictures.
public var sceneImages: URL { Bundle.module.bundleURL.appendingPathComponent("Images") }
