/// Names of SwiftUI and related frameworks that are not modelled, each with the nearest
/// alternative.
///
/// Only names that scroll code uses and that have a good alternative are listed; for others the
/// compiler's message is enough.
package enum UnsupportedNames {
  /// The advice for a name; nil if there is none.
  static func advice(for unknown: UnknownName) -> String? {
    switch unknown.kind {
    case .type: types[unknown.name].map { "\(unknown.name) is not modelled\($0)" }
    case .member: members[unknown.name].map { "\(unknown.name) is not modelled\($0)" }
    case .module: modules[unknown.name].map { "\(unknown.name) is not available: \($0)" }
    }
  }

  package static let types: [String: String] = [
    "PhotosPicker": "; nearest: a LazyVGrid of Images",
    "Shader": "; there are no shaders. Nearest: the visual effects",
    "ShaderLibrary": "; there are no shaders. Nearest: the visual effects",
    "Rotation3D": "; there is no depth. Nearest: rotation3DEffect(_:axis:)",
    "GeometryProxy3D": "; there is no depth. Nearest: GeometryProxy",
    "Map": "; nearest: Image with a picture of the map",
    "WebView": "; nearest: Image with a picture of the page",
    "PHAsset": "; there is no photo library. Nearest: Image",
    "PHPhotoLibrary": "; there is no photo library. Nearest: Image",
    "MKCoordinateRegion": "; there are no maps. Nearest: Image with a picture of the map",
    "WKWebView": "; nearest: Image with a picture of the page",
    "Chart": "; nearest: Path, or bars of Rectangle in an HStack",
    "UIViewControllerRepresentable": "; nearest: UIViewRepresentable",
    "UIImageView": "; nearest: the view of a UIHostingController with an Image",
    "UILabel": "; nearest: the view of a UIHostingController with a Text",
    "UITapGestureRecognizer": "; nearest: onTapGesture on what a UIHostingController shows",
    "UIPinchGestureRecognizer": "; nearest: MagnifyGesture on what a UIHostingController shows",
    "UIPanGestureRecognizer": "; nearest: DragGesture on what a UIHostingController shows",
    "NSLayoutConstraint":
      "; there are no constraints. Nearest: autoresizingMask = [.flexibleWidth, .flexibleHeight]",
    "UITableView": "; nearest: LazyVStack in a ScrollView",
    "UICollectionView": "; nearest: LazyVGrid in a ScrollView",
    "UIApplication": "; there is no system outside the canvas. Nearest: the environment",
    "CADisplayLink": "; nearest: TimelineView(.animation)",
  ]

  package static let members: [String: String] = [
    "fileImporter": "; there are no files of a person. Nearest: a button",
    "fileExporter": "; there are no files of a person. Nearest: a button",
    "addGestureRecognizer": "; nearest: onTapGesture on what a UIHostingController shows",
    "topAnchor": "; there are no constraints. Nearest: a frame, and autoresizingMask",
    "leadingAnchor": "; there are no constraints. Nearest: a frame, and autoresizingMask",
    "widthAnchor": "; there are no constraints. Nearest: a frame, and autoresizingMask",
    "heightAnchor": "; there are no constraints. Nearest: a frame, and autoresizingMask",
    "perspectiveRotationEffect": "; nearest: rotation3DEffect",
    "withCGContext": "; there is no Core Graphics. Nearest: the context's own fill and stroke",
    "subtracting": "; nearest: mask(_:), or one path filled by the even-odd rule",
    "symmetricDifference": "; nearest: one path filled by the even-odd rule",
    "lineIntersection": "; nearest: clipShape(_:)",
    "transform3DEffect": "; there is no depth. Nearest: rotation3DEffect",
    "visualEffect3D": "; there is no depth. Nearest: visualEffect",
    "digitalCrownRotation": "; all input is touch. Nearest: DragGesture",
    "onKeyPress": "; there is no text input. Nearest: onTapGesture",
    "dropDestination": "; nearest: DragGesture",
    "distortionEffect": "; there are no shaders. Nearest: offset or scaleEffect",
    "layerEffect": "; there are no shaders. Nearest: blur or a change of color",
    "colorEffect": "; there are no shaders. Nearest: brightness, contrast or saturation",
    "onDrag": "; nearest: DragGesture",
    "draggable": "; nearest: DragGesture",
    "onOpenURL": "; no URLs are opened. Leave it out",
  ]

  static let modules: [String: String] = [
    "AppKit": "colors and fonts come with SwiftUI; leave the import out",
    "PlaygroundSupport": "a file needs no live view; leave the import out",
    "XCTest": "tests are not views; pass only the files with views",
    "Kingfisher": "show pictures beside the file with Image",
    "SDWebImageSwiftUI": "show pictures beside the file with Image",
    "Lottie": "animate shapes with withAnimation or a keyframe animator",
  ]
}
