/// The modules that a file may import, and ours in their place.
///
/// `SwiftUI`, `UIKit` and `Combine` are aliases for the compiler, so that they qualify names, and so are
/// modules with a stand-in of their name. An alias of `Foundation` would hide Foundation itself, and a
/// module can have one alias only; so all others are replaced in the text.
enum PlatformModules {
  /// The modules that are aliases in each file.
  static let aliases = ["SwiftUI", "UIKit", "Combine"]

  /// The replacement of a module that a file imports; nil for one that is unknown.
  static func replacement(for module: String, in source: SourceText? = nil) -> String? {
    switch module {
    case "SwiftUI", "UIKit", "Combine": return module
    case "Foundation", "Dispatch", "FoundationNetworking", "ObjectiveC", "Darwin", "CoreFoundation":
      return "ScrollworkFoundation"
    default:
      if let standIn = StandIns.all.answering(module, in: source) { return standIn.importedName }
      return interface.contains(module) ? "UIKit" : nil
    }
  }

  /// Whether a module of Apple's is one that Linux has nothing of.
  static func isFramework(_ module: String) -> Bool {
    if let standIn = StandIns.all.answering(module) { return standIn.isFramework }
    return replacement(for: module).map { $0 != "ScrollworkFoundation" } ?? absent.contains(module)
  }

  /// Whether files that import a module find names of ours.
  static func isModelled(_ module: String) -> Bool { replacement(for: module) != nil }

  /// Modules whose names, as far as they are modelled, are those of the interface.
  private static let interface: Set = [
    "SwiftUICore", "CoreGraphics", "QuartzCore", "CoreText", "CoreImage", "ImageIO",
    "UniformTypeIdentifiers", "Accessibility", "DeveloperToolsSupport", "CoreHaptics",
    "Symbols", "CoreTransferable", "SafariServices", "MessageUI", "LinkPresentation",
    "Metal", "MetalKit", "SpriteKit", "SceneKit", "RealityKit", "ARKit", "Vision", "CoreML",
    "NaturalLanguage", "PencilKit", "PDFKit", "QuickLook", "TipKit", "Translation", "WebKit",
    "AuthenticationServices", "Contacts", "ContactsUI",
    "GameKit", "HealthKit", "HomeKit", "ActivityKit", "AppIntents", "Intents", "IntentsUI",
    "AppTrackingTransparency", "AdSupport", "BackgroundTasks", "CallKit", "CloudKit",
    "CoreBluetooth",
    "CoreMotion", "CoreNFC", "CoreTelephony", "CoreSpotlight", "CryptoKit", "CommonCrypto",
    "DeviceCheck", "FamilyControls", "GroupActivities", "LocalAuthentication", "MusicKit",
    "MultipeerConnectivity", "NearbyInteraction", "Network", "NetworkExtension", "PassKit",
    "PushKit",
    "ReplayKit", "ShazamKit", "Speech", "SoundAnalysis", "StoreKit", "SystemConfiguration",
    "WatchConnectivity", "WeatherKit", "Accelerate", "simd", "GameplayKit",
    "AppleArchive",
    "VisionKit", "DeviceActivity", "ManagedSettings", "FoundationModels", "CoreAudio", "CoreMIDI",
    "CoreVideo", "AudioUnit", "MetricKit", "ExtensionKit", "Messages",
  ]

  /// Modules of other platforms.
  static let absent: Set = [
    "AppKit", "Cocoa", "WatchKit", "TVUIKit", "Glibc", "Musl", "Android", "FoundationEssentials",
  ]

  /// Replaces the imports in a text.
  static func replaceImports(_ bytes: inout [UInt8], of source: SourceText) {
    let tokens = source.tokens
    for index in tokens.indices.reversed() where tokens[index].text == "import" {
      var name = index + 1
      guard name < tokens.count, index == 0 || tokens[index - 1].text != "." else { continue }
      let hasKind =
        kinds.contains(tokens[name].text) && name + 1 < tokens.count
        && tokens[name + 1].isWord
      if hasKind { name += 1 }
      let module = tokens[name].text
      let isPart = hasKind || name + 1 < tokens.count && tokens[name + 1].text == "."
      guard
        let ours = replacement(for: module, in: source),
        ours != module || isPart && !aliases.contains(module),
        !source.code[tokens[index].range.upperBound..<tokens[name].range.lowerBound]
          .contains(.newline)
      else { continue }
      // The declarations of a kind are found in Foundation; of others the whole module is imported.
      var range = tokens[name].range
      if ours != "ScrollworkFoundation" {
        if hasKind { range = tokens[name - 1].range.lowerBound..<range.upperBound }
        var end = name
        while end + 2 < tokens.count, tokens[end + 1].text == ".", tokens[end + 2].isWord {
          end += 2
        }
        range = range.lowerBound..<tokens[end].range.upperBound
      }
      bytes.replaceSubrange(range, with: Array(ours.utf8))
    }
  }

  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]
}
