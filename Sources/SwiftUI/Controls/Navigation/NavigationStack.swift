import ScrollworkEnvironment
public import ScrollworkViews

/// A view that displays a root view and enables pushing additional views over it.
///
/// A pushed page slides in from the trailing edge, and the page below moves by a third of its width
/// toward the leading edge.
public struct NavigationStack<Data, Root: View>: View {
  private let path: NavigationPathAccess?
  private let root: Root
  /// The pages pushed by links to views, above those of the path.
  @State private var own: [NavigationEntry] = []

  /// Creates a navigation stack that manages its own navigation state.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// Creates a navigation stack with heterogeneous navigation state.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = NavigationPathAccess(
      values: { path.wrappedValue.values },
      append: { path.wrappedValue.values.append($0) },
      popToCount: { path.wrappedValue.removeLast(path.wrappedValue.count - $0) })
    self.root = root()
  }

  /// Creates a navigation stack with homogeneous navigation state.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = NavigationPathAccess(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      popToCount: { path.wrappedValue.removeLast(max(0, path.wrappedValue.count - $0)) })
    self.root = root()
  }

  /// The pages.
  public var body: some View {
    let values = path?.values() ?? []
    NavigationPages(
      root: root, entries: values.map { NavigationEntry($0) } + own, push: push,
      popToCount: popToCount)
  }

  private func push(_ entry: NavigationEntry) {
    if let path, own.isEmpty, case .value(let value) = entry.content {
      path.append(value)
    } else {
      own.append(entry)
    }
  }

  /// Pops pages until the given number is left above the root.
  private func popToCount(_ count: Int) {
    let inPath = path?.values().count ?? 0
    own.removeLast(own.count - min(own.count, max(0, count - inPath)))
    if count < inPath { path?.popToCount(count) }
  }
}

/// Type-erased access to the path of a navigation stack.
private struct NavigationPathAccess {
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let popToCount: (Int) -> Void
}
