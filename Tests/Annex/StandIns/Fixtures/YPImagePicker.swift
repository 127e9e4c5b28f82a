// At 1.
import SwiftUI
import UIKit
import YPImagePicker

private struct Picker: UIViewControllerRepresentable {
  let say: (String) -> Void

  func makeUIViewController(context: Context) -> YPImagePicker {
    var configuration = YPImagePickerConfiguration()
    configuration.screens = [.library, YPPickerScreen.photo, .video]
    configuration.startOnScreen = .library
    rename(&configuration.wordings)
    limit(&configuration.library, &configuration.video)
    configuration.bottomMenuItemSelectedTextColour = .red
    configuration.showsCrop = YPCropType.rectangle(ratio: 1)
    configuration.targetImageSize = YPImageSize.cappedTo(size: 100)
    let picker = YPImagePicker(configuration: configuration)
    picker.didFinishPicking { items, cancelled in say("\(items.count) \(cancelled)") }
    return picker
  }

  private func rename(_ wordings: inout YPWordings) { wordings.libraryTitle = "Gallery" }
  private func limit(_ library: inout YPConfigLibrary, _ video: inout YPConfigVideo) {
    library.mediaType = YPlibraryMediaType.photoAndVideo
    video.recordingTimeLimit = 5
  }
  func updateUIViewController(_ controller: YPImagePicker, context: Context) {}
}

struct YPImagePickerFixture: View {
  @State private var text = "nothing"

  private let photos: [YPMediaItem] = {
    let photo = YPMediaPhoto(image: UIImage(), fromCamera: true)
    photo.modifiedImage = UIImage(systemName: "photo")
    return [.photo(p: photo)]
  }()
  private let videos: [YPMediaItem] = [
    .video(v: YPMediaVideo(thumbnail: UIImage(), videoURL: URL(fileURLWithPath: "/a.mov")))
  ]

  var body: some View {
    Text(text)
    Text("\(photos.singlePhoto?.fromCamera == true) \(photos.singleVideo == nil)")
    Text(videos.singleVideo?.url.lastPathComponent ?? "none")
    Picker { text = $0 }.frame(height: 300)
  }
}
