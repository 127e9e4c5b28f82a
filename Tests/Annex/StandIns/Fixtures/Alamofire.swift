// At 0.5.
import Alamofire
import Combine
import SwiftUI

private struct Person: Codable { var name: String }

private struct Router: URLRequestConvertible {
  func asURLRequest() throws -> URLRequest {
    let request = try URLRequest(
      url: "https://example.org/people", method: .get, headers: HTTPHeaders([.accept("text/plain")])
    )
    let encoding: any ParameterEncoding = URLEncoding(
      destination: .queryString, arrayEncoding: URLEncoding.ArrayEncoding.noBrackets,
      boolEncoding: URLEncoding.BoolEncoding.literal)
    let parameters: Parameters = ["ids": [1, 2], "all": true]
    return try encoding.encode(request, with: parameters)
  }
}

private struct Empty: URLConvertible {
  func asURL() throws -> URL { throw AFError.invalidURL(url: "") }
}

private struct Token: RequestAdapter {
  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) {
    var request = urlRequest
    request.headers.add(HTTPHeader.authorization(bearerToken: "secret"))
    completion(.success(request))
  }
}

private struct Twice: RequestInterceptor {
  private let adapter: any RequestAdapter = Token()

  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) {
    adapter.adapt(urlRequest, for: session, completion: completion)
  }

  func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    completion(request.retryCount < 2 ? RetryResult.retry : .doNotRetry)
  }
}

private final class Monitor: EventMonitor, @unchecked Sendable {
  var events: [String] = []
  func requestDidResume(_ request: Request) { events.append("resume") }
  func requestDidFinish(_ request: Request) { events.append("finish") }
}

@MainActor private final class Client: ObservableObject {
  @Published var lines: [String] = []
  private let monitor = Monitor()
  private lazy var session = Session(interceptor: Twice(), eventMonitors: [monitor])
  private var publisher: AnyCancellable?

  private func say(_ line: String) { lines.append(line) }

  private func text(_ error: AFError?) -> String {
    switch error {
    case .sessionTaskFailed(let error): "task \((error as NSError).code)"
    case .invalidURL: "invalid URL"
    case .parameterEncodingFailed(reason: AFError.ParameterEncodingFailureReason.missingURL): "none"
    case .responseValidationFailed(let reason):
      "validation \(reason as AFError.ResponseValidationFailureReason)"
    case .explicitlyCancelled: "cancelled"
    default: error?.errorDescription ?? "no error"
    }
  }

  private func decode(_ decoder: any DataDecoder, with policy: any RequestRetrier) {
    let person = try? decoder.decode(Person.self, from: Data(#"{"name": "Ada"}"#.utf8))
    say("\(person?.name ?? "none") \(policy is RetryPolicy)")
    let handler: Request.ProgressHandler = { self.say("\($0)") }
    let validation: DataRequest.Validation = { _, response, _ in
      .failure(AFError.responseValidationFailed(reason: .unacceptableStatusCode(code: 1)))
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("alamofire.json")
    try? Data("[]".utf8).write(to: file)
    AF.request(file).downloadProgress(closure: handler).validate(validation).response {
      self.say("file: " + self.text($0.error))
    }
    AF.request(file).responseDecodable(of: Person.self) { response in
      guard case .failure(.responseSerializationFailed(let reason)) = response.result else {
        return
      }
      if case AFError.ResponseSerializationFailureReason.decodingFailed = reason {
        self.say("file: not decoded")
      }
    }
  }

  func run() {
    decode(JSONDecoder(), with: RetryPolicy())
    let request: DataRequest = session.request(Router())
    request.responseDecodable(of: Person.self) { (response: AFDataResponse<Person>) in
      let token = response.request?.headers["Authorization"] ?? "none"
      self.say("\(response.request?.url?.query ?? "") \(token)")
      self.say("\(request.retryCount) retries, \(self.text(response.error))")
      self.say(self.monitor.events.joined(separator: " "))
    }
    AF.request(Empty()).response { (response: DataResponse<Data?, AFError>) in
      self.say("empty: " + self.text(response.error))
    }
    let modifier: Session.RequestModifier = { $0.timeoutInterval = 5 }
    let encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default
    let form = AF.request(
      "https://example.org", method: .post, parameters: ["a": "b c"], encoder: encoder,
      requestModifier: modifier)
    form.validate { (_, _, _) in .success(()) }.responseString { response in
      let body = response.request?.httpBody.map { String(decoding: $0, as: UTF8.self) }
      self.say("\(body ?? "none") \(response.request?.timeoutInterval ?? 0)")
    }
    let upload: UploadRequest = AF.upload(
      multipartFormData: { $0.append(Data("x".utf8), withName: "file") }, to: "https://example.org")
    upload.uploadProgress { _ in }.response { self.say("upload: " + self.text($0.error)) }
    let download: DownloadRequest = AF.download("https://example.org/a.zip")
    download.response { (response: AFDownloadResponse<URL?>) in
      self.say("download: " + self.text(response.error))
    }
    AF.download("https://example.org/b.zip").responseData {
      (response: DownloadResponse<Data, AFError>) in self.say("data: \(response.value?.count ?? 0)")
    }
    download.cancel()
    let status = NetworkReachabilityManager.default?.status
    let wifi = NetworkReachabilityManager.NetworkReachabilityStatus.ConnectionType.ethernetOrWiFi
    let configuration = URLSessionConfiguration.default
    configuration.headers = [HTTPHeader.userAgent("fixture")]
    say(configuration.headers["User-Agent"] ?? "none")
    say("reachable \(status == .reachable(wifi))")
    stream()
  }

  private func stream() {
    let values: DataResponsePublisher<String> = AF.request("https://example.org").publishString()
    publisher = values.sink { self.say("published: " + self.text($0.error)) }
    Task {
      let task: DataTask<Data> = AF.request("https://example.org").serializingData()
      let result: AFResult<Data> = await task.result
      if case .failure(let error) = result { say("awaited: " + text(error)) }
    }
  }
}

struct AlamofireFixture: View {
  @StateObject private var client = Client()

  var body: some View {
    VStack(alignment: .leading) { ForEach(client.lines, id: \.self) { Text($0) } }
      .onAppear { client.run() }
  }
}
