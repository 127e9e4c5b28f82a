package import Foundation
import ScrollworkEnvironment
public import ScrollworkGeometry

/// A container that gives its content a proxy to scroll the scroll views inside.
public struct ScrollViewReader<Content: View>: CountedView {
  @MainActor package static var nodeCount: Int? { Content._viewListCount }

  /// The content for a proxy.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader whose content receives a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor package func resolve(in context: ResolveContext) -> NodeList {
    let inner = context.view("ScrollViewReader", name: "ScrollViewReader")
    let host = context.session.host
    let view = inner.evaluate {
      content(ScrollViewProxy(host: host, reader: inner.path))
    }
    return ScrollworkViews.resolve(view, in: inner)
  }
}

/// A proxy that scrolls the scroll views in a reader, for use in actions.
public struct ScrollViewProxy {
  let host: StateHost
  let reader: ViewPath

  /// Scrolls to the view with an id.
  ///
  /// The first scroll view in the reader that contains the id scrolls, or else the innermost around
  /// the reader. The view's anchor meets the same point of the visible area; without an anchor, the
  /// scroll covers the smallest distance that shows the view.
  ///
  /// Lazy rows are found by the ids of their elements without being made. The scroll jumps, or
  /// follows the current animation. It takes place after the state changes of the same action, so a
  /// row that they insert is found.
  public func scrollTo<ID: Hashable>(
    _ id: ID, anchor: UnitPoint? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    host.request(
      ScrollRequest(
        reader: reader, id: AnyHashable(id), anchor: anchor, transaction: .current,
        location: SourceLocation(fileID: fileID, line: line)))
  }
}

/// The request of an action to scroll to a view.
package struct ScrollRequest {
  /// The path of the reader that made the proxy.
  package let reader: ViewPath
  package let id: AnyHashable
  package let anchor: UnitPoint?
  package let transaction: Transaction
  package let location: SourceLocation
}

extension LazyStackNode {
  /// The index of the row that has an id, or that contains a view with it.
  ///
  /// Ids of a `ForEach` are found without making any row; for others, rows are made until one
  /// matches.
  fileprivate func indexOfRow(with query: IDQuery) -> Int? {
    if let index = rowIndex(of: query) { return index }
    func has(_ node: Node) -> Bool {
      if let identifier = node.identifier, query.matches(identifier) { return true }
      return node.scrolledAxes == nil && node.madeChildren.contains(where: has)
    }
    return (0..<min(count, Self.maximumRowsSearched)).first { has(node($0)) }
  }

  /// The largest number of rows that are made in search of an id.
  ///
  /// - Source: chosen; a longer list should scroll to the ids of its elements.
  private static let maximumRowsSearched = 2000
}

extension Placed {
  /// The frame in the content of the view with an id, not searching nested scroll views.
  ///
  /// A thorough search makes lazy rows to find ids in them; otherwise only the ids of rows count.
  @MainActor package func ownFrame(
    of query: IDQuery, origin: CGPoint = .zero, isThorough: Bool = true
  ) -> CGRect? {
    let corner = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    if let identifier = node.identifier, query.matches(identifier) {
      return CGRect(origin: corner, size: frame.size)
    }
    if node.scrolledAxes != nil { return nil }
    if let lazy = PlacedLazyStack(self),
      let index = isThorough ? lazy.node.indexOfRow(with: query) : lazy.index(of: query)
    {
      return lazy.frame(ofRow: index).offsetBy(corner)
    }
    for child in children {
      if let found = child.ownFrame(of: query, origin: corner, isThorough: isThorough) {
        return found
      }
    }
    return nil
  }
}
