public import ScrollworkFoundation
import ScrollworkSwiftUI

/// A view of a picture at a URL.
public struct KFImage: KFImageProtocol {
  /// The source, options and closures of the view.
  public var context: KFImageContext

  /// Creates an image with a context.
  public init(context: KFImageContext) { self.context = context }
}

/// A view of a moving picture at a URL, of which the first picture is drawn.
public struct KFAnimatedImage: KFImageProtocol {
  /// The source, options and closures of the view.
  public var context: KFImageContext

  /// Creates an animated image with a context.
  public init(context: KFImageContext) { self.context = context }

  /// Changes the view of UIKit, which does not exist here.
  public func configure(_ block: @escaping (AnimatedImageView) -> Void) -> KFAnimatedImage { self }
}

extension KFImageProtocol {
  /// Shows the picture of a source.
  public init(source: Source?, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(context: KFImageContext(source, fileID: fileID, line: line))
  }

  /// Shows the picture at a URL.
  public init(_ url: URL?, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(source: url?.convertToSource(), fileID: fileID, line: line)
  }

  /// Shows the picture of a source with options, and tells whether it is loaded.
  public init(
    source: Source?, options: KingfisherOptionsInfo? = nil, isLoaded: Binding<Bool>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(context: KFImageContext(source, options, fileID: fileID, line: line))
    context.isLoaded = isLoaded
  }

  /// Shows the picture at a URL with options.
  public init(
    _ url: URL?, options: KingfisherOptionsInfo?, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      context: KFImageContext(url?.convertToSource(), options, fileID: fileID, line: line))
  }

  /// Shows the picture at a URL, and tells whether it is loaded.
  public init(
    _ url: URL?, options: KingfisherOptionsInfo? = nil, isLoaded: Binding<Bool>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(url, options: options, fileID: fileID, line: line)
    context.isLoaded = isLoaded
  }

  /// Shows the picture at a URL.
  public static func url(
    _ url: URL?, cacheKey: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    resource(
      url.map { KF.ImageResource(downloadURL: $0, cacheKey: cacheKey) }, fileID: fileID, line: line)
  }

  /// Shows the picture of a resource.
  public static func resource(
    _ resource: (any Resource)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self(source: resource?.convertToSource(), fileID: fileID, line: line)
  }

  /// Shows the picture of a source.
  public static func source(
    _ source: Source?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self(source: source, fileID: fileID, line: line)
  }

  /// Shows the picture of a provider of data.
  public static func dataProvider(
    _ provider: (any ImageDataProvider)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    Self(source: provider.map { .provider($0) }, fileID: fileID, line: line)
  }

  /// Shows the picture in some data.
  public static func data(
    _ data: Data?, cacheKey: String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    dataProvider(
      data.map { RawImageDataProvider(data: $0, cacheKey: cacheKey) }, fileID: fileID, line: line)
  }
}
