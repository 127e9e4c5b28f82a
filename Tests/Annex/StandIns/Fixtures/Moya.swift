// At 0.5.
import Moya
import SwiftUI

private struct Person: Codable { var name: String }

private enum Service: TargetType {
  case list, named(Data), created(Person), form(MultipartFormData), missing
  case both(Data), all, custom(Person)

  var baseURL: URL { URL(string: "https://example.org") ?? URL(fileURLWithPath: "/") }
  var path: String { "people" }
  var method: Moya.Method {
    switch self {
    case .list, .missing: .get
    default: .post
    }
  }
  var task: Moya.Task {
    switch self {
    case .list:
      .requestParameters(parameters: ["page": 2], encoding: URLEncoding.queryString)
    case .named(let data): .requestData(data)
    case .created(let person): .requestJSONEncodable(person)
    case .custom(let person):
      .requestCustomJSONEncodable(person, encoder: JSONEncoder())
    case .both(let data): .requestCompositeData(bodyData: data, urlParameters: ["q": 1])
    case .all:
      .requestCompositeParameters(
        bodyParameters: ["b": 1], bodyEncoding: JSONEncoding.default, urlParameters: ["q": 2])
    case .form(let part): .uploadMultipart([part])
    case .missing: .requestPlain
    }
  }
  var validationType: ValidationType { .successCodes }
  var headers: [String: String]? { ["Accept": "text/plain"] }
}

private final class Recorder: PluginType {
  let say: (String) -> Void
  init(say: @escaping (String) -> Void) { self.say = say }

  func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest {
    let body = request.httpBody.map { String(decoding: $0, as: UTF8.self) } ?? "empty"
    say("\(request.httpMethod ?? "") \(request.url?.query ?? "no query") \(body)")
    return request
  }
  func didReceive(_ result: Result<Moya.Response, MoyaError>, target: any TargetType) {
    if case .list = target as? Service { say("received") }
  }
}

struct MoyaFixture: View {
  @State private var lines: [String] = []
  @State private var provider: MoyaProvider<Service>?

  private func read(_ response: Response) {
    do {
      let person = try response.filterSuccessfulStatusCodes().map(Person.self)
      lines.append("\(person.name) \(try response.mapString().count)")
      _ = try Response(statusCode: 404, data: Data()).filterSuccessfulStatusCodes()
    } catch let error as MoyaError {
      lines.append("\(error.response?.statusCode ?? 0) \(error.localizedDescription)")
    } catch {}
    do { _ = try Response(statusCode: 200, data: Data("{".utf8)).mapJSON() } catch {
      lines.append(error.localizedDescription)
    }
  }

  private func run() {
    let provider = MoyaProvider<Service>(
      plugins: [NetworkLoggerPlugin(), Recorder { lines.append($0) }])
    self.provider = provider
    read(Response(statusCode: 200, data: Data(#"{"name":"Ada"}"#.utf8)))
    let source = MultipartFormData.FormDataProvider.data(Data("x".utf8))
    let part = MultipartFormData(provider: source, name: "file", fileName: "x.txt")
    for target in [
      .named(Data("raw".utf8)), .created(Person(name: "Bo")), .custom(Person(name: "Cy")),
      .both(Data("d".utf8)), .all, .form(part),
    ] as [Service] { provider.request(target) { _ in } }
    provider.request(.list) { result in
      if case .failure(.underlying(let error, nil)) = result {
        lines.append("failed \((error.asAFError?.underlyingError as NSError?)?.code ?? 0)")
      }
    }
    let request: any Moya.Cancellable = provider.request(.missing) { result in
      if case .failure = result { lines.append("missing") }
    }
    request.cancel()
    lines.append("cancelled \(request.isCancelled)")
  }

  var body: some View {
    VStack(alignment: .leading) { ForEach(lines, id: \.self) { Text($0) } }.onAppear(perform: run)
  }
}
