/// Whether two numbers differ by at most `tolerance`; false for NaN.
package func isClose(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
  abs(a - b) <= tolerance
}
