import Foundation

/// The processor time of processes, as the system counts it.
enum ProcessTime {
  /// The processor time of a process and of all that it has started, in seconds; nil for a process that
  /// has ended, and where the system does not tell.
  static func seconds(of process: pid_t) -> Double? {
    guard let own = ticks(of: process) else { return nil }
    let all = children(of: process).reduce(own) { $0 + total(of: $1) }
    return Double(all) / Double(max(sysconf(Int32(_SC_CLK_TCK)), 1))
  }

  /// The processes that a process has started and that have not ended.
  ///
  /// Each thread has its own.
  static func children(of process: pid_t) -> [pid_t] {
    let threads = "/proc/\(process)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
    return names.flatMap { thread -> [pid_t] in
      let text = try? String(contentsOfFile: "\(threads)/\(thread)/children", encoding: .utf8)
      return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  private static func total(of process: pid_t) -> Int {
    children(of: process).reduce(ticks(of: process) ?? 0) { $0 + total(of: $1) }
  }

  /// The time of a process and of the ended ones that it has waited for, in ticks of the system's
  /// clock.
  private static func ticks(of process: pid_t) -> Int? {
    (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)).flatMap(ticks)
  }

  /// Whether a signal has stopped a process.
  ///
  /// - Source: documented, proc_pid_stat(5): the state follows the name in parentheses.
  static func isStopped(_ process: pid_t) -> Bool {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    guard let text, let end = text.lastIndex(of: ")") else { return false }
    return text[end...].dropFirst(2).first == "T"
  }

  /// The time in a line of the system: in user code and in calls, of the process and of its children.
  ///
  /// - Source: documented, the manual page proc_pid_stat(5): the fields 14 to 17.
  static func ticks(in line: String) -> Int? {
    // The name, which may have any characters, stands in parentheses; the state after it is field 3.
    guard let end = line.lastIndex(of: ")") else { return nil }
    let fields = line[line.index(after: end)...].split(separator: " ")
    guard fields.count > 14 else { return nil }
    let times = fields[11...14].compactMap { Int($0) }
    return times.count == 4 ? times.reduce(0, +) : nil
  }
}
