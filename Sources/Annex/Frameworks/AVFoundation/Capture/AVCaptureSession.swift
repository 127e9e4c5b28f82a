public import ScrollworkFoundation

/// What gives pictures or sounds.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// An input of a capture device.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device of the capture device input.
  public let device: AVCaptureDevice
  /// Creates an input of a capture device.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// The pictures and sounds of devices.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// A size of pictures.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The raw value of the preset.
    public let rawValue: String
    /// Creates a preset from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The preset for photos.
    public static let photo = Self(rawValue: "photo")
    /// A preset of high quality.
    public static let high = Self(rawValue: "high")
    /// A preset of medium quality.
    public static let medium = Self(rawValue: "medium")
    /// A preset of low quality.
    public static let low = Self(rawValue: "low")
    /// A preset of 1280 by 720 pixels.
    public static let hd1280x720 = Self(rawValue: "hd1280x720")
    /// A preset of 1920 by 1080 pixels.
    public static let hd1920x1080 = Self(rawValue: "hd1920x1080")
    /// A preset of 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Self(rawValue: "hd4K3840x2160")
    /// A preset of 640 by 480 pixels.
    public static let vga640x480 = Self(rawValue: "vga640x480")
    /// The preset that keeps the formats of the inputs.
    public static let inputPriority = Self(rawValue: "inputPriority")
  }

  /// The size of pictures.
  public var sessionPreset = Preset.high
  /// What gives pictures and sounds.
  public private(set) var inputs: [AVCaptureInput] = []
  /// What becomes of them.
  public private(set) var outputs: [AVCaptureOutput] = []
  /// Whether the session runs.
  public private(set) var isRunning = false
  /// Whether the session is interrupted; always false.
  public var isInterrupted: Bool { false }
  /// Whether the session of sounds is used.
  public var automaticallyConfiguresApplicationAudioSession = true

  /// Creates a capture session.
  public override init() {}
  /// Whether a size can be used.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether something that gives can be added.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Adds something that gives.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes something that gives.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether something that takes can be added.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Adds something that takes.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Removes something that takes.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins a set of configuration changes.
  open func beginConfiguration() {}
  /// Commits a set of configuration changes.
  open func commitConfiguration() {}
  /// Starts the capture session.
  open func startRunning() { isRunning = true }
  /// Stops the capture session.
  open func stopRunning() { isRunning = false }
}
