/// A target of an Xcode project.
struct XcodeTarget: Sendable {
  /// What a target makes, as far as that matters here.
  enum Kind: String, Sendable {
    /// An app of a phone or a tablet.
    case app
    /// A framework or a library.
    case library
    /// Unit tests or user interface tests.
    case tests
    /// An extension of an app, such as a widget.
    case appExtension = "app extension"
    /// An app of a watch.
    case watch = "watch app"
    /// A product for another platform.
    case otherPlatform = "another platform"
    /// Anything else.
    case other = "no app"
  }

  /// The name.
  let name: String
  let kind: Kind
  /// The settings, with those of the project.
  let settings: BuildSettings
  let id: String
  let object: OpenStepValue

  init?(_ id: String, in project: XcodeProject) {
    guard let object = project[id], let name = object["name"]?.text else { return nil }
    self.id = id
    self.name = name
    self.object = object
    let own = BuildSettings(object["buildConfigurationList"]?.text, in: project)
    let named = BuildSettings(["TARGET_NAME": name, "PRODUCT_NAME": name, "SRCROOT": "."])
    settings = own.within(project.settings).within(named)
    kind = Self.kind(object["productType"]?.text ?? "", settings)
  }

  private static func kind(_ type: String, _ settings: BuildSettings) -> Kind {
    let end = type.replacing("com.apple.product-type.", with: "")
    if end.hasPrefix("bundle.u") || end.hasSuffix("testing") { return .tests }
    if end.contains("watch") { return .watch }
    if end.contains("extension") { return .appExtension }
    guard runsOnPhones(settings) else { return .otherPlatform }
    if end.hasPrefix("application") { return .app }
    return end.hasPrefix("framework") || end.hasPrefix("library") ? .library : .other
  }

  /// Whether the platforms include that of phones and tablets; unknown ones count.
  private static func runsOnPhones(_ settings: BuildSettings) -> Bool {
    let platforms = (settings["SUPPORTED_PLATFORMS"] ?? "") + " " + (settings["SDKROOT"] ?? "")
    let words = platforms.split(separator: " ").filter { $0 != "auto" }
    return words.isEmpty || words.contains { $0.hasPrefix("iphone") }
  }

  /// The name that `import` calls the target's module by.
  var moduleName: String {
    let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? self.name
    return Self.identifier(name)
  }

  /// A name with what no identifier may have replaced by underscores.
  static func identifier(_ name: String) -> String {
    let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    let isNumbered = characters.first?.isNumber ?? false
    return (isNumbered ? "_" : "") + String(characters)
  }
}
