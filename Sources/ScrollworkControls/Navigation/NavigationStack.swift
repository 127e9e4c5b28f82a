import ScrollworkEnvironment
public import ScrollworkViews

/// Pages that lie over each other under a bar with their title.
///
/// A page comes from the trailing edge when its value is appended to the path, or when a link to it is
/// tapped; the one below goes away by a third.
public struct NavigationStack<Data, Root: View>: View {
  private let path: NavigationPathAccess?
  private let root: Root
  /// What is on top of the path.
  @State private var own: [NavigationEntry] = []

  /// A stack that remembers itself what has been pushed.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// A stack whose pages are told by a path of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = NavigationPathAccess(
      values: { path.wrappedValue.values },
      append: { path.wrappedValue.values.append($0) },
      keep: { path.wrappedValue.removeLast(path.wrappedValue.count - $0) })
    self.root = root()
  }

  /// A stack whose pages are told by the values of a collection.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = NavigationPathAccess(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      keep: { path.wrappedValue.removeLast(max(0, path.wrappedValue.count - $0)) })
    self.root = root()
  }

  /// The pages.
  public var body: some View {
    let values = path?.values() ?? []
    NavigationPages(
      root: root, entries: values.map { NavigationEntry($0) } + own, push: push, keep: keep)
  }

  private func push(_ entry: NavigationEntry) {
    if let path, own.isEmpty, case .value(let value) = entry.content {
      path.append(value)
    } else {
      own.append(entry)
    }
  }

  /// Takes pages away until so many are left above the root.
  private func keep(_ count: Int) {
    let inPath = path?.values().count ?? 0
    own.removeLast(own.count - min(own.count, max(0, count - inPath)))
    if count < inPath { path?.keep(count) }
  }
}

/// A path of a navigation stack, whatever its type.
private struct NavigationPathAccess {
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let keep: (Int) -> Void
}

/// What a navigation stack was called; its pages are shown as of one.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// A stack of pages.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A stack of pages.
  public var body: some View { NavigationStack { content } }
}

/// How a navigation view shows its pages.
public protocol NavigationViewStyle {}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One page at a time.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Shows navigation views one page at a time, as they always are here.
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }
}
