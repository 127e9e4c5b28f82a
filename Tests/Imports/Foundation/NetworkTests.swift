import ScrollworkFoundation
import ScrollworkScript
import ScrollworkStage
import ScrollworkViews
import TestSupport
import Testing
import ViewTestSupport

/// A view that does work when it appears.
private struct Work: View {
  let action: @MainActor () -> Void
  var body: some View { Text("page").onAppear { action() } }
}

/// A file of a few bytes.
private struct SmallFile {
  private let folder: TemporaryFolder
  let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.url.appending(path: "words.txt")
    try Data("words".utf8).write(to: url)
  }
}

private final class Owner: URLSessionDataDelegate, URLSessionDownloadDelegate, Sendable {}

/// Source: documented, the reference pages of `URLSession` and `URLRequest`.
@MainActor @Suite struct `A session without a network` {
  private typealias Session = URLSession
  private typealias Request = URLRequest
  private let web = URL(string: "https://example.com/a.json")

  /// Plays a second of a view that does work.
  private func play(_ action: @escaping @MainActor () -> Void) {
    let stage = Stage(script: [.wait(1)]) { Work(action: action) }
    _ = stage.texts
  }

  @Test func `loads files, and fails for all else`() throws {
    let (file, web) = (try SmallFile(), try #require(web))
    let log = Log()
    play {
      for url in [file.url, web] {
        let task: URLSessionDataTask = Session.shared.dataTask(with: url) { data, response, error in
          let response: URLResponse? = response
          let words = data.map { String(decoding: $0, as: UTF8.self) } ?? "-"
          let length = response?.expectedContentLength ?? -1
          let code = (error as? URLError)?.code.rawValue ?? 0
          MainActor.assumeIsolated { log.add("\(words) \(length) \(code)") }
        }
        #expect(task.state == .suspended)
        task.resume()
      }
    }
    #expect(log.lines == ["words 5 0", "- -1 \(URLError.Code.notConnectedToInternet.rawValue)"])
  }

  @Test func `sends and downloads by tasks of their own`() throws {
    let file = try SmallFile()
    let log = Log()
    play {
      let download: URLSessionDownloadTask = Session.shared.downloadTask(with: file.url) {
        url, _, _ in
        MainActor.assumeIsolated { log.add("\(url == file.url)") }
      }
      let upload: URLSessionUploadTask = Session.shared.uploadTask(
        with: Request(url: file.url), from: nil
      ) { data, _, _ in
        MainActor.assumeIsolated { log.add("\(data?.count ?? 0) bytes") }
      }
      download.resume()
      upload.resume()
    }
    #expect(log.lines == ["true", "5 bytes"])
  }

  @Test func `publishes what it loads, or its failure`() throws {
    let (file, web) = (try SmallFile(), try #require(web))
    let log = Log()
    nonisolated(unsafe) var kept: [Any] = []
    play {
      for url in [file.url, web] {
        let publisher: Session.DataTaskPublisher = Session.shared.dataTaskPublisher(for: url)
        #expect(publisher.request.url == url && publisher.session === Session.shared)
        kept.append(
          publisher.sink(
            receiveCompletion: { end in
              if case .failure(let error) = end {
                MainActor.assumeIsolated {
                  log.add("\(error.code == URLError.Code.notConnectedToInternet)")
                }
              }
            },
            receiveValue: { answer in
              MainActor.assumeIsolated { log.add("\(answer.data.count) bytes") }
            }))
      }
    }
    #expect(log.lines == ["5 bytes", "true"])
  }

  @Test func `keeps its delegate, of any kind`() {
    let owner = Owner()
    let kinds: [any URLSessionDelegate] = [
      owner as any URLSessionTaskDelegate,
      owner as any URLSessionDataDelegate,
      owner as any URLSessionDownloadDelegate,
    ]
    for kind in kinds {
      let session = Session(configuration: .default, delegate: kind, delegateQueue: nil)
      #expect(session.delegate === owner)
    }
    #expect(Session.shared.delegate == nil)
  }

  @Test func `has requests that wait a minute, as the protocol of the address says`() throws {
    var request = Request(url: try #require(web))
    #expect(request.cachePolicy == Request.CachePolicy.useProtocolCachePolicy)
    #expect(request.timeoutInterval == 60 && request.httpMethod == "GET")
    // Names of fields are the same in any case, and values add up with commas.
    request.setValue("a", forHTTPHeaderField: "Accept")
    request.addValue("b", forHTTPHeaderField: "accept")
    #expect(request.value(forHTTPHeaderField: "ACCEPT") == "a,b")
    request.setValue(nil, forHTTPHeaderField: "accept")
    #expect(request.allHTTPHeaderFields == [:])
  }

  @Test func `has responses that name their files`() throws {
    let response = URLResponse(
      url: web, mimeType: "application/json", expectedContentLength: 7, textEncodingName: nil)
    #expect(response.suggestedFilename == "a.json" && response.expectedContentLength == 7)
  }
}
