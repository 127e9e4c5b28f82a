// The module behind `import URLImage`: pictures of files are shown, all others stay at their
// placeholders.

public import ScrollworkFoundation
import ScrollworkPictureLoading
@_exported public import ScrollworkUIKit
public import ScrollworkViews

/// A view of the picture at a URL.
public struct URLImage<Content: View>: View {
  private let image: AsyncImage<AnyView>

  /// The picture, or what stands in its place.
  public var body: some View { image }

  private init(
    _ url: URL?, _ place: (StaticString, UInt), placeholder: @escaping () -> AnyView,
    failure: @escaping (any Error) -> AnyView, content: @escaping (Image) -> AnyView
  ) {
    image = AsyncImage(
      url: url,
      content: { phase in
        switch phase {
        case .empty: return placeholder()
        case .success(let image): return content(image)
        case .failure(let error): return failure(error)
        }
      }, fileID: place.0, line: place.1)
  }

  /// Shows a view of the picture, and a wheel until it is there.
  public init(
    _ url: URL, identifier: String? = nil, @ViewBuilder content: @escaping (Image) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      url, (fileID, line), placeholder: { AnyView(ProgressView()) },
      failure: { _ in AnyView(EmptyView()) }, content: { AnyView(content($0)) })
  }

  /// Shows a view of the picture, and a wheel until it is there.
  public init(
    url: URL, identifier: String? = nil, @ViewBuilder content: @escaping (Image) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      url, (fileID, line), placeholder: { AnyView(ProgressView()) },
      failure: { AnyView(Text($0.localizedDescription)) }, content: { AnyView(content($0)) })
  }

  /// Shows views of the picture, of its request and of an error.
  public init<Empty: View, InProgress: View, Failure: View>(
    _ url: URL, identifier: String? = nil, @ViewBuilder empty: @escaping () -> Empty,
    @ViewBuilder inProgress: @escaping (_ progress: Float?) -> InProgress,
    @ViewBuilder failure: @escaping (_ error: any Error, _ retry: @escaping () -> Void) -> Failure,
    @ViewBuilder content: @escaping (Image) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      url, (fileID, line), placeholder: { AnyView(inProgress(nil)) },
      failure: { AnyView(failure($0, {})) }, content: { AnyView(content($0)) })
  }

  /// Shows views of the picture, of its request and of an error.
  public init<InProgress: View, Failure: View>(
    _ url: URL, identifier: String? = nil,
    @ViewBuilder inProgress: @escaping (_ progress: Float?) -> InProgress,
    @ViewBuilder failure: @escaping (_ error: any Error, _ retry: @escaping () -> Void) -> Failure,
    @ViewBuilder content: @escaping (Image) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      url, identifier: identifier, empty: { EmptyView() }, inProgress: inProgress,
      failure: failure, content: content, fileID: fileID, line: line)
  }

  /// Shows views of the picture and of an error, and a wheel until one is there.
  public init<Failure: View>(
    _ url: URL, identifier: String? = nil,
    @ViewBuilder failure: @escaping (_ error: any Error, _ retry: @escaping () -> Void) -> Failure,
    @ViewBuilder content: @escaping (Image) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      url, identifier: identifier, inProgress: { _ in ProgressView() }, failure: failure,
      content: content, fileID: fileID, line: line)
  }

  /// Shows a view of the picture, and another until it is there, as in the first versions.
  public init<Placeholder: View>(
    _ url: URL, delay: TimeInterval = 0, incremental: Bool = false,
    processors: [any ImageProcessing]? = nil,
    @ViewBuilder placeholder: @escaping (DownloadProgressWrapper) -> Placeholder,
    @ViewBuilder content: @escaping (ImageProxy) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      url, (fileID, line), placeholder: { AnyView(placeholder(DownloadProgressWrapper())) },
      failure: { _ in AnyView(placeholder(DownloadProgressWrapper())) },
      content: { AnyView(content(ImageProxy(image: $0))) })
  }

  /// Shows the picture as large as it is, and a view until it is there, as in the first versions.
  public init<Placeholder: View>(
    _ url: URL, delay: TimeInterval = 0, incremental: Bool = false,
    processors: [any ImageProcessing]? = nil,
    @ViewBuilder placeholder: @escaping (DownloadProgressWrapper) -> Placeholder,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == Image {
    self.init(
      url, delay: delay, placeholder: placeholder, content: { $0.image }, fileID: fileID,
      line: line)
  }

  /// Shows a view of the picture, and a picture until it is there, as in the first versions.
  public init(
    _ url: URL, delay: TimeInterval = 0, incremental: Bool = false,
    processors: [any ImageProcessing]? = nil, placeholder: Image = Image(systemName: "photo"),
    @ViewBuilder content: @escaping (ImageProxy) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      url, delay: delay, placeholder: { _ in placeholder }, content: content, fileID: fileID,
      line: line)
  }
}

/// A loaded picture, as in the first versions.
public struct ImageProxy {
  /// The image of the image proxy.
  public let image: Image
}

/// The progress of a request, which has none.
public final class DownloadProgressWrapper: ObservableObject {
  /// The part that is loaded, from 0 to 1.
  public let progress: Float? = nil
}

/// A change of loaded pictures.
public protocol ImageProcessing {}

/// A picture of another size.
public struct Resize: ImageProcessing {
  /// The target size of the picture.
  public let size: CGSize

  /// A picture of a size.
  public init(size: CGSize, scale: CGFloat = 1) { self.size = size }
}
