extension PlatformModules {
  /// Modules of devices, accounts and services, whose everyday names are in the room of frameworks.
  static let systemFrameworks: Set = [
    "ActivityKit", "AdSupport", "AppTrackingTransparency", "AuthenticationServices",
    "BackgroundTasks", "CommonCrypto", "Contacts", "ContactsUI", "CoreBluetooth", "CoreHaptics",
    "CoreImage", "CoreML", "CoreMotion", "CoreTelephony", "CoreVideo", "CryptoKit", "EventKit",
    "EventKitUI", "GameKit", "HealthKit", "ImageIO", "LocalAuthentication", "MessageUI",
    "MultipeerConnectivity", "Network", "PDFKit", "QuickLook", "SafariServices", "Speech",
    "StoreKit", "SystemConfiguration", "TipKit", "Vision", "VisionKit", "WatchConnectivity",
    "WeatherKit", "WebKit",
  ]
}
