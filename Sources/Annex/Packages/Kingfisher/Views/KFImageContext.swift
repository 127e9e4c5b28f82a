import ScrollworkFoundation
import ScrollworkPictureLoading
public import ScrollworkSwiftUI

/// The source, options and closures of a view of a picture.
public struct KFImageContext {
  var source: Source?
  var looks: [(Image) -> Image] = []
  var contentLook: ((Image) -> AnyView)?
  var placeholder: ((Progress) -> AnyView)?
  var failureView: (() -> AnyView)?
  var options: KingfisherParsedOptionsInfo
  var onSuccess: [(RetrieveImageResult) -> Void] = []
  var onFailure: [(KingfisherError) -> Void] = []
  var isLoaded: Binding<Bool>?
  let fileID: StaticString
  let line: UInt

  init(
    _ source: Source?, _ options: KingfisherOptionsInfo? = nil, fileID: StaticString, line: UInt
  ) {
    (self.source, self.fileID, self.line) = (source, fileID, line)
    self.options = KingfisherParsedOptionsInfo(options)
  }

  func look(_ image: Image) -> Image { looks.reduce(image) { $1($0) } }

  /// The image of the source, or that of a failure; nil for a picture of the network.
  var result: Result<UIImage, KingfisherError>? {
    source.flatMap { KingfisherManager.result(of: $0, options) }?.map(\.image)
  }

  /// Calls the closures of the answer.
  @MainActor func request() {
    KingfisherManager.answer(to: source, options) { result in
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
public protocol KFImageProtocol: View, KFOptionSetter {
  /// The source, the looks and the closures of the view.
  var context: KFImageContext { get set }

  /// Creates an image with a context.
  init(context: KFImageContext)
}

extension KFImageProtocol {
  /// The picture of a file or of data; else the placeholder, or room for the picture.
  public var body: some View { KFImageContent(context: context) }

  /// The options of the image.
  public var options: KingfisherParsedOptionsInfo {
    get { context.options }
    set { context.options = newValue }
  }

  func told(_ change: (inout KFImageContext) -> Void) -> Self {
    var context = context
    change(&context)
    return Self(context: context)
  }
}

/// The picture of a source, or what stands in its place.
private struct KFImageContent: View {
  let context: KFImageContext

  var body: some View { content.onAppear { context.request() } }

  @ViewBuilder private var content: some View {
    switch context.result {
    case .success(let image): shown(Image(uiImage: image))
    case .failure:
      if let failureView = context.failureView {
        failureView()
      } else if let image = context.options.onFailureImage {
        context.look(Image(uiImage: image))
      } else {
        placeholder
      }
    case nil:
      // The phase of a picture of the network, which the scene reports.
      AsyncImage(
        url: context.source?.url, content: { _ in placeholder }, fileID: context.fileID,
        line: context.line)
    }
  }

  private var placeholder: some View {
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

  private func shown(_ image: Image) -> AnyView {
    let image = context.look(image)
    return context.contentLook?(image) ?? AnyView(image)
  }
}
