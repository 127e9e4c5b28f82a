import ScrollworkFoundation
import ScrollworkPictureLoading
public import ScrollworkSwiftUI

/// What a view of a picture was told: its source, its looks, and whom to tell.
public struct KFImageContext {
  var source: Source?
  var looks: [(Image) -> Image] = []
  var contentLook: ((Image) -> AnyView)?
  var placeholder: ((Progress) -> AnyView)?
  var failureView: (() -> AnyView)?
  var failureImage: UIImage?
  var onSuccess: [(RetrieveImageResult) -> Void] = []
  var onFailure: [(KingfisherError) -> Void] = []
  var isLoaded: Binding<Bool>?
  let fileID: StaticString
  let line: UInt

  init(_ source: Source?, fileID: StaticString, line: UInt) {
    (self.source, self.fileID, self.line) = (source, fileID, line)
  }

  func look(_ image: Image) -> Image { looks.reduce(image) { $1($0) } }

  /// Tells of the answer.
  @MainActor func request() {
    KingfisherManager.answer(to: source) { result in
      switch result {
      case .success(let result):
        isLoaded?.wrappedValue = true
        for call in onSuccess { call(result) }
      case .failure(let error): for call in onFailure { call(error) }
      }
    }
  }
}

/// A view of a picture by Kingfisher.
public protocol KFImageProtocol: View {
  /// What the view was told.
  var context: KFImageContext { get set }

  /// Creates a view.
  init(context: KFImageContext)
}

extension KFImageProtocol {
  /// The picture of a file; else the placeholder, or room for the picture.
  public var body: some View { KFImageContent(context: context) }

  func told(_ change: (inout KFImageContext) -> Void) -> Self {
    var context = context
    change(&context)
    return Self(context: context)
  }
}

/// The picture of a file, or what stands in its place.
private struct KFImageContent: View {
  let context: KFImageContext

  var body: some View {
    AsyncImage(
      url: context.source?.url,
      content: { phase in
        if let image = phase.image {
          shown(image)
        } else {
          ZStack {
            // The picture keeps its room, as it does in Kingfisher.
            context.look(Image(uiImage: UIImage())).opacity(0)
            if let placeholder = context.placeholder {
              placeholder(Progress(totalUnitCount: 0))
            } else {
              Color.clear
            }
          }
        }
      }, fileID: context.fileID, line: context.line
    )
    .onAppear { context.request() }
  }

  private func shown(_ image: Image) -> AnyView {
    let image = context.look(image)
    return context.contentLook?(image) ?? AnyView(image)
  }
}
