// At 0, 0.2.
import Photos
import SwiftUI
import UIKit

@MainActor final class Album: NSObject, ObservableObject, PHPhotoLibraryChangeObserver {
  @Published var log: [String] = []
  private let photos: PHFetchResult<PHAsset> = PHAsset.fetchAssets(with: PHFetchOptions())

  nonisolated func photoLibraryDidChange(_ changeInstance: PHChange) {
    MainActor.assumeIsolated {
      let list: PHFetchResultChangeDetails<PHAsset>? = changeInstance.changeDetails(for: photos)
      let photo: PHObjectChangeDetails<PHAsset>? = changeInstance.changeDetails(for: PHAsset())
      log.append("\(list?.hasIncrementalChanges ?? false), \(photo?.objectWasDeleted ?? false)")
    }
  }

  func begin() {
    PHPhotoLibrary.shared().register(self)
    let level: PHAccessLevel = .readWrite
    let status: PHAuthorizationStatus = PHPhotoLibrary.authorizationStatus(for: level)
    log.append("\(status), \(photos.count) photos")
    let kind: PHAssetCollectionType = .smartAlbum
    let albums: PHFetchResult<PHAssetCollection> = PHAssetCollection.fetchAssetCollections(
      with: kind, subtype: PHAssetCollectionSubtype.smartAlbumFavorites, options: nil)
    let lists = PHCollection.fetchTopLevelUserCollections(with: nil)
    let folder = lists.firstObject as? PHCollectionList
    let may = albums.firstObject?.canPerform(PHCollectionEditOperation.rename) ?? false
    log.append("albums \(albums.count), folder \(folder != nil), may \(may)")
    let photo = PHAsset()
    let (type, parts): (PHAssetMediaType, PHAssetMediaSubtype) = (
      photo.mediaType, photo.mediaSubtypes
    )
    let source: PHAssetSourceType = photo.sourceType
    let style: PHAsset.PlaybackStyle = photo.playbackStyle
    log.append("\(type), \(parts.contains(.photoLive)), \(source == .typeUserLibrary), \(style)")
    log.append(
      "edits \(photo.canPerform(PHAssetEditOperation.delete)), \((photo as PHObject).localIdentifier)"
    )
    request(photo)
    edit(photo)
    change(photo)
  }

  private func request(_ photo: PHAsset) {
    let options = PHImageRequestOptions()
    options.version = PHImageRequestOptionsVersion.original
    options.deliveryMode = PHImageRequestOptionsDeliveryMode.fastFormat
    options.resizeMode = PHImageRequestOptionsResizeMode.exact
    options.isSynchronous = true
    let caching = PHCachingImageManager()
    let mode = PHImageContentMode.aspectFill
    caching.startCachingImages(for: [photo], targetSize: .zero, contentMode: mode, options: options)
    let id: PHImageRequestID = caching.requestImage(
      for: photo, targetSize: PHImageManagerMaximumSize, contentMode: mode, options: options
    ) { image, info in
      MainActor.assumeIsolated {
        let code = (info?[PHImageErrorKey] as? PHPhotosError)?.code
        self.log.append("image \(image != nil), \(code == .identifierNotFound)")
      }
    }
    let film = PHVideoRequestOptions()
    film.deliveryMode = PHVideoRequestOptionsDeliveryMode.fastFormat
    PHImageManager.default().requestPlayerItem(forVideo: photo, options: film) { item, _ in
      MainActor.assumeIsolated { self.log.append("request \(id), film \(item != nil)") }
    }
  }

  private func edit(_ photo: PHAsset) {
    let options = PHContentEditingInputRequestOptions()
    options.canHandleAdjustmentData = { (data: PHAdjustmentData) in data.formatVersion == "1" }
    let id: PHContentEditingInputRequestID = photo.requestContentEditingInput(with: options) {
      (input: PHContentEditingInput?, _) in
      let output: PHContentEditingOutput? = input.map {
        PHContentEditingOutput(contentEditingInput: $0)
      }
      MainActor.assumeIsolated { self.log.append("input \(input != nil), \(output != nil)") }
    }
    log.append("editing \(id)")
  }

  private func change(_ photo: PHAsset) {
    PHPhotoLibrary.shared().performChanges {
      let request = PHAssetCreationRequest.forAsset()
      let options = PHAssetResourceCreationOptions()
      request.addResource(with: PHAssetResourceType.photo, data: Data(), options: options)
      let change: PHAssetChangeRequest = PHAssetChangeRequest(for: photo)
      change.isFavorite = true
      let photos: any NSFastEnumeration = [photo]
      PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Ferns")
        .addAssets(photos)
      let placeholder: PHObjectPlaceholder? = request.placeholderForCreatedAsset
      print(placeholder == nil)
    } completionHandler: { isDone, error in
      MainActor.assumeIsolated {
        let code = (error as? PHPhotosError)?.code
        self.log.append("changed \(isDone), \(code == .accessUserDenied)")
      }
    }
  }
}

struct PhotosFixture: View {
  @StateObject private var album = Album()
  var body: some View {
    VStack { ForEach(album.log, id: \.self) { Text($0) } }.onAppear { album.begin() }
  }
}
