#if os(Linux)
  import CSystemCalls
  public import Foundation

  // What the code of a scene reads of its process by `ProcessInfo`: that of a phone, the same in every
  // run. All other code reads the system's.
  //
  // These functions have the names under which FoundationEssentials exports its own, as those of
  // `CurrentLocale.swift` do. They take no argument, though the object is passed to them in a register.
  //
  // - Source: measured with Swift 6.3; chosen, the values, which are those of an app on a phone.

  /// `ProcessInfo.environment`.
  @_silgen_name("$s20FoundationEssentials11ProcessInfoC11environmentSDyS2SGvg")
  public func processEnvironment() -> [String: String] {
    guard scrollwork_is_answered() else { return ownEnvironment() }
    let home = String(cString: scrollwork_home())
    return [
      "HOME": home, "TMPDIR": home + "/tmp", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin",
      "SHELL": "/bin/sh", "USER": "mobile", "LOGNAME": "mobile",
    ]
  }

  /// `ProcessInfo.processIdentifier`.
  @_silgen_name("$s20FoundationEssentials11ProcessInfoC17processIdentifiers5Int32Vvg")
  public func processIdentifier() -> Int32 {
    scrollwork_is_answered() ? scrollwork_process() : getpid()
  }

  /// `ProcessInfo.systemUptime`: the time of the scene since noon of the day before it begins.
  @_silgen_name("$s20FoundationEssentials11ProcessInfoC12systemUptimeSdvg")
  public func systemUptime() -> TimeInterval {
    var time = timespec()
    let isAnswered = scrollwork_is_answered()
    clock_gettime(isAnswered ? CLOCK_REALTIME : CLOCK_MONOTONIC, &time)
    // 8 January 2026, 12:00 UTC.
    let start = isAnswered ? 1_767_873_600 : 0
    return Double(time.tv_sec - start) + Double(time.tv_nsec) / 1e9
  }

  /// The environment of this process.
  private func ownEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let pointer = entry.pointee {
      let text = String(cString: pointer)
      entry = entry.successor()
      guard let end = text.firstIndex(of: "=") else { continue }
      let name = String(text[..<end])
      if variables[name] == nil { variables[name] = String(text[text.index(after: end)...]) }
    }
    return variables
  }
#endif
