/// The modules of packages that are modelled: each has a module of ours, with the names of all
/// products of its package.
enum PackageModules {
  /// The module of ours for an imported one; nil for a package that is not modelled.
  static func replacement(for module: String) -> String? { targets[module] }

  /// The modules of packages by ours.
  private static let modules =
    [
      "Firebase": [
        "Firebase", "FirebaseAnalytics", "FirebaseAnalyticsSwift", "FirebaseAppCheck",
        "FirebaseAuth", "FirebaseCore", "FirebaseCrashlytics", "FirebaseDatabase",
        "FirebaseDatabaseSwift", "FirebaseFirestore", "FirebaseFirestoreSwift",
        "FirebaseFunctions", "FirebaseMessaging", "FirebasePerformance", "FirebaseRemoteConfig",
        "FirebaseRemoteConfigSwift", "FirebaseStorage", "FirebaseStorageSwift",
      ],
      "GoogleSignIn": ["GoogleSignIn", "GoogleSignInSwift"],
      "Nuke": ["Nuke", "NukeExtensions", "NukeUI"],
      "SDWebImage": ["SDWebImage", "SDWebImageSwiftUI"],
    ].merging(single.map { ($0, [$0]) }, uniquingKeysWith: { one, _ in one })

  /// The packages with one module.
  private static let single = [
    "Alamofire", "AlertToast", "CachedAsyncImage", "KeychainAccess", "KeychainSwift", "Kingfisher",
    "Moya", "RxCocoa", "RxRelay", "RxSwift", "SnapKit", "SwiftUIPager", "SwiftyJSON", "Swinject",
    "Then", "URLImage",
  ]

  private static let targets = Dictionary(
    modules.flatMap { ours, names in names.map { ($0, "Scrollwork" + ours) } },
    uniquingKeysWith: { one, _ in one })

  /// The names before those of types that are modules of packages, such as `Lottie.` in
  /// `Lottie.Animation`, in a file that imports them.
  static func qualifiers(of source: SourceText) -> [PlatformText.Edit] {
    let imported = Set(source.imports.map(\.module)).intersection(targets.keys)
    guard !imported.isEmpty else { return [] }
    let tokens = source.tokens
    return tokens.indices.dropFirst().dropLast(2).compactMap { index in
      guard imported.contains(tokens[index].text), tokens[index + 1].text == ".",
        tokens[index + 2].text.first?.isUppercase ?? false,
        !["import", ".", "`"].contains(tokens[index - 1].text),
        index < 2 || tokens[index - 2].text != "import",
        let ours = targets[tokens[index].text]
      else { return nil }
      return PlatformText.Edit(range: tokens[index].range, text: ours)
    }
  }
}
