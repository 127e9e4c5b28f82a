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
    for (key, value) in list { merged[key] = Self.expanded(value, settings) }
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
    let own = file.flatMap { try? InputFile.contents(of: $0) }.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
    }
    return own as? [String: Any] ?? [:]
  }

  private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expanded(text)
    case let list as [Any]: list.map { expanded($0, settings) }
    case let table as [String: Any]: table.mapValues { expanded($0, settings) }
    default: value
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
      settings: Dictionary(uniqueKeysWithValues: settings.keys.map { ($0, settings[$0] ?? "") }))
  }

  private static let settingPrefix = "INFOPLIST_KEY_"

  /// The keys whose values are those of build settings.
  private static let settings = [
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
    "CFBundleShortVersionString": "MARKETING_VERSION",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION",
  ]
}
