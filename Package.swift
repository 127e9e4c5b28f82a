// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Whether this is a dependency, whose checkout is in a folder "checkouts": a package manager refuses unsafe
/// flags in one.
let isDependency = Context.packageDirectory.contains("/checkouts/")

/// The name of this package for the compiler, as the package manager makes it of the folder's: an
/// identifier in small letters, in which other characters, and a digit at the beginning, are `_`.
let packageName: String = {
  var folder = name(of: Context.packageDirectory).lowercased()
  if folder.hasSuffix(".git") { folder.removeLast(".git".count) }
  return String(
    folder.enumerated().map { index, character in
      character.isLetter || character.isNumber && index > 0 ? character : "_"
    })
}()

/// The flags with which code asks for generic types by functions of the compiler, not by name.
///
/// By name, the runtime looks through the conformances of the whole program for each requirement of a
/// type, once: a tenth of the time to the first picture.
let typesByAccessor = ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]

/// What every target of ours is built with: Swift 6 mode comes with the tools version; imports are
/// internal unless a signature needs more, and a warning stops the build.
let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
  ] + (isDependency ? [] : [.unsafeFlags(typesByAccessor, .when(configuration: .release))])

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")
let nio = ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"].map {
  Target.Dependency.product(name: $0, package: "swift-nio")
}

/// The optimization of the rooms below the views in debug builds.
///
/// They count pixels, bytes and digits: without it the tests take half as long again.
let optimized: [SwiftSetting] =
  isDependency ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The rooms that are optimized.
let optimizedRooms = [
  "Geometry", "System", "Motion", "Drawing", "Layout", "Environment", "Assets", "Scrolling",
  "Effects", "Cairo", "Views", "Stage",
]

/// The last component of a path.
func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

/// A room: a library target in a folder of `Sources`, whose module is called `Scrollwork` plus the
/// folder's name.
///
/// It may import only the rooms listed, which stand above it in this file.
func room(
  _ path: String, _ rooms: [String] = [], others: [Target.Dependency] = [],
  resources: [Resource]? = nil, linked: LinkerSetting? = nil
) -> Target {
  let name = name(of: path)
  return .target(
    name: name == "Scrollwork" ? name : "Scrollwork" + name,
    dependencies: rooms.map { .target(name: "Scrollwork" + $0) } + others,
    path: "Sources/" + path, resources: resources,
    swiftSettings: strict + (optimizedRooms.contains(name) ? optimized : []),
    linkerSettings: linked.map { [$0] })
}

/// A library of C of the system, and a module of its headers in `Sources/C`.
func library(_ name: String, pkgConfig: String? = nil, apt: [String] = []) -> Target {
  .systemLibrary(
    name: name, path: "Sources/C/" + name, pkgConfig: pkgConfig,
    providers: apt.isEmpty ? nil : [.apt(apt)])
}

/// A stand-in for a framework or a package of others, whose names only files see that import it.
///
/// The tool compiles it from its sources when files import it; as a target it is built for its tests.
func standIn(_ path: String, _ rooms: [String], others: [Target.Dependency] = []) -> Target {
  let target = room("Annex/" + path, rooms + ["System"], others: others)
  target.exclude = ["stand-in.json"]
  return target
}

/// The annex: the stand-ins, with the rooms that they are made of.
let annex = [
  standIn("Frameworks/ActivityKit", ["Foundation", "UIKit"]),
  standIn("Frameworks/AppTrackingTransparency", ["Foundation", "UIKit"]),
  standIn(
    "Frameworks/AuthenticationServices",
    ["Foundation", "Security", "UIKit", "UIScrolling", "Views"]),
  standIn("Frameworks/AVFAudio", ["Foundation", "UIKit", "Views"]),
  standIn(
    "Frameworks/AVFoundation",
    ["AVFAudio", "Foundation", "KeyValueObservation", "Publishers", "UIKit", "UIScrolling"]),
  standIn(
    "Frameworks/AVKit", ["AVFoundation", "Drawing", "Foundation", "UIKit", "UIScrolling", "Views"]),
  standIn("Frameworks/BackgroundTasks", ["Foundation", "UIKit"]),
  standIn(
    "Frameworks/Charts",
    ["Drawing", "Environment", "Geometry", "Layout", "Scrolling", "SwiftUI", "Views"]),
  standIn("Frameworks/Contacts", ["Foundation", "UIKit"]),
  standIn(
    "Frameworks/ContactsUI", ["Contacts", "Foundation", "UIControls", "UIKit", "UIScrolling"]),
  standIn("Frameworks/CoreBluetooth", ["Foundation", "UIKit"]),
  standIn(
    "Frameworks/CoreData", ["Environment", "Foundation", "Motion", "RunObjects", "UIKit", "Views"]),
  standIn("Frameworks/CoreHaptics", ["Foundation", "UIKit"]),
  standIn("Frameworks/CoreImage", ["Drawing", "Foundation", "ImageIO", "UIKit", "UIScrolling"]),
  standIn("Frameworks/CoreLocation", ["Foundation", "UIKit"]),
  standIn("Frameworks/CoreMotion", ["Foundation", "UIKit"]),
  standIn("Frameworks/CoreTelephony", ["Foundation", "UIKit"]),
  standIn("Frameworks/CryptoKit", ["Drawing", "Foundation", "Security", "UIKit"]),
  standIn("Frameworks/EventKit", ["CoreLocation", "Drawing", "Foundation", "UIKit"]),
  standIn("Frameworks/EventKitUI", ["EventKit", "UIControls", "UIKit", "UIScrolling"]),
  standIn("Frameworks/HealthKit", ["Foundation", "UIKit"]),
  standIn("Frameworks/ImageIO", ["Foundation", "UIKit", "UIScrolling"]),
  standIn("Frameworks/KeyValueObservation", ["Foundation", "Publishers"]),
  standIn("Frameworks/LocalAuthentication", ["Foundation", "Security", "UIKit"]),
  standIn(
    "Frameworks/Maps",
    [
      "Controls", "CoreLocation", "Drawing", "Environment", "Geometry", "Layout", "UIControls",
      "UIKit", "UIScrolling", "Views",
    ]),
  standIn("Frameworks/MediaPlayer", ["Drawing", "Foundation", "UIKit", "UIScrolling"]),
  standIn("Frameworks/MessageUI", ["Foundation", "UIControls", "UIKit", "UIScrolling"]),
  standIn("Frameworks/MultipeerConnectivity", ["Foundation", "UIKit"]),
  standIn("Frameworks/Network", ["Foundation", "UIKit"]),
  standIn("Frameworks/os", ["UIKit"]),
  standIn("Frameworks/PDFKit", ["Drawing", "Foundation", "UIKit", "UIScrolling"]),
  standIn(
    "Frameworks/Photos",
    ["AVFoundation", "CoreLocation", "Drawing", "Foundation", "ImageIO", "UIKit", "UIScrolling"]),
  standIn(
    "Frameworks/PhotosUI",
    ["Controls", "Foundation", "Photos", "UIControls", "UIKit", "UIScrolling", "Views"]),
  standIn("Frameworks/RunObjects", ["Views"]),
  standIn(
    "Frameworks/SafariServices", ["Drawing", "Foundation", "UIControls", "UIKit", "UIScrolling"]),
  standIn("Frameworks/Security", ["Foundation", "UIKit", "Views"]),
  standIn("Frameworks/Speech", ["Foundation", "UIKit"]),
  standIn("Frameworks/StoreKit", ["Foundation", "UIControls", "UIKit", "Views"]),
  standIn(
    "Frameworks/SwiftData",
    [
      "Environment", "Foundation", "Motion", "RunObjects", "SwiftUI", "UIKit", "Views",
    ], others: ["ScrollworkPreviewMacros"]),
  standIn("Frameworks/SystemConfiguration", ["UIKit"]),
  standIn("Frameworks/TipKit", ["UIKit", "Views"]),
  standIn("Frameworks/UserNotifications", ["Foundation", "UIKit"]),
  standIn("Frameworks/Vision", ["Foundation", "ImageIO", "UIKit", "UIScrolling"]),
  standIn("Frameworks/VisionKit", ["Foundation", "UIKit", "UIScrolling"]),
  standIn("Frameworks/WatchConnectivity", ["Foundation", "UIKit"]),
  standIn("Frameworks/WeatherKit", ["CoreLocation", "Foundation", "UIKit"]),
  standIn(
    "Frameworks/WebKit",
    ["Foundation", "KeyValueObservation", "Markup", "UIKit", "UIScrolling", "Views"]),
  standIn("Frameworks/WidgetKit", ["UIKit"]),
  standIn("Packages/ActivityIndicatorView", ["UIKit"]),
  standIn("Packages/ActivitySigns", ["UIKit"]),
  standIn("Packages/Alamofire", ["Foundation"]),
  standIn("Packages/AlertToast", ["SwiftUI"]),
  standIn("Packages/Algorithms", ["Foundation"]),
  standIn("Packages/BetterSafariView", ["SafariServices", "UIKit"]),
  standIn("Packages/CachedAsyncImage", ["Foundation", "UIKit", "Views"]),
  standIn("Packages/ChameleonFramework", ["UIKit"]),
  standIn("Packages/CircularSlider", ["UIKit"]),
  standIn("Packages/CLTypingLabel", ["UIKit"]),
  standIn("Packages/CodeScanner", ["AVFoundation", "UIKit"]),
  standIn("Packages/Collections", ["Foundation"]),
  standIn("Packages/ConfettiSwiftUI", ["UIKit"]),
  standIn("Packages/Cosmos", ["HostedContent", "UIKit"]),
  standIn("Packages/CryptoSwift", ["CryptoKit", "Foundation"]),
  standIn("Packages/DGCharts", ["HostedContent", "UIKit"]),
  standIn("Packages/Factory", ["Foundation"]),
  standIn("Packages/FeedKit", ["Foundation", "Markup"]),
  standIn("Packages/Firebase", ["Foundation", "UIKit", "UIScrolling", "Views"]),
  standIn("Packages/GoogleMaps", ["CoreLocation", "Maps", "UIKit"]),
  standIn("Packages/GoogleMobileAds", ["Foundation", "PictureLoading", "UIKit", "UIScrolling"]),
  standIn(
    "Packages/GoogleSignIn",
    ["Drawing", "Foundation", "PictureLoading", "UIKit", "UIScrolling", "Views"]),
  standIn("Packages/Hero", ["UIKit"]),
  standIn("Packages/HostedContent", ["UIKit"]),
  standIn("Packages/Introspect", ["UIKit"]),
  standIn("Packages/IQKeyboardManager", ["UIKit"]),
  standIn("Packages/JGProgressHUD", ["MessagePlates", "UIKit"]),
  standIn("Packages/KeychainAccess", ["Foundation", "Security"]),
  standIn("Packages/KeychainSwift", ["Foundation", "Security"]),
  standIn("Packages/Kingfisher", ["Foundation", "PictureLoading", "SwiftUI", "UIKit", "Views"]),
  standIn("Packages/Logging", ["Foundation"]),
  standIn(
    "Packages/Lottie",
    ["Drawing", "Foundation", "Geometry", "Motion", "UIKit", "UIScrolling", "Views"]),
  standIn("Packages/MarkdownBlocks", ["Markup", "UIKit"]),
  standIn("Packages/MarkdownUI", ["MarkdownBlocks", "Markup", "UIKit"]),
  standIn("Packages/MBProgressHUD", ["MessagePlates", "UIKit"]),
  standIn("Packages/MessagePlates", ["ActivitySigns", "HostedContent", "UIKit"]),
  standIn("Packages/Moya", ["Alamofire"]),
  standIn("Packages/Nuke", ["Foundation", "PictureLoading", "UIKit", "UIScrolling", "Views"]),
  standIn(
    "Packages/NVActivityIndicatorView",
    ["ActivitySigns", "HostedContent", "MessagePlates", "UIKit"]),
  standIn("Packages/Parma", ["MarkdownBlocks", "Markup", "UIKit"]),
  standIn("Packages/PartialSheet", ["UIKit"]),
  standIn("Packages/PictureLoading", ["Drawing", "Foundation", "UIKit", "UIScrolling", "Views"]),
  standIn("Packages/PopupView", ["UIKit"]),
  standIn(
    "Packages/ProgressHUD", ["ActivitySigns", "HostedContent", "MessagePlates", "UIKit"]),
  standIn("Packages/PureLayout", ["UIKit"]),
  standIn("Packages/Reachability", ["Foundation"]),
  standIn(
    "Packages/RealmSwift", ["Environment", "Foundation", "Publishers", "RunObjects", "Views"]),
  standIn("Packages/Resolver", ["Foundation"]),
  standIn("Packages/RevenueCat", ["Foundation"]),
  standIn("Packages/RxCocoa", ["RxRelay", "UIKit"]),
  standIn("Packages/RxRelay", ["RxSwift"]),
  standIn("Packages/RxSwift", ["Foundation"]),
  standIn(
    "Packages/SDWebImage",
    ["Foundation", "PictureLoading", "SwiftUI", "UIKit", "UIScrolling", "Views"]),
  standIn("Packages/Shimmer", ["Drawing", "Foundation", "Geometry", "UIKit", "Views"]),
  standIn("Packages/SideMenu", ["UIKit"]),
  standIn("Packages/SimpleToast", ["UIKit"]),
  standIn("Packages/SkeletonView", ["HostedContent", "UIKit"]),
  standIn("Packages/SnapKit", ["UIKit", "UIScrolling"]),
  standIn("Packages/SVProgressHUD", ["MessagePlates", "UIKit"]),
  standIn("Packages/SwiftDate", ["Foundation"]),
  standIn("Packages/SwiftKeychainWrapper", ["Foundation", "Security"]),
  standIn("Packages/SwiftSoup", ["Foundation", "Markup"]),
  standIn("Packages/SwiftUIPager", ["SwiftUI"]),
  standIn("Packages/SwiftUIRefresh", ["UIKit"]),
  standIn("Packages/SwiftyBeaver", ["Foundation"]),
  standIn("Packages/SwiftyJSON", ["Foundation"]),
  standIn("Packages/Swinject", ["Foundation"]),
  standIn("Packages/SwipeCellKit", ["UIKit"]),
  standIn("Packages/Then", ["Foundation", "UIKit"]),
  standIn("Packages/TinyConstraints", ["UIKit"]),
  standIn("Packages/Toast", ["MessagePlates", "UIKit"]),
  standIn("Packages/URLImage", ["Foundation", "PictureLoading", "UIKit", "Views"]),
  standIn("Packages/VideoPlayer", ["Foundation", "UIKit", "Views"]),
  standIn("Packages/WaterfallGrid", ["UIKit"]),
  standIn("Packages/XMLCoder", ["Foundation", "Markup"]),
  standIn("Packages/YPImagePicker", ["UIKit"]),
]

/// The tests of one room, in a folder of `Tests`, which may also use the rooms and the targets of
/// fixtures listed; `data` are folders of files that they read.
func tests(
  _ path: String, _ rooms: [String] = [], support: [Target.Dependency] = [], data: [String] = []
) -> Target {
  let name = name(of: path)
  return .testTarget(
    name: "Scrollwork\(name)Tests",
    dependencies: ([name] + rooms).map { .target(name: "Scrollwork" + $0) } + ["TestSupport"]
      + support,
    path: "Tests/" + path, exclude: data, swiftSettings: strict)
}

let package = Package(
  name: "Scrollwork",
  products: [
    .library(name: "Scrollwork", targets: ["Scrollwork"]),
    .library(
      name: "ScrollworkRendering",
      targets: ["ScrollworkDrawing", "ScrollworkCairo", "ScrollworkShaders", "ScrollworkStudio"]),
    .library(name: "ScrollworkReels", targets: ["ScrollworkReels"]),
    .library(name: "ScrollworkRegression", targets: ["ScrollworkRegression"]),
    .library(name: "ScrollworkFigures", targets: ["ScrollworkFigures"]),
    .library(name: "ScrollworkTesting", targets: ["ScrollworkTesting"]),
    .library(name: "ScrollworkScenes", targets: ["Scenes"]),
    .library(name: "ScrollworkCommand", targets: ["ScrollworkCommand"]),
    .executable(name: "scrollwork", targets: ["ScrollworkTool"]),
    .plugin(name: "Illustrate", targets: ["Illustrate"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    // level 0: coordinates into shapes; a value into one that threads share; values over time; amounts
    // into the words of a language, by the ICU that Foundation is linked with; Markdown, HTML and XML
    // into runs and trees
    room("Engine/Geometry"),
    room("Engine/System"),
    room("Engine/Publishers"),
    room("Engine/Languages", linked: .linkedLibrary("_FoundationICU")),
    library("CMarkdown", apt: ["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]),
    library("CMarkup", pkgConfig: "libxml-2.0", apt: ["libxml2-dev"]),
    room("Engine/Markup", ["System"], others: ["CMarkdown", "CMarkup"]),

    // level 1: time into numbers; looks into data; proposals into rectangles; context into values; a
    // catalog into pictures and colors; the names of symbols into outlines
    room("Engine/Motion", ["Geometry"]),
    library("CNettle", pkgConfig: "nettle", apt: ["nettle-dev"]),
    room("Engine/Drawing", ["Geometry", "System"], others: ["CNettle"]),
    room("Engine/Layout", ["Geometry"]),
    room("Engine/Environment", ["Geometry", "Languages"]),
    room("Inputs/Assets", ["System"]),
    room("Engine/Symbols", ["Geometry", "System"]),

    // level 2: input into a content offset; position into a look; a display list into PNG, SVG or PDF
    room("Engine/Scrolling", ["Geometry", "Motion", "Environment"]),
    room("Engine/Effects", ["Geometry", "Motion", "Drawing"]),
    library(
      "CCairo", pkgConfig: "pangocairo",
      apt: ["libcairo2-dev", "libpango1.0-dev", "libisal-dev", "libxxhash-dev", "libpng-dev"]),
    library("CZlib", pkgConfig: "zlib", apt: ["zlib1g-dev"]),
    library(
      "CPictures", pkgConfig: "lcms2",
      apt: [
        "libgif-dev", "libheif-dev", "libjpeg-dev", "liblcms2-dev", "libturbojpeg0-dev",
        "libwebp-dev",
      ]),
    .target(
      name: "CLargeDecoders", dependencies: ["CCairo"], path: "Sources/C/CLargeDecoders",
      cSettings: [.headerSearchPath("headers")]),
    .target(name: "CPixels", path: "Sources/C/CPixels"),
    room(
      "Engine/Cairo", ["Geometry", "System", "Drawing", "Assets"],
      others: ["CCairo", "CPixels", "CZlib", "CPictures", "CLargeDecoders"]),

    // level 2 as well: a folder into the sources and the resources of an app
    room("Inputs/Projects", ["System", "Environment"]),

    // level 3: a script into touches
    room("Engine/Script", ["Geometry", "Motion", "Environment", "Scrolling"]),

    // level 2 as well: compilers, and a cache of what they make
    room("Inputs/Compilers", ["System", "Drawing"]),

    // level 4 as well: Metal files into functions over pixels
    .target(name: "CShaders", path: "Sources/C/CShaders"),
    room(
      "Inputs/Shaders", ["Geometry", "System", "Drawing", "Compilers", "Script"],
      others: ["CShaders", subprocess, system], resources: [.copy("Metal")]),

    // level 4: touches into callbacks, in UIKit's words
    room(
      "UIKit/UIScrolling", ["Geometry", "System", "Motion", "Drawing", "Scrolling", "Script"],
      others: ["CPictures", "CZlib"]),

    // what a process of Swift files may reach; the calls for wall clock, random numbers and an app's
    // files, answered by the played scene
    .target(name: "CSandbox", path: "Sources/C/CSandbox"),
    .target(
      name: "CSystemCalls", dependencies: ["CSandbox"], path: "Sources/C/CSystemCalls"),

    // level 5: a declaration into a laid-out tree; what editors show becomes nothing
    .macro(
      name: "ScrollworkPreviewMacros", path: "Sources/Imports/PreviewMacros", swiftSettings: strict),
    room(
      "SwiftUI/Views",
      [
        "Geometry", "System", "Publishers", "Languages", "Markup", "Motion", "Drawing", "Layout",
        "Environment", "Scrolling", "Effects", "Script", "UIScrolling",
      ],
      others: ["ScrollworkPreviewMacros", "CSystemCalls"]),

    // level 6: what is made of views alone: controls, lists, navigation, tabs, symbols
    room(
      "SwiftUI/Controls",
      [
        "Geometry", "System", "Publishers", "Motion", "Drawing", "Layout", "Environment", "Symbols",
        "Scrolling", "Effects", "Script", "UIScrolling", "Views",
      ]),

    // level 6 as well: a declaration and a script into stills
    room(
      "Engine/Stage",
      [
        "Geometry", "System", "Symbols", "Publishers", "Motion", "Drawing", "Layout", "Environment",
        "Scrolling", "Effects", "Script", "UIScrolling", "Views",
      ]),

    // level 6 as well: what a device's Foundation has and that of Linux has not
    room("Imports/Foundation", ["System", "Publishers", "Languages", "Environment", "Views"]),

    // level 7: UIKit's views, controls, bars and lists, hosted in SwiftUI's
    room(
      "UIKit/UIControls",
      [
        "Geometry", "System", "Markup", "Motion", "Drawing", "Layout", "Environment", "Scrolling",
        "UIScrolling", "Views", "Controls",
      ]),

    // level 7 as well: stills into things to look at
    room(
      "Outputs/Studio",
      [
        "Geometry", "System", "Drawing", "Environment", "Scrolling", "Effects", "Script", "Views",
        "Stage",
      ],
      others: [yams]),

    // the front door for people who write views, and what stands in its place where a file was
    // written for an Apple platform
    room(
      "Imports/Scrollwork",
      [
        "Geometry", "Publishers", "Motion", "Drawing", "Layout", "Environment", "Scrolling",
        "Effects", "Script", "UIScrolling", "Views", "Controls", "UIControls", "Stage",
        "Foundation",
      ]),
    room("Imports/SwiftUI", ["", "Environment", "Views"]),
    room("Imports/UIKit", ["SwiftUI"]),
    room("Imports/Combine", ["Publishers", "SwiftUI"]),
    // what code cannot know of its own build; the package's name is for modules that are compiled later
    .target(
      name: "CBuildSettings", path: "Sources/C/CBuildSettings",
      cSettings: [.define("SCROLLWORK_PACKAGE_NAME", to: "\"\(packageName)\"")]),

    // the sources of the stand-ins, which are compiled when files import them
    .target(
      name: "ScrollworkAnnex", dependencies: ["ScrollworkSystem"], path: "Sources/Annex",
      exclude: ["FIDELITY.md", "README.md"],
      sources: ["Annex.swift"], resources: [.copy("Frameworks"), .copy("Packages")],
      swiftSettings: strict),

    // level 7 as well: a file of views into a scene
    room(
      "Inputs/Loose",
      [
        "Geometry", "System", "Motion", "Drawing", "Environment", "Assets", "Symbols", "Scrolling",
        "Projects", "Compilers", "Shaders", "Script", "Views", "Controls", "Stage",
      ],
      others: [
        "ScrollworkSwiftUI", "ScrollworkUIKit", "ScrollworkCombine", "ScrollworkFoundation",
        "ScrollworkAnnex", "CBuildSettings", "CSandbox", "CSystemCalls", subprocess, system,
      ]),

    // level 8: stills into moving pictures
    room(
      "Outputs/Reels",
      [
        "Geometry", "System", "Motion", "Drawing", "Environment", "Scrolling", "Effects", "Script",
        "Views", "Stage", "Studio",
      ],
      others: ["CZlib", subprocess, system, yams],
      resources: [
        "player.html", "player.css", "reel.js", "picture.js", "clock.js", "timeline.js",
        "readouts.js", "player.js",
      ].map { .embedInCode("Player/Page/" + $0) }),

    // level 8 as well: two reels into what moved
    room(
      "Outputs/Regression",
      [
        "Geometry", "System", "Drawing", "Environment", "Scrolling", "Effects", "Script", "Views",
        "Stage", "Studio",
      ],
      others: [subprocess, system],
      resources: [
        "report.html", "report.css", "elements.js", "scene.js", "pictures.js", "difference.js",
        "viewer.js", "strip.js", "curves.js", "findings.js", "report.js",
      ].map { .embedInCode("Report/Page/" + $0) }),

    // level 8 as well: stills into illustrations
    room(
      "Outputs/Figures",
      [
        "Geometry", "System", "Motion", "Drawing", "Environment", "Scrolling", "Effects", "Script",
        "Views", "Stage", "Studio",
      ],
      others: [yams],
      resources: ["figure.html", "figure.css", "figure.js"].map {
        .embedInCode("Interactive/Page/" + $0)
      }),

    // level 8 as well: touches into stills, while somebody looks
    room(
      "Outputs/Preview",
      [
        "Geometry", "System", "Motion", "Drawing", "Environment", "Scrolling", "Effects", "Script",
        "Views", "Stage", "Studio",
      ],
      others: nio,
      resources: [
        "preview.html", "panels.css", "preview.css", "stage.css", "bar.js", "beside.js", "chart.js",
        "clock.js", "connection.js", "curves.js", "elements.js", "folds.js", "history.js",
        "inspector.js", "keyboard.js", "keys.js", "measure.js", "notices.js", "overlays.js",
        "pictures.js", "preview.js", "problems.js", "saving.js", "scenes.js", "screen.js",
        "script.js", "session.js", "settings.js", "stage.js", "status.js", "tabs.js", "timeline.js",
        "touches.js", "wheel.js",
      ].map { .embedInCode("Page/" + $0) }),

    // level 9: arguments into calls
    room(
      "EntryPoints/Command",
      [
        "Geometry", "System", "Markup", "Drawing", "Environment", "Assets", "Script", "Views",
        "Stage", "Studio", "Cairo", "Projects", "Compilers", "Shaders", "Loose", "Reels",
        "Regression", "Figures", "Preview",
      ],
      others: [argumentParser, "CSystemCalls", subprocess, system, yams],
      resources: [.copy("Support/names.tsv")]),

    // level 9 as well: stills into assertions
    room(
      "EntryPoints/Testing",
      [
        "Geometry", "System", "Drawing", "Environment", "Scrolling", "Effects", "Script", "Views",
        "Stage", "Studio", "Cairo", "Regression",
      ]),

    // the scenes, and the tool over them (the product is `scrollwork`; a target of that name would
    // meet the umbrella on file systems that ignore case)
    .target(
      name: "Scenes", dependencies: ["Scrollwork", "ScrollworkStudio", "ScrollworkSystem"],
      path: "Scenes",
      resources: [.copy("Images"), .copy("Shaders")]
        + [
          "turned.scroll", "wheel.scroll", "to-the-top.scroll", "recorded.scroll",
          "mirrored.scroll", "fling.csv",
        ]
        .map { .embedInCode("Scripts/" + $0) },
      swiftSettings: [.treatAllWarnings(as: .error)]),
    // the order in which the loader searches shared libraries
    library("CLoadOrder"),
    // compiled files find in the running tool what they are made of, so it exports what it has
    .executableTarget(
      name: "ScrollworkTool",
      dependencies: [
        "ScrollworkCommand", "Scenes",
        .target(name: "CLoadOrder", condition: .when(platforms: [.linux])),
      ], path: "Sources/EntryPoints/Tool", swiftSettings: strict,
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux]))
      ]),

    // `swift package illustrate`, which runs the tool for the catalogs of a package
    .plugin(
      name: "Illustrate",
      capability: .command(
        intent: .custom(
          verb: "illustrate", description: "Draws the figures of documentation catalogs."),
        permissions: [
          .writeToPackageDirectory(reason: "Figures are files of documentation catalogs.")
        ])),

    // tests: one target for each room, and the built tool as a user runs it
    .target(
      name: "TestSupport",
      dependencies: [
        "ScrollworkGeometry", "ScrollworkSystem", "ScrollworkDrawing", "ScrollworkCairo",
      ],
      path: "Tests/Support/TestSupport", swiftSettings: strict),
    .target(
      name: "ViewTestSupport",
      dependencies: [
        "ScrollworkGeometry", "ScrollworkDrawing", "ScrollworkEnvironment", "ScrollworkScript",
        "ScrollworkViews", "ScrollworkStage", "TestSupport",
      ],
      path: "Tests/Support/ViewTestSupport", swiftSettings: strict),
    .target(name: "CSymbolUses", path: "Tests/Support/CSymbolUses"),
    tests("Engine/Geometry"),
    tests("Engine/System"),
    tests("Engine/Publishers"),
    tests("Engine/Languages"),
    tests("Engine/Markup"),
    tests("Engine/Motion", ["Geometry"]),
    tests("Engine/Drawing", ["Geometry"]),
    tests("Engine/Layout", ["Geometry"]),
    tests("Engine/Environment"),
    tests("Inputs/Assets"),
    tests("Engine/Symbols", ["Geometry"]),
    tests("Engine/Scrolling", ["Geometry", "Motion", "Environment"]),
    tests("Engine/Script", ["Geometry", "Motion", "Environment", "Scrolling"]),
    tests(
      "UIKit/UIScrolling",
      ["Geometry", "System", "Motion", "Drawing", "Scrolling", "Script", "Cairo"]),
    tests("Engine/Effects", ["Geometry", "Motion", "Drawing"]),
    tests("Engine/Cairo", ["Geometry", "System", "Drawing"]),
    tests("Inputs/Projects", ["System", "Environment"]),
    tests("Inputs/Compilers"),
    tests("Inputs/Shaders", ["Geometry", "System", "Drawing"]),
    tests(
      "SwiftUI/Views",
      [
        "Geometry", "Publishers", "Motion", "Drawing", "Layout", "Environment", "Scrolling",
        "Effects", "Script", "UIScrolling", "Stage", "Cairo", "Controls",
      ], support: ["ViewTestSupport"]),
    tests(
      "SwiftUI/Controls",
      [
        "Geometry", "System", "Motion", "Drawing", "Layout", "Environment", "Symbols", "Scrolling",
        "Effects",
        "Script", "Views", "Stage",
      ], support: ["ViewTestSupport"]),
    tests(
      "UIKit/UIControls",
      [
        "Geometry", "System", "Motion", "Drawing", "Layout", "Environment", "Scrolling", "Script",
        "UIScrolling", "Views", "Controls", "Stage",
      ], support: ["ViewTestSupport"]),
    tests(
      "Engine/Stage",
      [
        "Geometry", "Publishers", "Motion", "Drawing", "Layout", "Environment", "Scrolling",
        "Effects", "Script", "UIScrolling", "Views", "Cairo", "Controls",
      ], support: ["ViewTestSupport"]),
    tests(
      "Imports/Foundation", ["Environment", "Script", "Stage", "Views"],
      support: ["ViewTestSupport"]),
    tests(
      "Imports/SwiftUI", ["Environment", "Foundation", "Script", "Stage", "Views"],
      support: ["ViewTestSupport"]),
    // the cases that were measured on Apple's frameworks, in code as people write it
    .testTarget(
      name: "MeasuredTests",
      dependencies: [
        "Scrollwork", "ScrollworkCairo", "ScrollworkDrawing", "ScrollworkGeometry",
        "ScrollworkScript", "ScrollworkStage", "TestSupport",
      ], path: "Tests/Imports/Measured", swiftSettings: strict),
    .testTarget(
      name: "ScrollworkFrameworksTests",
      dependencies: annex.filter { $0.path?.hasPrefix("Sources/Annex/Frameworks/") ?? false }
        .map { .target(name: $0.name) } + [
          "ScrollworkCairo", "ScrollworkCombine", "ScrollworkDrawing", "ScrollworkFoundation",
          "ScrollworkEnvironment", "ScrollworkScript", "ScrollworkStage", "ScrollworkSwiftUI",
          "ScrollworkUIControls", "ScrollworkUIScrolling", "ScrollworkViews", "TestSupport",
          "ViewTestSupport",
        ], path: "Tests/Annex/Frameworks/Frameworks", swiftSettings: strict),
    tests("Annex/Packages/Firebase", ["Script", "Stage", "Views"], support: ["ViewTestSupport"]),
    tests(
      "Annex/Packages/PictureLoading",
      [
        "CachedAsyncImage", "GoogleMobileAds", "GoogleSignIn", "Kingfisher", "Lottie",
        "Nuke", "SDWebImage", "Script",
        "Shimmer", "Stage", "URLImage", "VideoPlayer", "Views",
      ], support: ["ViewTestSupport"]),
    tests(
      "Annex/Frameworks/Charts",
      [
        "Geometry", "Drawing", "Environment", "Script", "Stage", "SwiftUI", "Views",
      ], support: ["ViewTestSupport"]),
    tests(
      "Annex/Frameworks/Maps",
      [
        "CoreLocation", "Geometry", "Drawing", "Environment", "Script", "Stage", "SwiftUI", "Views",
      ], support: ["ViewTestSupport"]),
    tests(
      "Outputs/Studio",
      [
        "Geometry", "System", "Drawing", "Environment", "Scrolling", "Effects", "Script", "Views",
        "Stage", "Cairo",
      ]),
    tests(
      "Outputs/Reels",
      [
        "Geometry", "Drawing", "Environment", "Scrolling", "Effects", "Script", "Stage", "Studio",
        "Cairo", "Views",
      ]),
    tests(
      "Outputs/Preview",
      [
        "Geometry", "System", "Drawing", "Environment", "Scrolling", "Effects", "Script", "Stage",
        "Studio", "Cairo", "Views",
      ],
      support: ["ViewTestSupport"]),
    tests(
      "Outputs/Regression",
      [
        "Geometry", "Motion", "Drawing", "Layout", "Environment", "Scrolling", "Effects", "Script",
        "Stage", "Studio", "Cairo", "Views",
      ], support: ["ViewTestSupport"], data: ["Fixtures"]),
    tests(
      "Outputs/Figures",
      [
        "Geometry", "Motion", "Drawing", "Environment", "Scrolling", "Effects", "Script", "Views",
        "Stage", "Studio", "Cairo",
      ], support: ["ViewTestSupport"]),
    .testTarget(
      name: "ScrollworkPackagesTests",
      dependencies: annex.map { .target(name: $0.name) } + [
        "ScrollworkFoundation", "ScrollworkScript", "ScrollworkStage", "ScrollworkSwiftUI",
        "ScrollworkUIKit", "ScrollworkViews", "TestSupport", "ViewTestSupport",
      ], path: "Tests/Annex/Packages/Packages", swiftSettings: strict),
    tests(
      "Inputs/Loose",
      [
        "Geometry", "System", "Drawing", "Assets", "Compilers", "Shaders", "Scrolling", "Script",
        "Views", "Stage",
      ]),
    tests(
      "EntryPoints/Command",
      [
        "Geometry", "System", "Drawing", "Cairo", "Loose", "Scrolling", "Script", "Views", "Stage",
        "Studio",
      ]),
    tests(
      "EntryPoints/Testing",
      [
        "Geometry", "System", "Drawing", "Environment", "Scrolling", "Effects", "Script", "Views",
        "Stage", "Studio", "Cairo", "Regression",
      ]),
    // the fixtures of the stand-ins, which the built tool plays
    .testTarget(
      name: "StandInsTests", dependencies: ["ScrollworkTool", "TestSupport"],
      path: "Tests/Annex/StandIns", exclude: ["Fixtures"], swiftSettings: strict),
    // the sample package that tests its views, whose own manifest is for readers
    .target(
      name: "TestedShelf", dependencies: ["Scrollwork"],
      path: "Examples/TestedShelf/Sources/TestedShelf",
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "TestedShelfTests", dependencies: ["Scrollwork", "ScrollworkTesting", "TestedShelf"],
      path: "Examples/TestedShelf/Tests/TestedShelfTests", exclude: ["__References__"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "ScrollworkTool", "Scenes", "Scrollwork", "ScrollworkDrawing", "ScrollworkCairo",
        "ScrollworkStudio", "ScrollworkShaders", "ScrollworkLoose", "ScrollworkReels",
        "ScrollworkRegression", "ScrollworkFigures", "ScrollworkStage", "TestSupport",
        "CSymbolUses", yams,
      ], path: "Tests/EndToEnd", swiftSettings: strict),
  ]
)

package.targets += annex

// `script/test` asks for the tests of some rooms, by their folders in `Tests`. All tests of a package are
// linked into one bundle with everything that they need, so the others are left out.
if let rooms = Context.environment["SCROLLWORK_TESTS"]?.split(separator: " ") {
  let names = Set(rooms.map { name(of: String($0)) })
  package.targets.removeAll { target in
    target.type == .test
      && !names.contains { ["Scrollwork\($0)Tests", "\($0)Tests"].contains(target.name) }
  }
}
