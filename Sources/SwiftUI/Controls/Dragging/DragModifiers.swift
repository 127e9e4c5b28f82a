public import Foundation
public import ScrollworkViews

// A drag of items begins with a long press and a second movement, which a scripted finger does not
// make: views that can be dragged, and places for drops, look as they do at rest.
extension View {
  /// Lets the view be dragged; it looks as at rest.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Lets the view be dragged with a preview; it looks as at rest.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Makes the view a place for drops of types by their names; none comes.
  public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Makes the view a place for drops of types by their names, with the place; none comes.
  public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }

  /// Makes the view a place for drops of types by their names, with a delegate; none comes.
  public func onDrop(
    of supportedContentTypes: [String], delegate: any DropDelegate
  ) -> some View { self }

  /// Lets the view be dragged; it looks as at rest.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// Lets the view be dragged with a preview; it looks as at rest.
  public func draggable<V: View, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// Makes the view a place for drops of a type; none comes.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Offers an item to other apps, none of which is there.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
}

extension DynamicViewContent {
  /// Makes the rows places for drops of a type; none comes.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }

  /// Makes the rows places for drops of types by their names; none comes.
  public func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}
