import Scrollwork

/// The scenes of this repository, in the order the tool lists them.
public let allScenes: [Scene] =
  [.gallery, .feed, .pages, .rowsHundred, .rowsMillion] + targetScenes

/// Where scrolling ends.
private let targetScenes: [Scene] = [
  .tenths, .tenthsRightToLeft, .depths, .shelf, .shelfRightToLeft, .limits, .limitsRegular,
  .anchors,
  .anchorsRightToLeft, .resize, .switching, .readout, .readoutRightToLeft,
]

/// The folder of the scenes' pictures.
public var sceneImages: URL { Bundle.module.bundleURL.appendingPathComponent("Images") }
