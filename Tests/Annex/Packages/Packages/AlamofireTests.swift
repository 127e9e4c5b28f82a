import ScrollworkAlamofire
import ScrollworkMoya
import ScrollworkSwiftUI
import Testing

private struct Item: Codable, Sendable { let id: Int }

private enum Shop: TargetType {
  case items(Int)

  var baseURL: URL { URL(filePath: "/none") }
  var path: String { "items" }
  var method: ScrollworkMoya.Method { .get }
  var task: ScrollworkMoya.Task {
    switch self {
    case .items(let page):
      .requestParameters(parameters: ["page": page], encoding: URLEncoding.queryString)
    }
  }
  var headers: [String: String]? { ["A": "b"] }
}

private struct Signer: RequestInterceptor {
  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) {
    var request = urlRequest
    request.headers.add(.authorization(bearerToken: "t"))
    completion(.success(request))
  }
}

@Suite @MainActor struct `Alamofire` {
  @Test func `fails without a network, on the scene's clock`() {
    let signed = Session(interceptor: Signer())
    let retrying = Session(interceptor: RetryPolicy(retryLimit: 2))
    nonisolated(unsafe) var bag: Set<AnyCancellable> = []
    let texts = RecordingView.texts(after: 3) { recorded in
      AF.request("https://x.org/a", parameters: ["b": "c d", "a": [1, 2]]).validate()
        .responseDecodable(of: [Item].self) { response in
          recorded.lines.append(response.request?.url?.query ?? "")
          recorded.lines.append("\(response.error?.isSessionTaskError ?? false)")
        }
      AF.request("", method: .post).responseString { response in
        recorded.lines.append("invalid \(response.error?.isInvalidURLError ?? false)")
      }
      signed.request("https://x.org").responseJSON { response in
        recorded.lines.append(response.request?.headers["authorization"] ?? "unsigned")
      }
      retrying.request("https://x.org").responseData {
        recorded.lines.append("retried \($0.error?.errorDescription ?? "")")
      }
      AF.request("https://x.org").cancel().response {
        recorded.lines.append("cancelled \($0.error?.isExplicitlyCancelledError ?? false)")
      }
      AF.request("https://x.org").publishDecodable(type: Item.self).value()
        .sink {
          recorded.lines.append("published \($0)".prefix(17).description)
        } receiveValue: { _ in
        }
        .store(in: &bag)
      _Concurrency.Task { @MainActor in
        let result = await AF.request("https://x.org").serializingDecodable(Item.self).result
        recorded.lines.append("awaited \((try? result.get()) == nil)")
      }
      AF.download("https://x.org").responseURL {
        recorded.lines.append("file \($0.fileURL == nil)")
      }
      MoyaProvider<Shop>().request(.items(2)) { result in
        recorded.lines.append("moya \((try? result.get()) == nil)")
      }
    }
    #expect(signed.startRequestsImmediately && retrying.startRequestsImmediately)
    #expect(texts.contains("a%5B%5D=1&a%5B%5D=2&b=c%20d"))
    for line in [
      "true", "invalid true", "Bearer t", "cancelled true", "published failure", "file true",
      "moya true", "awaited true",
    ] { #expect(texts.contains(line), "\(texts)") }
    #expect(texts.contains { $0.hasPrefix("retried URLSessionTask failed with error") })
  }

  @Test func `encodes parameters and headers`() throws {
    var headers: HTTPHeaders = ["Accept": "a"]
    headers.add(.accept("b"))
    headers["x"] = "y"
    #expect(headers.dictionary == ["Accept": "b", "x": "y"])
    let request = try URLRequest(url: "https://x.org", method: .post, headers: headers)
    let form = try URLEncoding.default.encode(request, with: ["a": true, "b": "&"])
    #expect(form.httpBody.map { String(decoding: $0, as: UTF8.self) } == "a=1&b=%26")
    let json = try JSONEncoding.default.encode(request, with: ["a": 1])
    #expect(json.httpBody.map { String(decoding: $0, as: UTF8.self) } == #"{"a":1}"#)
    #expect(json.headers["content-type"] == "application/json")
    let typed = try JSONParameterEncoder.default.encode(Item(id: 3), into: request)
    #expect(typed.httpBody.map { String(decoding: $0, as: UTF8.self) } == #"{"id":3}"#)
    #expect(NetworkReachabilityManager.default?.isReachable == false)
  }
}
