public import ScrollworkFoundation

/// A file or a folder on a server.
open class StorageReference: NSObject, @unchecked Sendable {
  /// The storage of the storage reference.
  public let storage: Storage
  private let parts: [String]

  init(_ path: String, storage: Storage) {
    self.storage = storage
    parts = path.split(separator: "/").map(String.init)
  }

  /// The full path of the storage reference.
  open var fullPath: String { parts.joined(separator: "/") }
  /// The name of the storage reference.
  open var name: String { parts.last ?? "" }
  /// The bucket of the storage reference.
  open var bucket: String { FirebaseApp.app()?.options.storageBucket ?? "" }

  /// The root of the files.
  open func root() -> StorageReference { StorageReference("", storage: storage) }

  /// The folder of the file; nil for the root.
  open func parent() -> StorageReference? {
    parts.isEmpty
      ? nil : StorageReference(parts.dropLast().joined(separator: "/"), storage: storage)
  }

  /// A file inside of the folder.
  open func child(_ path: String) -> StorageReference {
    StorageReference(fullPath + "/" + path, storage: storage)
  }

  /// Whether an object is the same file.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? StorageReference)?.fullPath == fullPath
  }

  /// A number that is equal for equal files.
  open override var hash: Int { fullPath.hashValue }

  private func complete<Value>(_ completion: @escaping (Value?, (any Error)?) -> Void) {
    OfflineAnswer.after(storage.maxOperationRetryTime) {
      completion(nil, StorageErrorCode.retryLimitExceeded.error)
    }
  }

  private func fail<Value>(after seconds: Double) async throws -> Value {
    try await OfflineAnswer.fail(StorageErrorCode.retryLimitExceeded.error, after: seconds)
  }

  /// Uploads data, which fails in time.
  @discardableResult open func putData(
    _ uploadData: Data, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) -> StorageUploadTask {
    StorageUploadTask(self, seconds: storage.maxUploadRetryTime) { completion?(nil, $0) }
  }

  /// Uploads data, which fails in time.
  open func putDataAsync(
    _ uploadData: Data, metadata: StorageMetadata? = nil,
    onProgress: ((Progress?) -> Void)? = nil
  ) async throws -> StorageMetadata {
    try await fail(after: storage.maxUploadRetryTime)
  }

  /// Uploads a file, which fails in time.
  @discardableResult open func putFile(
    from fileURL: URL, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) -> StorageUploadTask {
    putData(Data(), metadata: metadata, completion: completion)
  }

  /// Uploads a file, which fails in time.
  open func putFileAsync(
    from url: URL, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
  ) async throws -> StorageMetadata {
    try await fail(after: storage.maxUploadRetryTime)
  }

  /// Downloads data, which fails in time.
  @discardableResult open func getData(
    maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void
  ) -> StorageDownloadTask {
    StorageDownloadTask(self, seconds: storage.maxDownloadRetryTime) { completion(nil, $0) }
  }

  /// Downloads data, which fails in time.
  @discardableResult open func getData(
    maxSize: Int64, completion: @escaping (Result<Data, any Error>) -> Void
  ) -> StorageDownloadTask {
    StorageDownloadTask(self, seconds: storage.maxDownloadRetryTime) { completion(.failure($0)) }
  }

  /// Downloads data, which fails in time.
  open func data(maxSize: Int64) async throws -> Data {
    try await fail(after: storage.maxDownloadRetryTime)
  }

  /// Downloads a file, which fails in time.
  @discardableResult open func write(
    toFile fileURL: URL, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) -> StorageDownloadTask {
    StorageDownloadTask(self, seconds: storage.maxDownloadRetryTime) { completion?(nil, $0) }
  }

  /// Asks for the URL of the file.
  open func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) { complete(completion) }

  /// Asks for the URL of the file.
  open func downloadURL(completion: @escaping (Result<URL, any Error>) -> Void) {
    complete { (_: URL?, error) in completion(.failure(error ?? StorageErrorCode.unknown)) }
  }

  /// Asks for the URL of the file.
  open func downloadURL() async throws -> URL {
    try await fail(after: storage.maxOperationRetryTime)
  }

  /// Asks what is known of the file.
  open func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {
    complete(completion)
  }

  /// Asks what is known of the file.
  open func getMetadata() async throws -> StorageMetadata {
    try await fail(after: storage.maxOperationRetryTime)
  }

  /// Changes what is known of the file.
  open func updateMetadata(
    _ metadata: StorageMetadata, completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
  ) {
    complete { completion?($0, $1) }
  }

  /// Asks for the files of the folder.
  open func listAll(completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
    complete(completion)
  }

  /// Asks for the files of the folder.
  open func listAll() async throws -> StorageListResult {
    try await fail(after: storage.maxOperationRetryTime)
  }

  /// Asks for some files of the folder.
  open func list(
    maxResults: Int64, completion: @escaping (StorageListResult?, (any Error)?) -> Void
  ) {
    complete(completion)
  }

  /// Deletes the file.
  open func delete(completion: (((any Error)?) -> Void)? = nil) {
    complete { (_: Data?, error) in completion?(error) }
  }

  /// Deletes the file.
  open func delete() async throws {
    let _: Data = try await fail(after: storage.maxOperationRetryTime)
  }
}
