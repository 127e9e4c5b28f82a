import Foundation
import ScrollworkEnvironment
public import ScrollworkGeometry

/// Views with a way to scroll the scroll views among them.
public struct ScrollViewReader<Content: View>: PrimitiveView, CountedView {
  @MainActor package static var nodeCount: Int? { ScrollworkViews.nodeCount(of: Content.self) }

  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Views made with a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("ScrollViewReader", name: "ScrollViewReader")
    let host = context.session.host
    let view = host.evaluate(at: inner.path) {
      content(ScrollViewProxy(host: host, reader: inner.path))
    }
    return ScrollworkViews.resolve(view, in: inner)
  }
}

/// A way to scroll the scroll views in a reader, for actions.
public struct ScrollViewProxy {
  let host: StateHost
  let reader: ViewPath

  /// Scrolls the first scroll view in the reader that has a view with an id, or the innermost around
  /// the reader, so that the view's anchor meets the same point of the visible part; without an
  /// anchor, as little as shows it.
  ///
  /// Lazy rows are found by the ids of their elements without being made. The scroll view jumps, or
  /// goes as the animation around says. It happens after the changes of state of the same action, so
  /// a row that they add is found.
  public func scrollTo<ID: Hashable>(
    _ id: ID, anchor: UnitPoint? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    host.request(
      ScrollRequest(
        reader: reader, id: AnyHashable(id), anchor: anchor, transaction: .current,
        location: SourceLocation(fileID: fileID, line: line)))
  }
}

/// A wish of somebody's action to scroll to a view.
struct ScrollRequest {
  /// The reader whose proxy was used.
  let reader: ViewPath
  let id: AnyHashable
  let anchor: UnitPoint?
  let transaction: Transaction
  let location: SourceLocation
}

extension LazyStackNode {
  /// The row that has an id, or in which a view has it.
  ///
  /// Ids of a `ForEach` are found without making any row; for others, rows are made until one has it.
  fileprivate func indexOfRow(with query: IDQuery) -> Int? {
    if let index = index(of: query) { return index }
    func has(_ node: Node) -> Bool {
      if let identifier = node.identifier, query.matches(identifier) { return true }
      return !(node is ScrollNode) && node.madeChildren.contains(where: has)
    }
    return (0..<min(count, Self.mostRowsSearched)).first { has(node($0)) }
  }

  /// How many rows are made in search of an id.
  ///
  /// - Source: chosen; a list that is longer should scroll to the ids of its elements.
  private static let mostRowsSearched = 2000
}

extension Placed {
  /// Where the view with an id stands in the content of a scroll view; the contents of scroll views
  /// inside do not count.
  ///
  /// A thorough search makes lazy rows to find ids in them; another one knows their own ids only.
  @MainActor func ownFrame(
    of query: IDQuery, origin: CGPoint = .zero, isThorough: Bool = true
  ) -> CGRect? {
    let place = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    if let identifier = node.identifier, query.matches(identifier) {
      return CGRect(origin: place, size: frame.size)
    }
    if node is ScrollNode { return nil }
    if let lazy = PlacedLazyStack(self),
      let index = isThorough ? lazy.node.indexOfRow(with: query) : lazy.index(of: query)
    {
      return lazy.frame(ofRow: index).offsetBy(place)
    }
    for child in children {
      if let found = child.ownFrame(of: query, origin: place, isThorough: isThorough) {
        return found
      }
    }
    return nil
  }
}
