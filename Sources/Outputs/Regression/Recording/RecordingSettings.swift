/// What a reel was recorded with.
public struct RecordingSettings: Hashable, Sendable, Codable {
  /// The name of the scene.
  public var scene: String
  /// The size of the canvas, in points.
  public var canvas: [Double]
  /// The pixels per point.
  public var scale: Double
  /// The color scheme.
  public var colorScheme: String
  /// The layout direction.
  public var layoutDirection: String
  /// The Dynamic Type size; nil for `large`.
  public var dynamicTypeSize: String?
  /// The language tag of the locale; nil for `en-US`.
  public var locale: String?
  /// Stills per second.
  public var fps: Int
  /// The duration of the script, in seconds.
  public var duration: Double
  /// The steps of the script.
  public var script: [String]
  /// The versions of the libraries that draw.
  public var libraries: [String: String]
  /// The hashes of the fonts.
  public var fonts: [String: String]
  /// The marks of the script, with their times in seconds.
  public var marks: [String: Double]

  /// The time of a still, in seconds.
  public func time(of still: Int) -> Double { Double(still) / Double(max(1, fps)) }
}
