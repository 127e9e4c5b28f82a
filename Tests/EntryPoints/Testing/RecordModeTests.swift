import Testing

@testable import ScrollworkTesting

@Suite struct `Record modes` {
  private func mode(
    _ parameter: RecordMode? = nil, scope: RecordMode? = nil, environment: String? = nil
  ) throws -> RecordMode {
    let variables = environment.map { ["SCROLLWORK_RECORD": $0] } ?? [:]
    return try RecordChoice(parameter: parameter, scope: scope, environment: variables).mode
  }

  @Test func `the parameter is stronger than the scope, and that than the environment`() throws {
    #expect(try mode() == .missing)
    #expect(try mode(environment: "failed") == .failed)
    #expect(try mode(environment: "") == .missing)
    #expect(try mode(scope: .never, environment: "all") == .never)
    #expect(try mode(.all, scope: .never, environment: "failed") == .all)
  }

  @Test func `an unknown value of the environment names the modes`() {
    let error = #expect(throws: UnknownRecordMode.self) { try mode(environment: "fialed") }
    #expect(
      error.map { "\($0)" }
        == "SCROLLWORK_RECORD is \"fialed\", which is no record mode, did you mean failed?; the "
        + "modes are missing, all, never, failed")
    #expect(
      "\(UnknownRecordMode(value: "1"))"
        == "SCROLLWORK_RECORD is \"1\", which is no record mode; the modes are missing, all, never, "
        + "failed")
  }

  @Test func `of nested scopes the inner one holds`() async throws {
    #expect(ReelScope.current?.record == nil)
    withReelTesting(record: .never) {
      withReelTesting(record: .all) { #expect(ReelScope.current?.record == .all) }
      withReelTesting { #expect(ReelScope.current?.record == .never) }
    }
    await withReelTesting(record: .failed) {
      await Task.yield()
      #expect(ReelScope.current?.record == .failed)
    }
  }

  @Test func `what accepts a reel is what chose the mode`() throws {
    let choice = try RecordChoice(parameter: nil, scope: nil, environment: [:])
    #expect(choice.acceptance == "To accept: run the test with SCROLLWORK_RECORD=failed.")
    let scope = try RecordChoice(parameter: nil, scope: .never, environment: [:])
    #expect(
      scope.acceptance
        == "To accept: run the test once with record: .failed in the scope or trait around it.")
    let parameter = try RecordChoice(parameter: .never, scope: nil, environment: [:])
    #expect(
      parameter.acceptance == "To accept: pass record: .failed to the assertion once.")
  }
}

@Suite(.reels(record: .never)) struct `Record modes of a trait` {
  @Test func `hold in its tests`() { #expect(ReelScope.current?.record == .never) }

  @Test(.reels(record: .failed)) func `of a test are stronger than of its suite`() {
    #expect(ReelScope.current?.record == .failed)
  }

  @Test(.reels()) func `of nil are those outside`() {
    #expect(ReelScope.current?.record == .never)
  }

  @Test func `number assertions in each test anew`() throws {
    let numbers = try #require(ReelScope.current?.numbers)
    #expect(numbers !== AssertionNumbers.shared)
    #expect([numbers.next(in: "a"), numbers.next(in: "a"), numbers.next(in: "b")] == [1, 2, 1])
  }
}
