import Scrollwork
import ScrollworkSystem

/// The scenes of this repository, in the order of `scrollwork list`.
public let allScenes: [Scene] =
  firstScenes + targetScenes + shelfScenes + readingScenes + photoScenes + animatorScenes
  + sectionScenes + wordScenes + safeAreaScenes + whereaboutScenes + containerScenes + touchScenes
  + scriptScenes + spaceScenes + cookbookScenes + Scene.eachEffect + [.extremes]

/// The scenes of the README, the demo and the benchmarks.
private let firstScenes: [Scene] = [.gallery, .feed, .pages, .rowsHundred, .rowsMillion]

/// Scroll targets.
private let targetScenes: [Scene] = [
  .tenths, .tenthsRightToLeft, .depths, .shelf, .shelfRightToLeft, .limits, .limitsRegular,
  .anchors, .anchorsRightToLeft, .resize, .switching, .readout, .readoutRightToLeft,
]

/// Margins, resting positions and transitions.
private let shelfScenes: [Scene] = [
  .margins, .marginsRTL, .marginsApart, .indicatorKinds, .indicatorKindsMouse, .turning,
  .turningWide, .flickToTop, .columns, .columnsWide, .days, .galleryRTL, .underBars, .effects,
  .configurations, .eagerAndLazy,
]

/// Text scrolled by sliders and timers.
private let readingScenes: [Scene] = [.sliderScroll, .teleprompter, .sliderFollows]

/// Photos that move between two scroll views.
private let photoScenes: [Scene] = [
  .photoGrid, .photoPicks, .photoFlights, .photoDock, .photoDockRightToLeft, .photoCatch,
]

/// Phase and keyframe animators.
private let animatorScenes: [Scene] = [.applause]

/// Sections, pinned headers and grids.
private let sectionScenes: [Scene] = [.gardeners, .ferries, .pigments]

/// Text, controls and colors.
private let wordScenes: [Scene] = [
  .magazine, .settings, .settingsRightToLeft, .wheels, .symbolDrawer,
  .order,
]

/// Safe areas and bars.
private let safeAreaScenes: [Scene] = [
  .fieldGuide, .fieldGuideRTL, .edges, .harbors, .harborsRTL,
]

/// Scroll positions and visibility.
private let whereaboutScenes: [Scene] = [.chat, .chatRightToLeft, .elevator, .players]

/// Tabs, pages and lists.
private let containerScenes: [Scene] = [
  .pantry, .pantryRightToLeft, .ledger, .inbox, .inboxRightToLeft,
]

/// Touches in UIKit scroll views.
private let touchScenes: [Scene] = [.flickIntoEdge, .pinch, .locked, .berths]

/// Scenes that play script files.
private let scriptScenes: [Scene] = [.turned, .wheel, .toTheTop, .recorded, .mirrored]

/// 3D rotation and blending.
private let spaceScenes: [Scene] = [.records, .recordsRightToLeft]

/// The recipes of the cookbook; the last six have shaders.
private let cookbookScenes: [Scene] = [
  .carousel, .coverFlow, .parallax, .stackedCards, .circularWheel, .invitations,
  .invitationsRightToLeft, .lyrics, .hueByPosition, .stickyHeader, .notificationPile, .tiltedDeck,
  .arrivals, .ripple, .signalFlags, .mosaic, .chromaticEdge, .dissolve, .filmGrain,
]

/// The image folder of the scenes.
public var sceneImages: URL { ProgramResources.folder(of: "Scenes").appending(path: "Images") }

/// The folder of the scenes' Metal files.
public var sceneShaders: URL { ProgramResources.folder(of: "Scenes").appending(path: "Shaders") }
