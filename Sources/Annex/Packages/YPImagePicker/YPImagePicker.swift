import ScrollworkSystem
@_exported public import ScrollworkUIKit

/// The screens of a picker.
public enum YPPickerScreen: Sendable {
  case library, photo, video
}

/// The media types of a library.
public enum YPlibraryMediaType: Sendable {
  case photo, video, photoAndVideo
}

/// How pictures are cropped.
public enum YPCropType {
  case none
  case rectangle(ratio: Double)
  case circle
}

/// The size of pictures.
public enum YPImageSize {
  case original
  case cappedTo(size: CGFloat)
}

/// The choices for a library.
public struct YPConfigLibrary {
  /// The media types of the library.
  public var mediaType = YPlibraryMediaType.photo
  /// The maximum number of items of the library configuration.
  public var maxNumberOfItems = 1
  /// The minimum number of items of the library configuration.
  public var minNumberOfItems = 1
  /// The items in a row.
  public var numberOfItemsInRow = 4
  /// The room between items.
  public var spacingBetweenItems: CGFloat = 1
  /// Whether several are chosen from the begin.
  public var defaultMultipleSelection = false
  /// Whether only square pictures are chosen.
  public var onlySquare = false
  /// Whether what was chosen is not seen again.
  public var skipSelectionsGallery = false
  /// Whether the item that is shown is chosen when several are chosen.
  public var preSelectItemOnMultipleSelection = true
  /// The items that are selected at first.
  public var preselectedItems: [YPMediaItem]?
}

/// The choices for videos.
public struct YPConfigVideo {
  /// The type of the file.
  public var fileType = "mov"
  /// The recording time limit of the video configuration.
  public var recordingTimeLimit: TimeInterval = 60
  /// The longest video of the library.
  public var libraryTimeLimit: TimeInterval = 60
  /// The minimum time limit of the video configuration.
  public var minimumTimeLimit: TimeInterval = 3
  /// The trimmer maximum duration of the video configuration.
  public var trimmerMaxDuration: Double = 60
  /// The trimmer minimum duration of the video configuration.
  public var trimmerMinDuration: Double = 3
}

/// The words of a picker.
public struct YPWordings {
  /// The title of the library.
  public var libraryTitle = "Library"
  /// The title of the camera.
  public var cameraTitle = "Photo"
  /// The title of videos.
  public var videoTitle = "Video"
  /// The title of the albums.
  public var albumsTitle = "Albums"
  /// The button for the next screen.
  public var next = "Next"
  /// The button that ends.
  public var done = "Done"
  /// The button that cancels.
  public var cancel = "Cancel"

  func title(of screen: YPPickerScreen) -> String {
    switch screen {
    case .library: libraryTitle
    case .photo: cameraTitle
    case .video: videoTitle
    }
  }
}

/// The choices for a picker.
public struct YPImagePickerConfiguration {
  /// The choices for pickers without any.
  public static var shared: YPImagePickerConfiguration {
    get { sharedOfProcess.wrappedValue }
    set { sharedOfProcess.wrappedValue = newValue }
  }
  private static let sharedOfProcess = ProcessValue(wrappedValue: YPImagePickerConfiguration())

  /// Creates the default configuration of a picker.
  public init() {}
  /// The choices for the library.
  public var library = YPConfigLibrary()
  /// The choices for videos.
  public var video = YPConfigVideo()
  /// The wordings of the image picker configuration.
  public var wordings = YPWordings()
  /// The screens of the image picker configuration.
  public var screens: [YPPickerScreen] = [.library, .photo]
  /// The first screen of the image picker configuration.
  public var startOnScreen = YPPickerScreen.photo
  /// Whether new pictures are kept.
  public var shouldSaveNewPicturesToAlbum = true
  /// The name of the album.
  public var albumName = "DefaultYPImagePickerAlbumName"
  /// Whether the status bar is hidden.
  public var hidesStatusBar = true
  /// Whether the bar of screens is hidden.
  public var hidesBottomBar = false
  /// Whether the cancel button is hidden.
  public var hidesCancelButton = false
  /// Whether only square pictures are taken.
  public var onlySquareImagesFromCamera = true
  /// Whether the camera at the front is used.
  public var usesFrontCamera = false
  /// Whether photos can get filters.
  public var showsPhotoFilters = true
  /// Whether videos can be trimmed.
  public var showsVideoTrimmer = true
  /// Whether pictures are cropped.
  public var showsCrop = YPCropType.none
  /// The size of pictures.
  public var targetImageSize = YPImageSize.original
  /// Whether the grid is shown while cropping.
  public var showsCropGridOverlay = false
  /// The color of the chosen item of the bar of screens.
  public var bottomMenuItemSelectedTextColour = UIColor.label
  /// The color of the other items of the bar of screens.
  public var bottomMenuItemUnSelectedTextColour = UIColor.secondaryLabel
}

/// A photo that was chosen.
public final class YPMediaPhoto: @unchecked Sendable {
  /// The image of the media photo.
  public var image: UIImage { modifiedImage ?? originalImage }
  /// The picture without changes.
  public let originalImage: UIImage
  /// The picture with changes.
  public var modifiedImage: UIImage?
  /// Whether the photo comes from the camera.
  public let fromCamera: Bool

  /// Creates a photo from an image.
  public init(image: UIImage, fromCamera: Bool = false) {
    (originalImage, self.fromCamera) = (image, fromCamera)
  }
}

/// A video that was chosen.
public final class YPMediaVideo: @unchecked Sendable {
  /// The URL of the media video.
  public let url: URL
  /// The thumbnail of the media video.
  public let thumbnail: UIImage

  /// Creates a media video with a thumbnail and a video URL.
  public init(thumbnail: UIImage, videoURL: URL) { (url, self.thumbnail) = (videoURL, thumbnail) }
}

/// A picked photo or video.
public enum YPMediaItem {
  case photo(p: YPMediaPhoto)
  case video(v: YPMediaVideo)
}

extension Array where Element == YPMediaItem {
  /// The first item, if it is a photo.
  public var singlePhoto: YPMediaPhoto? {
    if case .photo(let photo)? = first { photo } else { nil }
  }
  /// The first item, if it is a video.
  public var singleVideo: YPMediaVideo? {
    if case .video(let video)? = first { video } else { nil }
  }
}

/// A picker of photos with an empty library; cancelling it chooses nothing.
open class YPImagePicker: UINavigationController {
  private let choices: YPImagePickerConfiguration
  private var finish: (([YPMediaItem], Bool) -> Void)?

  /// A picker with choices, which become those of all.
  public required init(configuration: YPImagePickerConfiguration) {
    choices = configuration
    YPImagePickerConfiguration.shared = configuration
    super.init(rootViewController: UIViewController())
    setUp()
  }

  /// A picker with the choices of all.
  public convenience init() { self.init(configuration: .shared) }

  /// A picker, of which a file describes none.
  public required init?(coder: NSCoder) { nil }

  private func setUp() {
    modalPresentationStyle = .fullScreen
    guard let screen = viewControllers.first else { return }
    let words = choices.wordings
    screen.title = words.title(of: choices.startOnScreen)
    screen.view.backgroundColor = .systemBackground
    if !choices.hidesCancelButton {
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: words.cancel, image: nil,
        primaryAction: UIAction { [weak self] _ in self?.finish?([], true) }, menu: nil)
    }
    let bar = UIStackView(
      arrangedSubviews: choices.screens.map { kind in
        let label = UILabel()
        label.text = words.title(of: kind)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textColor =
          kind == choices.startOnScreen
          ? choices.bottomMenuItemSelectedTextColour : choices.bottomMenuItemUnSelectedTextColour
        label.textAlignment = .center
        return label
      })
    guard !choices.hidesBottomBar, choices.screens.count > 1 else { return }
    (bar.distribution, bar.translatesAutoresizingMaskIntoConstraints) = (.fillEqually, false)
    screen.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  /// Sets what is done with what was chosen, and whether the picker was cancelled.
  open func didFinishPicking(
    completion: @escaping (_ items: [YPMediaItem], _ cancelled: Bool) -> Void
  ) { finish = completion }
}
