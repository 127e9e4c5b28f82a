public import ScrollworkPhotos

/// Which photos a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  /// Photos.
  public static let images = Self(name: "images")
  /// Videos.
  public static let videos = Self(name: "videos")
  /// Photos that move.
  public static let livePhotos = Self(name: "livePhotos")
  /// Pictures of a screen.
  public static let screenshots = Self(name: "screenshots")
  /// Panoramas.
  public static let panoramas = Self(name: "panoramas")
  /// Photos with depth.
  public static let depthEffectPhotos = Self(name: "depthEffectPhotos")
  /// Photos of bursts.
  public static let bursts = Self(name: "bursts")
  /// Videos of a screen.
  public static let screenRecordings = Self(name: "screenRecordings")
  /// Slow videos.
  public static let slomoVideos = Self(name: "slomoVideos")
  /// Fast videos.
  public static let timelapseVideos = Self(name: "timelapseVideos")
  /// Videos with a focus that may be changed.
  public static let cinematicVideos = Self(name: "cinematicVideos")

  /// What one of some filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(name: "any of " + subfilters.map(\.name).joined(separator: ", "))
  }
  /// What all of some filters show.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(name: "all of " + subfilters.map(\.name).joined(separator: ", "))
  }
  /// A filter of the assets that another filter excludes.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    Self(name: "not " + filter.name)
  }
}

/// How photos are chosen.
public struct PHPickerConfiguration: @unchecked Sendable {
  /// The form that photos are given in.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }
  /// The order of what was chosen.
  public enum Selection: Int, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
  }

  /// Which photos are shown.
  public var filter: PHPickerFilter?
  /// The most photos; 0 for any number.
  public var selectionLimit = 1
  /// The selection of the picker configuration.
  public var selection = Selection.default
  /// The preferred asset representation mode of the picker configuration.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The photos that are chosen at first.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates a configuration for one photo.
  public init() {}
  /// Chooses one photo of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}
