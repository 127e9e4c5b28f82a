public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment
import ScrollworkSystem

/// A view that shows the image at a URL: of a file at once, of the network never.
///
/// A request to the network stays unanswered, so its phase stays `empty`, and the scene reports it.
public struct AsyncImage<Content: View>: PrimitiveView {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content
  private let location: SourceLocation

  private init(
    _ url: URL?, _ scale: CGFloat, at location: SourceLocation,
    content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.location = location
    self.content = content
  }

  /// Creates an image loaded from a URL, with a gray placeholder.
  public init(
    url: URL?, scale: CGFloat = 1, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == Image {
    self.init(url, scale, at: SourceLocation(fileID: fileID, line: line)) {
      $0.image ?? Image.placeholder
    }
  }

  /// Creates an image loaded from a URL, with a custom placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Content == ConditionalContent<I, P> {
    self.init(url, scale, at: SourceLocation(fileID: fileID, line: line)) { phase in
      phase.image.map { ConditionalContent(.first(content($0))) }
        ?? ConditionalContent(.second(placeholder()))
    }
  }

  /// Creates an image loaded from a URL, with content for each phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(url, scale, at: SourceLocation(fileID: fileID, line: line), content: content)
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("AsyncImage", name: "AsyncImage")
    let phase = phase(in: inner)
    let view = inner.evaluate { content(phase) }
    return ScrollworkViews.resolve(view, in: inner)
  }
}

extension AsyncImage {
  /// The phase that the image stays in.
  @MainActor private func phase(in context: ResolveContext) -> AsyncImagePhase {
    guard let url else { return .empty }
    guard url.isFileURL else {
      context.session.report(
        .pictureNotLoaded(url: url.absoluteString, at: "\(location)"), in: context.path)
      return .empty
    }
    guard let data = try? InputFile.contents(of: url.path) else {
      return .failure(CocoaError(.fileReadNoSuchFile))
    }
    guard let asset = context.session.images.image(in: data, scale: scale) else {
      return .failure(URLError(.cannotDecodeContentData))
    }
    return .success(Image(asset))
  }
}

/// The loading phase of an asynchronous image.
public enum AsyncImagePhase: Sendable {
  /// The image is not loaded.
  case empty
  /// The image loaded successfully.
  case success(Image)
  /// The image failed to load with an error.
  case failure(any Error)

  /// The loaded image, if any.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error of a failed load, if any.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
