// The module behind `import Nuke` and `import NukeUI`: pictures of files are shown, all others stay
// at their placeholders. Requests to the network fail a moment later on the scene's clock.

public import ScrollworkFoundation
import ScrollworkPictureLoading
@_exported public import ScrollworkUIKit
public import ScrollworkViews

/// The state of a ``LazyImage``.
public struct LazyImageState {
  /// The image of the lazy image state.
  public let image: Image?
  /// The error of the lazy image state.
  public let error: (any Error)?
  /// Whether the picture is being loaded.
  public var isLoading: Bool { image == nil && error == nil }
  /// The picture as an image of UIKit.
  public let imageContainer: ImageContainer?
  /// The progress of the request.
  public let progress = FetchImage.Progress()
  /// The result of the lazy image state.
  public var result: Result<ImageResponse, any Error>? {
    if let error { return .failure(error) }
    return imageContainer.map { .success(ImageResponse(container: $0)) }
  }
}

/// The ways in which a ``LazyImage`` of the first versions fills its frame.
public enum ImageResizingMode: Sendable {
  case fill
  case aspectFit
  case aspectFill
  case center
}

/// A view of the picture at a URL.
public struct LazyImage<Content: View>: View {
  private let request: ImageRequest?
  private let content: (LazyImageState) -> Content
  private let place: (StaticString, UInt)
  private var onCompletion: ((Result<ImageResponse, any Error>) -> Void)?
  private var onStart: ((ImageTask) -> Void)?
  private var processors: [any ImageProcessing]?

  private init(
    _ request: ImageRequest?, _ place: (StaticString, UInt),
    content: @escaping (LazyImageState) -> Content
  ) {
    (self.request, self.place, self.content) = (request, place, content)
  }

  private var processedRequest: ImageRequest? {
    guard var request else { return nil }
    if let processors, request.processors.isEmpty { request.processors = processors }
    return request
  }

  /// The picture, or what stands in its place.
  public var body: some View {
    AsyncImage(
      url: request?.url,
      content: { phase in
        let found = phase.image.flatMap { _ in PictureRequest.image(at: request?.url) }
        let processed = found.flatMap { processedRequest?.processed($0) }
        content(
          LazyImageState(
            image: processed.map { Image(uiImage: $0) },
            error: found != nil && processed == nil
              ? ImagePipeline.Error.processingFailed : phase.error,
            imageContainer: processed.map { ImageContainer(image: $0) }))
      }, fileID: place.0, line: place.1
    )
    .onAppear {
      guard onCompletion != nil || onStart != nil, let request = processedRequest else { return }
      let task = ImagePipeline.shared.loadImage(with: request) { result in
        onCompletion?(result.mapError { $0 })
      }
      onStart?(task)
    }
  }

  /// Shows the picture at a URL, and gray until it is there.
  public init(url: URL?, fileID: StaticString = #fileID, line: UInt = #line)
  where Content == AnyView {
    self.init(url.map { ImageRequest(url: $0) }, (fileID, line), content: Self.plain)
  }

  /// Shows the picture of a request, and gray until it is there.
  public init(request: ImageRequest?, fileID: StaticString = #fileID, line: UInt = #line)
  where Content == AnyView {
    self.init(request, (fileID, line), content: Self.plain)
  }

  /// Shows the picture at a URL in one way of filling its room, as in the first versions.
  public init(
    url: URL?, resizingMode: ImageResizingMode, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Content == AnyView {
    self.init(url.map { ImageRequest(url: $0) }, (fileID, line)) { state in
      guard let image = state.image else { return Self.plain(state) }
      return switch resizingMode {
      case .fill: AnyView(image.resizable())
      case .aspectFit: AnyView(image.resizable().aspectRatio(contentMode: .fit))
      case .aspectFill: AnyView(image.resizable().aspectRatio(contentMode: .fill))
      case .center: AnyView(image)
      }
    }
  }

  private static func plain(_ state: LazyImageState) -> AnyView {
    if let image = state.image { return AnyView(image) }
    return AnyView(Color(.secondarySystemBackground))
  }

  /// Shows a view for how far the picture at a URL has come.
  public init(
    url: URL?, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (LazyImageState) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(url.map { ImageRequest(url: $0) }, (fileID, line), content: content)
  }

  /// Shows a view for how far the picture of a request has come.
  public init(
    request: ImageRequest?, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (LazyImageState) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(request, (fileID, line), content: content)
  }

  private func changed(_ change: (inout LazyImage) -> Void) -> LazyImage {
    var copy = self
    change(&copy)
    return copy
  }

  /// Calls a closure when the picture is loaded or cannot be.
  public func onCompletion(
    _ closure: @escaping (Result<ImageResponse, any Error>) -> Void
  ) -> LazyImage {
    changed { $0.onCompletion = closure }
  }

  /// Calls a closure when the request begins.
  public func onStart(_ closure: @escaping (ImageTask) -> Void) -> LazyImage {
    changed { $0.onStart = closure }
  }

  /// Sets the processors of a request that has none.
  public func processors(_ processors: [any ImageProcessing]?) -> LazyImage {
    changed { $0.processors = processors }
  }
  /// Sets the priority of the request.
  public func priority(_ priority: ImageRequest.Priority?) -> LazyImage { self }
  /// Sets the loader of the request.
  public func pipeline(_ pipeline: ImagePipeline) -> LazyImage { self }
  /// Sets the treatment of the request when the view disappears.
  public func onDisappear(_ behavior: DisappearBehavior?) -> LazyImage { self }

  /// The treatments of requests of views that disappear.
  public enum DisappearBehavior: Sendable {
    case cancel
    case lowerPriority
  }
}

/// A request of a picture that views observe.
@MainActor public final class FetchImage: ObservableObject {
  /// The progress of a request.
  public final class Progress: Sendable {
    /// The finished fraction, from 0 to 1.
    public let fraction: Float = 0
    /// The bytes that are loaded.
    public let completed: Int64 = 0
    /// The number of all bytes.
    public let total: Int64 = 0

    nonisolated init() {}
  }

  /// The picture of the request.
  @Published public private(set) var image: Image?
  /// Whether the picture is being loaded.
  @Published public private(set) var isLoading = false
  /// The result of the request.
  @Published public private(set) var result: Result<ImageResponse, any Error>?

  /// Creates an object that requests nothing yet.
  public nonisolated init() {}

  /// The processors of requests that have none.
  public var processors: [any ImageProcessing] = []

  /// Loads the picture at a URL.
  public func load(_ url: URL?) { load(url.map { ImageRequest(url: $0) }) }

  /// Loads the picture of a request.
  public func load(_ request: ImageRequest?) {
    guard var request else { return }
    if request.processors.isEmpty { request.processors = processors }
    isLoading = true
    ImagePipeline.shared.loadImage(with: request) { [weak self] result in
      MainActor.assumeIsolated {
        self?.isLoading = false
        self?.result = result.mapError { $0 }
        self?.image = (try? result.get()).map { Image(uiImage: $0.image) }
      }
    }
  }

  /// Resets the picture and the result.
  public func reset() { (image, isLoading, result) = (nil, false, nil) }
  /// Cancels the request.
  public func cancel() { isLoading = false }
}
