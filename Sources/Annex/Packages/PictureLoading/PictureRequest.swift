package import ScrollworkFoundation
package import ScrollworkUIKit
import ScrollworkViews

/// A request of a picture, which is answered for files alone, on the scene's clock.
///
/// What all packages that load pictures have in common.
package enum PictureRequest {
  /// The seconds until a request fails.
  ///
  /// - Source: chosen; as for a session that loads URLs.
  package static let delay = 0.05

  /// The error of a picture that is not in a file.
  package static func error(of url: URL?) -> URLError {
    guard let url else { return URLError(.badURL) }
    return URLError(url.isFileURL ? .cannotDecodeContentData : .notConnectedToInternet)
  }

  /// The picture in a file; nil for other URLs.
  package static func image(at url: URL?) -> UIImage? {
    guard let url, url.isFileURL else { return nil }
    return UIImage(contentsOfFile: url.path)
  }

  /// Calls a closure with the picture, or with an error.
  package static func answer(
    to url: URL?, _ completion: @escaping (Result<UIImage, URLError>) -> Void
  ) {
    after(url?.isFileURL == true ? 0 : delay) {
      completion(image(at: url).map { .success($0) } ?? .failure(error(of: url)))
    }
  }

  /// Waits for the picture.
  package static func image(for url: URL?) async throws -> UIImage {
    try await Task<Never, Never>.sleep(for: .seconds(delay))
    guard let image = image(at: url) else { throw error(of: url) }
    return image
  }

  /// Runs a closure some seconds later, or one tick later.
  package static func after(_ seconds: Double = 0, _ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { work() }
  }
}
