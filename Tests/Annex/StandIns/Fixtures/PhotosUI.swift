// At 1.
import PhotosUI
import SwiftUI
import UIKit

struct Picker: UIViewControllerRepresentable {
  @Binding var log: [String]

  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    var log: Binding<[String]>
    init(_ log: Binding<[String]>) { self.log = log }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      let provider = results.first?.itemProvider
      log.wrappedValue.append("picked \(results.count), \(provider == nil)")
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator($log) }
  func makeUIViewController(context: Context) -> PHPickerViewController {
    var settings = PHPickerConfiguration(photoLibrary: .shared())
    settings.filter = PHPickerFilter.any(of: [.images, .not(.livePhotos)])
    settings.selection = PHPickerConfiguration.Selection.ordered
    settings.preferredAssetRepresentationMode =
      PHPickerConfiguration.AssetRepresentationMode.current
    settings.selectionLimit = 3
    let picker = PHPickerViewController(configuration: settings)
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
}

struct PhotosUIFixture: View {
  @State private var photo: PhotosPickerItem?
  @State private var photos: [PhotosPickerItem] = []
  @State private var log: [String] = []

  var body: some View {
    VStack {
      PhotosPicker(
        selection: $photos, maxSelectionCount: 2,
        selectionBehavior: PhotosPickerSelectionBehavior.ordered, matching: .images,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy.current
      ) { Label("Photos", systemImage: "photo") }
      PhotosPicker("One photo", selection: $photo, matching: .videos)
      ForEach(log, id: \.self) { Text($0) }
      Picker(log: $log).frame(height: 300)
    }
    .task {
      let item = PhotosPickerItem(itemIdentifier: "a")
      let data = try? await item.loadTransferable(type: Data.self)
      log.append("loaded \(data != nil), \(item.supportedContentTypes.count) types")
    }
  }
}
