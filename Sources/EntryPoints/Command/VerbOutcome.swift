/// The end of a verb that runs as a part of another: its exit code, and its failure if that is not
/// told yet.
struct VerbOutcome {
  var status: CommandStatus
  var failure: Failure?
}
