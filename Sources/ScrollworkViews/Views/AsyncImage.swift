public import Foundation
import ScrollworkDrawing
import ScrollworkEnvironment

/// A picture from the net, of which a scene shows what stands there until it comes.
///
/// Nothing is loaded while pictures are made, and the scene says so.
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

  /// A picture from the net; gray until it comes.
  public init(
    url: URL?, scale: CGFloat = 1, fileID: StaticString = #fileID, line: UInt = #line
  ) where Content == Image {
    self.init(url, at: SourceLocation(fileID: fileID, line: line)) { _ in Image.placeholder }
  }

  /// A picture from the net, and what stands there until it comes.
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

  /// A picture from the net, by how far it has come: not at all.
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
    let view = inner.session.host.evaluate(at: inner.path) { content(.empty) }
    return ScrollworkViews.resolve(view, in: inner)
  }
}

/// How far a picture from the net has come.
public enum AsyncImagePhase: Sendable {
  /// It is not there.
  case empty
  /// It is there.
  case success(Image)
  /// It cannot be had.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it cannot be had, if it cannot.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
