public import ScrollworkFoundation

/// Writes a film in another form, which is an error: films are not read.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// How far it is.
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }

  /// The asset of the asset export session.
  public let asset: AVAsset
  /// The name of the form.
  public let presetName: String
  /// The place of the new file.
  open var outputURL: URL?
  /// The form of the new file.
  open var outputFileType: AVFileType?
  /// The part of the film.
  open var timeRange = CMTimeRange.zero
  /// Whether the file is made for a network.
  open var shouldOptimizeForNetworkUse = false
  /// How far it is.
  public private(set) var status = Status.unknown
  /// The error of the asset export session.
  public private(set) var error: (any Error)?
  /// How far it is, 0…1.
  open var progress: Float { 0 }

  /// Writes a film in a form.
  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
  }

  /// Writes the file, and calls a closure.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    (status, error) = (.failed, CocoaError(.fileReadUnknown))
    DispatchQueue.main.async(execute: handler)
  }
  /// Writes the file, and calls a closure.
  open func export() async { (status, error) = (.failed, CocoaError(.fileReadUnknown)) }
  /// Cancels the export.
  open func cancelExport() { status = .cancelled }
}

/// A form of files.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the file type.
  public let rawValue: String
  /// Creates a file type from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// QuickTime.
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  /// MPEG-4.
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  /// Sound of MPEG-4.
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  /// MP3.
  public static let mp3 = Self(rawValue: "public.mp3")
  /// WAV.
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
}

/// The form of sound alone.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The preset of the highest quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The preset of medium quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The preset of the smallest files.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The form as it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
