/// Whether two numbers differ by `tolerance` at most; NaN is close to no number.
func isClose(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { abs(a - b) <= tolerance }
