public import Foundation
import ScrollworkControls
public import ScrollworkDrawing
import ScrollworkGeometry
import ScrollworkLayout
public import ScrollworkUIScrolling
import ScrollworkViews

/// A card with what can be done with some items.
///
/// - Source: chosen: the item's words beside a symbol, and the actions that need no other app.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
  /// Called with what was done.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called with what was done, and whether anything was.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Actions that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the title is shown.
  open var allowsProminentActivity = true
  private let items: [Any]

  /// Offers what can be done with some items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: there are no files of controllers.
  public required init?(coder: NSCoder) { nil }

  /// Shows the items and their actions.
  open override func loadView() {
    show(
      ActivityScreen(
        title: title(of: items.first), image: items.lazy.compactMap { $0 as? UIImage }.first,
        copies: offers(.copyToPasteboard), saves: items.contains { $0 is UIImage }
      ) { [weak self] chosen in self?.finish(chosen) })
  }

  private func offers(_ type: UIActivity.ActivityType) -> Bool {
    !(excludedActivityTypes?.contains(type) ?? false)
  }

  private func title(of item: Any?) -> String {
    switch item {
    case let text as String: text
    case let url as URL: url.isFileURL ? url.lastPathComponent : url.host() ?? url.absoluteString
    case is UIImage: "Image"
    default: items.count == 1 ? "1 Item" : "\(items.count) Items"
    }
  }

  private func finish(_ chosen: UIActivity.ActivityType?) {
    if chosen == .copyToPasteboard {
      UIPasteboard.general.string = items.lazy.compactMap { $0 as? String }.first
      UIPasteboard.general.url = items.lazy.compactMap { $0 as? URL }.first
      UIPasteboard.general.image = items.lazy.compactMap { $0 as? UIImage }.first
    }
    let handler = completionWithItemsHandler
    dismiss(animated: true) { handler?(chosen, chosen != nil, nil, nil) }
  }
}

/// An action of the system or of an app.
@MainActor @preconcurrency open class UIActivity: NSObject {
  /// The name of an action.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    private static func own(_ name: String) -> Self { Self("com.apple.UIKit.activity." + name) }

    /// To the pasteboard.
    public static let copyToPasteboard = own("CopyToPasteboard")
    /// To a device near by.
    public static let airDrop = own("AirDrop")
    /// To a contact.
    public static let assignToContact = own("AssignToContact")
    /// To the reading list.
    public static let addToReadingList = own("AddToReadingList")
    /// To the photo library.
    public static let saveToCameraRoll = own("SaveToCameraRoll")
    /// By mail.
    public static let mail = own("Mail")
    /// By a message.
    public static let message = own("Message")
    /// To a printer.
    public static let print = own("Print")
    /// To Facebook.
    public static let postToFacebook = own("PostToFacebook")
    /// To Twitter.
    public static let postToTwitter = own("PostToTwitter")
    /// To Weibo.
    public static let postToWeibo = own("PostToWeibo")
    /// To Vimeo.
    public static let postToVimeo = own("PostToVimeo")
    /// To Flickr.
    public static let postToFlickr = own("PostToFlickr")
    /// To Tencent Weibo.
    public static let postToTencentWeibo = own("TencentWeibo")
    /// To a book reader.
    public static let openInIBooks = own("OpenInIBooks")
    /// As PDF.
    public static let markupAsPDF = own("MarkupAsPDF")
  }

  /// The name of the action.
  open var activityType: ActivityType? { nil }
  /// The title of the action.
  open var activityTitle: String? { nil }
  /// The picture of the action.
  open var activityImage: UIImage? { nil }

  /// Creates an action.
  public override init() {}

  /// Whether the action can be done with some items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does the action.
  open func perform() {}
  /// Ends the action.
  open func activityDidFinish(_ completed: Bool) {}
}

/// The card of actions.
private struct ActivityScreen: View {
  let title: String
  let image: UIImage?
  let copies: Bool
  let saves: Bool
  let finish: @MainActor (UIActivity.ActivityType?) -> Void

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 12) {
        ZStack {
          RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: .tertiarySystemFill))
          if let image {
            Image(uiImage: image).resizable().scaledToFill()
          } else {
            Image(systemName: "doc").font(.title2)
          }
        }
        .frame(width: 48, height: 48)
        .clipShape(RoundedRectangle(cornerRadius: 8))
        Text(verbatim: title).font(.headline).lineLimit(2)
        Spacer(minLength: 0)
        Button {
          finish(nil)
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title).foregroundStyle(Color.secondary)
        }
      }
      VStack(spacing: 0) {
        if copies { row("Copy", "doc", .copyToPasteboard) }
        if copies && saves { Divider().padding(.leading, 16) }
        if saves { row("Save Image", "arrow.down.circle", .saveToCameraRoll) }
      }
      .background(
        Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
      Spacer(minLength: 0)
    }
    .padding(16)
    .background(Color(uiColor: .systemGroupedBackground))
  }

  private func row(
    _ title: String, _ symbol: String, _ type: UIActivity.ActivityType
  ) -> some View {
    Button {
      finish(type)
    } label: {
      HStack {
        Text(verbatim: title)
        Spacer(minLength: 0)
        Image(systemName: symbol)
      }
      .foregroundStyle(Color.primary)
      .padding(.horizontal, 16)
      .frame(height: 52)
    }
  }
}
