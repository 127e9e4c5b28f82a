// At 0.
import AVKit
import SwiftUI
import UIKit

final class FilmDelegate: NSObject, AVPlayerViewControllerDelegate {}

struct Screen: UIViewControllerRepresentable {
  let player: AVPlayer
  func makeCoordinator() -> FilmDelegate { FilmDelegate() }
  func makeUIViewController(context: Context) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    controller.player = player
    controller.delegate = context.coordinator
    let label = UILabel(frame: CGRect(x: 8, y: 8, width: 100, height: 20))
    label.text = "Overlay"
    label.textColor = .white
    controller.contentOverlayView?.addSubview(label)
    return controller
  }
  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
}

struct Route: UIViewRepresentable {
  func makeUIView(context: Context) -> AVRoutePickerView {
    let view = AVRoutePickerView(frame: .zero)
    view.tintColor = .systemOrange
    return view
  }
  func updateUIView(_ view: AVRoutePickerView, context: Context) {}
}

struct AVKitFixture: View {
  private let player = AVPlayer(url: URL(string: "https://example.com/a.mp4") ?? URL(filePath: "/"))
  var body: some View {
    VStack {
      VideoPlayer(player: player) { Text("Ferns").foregroundStyle(.white) }
        .frame(width: 320, height: 180)
      VideoPlayer(player: player).frame(height: 60)
      Screen(player: player).frame(width: 320, height: 120)
      Route().frame(width: 44, height: 44)
      Text("plays \(player.rate == 0 ? "nothing" : "film")")
    }
  }
}
