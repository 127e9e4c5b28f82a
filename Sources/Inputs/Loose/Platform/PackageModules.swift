/// The modules of packages that are modelled, and ours in their place.
///
/// A package with one module is an alias for the compiler, so that it qualifies names. A module can
/// have one alias only; so those of packages with several modules are replaced in the text. Only
/// files that import them see their names.
enum PackageModules {
  /// The names of the aliases; our modules have the name of this project before it.
  static let names = [
    "Alamofire", "AlertToast", "CachedAsyncImage", "GoogleMobileAds", "KeychainAccess",
    "KeychainSwift", "Kingfisher", "Lottie", "Moya", "RealmSwift", "RxCocoa", "RxRelay", "RxSwift",
    "Shimmer",
    "SnapKit", "SwiftUIPager", "SwiftyJSON", "Swinject", "Then", "URLImage", "VideoPlayer",
  ]

  /// The compiler options of the aliases.
  static var options: [String] { names.flatMap { ["-module-alias", "\($0)=Scrollwork\($0)"] } }

  /// The modules of packages that have several, by ours.
  private static let families = [
    "Firebase": [
      "Firebase", "FirebaseAnalytics", "FirebaseAnalyticsSwift", "FirebaseAppCheck", "FirebaseAuth",
      "FirebaseCore", "FirebaseCrashlytics", "FirebaseDatabase", "FirebaseDatabaseSwift",
      "FirebaseFirestore", "FirebaseFirestoreSwift", "FirebaseFunctions", "FirebaseMessaging",
      "FirebasePerformance", "FirebaseRemoteConfig", "FirebaseRemoteConfigSwift", "FirebaseStorage",
      "FirebaseStorageSwift",
    ],
    "GoogleSignIn": ["GoogleSignIn", "GoogleSignInSwift"],
    "Logging": ["Logging", "SwiftyBeaver"],
    "Nuke": ["Nuke", "NukeExtensions", "NukeUI"],
    "SDWebImage": ["SDWebImage", "SDWebImageSwiftUI"],
    // Small packages share a module: what they declare has different names.
    "ValuePackages": [
      "Algorithms", "Collections", "CryptoSwift", "DequeModule", "Factory", "FeedKit",
      "OrderedCollections", "Purchases", "Reachability", "Resolver",
      "RevenueCat", "SwiftDate",
      "SwiftKeychainWrapper", "SwiftSoup", "XMLCoder",
    ],
    "ViewPackages": [
      "ActivityIndicatorView", "BetterSafariView", "CLTypingLabel", "ChameleonFramework",
      "CircularSlider", "CodeScanner", "ConfettiSwiftUI", "Cosmos", "DGCharts", "GoogleMaps",
      "Hero", "IQKeyboardManager", "IQKeyboardManagerSwift", "Introspect", "JGProgressHUD",
      "MBProgressHUD", "MarkdownUI", "NVActivityIndicatorView", "Parma", "PartialSheet",
      "PopupView", "ProgressHUD", "PureLayout", "SVProgressHUD", "SideMenu", "SimpleToast",
      "SkeletonView",
      "SwiftUIIntrospect", "SwiftUIRefresh", "SwipeCellKit", "TinyConstraints",
      "Toast", "Toast_Swift", "WaterfallGrid", "YPImagePicker",
    ],
  ]

  /// Modules that are another one by an earlier name.
  private static let synonyms = ["KingfisherSwiftUI": "Kingfisher"]

  /// Modules with a type of their own name, which qualifies the types inside it.
  private static let types: Set = [
    "ActivityIndicatorView", "CircularSlider", "Hero", "IQKeyboardManager",
    "JGProgressHUD", "MBProgressHUD", "NVActivityIndicatorView", "Parma", "ProgressHUD",
    "Purchases",
    "Reachability", "Resolver", "SVProgressHUD", "SwiftDate", "SwiftSoup", "SwiftyBeaver",
    "WaterfallGrid", "YPImagePicker",
  ]

  private static let targets = Dictionary(
    families.flatMap { ours, names in names.map { ($0, "Scrollwork" + ours) } },
    uniquingKeysWith: { one, _ in one })

  /// The module of ours that replaces an imported one; nil for an alias, and for a package that is
  /// not modelled.
  static func replacement(for module: String) -> String? { targets[module] ?? synonyms[module] }

  /// The names before those of types that are modules of packages, such as `Nuke.` in
  /// `Nuke.ImagePipeline`, in a file that imports them.
  static func qualifiers(of source: SourceText) -> [PlatformText.Edit] {
    let ours = Set(source.imports.compactMap { targets[$0.module] })
    guard !ours.isEmpty else { return [] }
    let tokens = source.tokens
    return tokens.indices.dropFirst().dropLast(2).compactMap { index in
      guard let module = targets[tokens[index].text], ours.contains(module),
        !types.contains(tokens[index].text),
        tokens[index + 1].text == ".",
        tokens[index + 2].text.first?.isUppercase ?? false,
        !["import", ".", "`"].contains(tokens[index - 1].text),
        index < 2 || tokens[index - 2].text != "import"
      else { return nil }
      return PlatformText.Edit(range: tokens[index].range, text: module)
    }
  }

  /// The module of the package Charts for a file that uses its names: Apple's has the same name.
  static func chartsPackage(_ module: String, in source: SourceText) -> String? {
    guard module == "Charts", source.tokens.contains(where: { chartsNames.contains($0.text) })
    else { return nil }
    return targets["DGCharts"]
  }

  private static let chartsNames: Set = [
    "AxisValueFormatter", "BarChartData", "BarChartDataEntry", "BarChartDataSet", "BarChartView",
    "ChartColorTemplates", "ChartData", "ChartDataEntry", "ChartDataSet", "ChartViewBase",
    "ChartViewDelegate", "IAxisValueFormatter", "IValueFormatter", "IndexAxisValueFormatter",
    "LineChartData", "LineChartDataSet", "LineChartView", "PieChartData", "PieChartDataEntry",
    "PieChartDataSet", "PieChartView", "ValueFormatter", "XAxis", "YAxis",
  ]

  /// The labels of reads of documents whose result is bound by `if let` or `guard let`: in the first
  /// versions of Firestore these were optional.
  static func optionalReads(in source: SourceText) -> [PlatformText.Edit] {
    guard source.imports.contains(where: { targets[$0.module] == "ScrollworkFirebase" })
    else { return [] }
    let tokens = source.tokens
    return tokens.indices.dropFirst(6).dropLast().compactMap { index in
      guard tokens[index].text == "as", tokens[index + 1].text == ":",
        tokens[index - 1].text == "(", tokens[index - 2].text == "data"
      else { return nil }
      // Back over the document to `let name = try`.
      var start = index - 3
      while start > 3, tokens[start].text == "." || tokens[start].isWord,
        tokens[start].text != "try"
      {
        start -= 1
      }
      guard start > 3, tokens[start].text == "try", tokens[start - 1].text == "=",
        tokens[start - 3].text == "let", ["if", "guard", ","].contains(tokens[start - 4].text)
      else { return nil }
      return PlatformText.Edit(range: tokens[index].range, text: "optionallyAs")
    }
  }
}
