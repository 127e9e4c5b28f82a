/// Whether two numbers differ by `tolerance` at most; no number is close to anything.
func isClose(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { abs(a - b) <= tolerance }
