// The module behind `import CachedAsyncImage`: a picture at a URL as `AsyncImage` shows it, as there
// is nothing to keep without a network.

public import ScrollworkFoundation
@_exported public import ScrollworkUIKit
public import ScrollworkViews

/// A view that shows the image at a URL: of a file at once, of the network never.
public struct CachedAsyncImage<Content: View>: View {
  private let image: AsyncImage<Content>

  /// The image, or what stands in its place.
  public var body: some View { image }

  /// Creates an image loaded from a URL, with a gray placeholder.
  public init(
    url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Content == Image {
    image = AsyncImage(url: url, scale: scale, fileID: fileID, line: line)
  }

  /// Creates an image loaded by a request, with a gray placeholder.
  public init(
    urlRequest: URLRequest?, urlCache: URLCache = .shared, scale: CGFloat = 1,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == Image {
    self.init(url: urlRequest?.url, scale: scale, fileID: fileID, line: line)
  }

  /// Creates an image loaded from a URL, with a custom placeholder.
  public init<I: View, P: View>(
    url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ConditionalContent<I, P> {
    image = AsyncImage(
      url: url, scale: scale, content: content, placeholder: placeholder, fileID: fileID,
      line: line)
  }

  /// Creates an image loaded by a request, with a custom placeholder.
  public init<I: View, P: View>(
    urlRequest: URLRequest?, urlCache: URLCache = .shared, scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == ConditionalContent<I, P> {
    self.init(
      url: urlRequest?.url, scale: scale, content: content, placeholder: placeholder,
      fileID: fileID, line: line)
  }

  /// Creates an image loaded from a URL, with content for each phase.
  public init(
    url: URL?, urlCache: URLCache = .shared, scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    image = AsyncImage(
      url: url, scale: scale, transaction: transaction, content: content, fileID: fileID,
      line: line)
  }

  /// Creates an image loaded by a request, with content for each phase.
  public init(
    urlRequest: URLRequest?, urlCache: URLCache = .shared, scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      url: urlRequest?.url, scale: scale, transaction: transaction, content: content,
      fileID: fileID, line: line)
  }
}
