// At 0.02, 0.5.
import Kingfisher
import SwiftUI
import UIKit

private final class Badge: UILabel, Placeholder {}
extension UILabel: KingfisherCompatible {}
extension KingfisherWrapper where Base: UILabel {
  @MainActor func say(_ resource: any Resource) { base.text = "waiting " + resource.cacheKey }
}

/// A source of the app's own.
private struct Square: ImageDataProvider {
  let cacheKey = "square"
  let bytes: Data
  func data(handler: @escaping (Result<Data, any Error>) -> Void) { handler(.success(bytes)) }
}

private struct Header: ImageDownloadRequestModifier {
  func modified(for request: URLRequest) -> URLRequest? { request }
}

extension KingfisherError {
  fileprivate var text: String {
    switch self {
    case .requestError(KingfisherError.RequestErrorReason.emptyRequest): "empty"
    case .cacheError(KingfisherError.CacheErrorReason.imageNotExisting(let key)): "no " + key
    case .processorError(KingfisherError.ProcessorErrorReason.processingFailed): "no picture"
    case .imageSettingError(KingfisherError.ImageSettingErrorReason.dataProviderError): "no data"
    case .responseError(KingfisherError.ResponseErrorReason.URLSessionError): "no network"
    default: "error \(errorCode)"
    }
  }
}

extension KFOptionSetter {
  fileprivate func small() -> Self { resizing(referenceSize: CGSize(width: 40, height: 20)) }
}

private final class Pictures: UIStackView {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("king-ui.png")
  private let remote = URL(string: "https://example.org/a.png") ?? URL(fileURLWithPath: "/")
  private let log = UILabel()

  init() {
    super.init(frame: .zero)
    (axis, alignment) = (.vertical, .center)
    let red = square(.red, 8)
    try? square(.blue, 24).pngData()?.write(to: file)
    log.numberOfLines = 0

    let (local, far, broken) = (UIImageView(), UIImageView(), UIImageView(image: red))
    let builder: KF.Builder = KF.url(file).small()
    builder.onSuccess { self.say("local \($0.image.size.width) \($0.cacheType == CacheType.none)") }
      .set(to: local)
    let keep: (Result<RetrieveImageResult, KingfisherError>) -> Void = {
      if case .success(let found) = $0 { self.say("by " + found.source.cacheKey.suffix(3)) }
    }
    KingfisherManager.shared.retrieveImage(with: file, completionHandler: keep)
    let badge = Badge()
    badge.kf.say(remote)
    far.kf.indicatorType = IndicatorType.none
    let retries: any RetryStrategy = DelayRetryStrategy(
      maxRetryCount: 2, retryInterval: DelayRetryStrategy.Interval.seconds(1))
    let options: KingfisherOptionsInfo = [
      .transition(ImageTransition.fade(0.2)), .callbackQueue(CallbackQueue.mainAsync),
      .memoryCacheExpiration(StorageExpiration.seconds(60)), .retryStrategy(retries),
      .requestModifier(Header()), KingfisherOptionsInfoItem.requestModifier(AnyModifier { $0 }),
    ]
    let task: DownloadTask? = far.kf.setImage(
      with: remote, placeholder: badge,
      options: options + [.onFailureImage(square(.gray, 10))]
    ) { result in
      if case .failure(let error) = result { self.say("far: " + error.text) }
    }
    broken.kf.setImage(
      with: URL(fileURLWithPath: "/none.png"), options: [.keepCurrentImageWhileLoading]
    ) { result in
      if case .failure(let error) = result { self.say("broken: " + error.text) }
    }
    let noise: any ImageDataProvider = RawImageDataProvider(data: Data([1, 2]), cacheKey: "noise")
    KF.dataProvider(noise).onFailure { self.say("noise: " + $0.text) }.set(to: UIImageView())
    let cancelled = UIImageView()
    cancelled.kf.setImage(with: file) { _ in self.say("never") }
    cancelled.kf.cancelDownloadTask()
    let animated = AnimatedImageView()
    animated.repeatCount = AnimatedImageView.RepeatCount.once
    let wrapper: KingfisherWrapper<AnimatedImageView> = animated.kf
    wrapper.setImage(with: .provider(Square(bytes: red.pngData() ?? Data())))
    let button = UIButton()
    button.kf.setImage(
      with: file, for: .normal, options: [.processor(RoundCornerImageProcessor(cornerRadius: 12))])
    ImagePrefetcher(urls: [file, remote]) { _, failed, done in
      self.say("prefetched \(done.count) of \(failed.count + done.count)")
    }.start()
    ImageDownloader.default.downloadImage(with: remote) { (result: Result<ImageLoadingResult, _>) in
      if case .failure = result { self.say("download failed") }
    }
    say("begun \(task != nil)")
    fill(ImageCache(name: "own"))
    for view in [local, far, broken, cancelled, animated, button, log] as [UIView] {
      addArrangedSubview(view)
    }
  }

  private func fill(_ cache: ImageCache) {
    let storage: MemoryStorage.Backend<UIImage> = cache.memoryStorage
    storage.config = MemoryStorage.Config(totalCostLimit: 9)
    storage.config.countLimit = 3
    cache.diskStorage.config = DiskStorage.Config(name: "own", sizeLimit: 5)
    cache.store(square(.red, 3), forKey: "a")
    cache.removeImage(forKey: "b")
    cache.retrieveImage(forKey: "a") { result in
      if case .success(ImageCacheResult.memory(let image)) = result {
        self.say("kept \(image.size.width) \(storage.config.countLimit)")
      }
      cache.clearMemoryCache()
      self.say("kept \(cache.isCached(forKey: "a")) \(cache.diskStorage.config.name)")
    }
  }

  private func say(_ line: String) { log.text = (log.text.map { $0 + "\n" } ?? "") + line }

  private func square(_ color: UIColor, _ side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  required init(coder: NSCoder) { fatalError() }
}

private struct Host: UIViewRepresentable {
  func makeUIView(context: Context) -> Pictures { Pictures() }
  func updateUIView(_ view: Pictures, context: Context) {}
}

struct KingfisherFixture: View {
  var body: some View { Host().frame(width: 300) }
}
