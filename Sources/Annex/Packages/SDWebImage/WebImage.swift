public import ScrollworkFoundation
import ScrollworkPictureLoading
public import ScrollworkSwiftUI

/// The phases of a ``WebImage``: a picture of a file is loaded at once, others never.
public enum WebImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The image of the web image phase.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error of the web image phase.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// The animations by which a picture appears: one of a file is there at once.
public enum SDWebImageViewTransition {
  /// A fade of a duration in seconds.
  public static func fade(duration: Double) -> AnyTransition {
    .opacity.animation(.easeInOut(duration: duration))
  }
}

/// A view that is shown while a picture is loaded.
public struct Indicator<T: View> {
  let content: (Binding<Bool>, Binding<Double>) -> T

  /// Creates an indicator; its content is given whether it is animated, and the progress of the request.
  public init(
    @ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T
  ) {
    self.content = content
  }
}

extension Indicator where T == ProgressView<EmptyView, EmptyView> {
  /// A spinner.
  public static var activity: Indicator { Indicator { _, _ in ProgressView() } }
  /// A progress bar.
  public static var progress: Indicator { Indicator { _, _ in ProgressView() } }

  /// A spinner.
  public static func activity(style: UIActivityIndicatorView.Style) -> Indicator { activity }
}

/// A view of a picture at a URL.
public struct WebImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (WebImagePhase) -> Content
  private var context: [SDWebImageContextOption: Any]?
  private var looks: [(Image) -> Image] = []
  private var placeholder: AnyView?
  private var onSuccess: ((UIImage, Data?, SDImageCacheType) -> Void)?
  private var onFailure: ((any Error) -> Void)?
  private let place: (StaticString, UInt)

  private init(
    _ url: URL?, _ scale: CGFloat, _ context: [SDWebImageContextOption: Any]?,
    _ place: (StaticString, UInt), content: @escaping (WebImagePhase) -> Content
  ) {
    (self.url, self.scale, self.place, self.content) = (url, scale, place, content)
    self.context = context
  }

  /// Shows the picture at a URL.
  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == Image {
    self.init(url, scale, context, (fileID, line)) { $0.image ?? Image(uiImage: UIImage()) }
  }

  /// Shows a view of the picture at a URL, and another until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
    @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == Group<ConditionalContent<I, P>> {
    self.init(url, scale, context, (fileID, line)) { phase in
      Group { if let image = phase.image { content(image) } else { placeholder() } }
    }
  }

  /// Shows a view for the phase of the picture at a URL.
  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, isAnimating: Binding<Bool> = .constant(true),
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (WebImagePhase) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(url, scale, context, (fileID, line), content: content)
  }

  private func changed(_ change: (inout WebImage) -> Void) -> WebImage {
    var copy = self
    change(&copy)
    return copy
  }

  /// The picture, or the placeholder.
  public var body: some View {
    AsyncImage(
      url: url, scale: scale,
      content: { phase in
        if phase.image == nil, let placeholder {
          placeholder
        } else {
          look(content(shown(phase.image).map { .success($0) } ?? .empty))
        }
      }, fileID: place.0, line: place.1
    )
    .onAppear { request() }
  }

  private func shown(_ image: Image?) -> Image? {
    guard image != nil, let context else { return image }
    return PictureRequest.image(at: url).flatMap {
      context.changed(scale == 1 ? $0 : $0.scaled(to: scale))
    }.map { Image(uiImage: $0) }
  }

  private func look(_ view: Content) -> AnyView {
    guard let image = view as? Image else { return AnyView(view) }
    return AnyView(looks.reduce(image) { $1($0) })
  }

  @MainActor private func request() {
    guard onSuccess != nil || onFailure != nil else { return }
    PictureRequest.answer(to: url) { result in
      switch result {
      case .success(let image):
        onSuccess?((context ?? [:]).changed(image) ?? image, nil, .none)
      case .failure(let error): onFailure?(error)
      }
    }
  }
}

extension WebImage {
  /// Configures the image by a closure.
  public func configure(_ block: @escaping (Image) -> Image) -> WebImage {
    changed { $0.looks.append(block) }
  }

  /// Makes the picture fill the size that it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> WebImage {
    configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
  }

  /// Draws the picture in its colors, or as a template.
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> WebImage {
    configure { $0.renderingMode(renderingMode) }
  }

  /// Sets the interpolation of the scaled picture.
  public func interpolation(_ interpolation: Image.Interpolation) -> WebImage {
    configure { $0.interpolation(interpolation) }
  }

  /// Sets whether edges are antialiased, as they always are here.
  public func antialiased(_ isAntialiased: Bool) -> WebImage { self }

  /// Shows a view until the picture is loaded.
  public func placeholder<T: View>(@ViewBuilder content: () -> T) -> WebImage {
    let view = AnyView(content())
    return changed { $0.placeholder = view }
  }

  /// Shows an image until the picture is loaded.
  public func placeholder(_ image: Image) -> WebImage {
    changed { copy in copy.placeholder = AnyView(copy.looks.reduce(image) { $1($0) }) }
  }

  /// Shows an indicator over the view until the picture is loaded.
  public func indicator<T: View>(_ indicator: Indicator<T>) -> some View {
    overlay {
      if PictureRequest.image(at: url) == nil {
        indicator.content(.constant(true), .constant(0))
      }
    }
  }

  /// Shows an indicator over the view until the picture is loaded.
  public func indicator<T: View>(
    @ViewBuilder content: @escaping (_ isAnimating: Binding<Bool>, _ progress: Binding<Double>) -> T
  ) -> some View {
    indicator(Indicator(content: content))
  }

  /// Calls a closure when the picture is loaded.
  public func onSuccess(
    perform action: @escaping (UIImage, Data?, SDImageCacheType) -> Void
  ) -> WebImage {
    changed { $0.onSuccess = action }
  }

  /// Calls a closure when the picture is loaded.
  public func onSuccess(perform action: @escaping (UIImage, SDImageCacheType) -> Void) -> WebImage {
    onSuccess { image, _, type in action(image, type) }
  }

  /// Calls a closure when the picture is loaded.
  public func onSuccess(perform action: @escaping (UIImage) -> Void) -> WebImage {
    onSuccess { image, _, _ in action(image) }
  }

  /// Calls a closure when the picture cannot be loaded.
  public func onFailure(perform action: @escaping (any Error) -> Void) -> WebImage {
    changed { $0.onFailure = action }
  }

  /// Calls a closure while the picture is loaded, which takes no time.
  public func onProgress(perform action: @escaping (Int, Int) -> Void) -> WebImage { self }
  /// Sets whether a failed request is repeated when the view appears.
  public func retryOnAppear(_ flag: Bool) -> WebImage { self }
  /// Sets whether the request is canceled when the view disappears.
  public func cancelOnDisappear(_ flag: Bool) -> WebImage { self }
  /// Sets the number of repetitions of an animated picture, of which the first frame is drawn.
  public func customLoopCount(_ loopCount: UInt?) -> WebImage { self }
  /// Sets the speed of an animated picture, of which the first frame is drawn.
  public func playbackRate(_ playbackRate: Double) -> WebImage { self }
  /// Sets whether frames are released.
  public func purgeable(_ value: Bool) -> WebImage { self }
  /// Sets whether frames are read one after another.
  public func incrementalLoad(_ value: Bool) -> WebImage { self }
  /// Sets the maximum number of bytes of frames.
  public func maxBufferSize(_ bufferSize: UInt?) -> WebImage { self }
}

/// A view of an animated picture at a URL, of which the first frame is drawn.
public typealias AnimatedImage = WebImage<Image>

extension WebImage where Content == Image {
  /// Shows the picture of a name in the bundle.
  public init(name: String, bundle: Bundle? = nil, isAnimating: Binding<Bool> = .constant(true)) {
    let name = name as NSString
    let url = (bundle ?? .main).url(
      forResource: name.deletingPathExtension,
      withExtension: name.pathExtension.isEmpty ? "gif" : name.pathExtension)
    self.init(url: url, isAnimating: isAnimating)
  }
}
