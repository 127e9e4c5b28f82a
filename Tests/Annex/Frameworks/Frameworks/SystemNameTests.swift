import ScrollworkAVFoundation
import ScrollworkCairo
import ScrollworkCombine
import ScrollworkCoreLocation
import ScrollworkCryptoKit
import ScrollworkDrawing
import ScrollworkSystemConfiguration
import ScrollworkWeatherKit
import TestSupport
import Testing
import ViewTestSupport

@testable import ScrollworkStage
@testable import ScrollworkViews

private enum Fault: Error { case some }

/// Draws a badge into a picture, and shows the picture.
private struct Badge: View {
  @State private var picture: UIImage?

  var body: some View {
    ZStack {
      if let picture { Image(uiImage: picture) }
    }
    .onAppear {
      let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
      renderer.scale = 2
      picture = renderer.uiImage
    }
  }
}

/// Notes the pictures of a renderer with different settings.
private struct Settings: View {
  @State private var note = ""

  var body: some View {
    Text(note).onAppear {
      let renderer = ImageRenderer(content: Color.red.frame(height: 20))
      renderer.proposedSize = ProposedViewSize(width: 50, height: nil)
      let first = renderer.cgImage
      renderer.content = Color.red.frame(height: 10)
      (renderer.isOpaque, renderer.scale) = (true, 2)
      let second = renderer.cgImage
      note = [first, second].map { "\($0?.width ?? 0)×\($0?.height ?? 0)" }.joined(separator: " ")
    }
  }
}

@MainActor @Suite struct `Everyday names of the system` {
  @Test func `digests of CommonCrypto are those of the standards`() {
    var bytes = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    let text = Array("abc".utf8)
    CC_SHA256(text, CC_LONG(text.count), &bytes)
    #expect(bytes[0] == 0xba && bytes[31] == 0xad)
    for (length, function) in [
      (CC_MD5_DIGEST_LENGTH, CC_MD5), (CC_SHA1_DIGEST_LENGTH, CC_SHA1),
      (CC_SHA384_DIGEST_LENGTH, CC_SHA384), (CC_SHA512_DIGEST_LENGTH, CC_SHA512),
    ] {
      bytes = [UInt8](repeating: 0, count: Int(length))
      _ = function(text, CC_LONG(text.count), &bytes)
      #expect(bytes.contains { $0 != 0 })
    }
  }

  @Test func `no host is reached`() throws {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #expect(address.sin_len == 16)
    let host = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
    var flags = SCNetworkReachabilityFlags.reachable
    #expect(SCNetworkReachabilityGetFlags(host, &flags) && flags.isEmpty)
    #expect(SCNetworkReachabilitySetDispatchQueue(host, .main) && SCError() == 0)
  }

  @Test func `the weather fails without an entitlement`() async {
    await #expect(throws: WeatherError.permissionDenied) {
      try await WeatherService.shared.weather(for: CLLocation(latitude: 1, longitude: 2))
    }
    #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy")
  }

  @Test func `results and values of players are published`() {
    var heard: [String] = []
    _ = Result<Int, Fault>.Publisher(3).sink(
      receiveCompletion: { _ in heard.append("end") }, receiveValue: { heard.append("\($0)") })
    _ = Result<Int, Fault>.Publisher(.some).sink(
      receiveCompletion: { _ in heard.append("failure") }, receiveValue: { _ in })
    let player = AVPlayer()
    let rates = player.publisher(for: \.rate).sink { heard.append("rate \($0)") }
    player.play()
    rates.cancel()
    #expect(heard == ["3", "end", "failure", "rate 0.0", "rate 1.0"])
  }

  @Test func `a renderer draws views into a picture`() throws {
    let scene = ScrollworkStage.Scene("badge", canvas: CGSize(width: 60, height: 60)) { Badge() }
    let renderer = try CairoRenderer(fonts: .standard())
    let stage = Stage(scene, text: FixedAdvanceText(), images: renderer)
    let dump = stage.still(at: 0.1).displayList.dump
    #expect(dump.contains("image"))
  }

  @Test func `a renderer proposes its size, and outside of a scene has no picture`() throws {
    let scene = ScrollworkStage.Scene("size", canvas: CGSize(width: 200, height: 60)) { Settings() }
    let renderer = try CairoRenderer(fonts: .standard())
    let stage = Stage(scene, text: FixedAdvanceText(), images: renderer)
    #expect(stage.still(at: 0.1).displayList.dump.contains("50×20 100×20"))
    let alone = ImageRenderer(content: Color.red)
    #expect(alone.cgImage == nil && !alone.isOpaque && alone.proposedSize == .unspecified)
  }
}
