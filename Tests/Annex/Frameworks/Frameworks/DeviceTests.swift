import ScrollworkAVFoundation
import ScrollworkAuthenticationServices
import ScrollworkCairo
import ScrollworkContactsUI
import ScrollworkCoreMotion
import ScrollworkCryptoKit
import ScrollworkDrawing
import ScrollworkEventKit
import ScrollworkHealthKit
import ScrollworkLocalAuthentication
import ScrollworkMediaPlayer
import ScrollworkMessageUI
import ScrollworkNetwork
import ScrollworkPhotos
import ScrollworkPhotosUI
import ScrollworkSafariServices
import ScrollworkScript
import ScrollworkStoreKit
import ScrollworkTipKit
import ScrollworkUIControls
import ScrollworkUIScrolling
import ScrollworkVision
import ScrollworkWebKit
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

/// A controller in a view.
private struct Hosted<Controller: UIViewController>: UIViewControllerRepresentable {
  let make: @MainActor () -> Controller
  func makeUIViewController(context: Context) -> Controller { make() }
  func updateUIViewController(_ uiViewController: Controller, context: Context) {}
}

/// A web view that tells what becomes of its page.
private struct Page: UIViewRepresentable {
  let html: String?
  @Binding var log: [String]

  final class Coordinator: NSObject, WKNavigationDelegate {
    @Binding var log: [String]
    init(_ log: Binding<[String]>) { _log = log }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      log.append("finished \(webView.title ?? "")")
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      log.append((error as? URLError)?.code == .notConnectedToInternet ? "offline" : "failed")
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator($log) }
  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.navigationDelegate = context.coordinator
    if let html {
      view.loadHTMLString(html, baseURL: nil)
    } else if let url = URL(string: "https://example.org") {
      view.load(URLRequest(url: url))
    }
    return view
  }
  func updateUIView(_ uiView: WKWebView, context: Context) {}
}

private struct Browser: View {
  let html: String?
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Text(log.joined(separator: ", "))
      Page(html: html, log: $log).frame(height: 100)
    }
  }
}

@Suite @MainActor struct `A device without photos, files and a network` {
  @Test func `shows an empty library, whose picker is cancelled`() {
    struct Root: View {
      @State private var item: PhotosPickerItem?
      @State private var shows = false
      var body: some View {
        VStack {
          PhotosPicker("Pick", selection: $item, matching: .images)
          Text(shows ? "shown" : "hidden")
            .photosPicker(isPresented: $shows, selection: $item)
        }
      }
    }
    #expect(Stage { Root() }.texts(at: 0) == ["Pick", "hidden"])
    let picker = Stage { Hosted { UIImagePickerController() } }.texts(at: 0)
    #expect(picker.contains("Cancel") && picker.contains("No Photos or Videos"))
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 3
    let several = Stage { Hosted { PHPickerViewController(configuration: configuration) } }
    #expect(several.texts(at: 0).contains("Add"))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
    #expect(PHAsset.fetchAssets(with: .image, options: PHFetchOptions()).count == 0)
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .album, subtype: .any, options: nil)
    #expect(albums.firstObject == nil)
  }

  @Test func `shows files, words to share, a browser and contacts`() throws {
    let files = Stage { Hosted { UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]) } }
    #expect(files.texts(at: 0).contains("Recents is Empty"))
    let share = Stage {
      Hosted { UIActivityViewController(activityItems: ["A word"], applicationActivities: nil) }
    }
    #expect(share.texts(at: 0) == ["A word", "Copy"])
    let url = try #require(URL(string: "https://www.example.org/a"))
    let browser = Stage { Hosted { SFSafariViewController(url: url) } }.texts(at: 0)
    #expect(browser.contains("example.org") && browser.contains("Done"))
    let contacts = Stage { Hosted { CNContactPickerViewController() } }
    #expect(contacts.texts(at: 0).contains("No Contacts"))
  }

  @Test func `shows the text of a page, and fails to load one`() {
    let html = "<title>T</title><h1>Head</h1><p>One &amp; <b>two</b></p><ul><li>item</li></ul>"
    let page = Stage(script: [.wait(0.5)]) { Browser(html: html) }
    #expect(page.texts(at: 0.4) == ["finished T", "Head", "One & two", "•", "item"])
    #expect(Stage(script: [.wait(0.5)]) { Browser(html: nil) }.texts(at: 0.4) == ["offline"])
  }

  @Test func `knows types of files`() {
    #expect(UTType(filenameExtension: "PNG") == .png && UTType.png.conforms(to: .image))
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg" && !UTType.mp3.isSubtype(of: .movie))
    #expect(UTType("com.example.own") == nil)
  }

  @Test func `plays, sees and hears nothing`() {
    let player = AVQueuePlayer(items: [])
    let url = URL(filePath: "/nowhere.mp4")
    var changes: [AVPlayer.TimeControlStatus] = []
    let observation = player.observe(\.timeControlStatus, options: [.initial]) { player, _ in
      changes.append(player.timeControlStatus)
    }
    player.insert(AVPlayerItem(url: url), after: nil)
    player.play()
    player.pause()
    #expect(changes == [.paused, .playing, .paused] && player.items().count == 1)
    observation.invalidate()
    player.play()
    #expect(changes.count == 3)
    #expect(AVCaptureDevice.default(for: .video) == nil)
    let frame = AVMakeRect(
      aspectRatio: CGSize(width: 2, height: 1),
      insideRect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(frame == CGRect(x: 0, y: 2.5, width: 10, height: 5))
    #expect(
      CMTime(seconds: 1, preferredTimescale: 600) + .zero < CMTimeMake(value: 3, timescale: 2))
    #expect(MPMediaQuery.songs().items?.isEmpty == true)
  }

  @Test func `knows digests`() {
    let text = Data("abc".utf8)
    // Of FIPS 180-4 and RFC 4231.
    #expect(
      SHA256.hash(data: text).description
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(Insecure.MD5.hash(data: text).prefix(2).map { $0 } == [0x90, 0x01])
    let key = SymmetricKey(data: Data(repeating: 0x0B, count: 20))
    let code = HMAC<SHA256>.authenticationCode(for: Data("Hi There".utf8), using: key)
    #expect(code.prefix(4).map { $0 } == [0xB0, 0x34, 0x4C, 0x61])
  }

  @Test func `signs nobody in, and has nothing to sell`() async throws {
    let button = Stage {
      SignInWithAppleButton(.continue) {
        $0.requestedScopes = [.email]
      } onCompletion: { _ in
      }
      .signInWithAppleButtonStyle(.whiteOutline).frame(width: 280, height: 45)
    }
    #expect(button.texts(at: 0) == ["Continue with Apple"])
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.passcodeNotSet.rawValue)
    #expect(try await Product.products(for: ["a"]).isEmpty)
    #expect(!HKHealthStore.isHealthDataAvailable() && !CMPedometer.isStepCountingAvailable())
    #expect(EKEventStore().calendars(for: .event).isEmpty)
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(VNRecognizeTextRequest().results?.isEmpty == true)
  }

  @Test func `has no path to a network`() {
    struct Root: View {
      @State private var words = "?"
      var body: some View {
        Text(words).onAppear {
          let monitor = NWPathMonitor()
          monitor.pathUpdateHandler = { path in
            MainActor.assumeIsolated { words = path.status == .satisfied ? "online" : "offline" }
          }
          monitor.start(queue: .main)
        }
      }
    }
    #expect(Stage(script: [.wait(0.3)]) { Root() }.texts == ["offline"])
  }

  @Test func `explains by a tip`() {
    struct Hint: Tip {
      var title: Text { Text("Title") }
      var message: Text? { Text("Words") }
    }
    #expect(Stage { TipView(Hint()) }.texts(at: 0) == ["Title", "Words"])
  }
}
