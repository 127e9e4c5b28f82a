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
    "TextEditor": "; there is no text input. Nearest: Text in a ScrollView",
    "DatePicker": "; nearest: a ScrollView with .scrollTargetBehavior(.viewAligned)",
    "ColorPicker": "; nearest: buttons in an HStack",
    "Gauge": "; nearest: Circle with trim(from:to:) and stroke",
    "OutlineGroup": "; nearest: a ForEach in a ForEach",
    "ShareLink": "; nearest: Button",
    "PhotosPicker": "; nearest: a LazyVGrid of Images",
    "Shader": "; there are no shaders. Nearest: the visual effects",
    "ShaderLibrary": "; there are no shaders. Nearest: the visual effects",
    "Rotation3D": "; there is no depth. Nearest: rotation3DEffect(_:axis:)",
    "GeometryProxy3D": "; there is no depth. Nearest: GeometryProxy",
    "Map": "; nearest: Image with a picture of the map",
    "VideoPlayer": "; nearest: Image with a picture of the film",
    "WebView": "; nearest: Image with a picture of the page",
    "Chart": "; nearest: Path, or bars of Rectangle in an HStack",
    "Canvas": "; nearest: Path, or a Shape of your own",
    "MeshGradient": "; nearest: LinearGradient or RadialGradient",
    "NavigationSplitView": "; nearest: HStack with a view for each column",
    "UIStoryboard": "; there are no storyboards. Nearest: controllers made in code",
    "UINib": "; there are no nib files. Nearest: views made in code",
    "UIActivityViewController": "; there are no other apps to share with. Leave it out",
    "UIImagePickerController": "; there is no photo library. Nearest: UIImage(named:)",
    "SFSafariViewController": "; there is no browser. Nearest: UIApplication.shared.open(_:)",
    "UIPickerView": "; nearest: UISegmentedControl, or a UITableView",
    "UIDatePicker": "; nearest: UITextField with the date as its text",
    "UIPageViewController": "; nearest: UIScrollView with isPagingEnabled",
    "UISplitViewController": "; nearest: UINavigationController",
    "Query": "; nearest: a constant array",
    "FetchRequest": "; nearest: a constant array",
    "AppStorage": "; there is no persistent storage. Nearest: @State",
    "SceneStorage": "; there is no persistent storage. Nearest: @State",
  ]

  package static let members: [String: String] = [
    "perspectiveRotationEffect": "; nearest: rotation3DEffect",
    "transform3DEffect": "; there is no depth. Nearest: rotation3DEffect",
    "visualEffect3D": "; there is no depth. Nearest: visualEffect",
    "symbolRenderingMode": "; symbols have one layer and one color. Leave it out",
    "symbolEffect": "; nearest: scaleEffect or opacity in a phaseAnimator",
    "drawingGroup": "; effects always apply to the flattened view. Leave it out",
    "geometryGroup": "; nearest: compositingGroup",
    "digitalCrownRotation": "; all input is touch. Nearest: DragGesture",
    "onKeyPress": "; there is no text input. Nearest: onTapGesture",
    "presentationDetents": "; nearest: an overlay with a fixed height",
    "inspector": "; nearest: an overlay at the trailing edge",
    "dropDestination": "; nearest: DragGesture",
    "onContinuousHover": "; there is no pointer. Nearest: DragGesture(minimumDistance: 0)",
    "hoverEffect": "; there is no pointer. Leave it out",
    "glassEffect": "; nearest: background(.ultraThinMaterial)",
    "searchable": "; nearest: Text in a Capsule above the scroll view",
    "contextMenu": "; nearest: onLongPressGesture",
    "swipeActions": "; nearest: a DragGesture that moves the row",
    "sheet": "; nearest: an overlay with a transition from the bottom",
    "fullScreenCover": "; nearest: an overlay with a transition from the bottom",
    "popover": "; nearest: an overlay",
    "alert": "; nearest: an overlay",
    "confirmationDialog": "; nearest: an overlay",
    "distortionEffect": "; there are no shaders. Nearest: offset or scaleEffect",
    "layerEffect": "; there are no shaders. Nearest: blur or a change of color",
    "colorEffect": "; there are no shaders. Nearest: brightness, contrast or saturation",
    "onHover": "; there is no pointer. Nearest: onTapGesture",
    "onDrag": "; nearest: DragGesture",
    "draggable": "; nearest: DragGesture",
    "onOpenURL": "; no URLs are opened. Leave it out",
  ]

  static let modules: [String: String] = [
    "Charts": "draw bars with Rectangle, lines with Path",
    "MapKit": "show a picture of the map with Image",
    "AVKit": "show a picture of the film with Image",
    "AVFoundation": "there is no sound; leave it out",
    "WebKit": "show a picture of the page with Image",
    "SwiftData": "give the views constant arrays",
    "CoreData": "give the views constant arrays",
    "SpriteKit": "draw with shapes in a TimelineView",
    "CoreGraphics": "CGFloat, CGPoint, CGSize and CGRect come with SwiftUI; leave the import out",
    "QuartzCore": "animations come with SwiftUI; leave the import out",
    "AppKit": "colors and fonts come with SwiftUI; leave the import out",
    "PlaygroundSupport": "a file needs no live view; leave the import out",
    "XCTest": "tests are not views; pass only the files with views",
    "Kingfisher": "show pictures beside the file with Image",
    "SDWebImageSwiftUI": "show pictures beside the file with Image",
    "Lottie": "animate shapes with withAnimation or a keyframe animator",
  ]
}
