public import ScrollworkFoundation
import ScrollworkSystem
public import ScrollworkUIKit

/// The way in which a view of UIKit shows a picture.
public struct ImageLoadingOptions {
  private final class Shared {
    var options = ImageLoadingOptions()
  }

  /// The options of views that have no others.
  public static var shared: ImageLoadingOptions {
    get { AppProcess.current.only { Shared() }.options }
    set { AppProcess.current.only { Shared() }.options = newValue }
  }
  /// The image until the picture is loaded.
  public var placeholder: UIImage?
  /// The image if the picture cannot be loaded.
  public var failureImage: UIImage?
  /// The animation by which the picture appears.
  public var transition: Transition?
  /// The animation by which the failure image appears.
  public var failureImageTransition: Transition?
  /// The content modes of the view.
  public var contentModes: ContentModes?
  /// The processors of requests that have none.
  public var processors: [any ImageProcessing] = []

  /// An animation by which an image appears.
  public struct Transition {
    let run: @MainActor (UIImageView, UIImage) -> Void

    /// A dissolve of a duration in seconds.
    public static func fadeIn(duration: TimeInterval) -> Transition {
      Transition { view, image in
        UIView.transition(
          with: view, duration: duration, options: .transitionCrossDissolve,
          animations: { view.image = image }, completion: nil)
      }
    }

    /// A closure that shows the image.
    public static func custom(
      _ closure: @escaping @MainActor (UIImageView, UIImage) -> Void
    ) -> Transition { Transition(run: closure) }
  }

  /// The content modes of a view that shows a picture, or another image.
  public struct ContentModes {
    /// The mode of the picture.
    public var success: UIView.ContentMode
    /// The mode of the failure image.
    public var failure: UIView.ContentMode
    /// The mode of the placeholder.
    public var placeholder: UIView.ContentMode

    /// Creates content modes of placeholders and pictures.
    public init(
      success: UIView.ContentMode, failure: UIView.ContentMode, placeholder: UIView.ContentMode
    ) { (self.success, self.failure, self.placeholder) = (success, failure, placeholder) }
  }

  /// Creates options for loading a picture.
  public init(
    placeholder: UIImage? = nil, transition: Transition? = nil, failureImage: UIImage? = nil,
    failureImageTransition: Transition? = nil, contentModes: ContentModes? = nil
  ) {
    (self.placeholder, self.transition, self.failureImage) = (placeholder, transition, failureImage)
    (self.failureImageTransition, self.contentModes) = (failureImageTransition, contentModes)
  }

  @MainActor fileprivate func show(
    _ image: UIImage?, in view: UIImageView, by transition: Transition?,
    _ mode: KeyPath<ContentModes, UIView.ContentMode>
  ) {
    if let contentModes { view.contentMode = contentModes[keyPath: mode] }
    guard let image, let transition else { return view.image = image }
    transition.run(view, image)
  }
}

/// Shows the picture of a request in a view.
@MainActor @discardableResult public func loadImage(
  with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions = .shared,
  into view: UIImageView, completion: ((Result<ImageResponse, ImagePipeline.Error>) -> Void)? = nil
) -> ImageTask? {
  options.show(options.placeholder, in: view, by: nil, \.placeholder)
  guard var request = request?.asImageRequest() else { return nil }
  if request.processors.isEmpty { request.processors = options.processors }
  return ImagePipeline.shared.loadImage(with: request) { [weak view] result in
    MainActor.assumeIsolated {
      guard let view else { return }
      if case .success(let response) = result {
        options.show(response.image, in: view, by: options.transition, \.success)
      } else if let image = options.failureImage {
        options.show(image, in: view, by: options.failureImageTransition, \.failure)
      }
    }
    completion?(result)
  }
}
