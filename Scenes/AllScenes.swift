import Scrollwork

/// The scenes of this repository, in the order the tool lists them.
public let allScenes: [Scene] =
  firstScenes + targetScenes + shelfScenes + readingScenes + photoScenes + animatorScenes
  + sectionScenes + wordScenes + safeAreaScenes + whereaboutScenes + containerScenes + touchScenes
  + scriptScenes + spaceScenes + cookbookScenes + Scene.eachEffect + [.extremes]

/// What the tool is shown and measured with.
private let firstScenes: [Scene] = [.gallery, .feed, .pages, .rowsHundred, .rowsMillion]

/// Where scrolling ends.
private let targetScenes: [Scene] = [
  .tenths, .tenthsRightToLeft, .depths, .shelf, .shelfRightToLeft, .limits, .limitsRegular,
  .anchors, .anchorsRightToLeft, .resize, .switching, .readout, .readoutRightToLeft,
]

/// Margins, rest, position and transitions.
private let shelfScenes: [Scene] = [
  .margins, .marginsRTL, .marginsApart, .indicatorKinds, .indicatorKindsMouse, .turning,
  .turningWide, .flickToTop, .columns, .columnsWide, .days, .galleryRTL, .underBars, .effects,
  .configurations, .eagerAndLazy,
]

/// Text that is moved by sliders and timers.
private let readingScenes: [Scene] = [.sliderScroll, .teleprompter, .sliderFollows]

/// Photos that change between two scroll views.
private let photoScenes: [Scene] = [
  .photoGrid, .photoPicks, .photoFlights, .photoDock, .photoDockRightToLeft, .photoCatch,
]

/// Views that move by themselves.
private let animatorScenes: [Scene] = [.applause]

/// Sections, pinned headers and grids.
private let sectionScenes: [Scene] = [.gardeners, .ferries, .pigments]

/// Text, controls and colors.
private let wordScenes: [Scene] = [
  .magazine, .settings, .settingsRightToLeft, .wheels, .symbolDrawer,
  .order,
]

/// The room around views, and pages under bars.
private let safeAreaScenes: [Scene] = [
  .fieldGuide, .fieldGuideRTL, .edges, .harbors, .harborsRTL,
]

/// Where scroll views are, and what is in sight there.
private let whereaboutScenes: [Scene] = [.chat, .chatRightToLeft, .elevator, .players]

/// Tabs, pages and lists.
private let containerScenes: [Scene] = [
  .pantry, .pantryRightToLeft, .ledger, .inbox, .inboxRightToLeft,
]

/// Fingers and what they do to a scroll view of UIKit.
private let touchScenes: [Scene] = [.flickIntoEdge, .pinch, .locked, .berths]

/// Scenes that play script files.
private let scriptScenes: [Scene] = [.turned, .wheel, .toTheTop, .recorded, .mirrored]

/// Views in perspective, and blended.
private let spaceScenes: [Scene] = [.records, .recordsRightToLeft]

/// The looks of the cookbook.
private let cookbookScenes: [Scene] = [
  .carousel, .coverFlow, .parallax, .stackedCards, .circularWheel, .invitations,
  .invitationsRightToLeft, .lyrics, .hueByPosition, .stickyHeader, .notificationPile, .tiltedDeck,
  .arrivals,
]

/// The folder of the scenes' pictures.
public var sceneImages: URL { Bundle.module.bundleURL.appendingPathComponent("Images") }
