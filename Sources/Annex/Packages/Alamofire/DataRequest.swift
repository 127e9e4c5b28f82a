public import ScrollworkFoundation

/// A request that loads data.
open class DataRequest: Request, @unchecked Sendable {
  /// What decides whether a response is acceptable.
  public typealias Validation = (URLRequest?, HTTPURLResponse, Data?) -> Result<Void, any Error>

  /// Accepts status codes from 200 to 299 alone.
  @discardableResult public func validate() -> Self { validate(statusCode: 200..<300) }

  /// Accepts some status codes alone.
  @discardableResult public func validate<S: Sequence>(statusCode acceptable: S) -> Self
  where S.Element == Int {
    let codes = Set(acceptable)
    return validate { _, response, _ in
      codes.contains(response.statusCode)
        ? .success(())
        : .failure(
          AFError.responseValidationFailed(
            reason: .unacceptableStatusCode(code: response.statusCode)))
    }
  }

  /// Accepts some types of content alone; a response without a type is acceptable.
  @discardableResult public func validate<S: Sequence>(
    contentType acceptable: @escaping @autoclosure () -> S
  ) -> Self where S.Element == String {
    validate { _, response, _ in
      let types = Array(acceptable())
      guard let type = response.mimeType, !types.contains(type), !types.contains("*/*") else {
        return .success(())
      }
      return .failure(
        AFError.responseValidationFailed(
          reason: .unacceptableContentType(
            acceptableContentTypes: types, responseContentType: type)))
    }
  }

  /// Accepts responses that a closure accepts.
  @discardableResult public func validate(_ validation: @escaping Validation) -> Self {
    addValidation(validation)
    return self
  }

  private func deliver<Value>(
    on queue: DispatchQueue, _ serialize: @escaping (Data?) throws -> Value,
    _ handler: @escaping (AFDataResponse<Value>) -> Void
  ) {
    whenFinished { [self] in
      let result: AFResult<Value>
      if let error {
        result = .failure(error)
      } else {
        do { result = .success(try serialize(data)) } catch {
          result = .failure(
            AFError(error) {
              .responseSerializationFailed(reason: .customSerializationFailed(error: $0))
            })
        }
      }
      let response = DataResponse(request: request, response: response, data: data, result: result)
      if queue === DispatchQueue.main { return handler(response) }
      let box = Handler { handler(response) }
      queue.async { box.call() }
    }
  }

  private static func some(_ data: Data?) throws -> Data {
    guard let data, !data.isEmpty else {
      throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)
    }
    return data
  }

  private static func decoded<T: Decodable>(
    _ data: Data?, as type: T.Type, by decoder: any DataDecoder
  ) throws -> T {
    do { return try decoder.decode(type, from: try some(data)) } catch let error as AFError {
      throw error
    } catch { throw AFError.responseSerializationFailed(reason: .decodingFailed(error: error)) }
  }

  private static func text(_ data: Data?, _ encoding: String.Encoding?) throws -> String {
    guard let text = String(data: try some(data), encoding: encoding ?? .utf8) else {
      throw AFError.responseSerializationFailed(
        reason: .stringSerializationFailed(encoding: encoding ?? .utf8))
    }
    return text
  }

  /// Calls a closure with the data as it is.
  @discardableResult public func response(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void
  ) -> Self {
    deliver(on: queue, { $0 }, completionHandler)
    return self
  }

  /// Calls a closure with the data.
  @discardableResult public func responseData(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data>) -> Void
  ) -> Self {
    deliver(on: queue, Self.some, completionHandler)
    return self
  }

  /// Calls a closure with the data as text.
  @discardableResult public func responseString(
    queue: DispatchQueue = .main, encoding: String.Encoding? = nil,
    completionHandler: @escaping (AFDataResponse<String>) -> Void
  ) -> Self {
    deliver(on: queue, { try Self.text($0, encoding) }, completionHandler)
    return self
  }

  /// Calls a closure with the data as JSON.
  @discardableResult public func responseJSON(
    queue: DispatchQueue = .main, options: JSONSerialization.ReadingOptions = .allowFragments,
    completionHandler: @escaping (AFDataResponse<Any>) -> Void
  ) -> Self {
    deliver(
      on: queue,
      { data in
        let data = try Self.some(data)
        do { return try JSONSerialization.jsonObject(with: data, options: options) } catch {
          throw AFError.responseSerializationFailed(reason: .jsonSerializationFailed(error: error))
        }
      }, completionHandler)
    return self
  }

  /// Calls a closure with the data as a value of a type.
  @discardableResult public func responseDecodable<T: Decodable>(
    of type: T.Type = T.self, queue: DispatchQueue = .main,
    decoder: any DataDecoder = JSONDecoder(),
    completionHandler: @escaping (AFDataResponse<T>) -> Void
  ) -> Self {
    deliver(on: queue, { try Self.decoded($0, as: type, by: decoder) }, completionHandler)
    return self
  }

  func task<Value>(_ serialize: @escaping (Data?) throws -> Value) -> DataTask<Value> {
    DataTask(self) { handler in self.deliver(on: .main, serialize, handler) }
  }

  func publisher<Value>(_ serialize: @escaping (Data?) throws -> Value)
    -> DataResponsePublisher<Value>
  { DataResponsePublisher { handler in self.deliver(on: .main, serialize, handler) } }

  /// The data as a task.
  public func serializingData(automaticallyCancelling: Bool = true) -> DataTask<Data> {
    task(Self.some)
  }

  /// The data as text, as a task.
  public func serializingString(
    automaticallyCancelling: Bool = true, encoding: String.Encoding? = nil
  ) -> DataTask<String> { task { try Self.text($0, encoding) } }

  /// The data as a value of a type, as a task.
  public func serializingDecodable<T: Decodable>(
    _ type: T.Type = T.self, automaticallyCancelling: Bool = true,
    decoder: any DataDecoder = JSONDecoder()
  ) -> DataTask<T> { task { try Self.decoded($0, as: type, by: decoder) } }

  /// A publisher of the data.
  public func publishData(queue: DispatchQueue = .main) -> DataResponsePublisher<Data> {
    publisher(Self.some)
  }

  /// A publisher of the data as text.
  public func publishString(queue: DispatchQueue = .main, encoding: String.Encoding? = nil)
    -> DataResponsePublisher<String>
  { publisher { try Self.text($0, encoding) } }

  /// A publisher of the data as it is.
  public func publishUnserialized(queue: DispatchQueue = .main) -> DataResponsePublisher<Data?> {
    publisher { $0 }
  }

  /// A publisher of the data as a value of a type.
  public func publishDecodable<T: Decodable>(
    type: T.Type = T.self, queue: DispatchQueue = .main, decoder: any DataDecoder = JSONDecoder()
  ) -> DataResponsePublisher<T> { publisher { try Self.decoded($0, as: type, by: decoder) } }
}

/// What reads values of types from data.
public protocol DataDecoder: Sendable {
  /// The value in some data.
  func decode<D: Decodable>(_ type: D.Type, from data: Data) throws -> D
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

/// A request that sends data.
open class UploadRequest: DataRequest, @unchecked Sendable {}
