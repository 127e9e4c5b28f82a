/// Names of SwiftUI and its neighbours that are not modelled, and what to use in their place.
///
/// Only what people write in scroll code and what has a good answer is here: for the rest the
/// compiler's words are enough.
enum LackingNames {
  /// What to say of a name; nil if there is nothing to say.
  static func advice(for unknown: UnknownName) -> String? {
    switch unknown.kind {
    case .type: types[unknown.name].map { "\(unknown.name) is not modelled\($0)" }
    case .member: members[unknown.name].map { "\(unknown.name) is not modelled\($0)" }
    case .module: modules[unknown.name].map { "\(unknown.name) is not here: \($0)" }
    }
  }

  static let types: [String: String] = [
    "MagnifyGesture": "; there is one finger. Nearest: DragGesture",
    "MagnificationGesture": "; there is one finger. Nearest: DragGesture",
    "RotateGesture": "; there is one finger. Nearest: DragGesture",
    "RotationGesture": "; there is one finger. Nearest: DragGesture",
    "TextField": "; nothing types. Nearest: Text in a frame with a border",
    "SecureField": "; nothing types. Nearest: Text in a frame with a border",
    "TextEditor": "; nothing types. Nearest: Text in a ScrollView",
    "DatePicker": "; nearest: a ScrollView with .scrollTargetBehavior(.viewAligned)",
    "Picker": "; nearest: buttons in an HStack, or a ScrollView with .viewAligned",
    "Menu": "; nearest: Button",
    "Map": "; nearest: Image with a picture of the map",
    "VideoPlayer": "; nearest: Image with a picture of the film",
    "WebView": "; nearest: Image with a picture of the page",
    "Chart": "; nearest: Path, or bars of Rectangle in an HStack",
    "Canvas": "; nearest: Path, or a Shape of your own",
    "MeshGradient": "; nearest: LinearGradient or RadialGradient",
    "NavigationSplitView": "; nearest: HStack with a view for each column",
    "NavigationView": "; nearest: NavigationStack",
    "UIViewRepresentable": "; there are no views of UIKit. Nearest: a View of your own",
    "UIViewControllerRepresentable": "; there are no views of UIKit. Nearest: a View of your own",
    "UIHostingController": "; there are no controllers. Nearest: the View itself",
    "UIScrollView": "; nearest: ScrollView",
    "UITableView": "; nearest: LazyVStack in a ScrollView",
    "UICollectionView": "; nearest: LazyVGrid in a ScrollView",
    "UIApplication": "; there is no system around the canvas. Nearest: the environment",
    "UIImpactFeedbackGenerator": "; nothing is felt in a picture. Leave it out",
    "CADisplayLink": "; nearest: TimelineView(.animation)",
    "Query": "; nearest: a constant array",
    "FetchRequest": "; nearest: a constant array",
    "AppStorage": "; nothing is kept between runs. Nearest: @State",
    "SceneStorage": "; nothing is kept between runs. Nearest: @State",
    "FocusState": "; nothing types. Nearest: @State",
  ]

  static let members: [String: String] = [
    "blendMode": "; nearest: opacity, or a color mixed beforehand",
    "rotation3DEffect": "; nearest: scaleEffect(x:) with rotationEffect",
    "projectionEffect": "; nearest: transformEffect, or scaleEffect with rotationEffect",
    "glassEffect": "; nearest: background(.ultraThinMaterial)",
    "sensoryFeedback": "; nothing is felt in a picture. Leave it out",
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
    "onHover": "; nothing hovers. Nearest: onTapGesture",
    "focused": "; nothing types. Nearest: @State",
    "onDrag": "; nearest: DragGesture",
    "draggable": "; nearest: DragGesture",
    "onOpenURL": "; nothing opens an app. Leave it out",
  ]

  static let modules: [String: String] = [
    "Charts": "draw bars with Rectangle, lines with Path",
    "MapKit": "show a picture of the map with Image",
    "AVKit": "show a picture of the film with Image",
    "AVFoundation": "nothing is heard in a picture; leave it out",
    "WebKit": "show a picture of the page with Image",
    "SwiftData": "give the views constant arrays",
    "CoreData": "give the views constant arrays",
    "SpriteKit": "draw with shapes in a TimelineView",
    "CoreGraphics": "CGFloat, CGPoint, CGSize and CGRect come with SwiftUI; leave the import out",
    "QuartzCore": "animations come with SwiftUI; leave the import out",
    "AppKit": "colors and fonts come with SwiftUI; leave the import out",
    "PlaygroundSupport": "a file needs no live view; leave the import out",
    "XCTest": "tests are no views; name the files of views alone",
    "Kingfisher": "show pictures beside the file with Image",
    "SDWebImageSwiftUI": "show pictures beside the file with Image",
    "Lottie": "animate shapes with withAnimation or a keyframe animator",
  ]
}
