import ScrollworkCachedAsyncImage
import ScrollworkGoogleMobileAds
import ScrollworkGoogleSignIn
import ScrollworkKingfisher
import ScrollworkNuke
import ScrollworkSDWebImage
import ScrollworkScript
import ScrollworkShimmer
import ScrollworkURLImage
import ScrollworkVideoPlayer
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

@Suite @MainActor struct `Packages that show nothing from a network` {
  @Test func `keep the room of banners and films`() throws {
    let banner = GADBannerView(adSize: GADAdSizeBanner)
    banner.load(GADRequest())
    #expect(banner.intrinsicContentSize == CGSize(width: 320, height: 50))
    struct Film: View {
      @State private var log = "-"
      var body: some View {
        ScrollworkVideoPlayer.VideoPlayer(url: URL(filePath: "/none"), play: .constant(true))
          .onStateChanged { if case .loading = $0 { log = "loading" } }
          .mute(true)
        Text(log)
        GoogleSignInButton(style: .wide) {}
      }
    }
    let stage = Stage(script: [.wait(0.1)]) { Film() }
    #expect(stage.texts == ["loading", "G", "Sign in with Google"])
    var error: (any Error)?
    GIDSignIn.sharedInstance.restorePreviousSignIn { error = $1 }
    #expect(GIDSignIn.sharedInstance.currentUser == nil && error == nil)
  }

  @Test func `move a band of light`() {
    let stage = Stage(script: [.wait(3)]) { Text("text").shimmering(bandSize: 0.5) }
    let dumps = [0.2, 1, 1.4].map { stage.still(at: $0).displayList.dump }
    #expect(Set(dumps).count == 3)
    let still = Stage(script: [.wait(3)]) { Text("text").shimmering(active: false) }
    #expect(still.still(at: 0).displayList.dump == still.still(at: 1).displayList.dump)
  }
}

@Suite @MainActor struct `Packages that load pictures` {
  private static let url = URL(string: "https://a.org/b.png")

  @Test func `stay at their placeholders`() throws {
    let url = try #require(Self.url)
    let stage = Stage(canvas: CGSize(width: 100, height: 300)) {
      VStack(spacing: 0) {
        KFImage(url).placeholder { Text("king") }.resizable().fade(duration: 1).frame(height: 20)
        KFImage(url).resizable().aspectRatio(contentMode: .fit).frame(width: 20).id("room")
        WebImage(url: url).placeholder { Text("web") }.resizable().scaledToFill()
        WebImage(url: url, content: { $0.resizable() }, placeholder: { Text("web 3") })
        LazyImage(url: url) { state in if state.isLoading { Text("lazy") } }
        URLImage(url, inProgress: { _ in Text("progress") }, failure: { _, _ in Text("failure") }) {
          $0.resizable()
        }
        CachedAsyncImage(url: url) {
          $0
        } placeholder: {
          Text("cached")
        }
      }
    }
    #expect(stage.texts(at: 0) == ["king", "web", "web 3", "lazy", "progress", "cached"])
    #expect(stage.frame("room")?.size == CGSize(width: 20, height: 20))
    #expect(stage.complaints.count == 7)
    #expect(stage.complaints.first?.hasPrefix("ScrollworkPictureLoadingTests/") ?? false)
  }

  @Test func `tell that there is no network`() {
    struct Loader: View {
      let url: URL?
      @State private var lines: [String] = []

      var body: some View {
        KFImage(url).onFailure { lines.append("king \($0.errorCode)") }
          .onSuccess { _ in lines.append("never") }
        WebImage(url: url).onFailure { _ in lines.append("web") }
        Text(lines.joined(separator: "|"))
          .onAppear {
            KingfisherManager.shared.retrieveImage(with: .network(url ?? URL(filePath: "/"))) {
              if case .failure(.responseError) = $0 { lines.append("manager") }
            }
            SDWebImageManager.shared.loadImage(with: url, progress: nil) { _, _, error, _, _, _ in
              lines.append("sd \(error != nil)")
            }
            ImageCache.default.store(UIImage(), forKey: "a")
            lines.append("\(ImageCache.default.isCached(forKey: "a"))")
          }
      }
    }
    let stage = Stage(script: [.wait(1)]) { Loader(url: Self.url) }
    let lines = stage.texts.last?.split(separator: "|").sorted() ?? []
    #expect(lines == ["king 2001", "manager", "sd true", "true", "web"])
  }

  @Test func `show placeholders in views of UIKit`() {
    final class Pair: UIView {
      let king = UIImageView()
      let web = UIImageView()
      private(set) var answers = 0

      override init(frame: CGRect) {
        super.init(frame: frame)
        let url = URL(string: "https://a.org/b.png")
        king.kf.indicatorType = .activity
        king.kf.setImage(
          with: url, placeholder: UIImage(systemName: "star"), options: [.transition(.fade(0.3))]
        ) { [weak self] result in if case .failure = result { self?.answers += 1 } }
        web.sd_setImage(with: url, placeholderImage: UIImage(systemName: "sun.max")) {
          [weak self] _, error, _, _ in if error != nil { self?.answers += 1 }
        }
        loadImage(
          with: url, options: ImageLoadingOptions(failureImage: UIImage(systemName: "xmark")),
          into: web)
      }

      required init?(coder: NSCoder) { nil }
    }
    struct Host: UIViewRepresentable {
      let pair: Pair
      func makeUIView(context: Context) -> Pair { pair }
      func updateUIView(_ view: Pair, context: Context) {}
    }
    let pair = Pair(frame: .zero)
    _ = Stage(script: [.wait(1)]) { Host(pair: pair) }.texts
    #expect(pair.king.image?.isSymbolImage == true)
    pair.king.kf.cancelDownloadTask()
    pair.web.sd_cancelCurrentImageLoad()
  }
}
