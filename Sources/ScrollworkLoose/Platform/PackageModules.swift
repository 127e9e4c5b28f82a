/// The modules of packages that are modelled, one of ours for each.
///
/// They are aliases for the compiler, so that they qualify names, and only files that import them see
/// their names.
enum PackageModules {
  /// The names of the modules; ours have the name of this project before it.
  static let names = [
    "Alamofire", "AlertToast", "KeychainAccess", "KeychainSwift", "Moya", "RxCocoa", "RxRelay",
    "RxSwift", "SnapKit", "SwiftUIPager", "SwiftyJSON", "Swinject", "Then",
  ]

  /// The compiler options of the aliases.
  static var options: [String] { names.flatMap { ["-module-alias", "\($0)=Scrollwork\($0)"] } }
}
