// At 0, 0.2.
import AVFoundation
import Combine
import CoreMedia
import SwiftUI
import UIKit

@MainActor
final class Studio: NSObject, ObservableObject, AVCapturePhotoCaptureDelegate,
  AVCaptureMetadataOutputObjectsDelegate, AVCaptureVideoDataOutputSampleBufferDelegate
{
  @Published var log: [String] = []
  let player = AVQueuePlayer(items: [])
  let session = AVCaptureSession()
  private var observation: NSKeyValueObservation?
  private var item: AnyCancellable?

  func begin() {
    let kinds: [AVCaptureDevice.DeviceType] = [.builtInWideAngleCamera]
    let search = AVCaptureDevice.DiscoverySession(
      deviceTypes: kinds, mediaType: AVMediaType.video, position: AVCaptureDevice.Position.back)
    let status: AVAuthorizationStatus = AVCaptureDevice.authorizationStatus(for: .video)
    log.append("cameras \(search.devices.count), \(status)")
    if let camera = AVCaptureDevice.default(for: .video),
      let input = try? AVCaptureDeviceInput(device: camera)
    {
      camera.torchMode = AVCaptureDevice.TorchMode.on
      camera.focusMode = AVCaptureDevice.FocusMode.autoFocus
      camera.exposureMode = AVCaptureDevice.ExposureMode.autoExpose
      session.addInput(input as AVCaptureInput)
    }
    session.sessionPreset = AVCaptureSession.Preset.photo
    let (photo, codes, film) = (
      AVCapturePhotoOutput(), AVCaptureMetadataOutput(), AVCaptureVideoDataOutput()
    )
    for output in [photo, codes, film] as [AVCaptureOutput] { session.addOutput(output) }
    codes.metadataObjectTypes = [AVMetadataObject.ObjectType.qr]
    codes.setMetadataObjectsDelegate(self, queue: .main)
    film.setSampleBufferDelegate(self, queue: .main)
    photo.maxPhotoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.speed
    let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg])
    settings.flashMode = AVCaptureDevice.FlashMode.on
    photo.capturePhoto(with: settings, delegate: self)
    film.connection(with: .video)?.videoOrientation = AVCaptureVideoOrientation.landscapeLeft
    session.startRunning()
    log.append("runs \(session.isRunning), \(session.outputs.count) outputs")

    observation = player.observe(\.timeControlStatus, options: [.new]) {
      [weak self] player, change in
      let value: NSKeyValueObservedChange<AVPlayer.TimeControlStatus> = change
      self?.log.append("player \(value.newValue ?? .paused)")
    }
    item = player.publisher(for: \.currentItem).sink { [weak self] item in
      self?.log.append(item == nil ? "no item" : "an item")
    }
    let asset = AVURLAsset(url: URL(string: "https://example.com/a.mp4") ?? URL(filePath: "/"))
    let item = AVPlayerItem(asset: asset)
    let loop = AVPlayerLooper(player: player, templateItem: item)
    player.actionAtItemEnd = AVPlayer.ActionAtItemEnd.advance
    let waiting: AVPlayer.WaitingReason? = player.reasonForWaitingToPlay
    player.play()
    let track: AVAssetTrack? = asset.tracks(withMediaType: .audio).first
    let words: AVMetadataItem? = asset.commonMetadata.first {
      $0.commonKey == AVMetadataKey.commonKeyTitle
    }
    let mix = AVAudioMix()
    log.append("items \(player.items().count), loops \(loop.loopCount), \(waiting == nil)")
    log.append(
      "\(track == nil), \(words == nil), \(mix.isEqual(mix)), \(asset.duration.isIndefinite)")
    export(asset)
    times()
  }

  private func export(_ asset: AVAsset) {
    let export = AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetLowQuality)
    export?.outputFileType = AVFileType.mp4
    export?.exportAsynchronously {
      MainActor.assumeIsolated { self.log.append("export \(export?.status == .failed)") }
    }
    let pictures = AVAssetImageGenerator(asset: asset)
    let picture = try? pictures.copyCGImage(at: .zero, actualTime: nil)
    Task {
      let property: AVAsyncProperty<AVAsset, CMTime> = .duration
      let duration = try await asset.load(property)
      log.append("picture \(picture != nil), loaded \(duration.isIndefinite)")
    }
  }

  private func times() {
    let (value, scale): (CMTimeValue, CMTimeScale) = (90, 60)
    let time = CMTime(value: value, timescale: scale) + CMTime(seconds: 1, preferredTimescale: 10)
    let range = CMTimeRange(start: time, end: CMTimeMakeWithSeconds(4, preferredTimescale: 60))
    let size = CMVideoDimensions(width: 4, height: 3)
    log.append("\(time.value)/\(time.timescale), \(range.duration.seconds), \(size.width)")
    let box = CGRect(x: 0, y: 0, width: 8, height: 8)
    let fit = AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: box)
    log.append("y \(fit.minY), height \(fit.height)")
  }

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {
    let settings: AVCaptureResolvedPhotoSettings = photo.resolvedSettings
    log.append("photo \(settings.uniqueID)")
  }
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject
    log.append(code?.stringValue ?? "none")
  }
  nonisolated func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

final class FilmView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }
}

struct Film: UIViewRepresentable {
  let studio: Studio
  func makeUIView(context: Context) -> FilmView {
    let view = FilmView()
    view.backgroundColor = .orange
    (view.layer as? AVPlayerLayer)?.player = studio.player
    (view.layer as? AVPlayerLayer)?.videoGravity = AVLayerVideoGravity.resizeAspectFill
    let camera = AVCaptureVideoPreviewLayer(session: studio.session)
    camera.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    view.layer.addSublayer(camera)
    return view
  }
  func updateUIView(_ view: FilmView, context: Context) {}
}

struct AVFoundationFixture: View {
  @StateObject private var studio = Studio()
  var body: some View {
    VStack {
      Film(studio: studio).frame(width: 160, height: 90)
      ForEach(studio.log, id: \.self) { Text($0) }
    }
    .onAppear { studio.begin() }
  }
}
