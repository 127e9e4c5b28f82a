public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment

/// A view that loads an image from a URL; in a scene, it always shows its placeholder.
///
/// Nothing is loaded during rendering, which is reported as a problem of the scene.
public struct AsyncImage<Content: View>: PrimitiveView {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content
  private let location: SourceLocation

  private init(
    _ url: URL?, at location: SourceLocation, content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.location = location
    self.content = content
  }

  /// Creates an image loaded from a URL, with a gray placeholder.
  public init(
    url: URL?, scale: CGFloat = 1, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == Image {
    self.init(url, at: SourceLocation(fileID: fileID, line: line)) { _ in Image.placeholder }
  }

  /// Creates an image loaded from a URL, with a custom placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P, fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Content == ConditionalContent<I, P> {
    self.init(url, at: SourceLocation(fileID: fileID, line: line)) { phase in
      phase.image.map { ConditionalContent(.first(content($0))) }
        ?? ConditionalContent(.second(placeholder()))
    }
  }

  /// Creates an image loaded from a URL, with content for each phase; the phase is always `empty`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(url, at: SourceLocation(fileID: fileID, line: line), content: content)
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("AsyncImage", name: "AsyncImage")
    if let url {
      inner.session.report(
        .pictureNotLoaded(url: url.absoluteString, at: "\(location)"), in: inner.path)
    }
    let view = inner.evaluate { content(.empty) }
    return ScrollworkViews.resolve(view, in: inner)
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
