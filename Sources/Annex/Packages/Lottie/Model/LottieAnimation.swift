public import ScrollworkFoundation
import ScrollworkGeometry
import ScrollworkDrawing
import ScrollworkViews

/// An animation of a file.
public final class LottieAnimation: @unchecked Sendable {
  /// The start frame of the Lottie animation.
  public let startFrame: Double
  /// The frame after the last.
  public let endFrame: Double
  /// The frames of a second.
  public let framerate: Double
  /// The size, in points.
  public let size: CGSize
  /// The names of frames.
  public let markerNames: [String]
  private let markers: [String: Double]
  let layers: [LottieLayer]

  /// The duration, in seconds.
  public var duration: TimeInterval { (endFrame - startFrame) / framerate }
  /// The rectangle of the animation.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  private init?(_ data: Data) {
    guard let json = try? JSONSerialization.jsonObject(with: data) else { return nil }
    let value = LottieValue(any: json)
    guard let width = value["w"].number, let height = value["h"].number,
      let end = value["op"].number
    else { return nil }
    size = CGSize(width: width, height: height)
    (startFrame, endFrame) = (value["ip"].number ?? 0, end)
    let rate = value["fr"].number ?? 60
    framerate = rate > 0 ? rate : 60
    var assets: [String: LottieValue] = [:]
    for asset in value["assets"].list { if let id = asset["id"].text { assets[id] = asset } }
    layers = value["layers"].list.map { LottieLayer($0, assets: assets) }
    let named = value["markers"].list.compactMap { marker in
      marker["cm"].text.map { ($0, marker["tm"].number ?? 0) }
    }
    markerNames = named.map(\.0)
    markers = Dictionary(named, uniquingKeysWith: { one, _ in one })
  }

  /// The animation with a name in the bundle, a file or a data asset; nil if there is none.
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil,
    animationCache: (any AnimationCacheProvider)? = nil
  ) -> LottieAnimation? {
    let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    if let path = bundle.path(forResource: stem, ofType: "json", inDirectory: subdirectory) {
      return filepath(path)
    }
    return asset(name, bundle: bundle)
  }

  /// The animation of a data asset in a catalog; nil if there is none.
  public static func asset(_ name: String, bundle: Bundle = .main) -> LottieAnimation? {
    NSDataAsset(name: name, bundle: bundle).flatMap { LottieAnimation($0.data) }
  }

  /// The animation in a file; nil if it is none.
  public static func filepath(
    _ filepath: String, animationCache: (any AnimationCacheProvider)? = nil
  ) -> LottieAnimation? {
    FileManager.default.contents(atPath: filepath).flatMap(LottieAnimation.init)
  }

  /// The animation in some data.
  public static func from(data: Data) throws -> LottieAnimation {
    guard let animation = LottieAnimation(data) else { throw CocoaError(.coderReadCorrupt) }
    return animation
  }

  /// The animation at a URL; nil if it is in no file.
  public static func loadedFrom(
    url: URL, session: URLSession = .shared, animationCache: (any AnimationCacheProvider)? = nil
  ) async -> LottieAnimation? {
    url.isFileURL ? filepath(url.path) : nil
  }

  /// The animation at a URL; nil if it is in no file.
  public static func loadedFrom(
    url: URL, session: URLSession = .shared,
    closure: @escaping (LottieAnimation?) -> Void,
    animationCache: (any AnimationCacheProvider)? = nil
  ) {
    nonisolated(unsafe) let closure = closure
    DispatchQueue.main.async { closure(url.isFileURL ? filepath(url.path) : nil) }
  }

  /// The part of the animation before a marker, from 0 to 1.
  public func progressTime(forMarker named: String) -> Double? {
    markers[named].map(progress(atFrame:))
  }

  /// The frame of a marker.
  public func frameTime(forMarker named: String) -> Double? { markers[named] }

  /// The part of the animation before a frame, from 0 to 1.
  func progress(atFrame frame: Double) -> Double {
    (frame - startFrame) / max(endFrame - startFrame, 1e-9)
  }

  /// The frame at a part of the animation.
  func frame(at progress: Double) -> Double {
    // The end of an animation is its last frame.
    min(startFrame + progress * (endFrame - startFrame), endFrame - 0.001)
  }
}

/// A cache of animations, which files do not need.
public protocol AnimationCacheProvider: AnyObject {}

extension Animation {
  /// The animation with a name in the bundle, as it was spelled before.
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil,
    animationCache: (any AnimationCacheProvider)? = nil
  ) -> LottieAnimation? {
    LottieAnimation.named(name, bundle: bundle, subdirectory: subdirectory)
  }

  /// The animation in a file, as it was spelled before.
  public static func filepath(_ filepath: String) -> LottieAnimation? {
    LottieAnimation.filepath(filepath)
  }
}
