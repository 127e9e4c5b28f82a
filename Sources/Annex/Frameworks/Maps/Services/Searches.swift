public import Foundation
public import ScrollworkCoreLocation

/// An error of the services of maps.
public struct MKError: Error, Sendable {
  /// A kind of error.
  public enum Code: UInt, Sendable {
    /// An unknown error of a service.
    case unknown = 1
    /// The server could not answer.
    case serverFailure
    /// Too many requests.
    case loadingThrottled
    /// No such place.
    case placemarkNotFound
    /// No such route.
    case directionsNotFound
  }

  /// The code of the error.
  public let code: Code

  /// The words of the system for the error.
  public var localizedDescription: String {
    "The operation couldn’t be completed. (MKErrorDomain error \(code.rawValue).)"
  }
}

/// A search for places, which fails without a network.
open class MKLocalSearch: NSObject {
  /// The query of a local search.
  open class Request: NSObject {
    /// The natural language query of the request.
    open var naturalLanguageQuery: String?
    /// The region of the request.
    open var region = MKCoordinateRegion()
    /// The kinds of results.
    open var resultTypes: MKLocalSearchCompleter.ResultType = [.address, .pointOfInterest]
    /// The kinds of points of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates an empty request.
    public override init() {}

    /// A request of words.
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }

    /// A request of words.
    public init(__naturalLanguageQuery naturalLanguageQuery: String) {
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// A request of words, in a region.
    public init(__naturalLanguageQuery naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }

    /// A request for a completion.
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
  }

  /// The results of a local search.
  open class Response: NSObject, @unchecked Sendable {
    /// The points of interest.
    public let mapItems: [MKMapItem] = []
    /// The region around them.
    public let boundingRegion = MKCoordinateRegion()
  }

  /// The answer to a search.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Whether the search is running: it fails at once.
  open var isSearching: Bool { false }

  /// Creates a local search with a request.
  public init(request: Request) {}

  /// Fails: there is no network.
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(code: .serverFailure))
  }

  /// Fails: there is no network.
  open func start() async throws -> Response { throw MKError(code: .serverFailure) }

  /// Cancels the local search.
  open func cancel() {}
}

/// The points of interest that are searched for.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  /// A filter for all categories.
  public static let includingAll = MKPointOfInterestFilter(including: [])
  /// A filter for no category.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// Creates a point of interest filter with categories.
  public init(including categories: [MKPointOfInterestCategory]) {}

  /// All kinds but some.
  public init(excluding categories: [MKPointOfInterestCategory]) {}
}

/// A completion of a partial query.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The title of the local search completion.
  open var title: String { "" }
  /// The subtitle of the local search completion.
  open var subtitle: String { "" }
}

/// Completes words to searches, and fails without a network.
open class MKLocalSearchCompleter: NSObject {
  /// The types of completions.
  public struct ResultType: OptionSet, Sendable {
    /// The raw value of the result type.
    public let rawValue: UInt

    /// Creates a set of result types from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Addresses.
    public static let address = Self(rawValue: 1)
    /// Points of interest.
    public static let pointOfInterest = Self(rawValue: 2)
    /// Searches.
    public static let query = Self(rawValue: 4)
  }

  /// The delegate of the local search completer.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The region of the local search completer.
  open var region = MKCoordinateRegion(.world)
  /// The kinds of completions.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The kinds of points of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The results of the local search completer; there are none.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether completions are on their way: they are not.
  open var isSearching: Bool { false }
  /// The words; setting them fails, without a network.
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty else { return }
      delegate?.completer(self, didFailWithError: MKError(code: .serverFailure))
    }
  }

  /// Creates a local search completer.
  public override init() {}

  /// Cancels the search for completions.
  open func cancel() {}
}

/// The delegate of a completer.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// Called with new completions.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Called with an error.
  func completer(
    _ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// The default implementation, which does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// The default implementation, which does nothing.
  public func completer(
    _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
  ) {}
}

/// The way between places, which is not found without a network.
open class MKDirections: NSObject {
  /// The start, the end and the options of directions.
  open class Request: NSObject {
    /// The source of the request.
    open var source: MKMapItem?
    /// The destination of the request.
    open var destination: MKMapItem?
    /// The means of transport.
    open var transportType: MKDirectionsTransportType = .any
    /// Whether other routes are asked for.
    open var requestsAlternateRoutes = false
    /// The time of departure.
    open var departureDate: Date?
    /// The time of arrival.
    open var arrivalDate: Date?
  }

  /// The routes of directions.
  open class Response: NSObject, @unchecked Sendable {
    /// The routes of the response.
    public let routes: [MKRoute] = []
  }

  /// Creates directions with a request.
  public init(request: Request) {}

  /// Fails: there is no network.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(code: .directionsNotFound))
  }

  /// Fails: there is no network.
  open func calculate() async throws -> Response { throw MKError(code: .directionsNotFound) }

  /// Cancels the request for directions.
  open func cancel() {}
}

/// The transport types of directions.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The raw value of the directions transport type.
  public let rawValue: UInt

  /// Creates a set of directions transport types from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A car.
  public static let automobile = Self(rawValue: 1)
  /// Directions for walking.
  public static let walking = Self(rawValue: 2)
  /// Public transport.
  public static let transit = Self(rawValue: 4)
  /// All transport types together.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A way between places.
open class MKRoute: NSObject, @unchecked Sendable {
  /// The line of the way.
  public let polyline = MKPolyline(coordinates: [], count: 0)
  /// The name of the route.
  public let name = ""
  /// The length, in meters.
  public let distance: CLLocationDistance = 0
  /// The time that it takes.
  public let expectedTravelTime: TimeInterval = 0
  /// The steps of the route.
  public let steps: [Step] = []

  /// A part of a way.
  open class Step: NSObject, @unchecked Sendable {
    /// The instructions of the step; always empty.
    public let instructions = ""
    /// The length, in meters.
    public let distance: CLLocationDistance = 0
  }
}
