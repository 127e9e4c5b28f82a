@_exported public import ScrollworkUIKit

/// A kind of SwiftUI view whose UIKit view code sets.
public struct IntrospectableViewType<Target> {
  let apply: @MainActor (AnyView, (Target) -> Void) -> AnyView
}

/// The systems that code sets views on.
public struct PlatformViewVersions: Sendable {
  /// The versions of a system.
  public struct Version: Sendable {
    let number: Int
    /// iOS 13.
    public static let v13 = Version(number: 13)
    /// iOS 14.
    public static let v14 = Version(number: 14)
    /// iOS 15.
    public static let v15 = Version(number: 15)
    /// iOS 16.
    public static let v16 = Version(number: 16)
    /// iOS 17.
    public static let v17 = Version(number: 17)
    /// iOS 18.
    public static let v18 = Version(number: 18)
    /// iOS 26.
    public static let v26 = Version(number: 26)
  }

  let matches: Bool

  /// Versions of iOS, of which the newest is modelled.
  public static func iOS(_ versions: Version...) -> PlatformViewVersions {
    PlatformViewVersions(matches: versions.contains { $0.number >= 17 })
  }
  /// Versions of iOS, and later ones.
  public static func iOS(_ versions: PartialRangeFrom<Version>) -> PlatformViewVersions {
    PlatformViewVersions(matches: true)
  }
  /// Versions of another system.
  public static func tvOS(_ versions: Version...) -> PlatformViewVersions {
    PlatformViewVersions(matches: false)
  }
  /// Versions of another system.
  public static func macOS(_ versions: Version...) -> PlatformViewVersions {
    PlatformViewVersions(matches: false)
  }
  /// Versions of another system.
  public static func visionOS(_ versions: Version...) -> PlatformViewVersions {
    PlatformViewVersions(matches: false)
  }
}

extension PlatformViewVersions.Version: Comparable {
  /// Whether a version is an earlier one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

/// Where the view is looked for.
public enum IntrospectionScope: Sendable {
  case receiver, ancestor
}

extension View {
  /// Takes over how code sets the UIKit view of a kind.
  @MainActor public func introspect<Target>(
    _ viewType: IntrospectableViewType<Target>, on platforms: PlatformViewVersions...,
    scope: IntrospectionScope? = nil, customize: @escaping (Target) -> Void
  ) -> some View {
    platforms.contains(where: \.matches)
      ? viewType.apply(AnyView(self), customize) : AnyView(self)
  }
}

extension IntrospectableViewType where Target == UIScrollView {
  /// A scroll view.
  public static var scrollView: Self {
    Self { view, customize in
      let target = UIScrollView()
      customize(target)
      return AnyView(view.introspecting(target))
    }
  }
  /// An editor of texts, or what else scrolls.
  public static var form: Self { scrollView }
}

extension IntrospectableViewType where Target == UICollectionView {
  private static var collection: Self {
    Self { view, customize in
      let target = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      target.backgroundColor = nil
      customize(target)
      return AnyView(view.introspecting(target))
    }
  }
  /// A list.
  public static var list: Self { collection }
  /// The pages of a tab view.
  public static var tabViewPaged: Self { collection }
}

/// A style of tab views in pages.
public enum PagedTabViewStyle: Sendable {
  case page
}

extension IntrospectableViewType where Target == UICollectionView {
  /// The pages of a tab view.
  public static func tabView(style: PagedTabViewStyle) -> Self { tabViewPaged }
}

extension IntrospectableViewType where Target == UINavigationController {
  private static var navigation: Self {
    Self { view, customize in
      let target = UINavigationController(rootViewController: UIViewController())
      customize(target)
      return AnyView(view.introspecting(target))
    }
  }
  /// A navigation stack.
  public static var navigationStack: Self { navigation }
  /// A navigation view in a stack.
  public static func navigationView(style: StackNavigationStyle) -> Self { navigation }
}

/// The style of navigation views in a stack.
public enum StackNavigationStyle: Sendable {
  case stack
}

extension IntrospectableViewType where Target == UITabBarController {
  /// A tab view.
  public static var tabView: Self {
    Self { view, customize in
      let target = UITabBarController()
      customize(target)
      return AnyView(view.introspecting(target))
    }
  }
}

extension IntrospectableViewType where Target == UITextField {
  /// A text field.
  public static var textField: Self {
    Self { view, customize in
      let target = UITextField()
      customize(target)
      return AnyView(view.introspecting(target))
    }
  }
}

extension IntrospectableViewType where Target == UITextView {
  /// A text editor.
  public static var textEditor: Self {
    Self { view, customize in
      withoutActuallyEscaping(customize) { AnyView(view.introspectTextView(customize: $0)) }
    }
  }
}

extension IntrospectableViewType where Target == UIViewController {
  /// The controller of a view.
  public static var viewController: Self {
    Self { view, customize in
      let target = UIViewController()
      customize(target)
      return AnyView(view.introspecting(target))
    }
  }
}
