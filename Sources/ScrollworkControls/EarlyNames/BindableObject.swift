public import ScrollworkPublishers
public import ScrollworkViews

/// A model as in the first betas of SwiftUI, whose changes update views.
public protocol BindableObject: ObservableObject where ObjectWillChangePublisher == PublisherType {
  /// The type of the publisher.
  associatedtype PublisherType: Publisher where PublisherType.Failure == Never

  /// Publishes after the model has changed.
  var didChange: PublisherType { get }
}

extension BindableObject {
  /// Publishes as ``didChange`` does.
  public var objectWillChange: PublisherType { didChange }
}

/// A model with another owner, as in the first betas of SwiftUI.
public typealias ObjectBinding = ObservedObject
