public import ScrollworkFoundation

/// A recorder of sound, which has no permission to record.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// The delegate of the audio recorder.
  public weak var delegate: (any AVAudioRecorderDelegate)?
  /// The place of the sound.
  public let url: URL
  /// The form of the sound.
  public let settings: [String: Any]
  /// Whether the loudness is measured.
  public var isMeteringEnabled = false
  /// Whether the recorder records; always false.
  public var isRecording: Bool { false }
  /// The seconds that are recorded.
  public var currentTime: TimeInterval { 0 }

  /// Records to a place.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
  }

  /// Makes ready to record.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Records, which is refused.
  @discardableResult open func record() -> Bool { false }
  /// Records for a time, which is refused.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Pauses the audio recorder.
  open func pause() {}
  /// Stops the recording.
  open func stop() {}
  /// Deletes the recording.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Measures the loudness: silence.
  open func updateMeters() {}
  /// The loudness of a channel, in decibels: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// The greatest loudness of a channel, in decibels: silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// A delegate of a recorder.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// Called at the end of a recording.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}

extension AVAudioRecorderDelegate {
  /// The default implementation, which does nothing.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
}

/// The key of the form of a sound.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the samples in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bits in a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The identifier of the AAC format.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// The form of plain samples.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// The identifier of the ALAC format.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

/// The quality of sound.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}
