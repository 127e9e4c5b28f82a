public import ScrollworkPublishers
public import ScrollworkViews

/// A model as in the first betas of SwiftUI, whose changes update views.
public protocol BindableObject: ObservableObject {
  /// The type of the publisher.
  associatedtype PublisherType: Publisher where PublisherType.Failure == Never
  /// The type of the publisher as later versions name it.
  associatedtype ObjectWillChangePublisher = PublisherType

  /// Publishes after the model has changed.
  var didChange: PublisherType { get }
}

extension BindableObject where ObjectWillChangePublisher == PublisherType {
  /// Publishes as ``didChange`` does.
  public var objectWillChange: PublisherType { didChange }
}

/// A model with another owner, as in the first betas of SwiftUI.
public typealias ObjectBinding = ObservedObject

extension Publisher where Failure == Never {
  /// Writes each value to a published property, as in the betas of iOS 14.
  public func assign(to published: Published<Output>.Publisher) {
    var published = published
    assign(to: &published)
  }
}
