import Foundation
import ScrollworkSystem

/// The `Info.plist` of an app: its file, and the values that build settings add.
package struct AppInfo: Hashable, Sendable {
  /// The path of the file, if there is one.
  let file: String?
  /// The values of build settings, by their keys in the list.
  let values: [String: String]
  /// The settings that values may name.
  private let settings: [String: String]

  /// The list of a file, with values and settings of a target.
  package init(
    file: String? = nil, values: [String: String] = [:], settings: [String: String] = [:]
  ) {
    (self.file, self.values, self.settings) = (file, values, settings)
  }

  /// The property list as XML, with names of build settings replaced.
  func propertyList(named name: String, language: String) -> Data {
    var merged: [String: Any] = [
      "CFBundleName": name, "CFBundleExecutable": name, "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleDevelopmentRegion": language, "CFBundlePackageType": "APPL",
      "CFBundleIdentifier": "com.example." + XcodeTarget.identifier(name),
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    merged.merge(values.filter { !$0.value.isEmpty }) { $1 }
    let settings = BuildSettings(settings)
    var left = Self.mostValues
    for (key, value) in list { merged[key] = Self.expanded(value, settings, &left) }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: merged, format: .xml, options: 0)
    return data ?? Data()
  }

  /// The name of the storyboard that the app begins with, if it has one.
  var mainStoryboard: String? {
    let list = list
    if let name = list["UIMainStoryboardFile"] as? String ?? values["UIMainStoryboardFile"] {
      return name
    }
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    for case let scenes as [[String: Any]] in roles.values {
      if let name = scenes.first?["UISceneStoryboardFile"] as? String { return name }
    }
    return nil
  }

  /// The contents of the file.
  private var list: [String: Any] {
    let own = file.flatMap { try? InputFile.contents(of: $0, atMost: InputFile.largestText) }
    return own.flatMap(PropertyList.value) as? [String: Any] ?? [:]
  }

  /// The most values of a list.
  ///
  /// - Source: chosen; those of apps have hundreds.
  private static let mostValues = 10_000

  /// A value with names of settings replaced; of more values than are read, texts are empty.
  private static func expanded(_ value: Any, _ settings: BuildSettings, _ left: inout Int) -> Any {
    left -= 1
    guard left > 0 else { return "" }
    switch value {
    case let text as String: return settings.expanded(text)
    case let list as [Any]: return list.map { expanded($0, settings, &left) }
    case let table as [String: Any]: return table.mapValues { expanded($0, settings, &left) }
    default: return value
    }
  }
}

extension AppInfo {
  /// The values of a target.
  init(of target: XcodeTarget, in project: XcodeProject) {
    let settings = target.settings
    var values: [String: String] = [:]
    for key in settings.keys where key.hasPrefix(Self.settingPrefix) {
      values[String(key.dropFirst(Self.settingPrefix.count))] = settings[key]
    }
    for (key, setting) in Self.settings { values[key] = settings[setting] ?? values[key] }
    self.init(
      file: settings["INFOPLIST_FILE"].flatMap {
        FilePath.existing(FilePath.join(project.folder, $0))
      },
      values: values,
      settings: settings.values)
  }

  private static let settingPrefix = "INFOPLIST_KEY_"

  /// The keys whose values are those of build settings.
  private static let settings = [
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
    "CFBundleShortVersionString": "MARKETING_VERSION",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]
}
