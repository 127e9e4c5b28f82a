extension ReferenceKeeper {
  /// Plays the scene again, for the digests of its stills alone.
  ///
  /// - Returns: A recording without views.
  /// - Throws: A `StudioError` for a still without a picture, or a `CancellationError`.
  @MainActor package func digests() async throws -> Recording {
    let recorder =
      moment.map { ReelRecorder(stage, at: $0, provenance: []) }
      ?? ReelRecorder(stage, fps: fps, provenance: [])
    return try await recorder.digests()
  }
}
