public import ScrollworkFoundation
public import ScrollworkSwiftUI

// Looks of a picture that a view of Kingfisher hands on, and what is told of its loading.

extension KFImageProtocol {
  /// Configures the picture by a closure.
  public func configure(_ block: @escaping (Image) -> Image) -> Self {
    told { $0.looks.append(block) }
  }

  /// Makes the picture fill the room that it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Self {
    configure { $0.resizable(capInsets: capInsets, resizingMode: resizingMode) }
  }

  /// Draws the picture with its colors, or as a stencil.
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Self {
    configure { $0.renderingMode(renderingMode) }
  }

  /// How the picture is scaled.
  public func interpolation(_ interpolation: Image.Interpolation) -> Self {
    configure { $0.interpolation(interpolation) }
  }

  /// Whether edges are smooth, as they always are here.
  public func antialiased(_ isAntialiased: Bool) -> Self { self }

  /// Shows a view in place of the picture until it is loaded.
  public func placeholder<P: View>(@ViewBuilder _ content: @escaping () -> P) -> Self {
    told { $0.placeholder = { _ in AnyView(content()) } }
  }

  /// Shows a view in place of the picture until it is loaded.
  public func placeholder<P: View>(@ViewBuilder _ content: @escaping (Progress) -> P) -> Self {
    told { $0.placeholder = { AnyView(content($0)) } }
  }

  /// Shows a view in place of a picture that cannot be loaded.
  public func onFailureView<F: View>(@ViewBuilder _ content: @escaping () -> F) -> Self {
    told { $0.failureView = { AnyView(content()) } }
  }

  /// Shows a view that is made of the picture.
  public func contentConfigure<V: View>(
    @ViewBuilder _ block: @escaping (Image) -> V
  ) -> Self {
    told { $0.contentLook = { AnyView(block($0)) } }
  }

  /// Calls a closure when the picture is loaded.
  public func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Self {
    told { if let block { $0.onSuccess.append(block) } }
  }

  /// Calls a closure when the picture cannot be loaded.
  public func onFailure(_ block: ((KingfisherError) -> Void)?) -> Self {
    told { if let block { $0.onFailure.append(block) } }
  }

  /// Calls a closure while the picture is loaded, which takes no time.
  public func onProgress(_ block: ((_ receivedSize: Int64, _ totalSize: Int64) -> Void)?) -> Self {
    self
  }
}
