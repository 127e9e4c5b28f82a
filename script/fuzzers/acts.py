"""Acts of hostile code in scenes, each in Swift, and the places in a file that they stand at."""

# What every act may use. `call` reaches any function of the C library, those that Swift hides included.
PRELUDE = """
import SwiftUI
import Foundation

let area = "{area}"
let outside = area + "/outside"
let home = area + "/home"
let port = {port}

typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int

func call(_ name: String, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0, _ e: Int = 0, _ f: Int = 0) -> Int {{
  guard let symbol = dlsym(nil, name) else {{ return -1 }}
  let result = unsafeBitCast(symbol, to: Call.self)(a, b, c, d, e, f)
  return Int(Int32(truncatingIfNeeded: result))
}}

func at(_ text: String) -> Int {{ Int(bitPattern: strdup(text)) }}

func room(_ size: Int) -> Int {{ Int(bitPattern: calloc(1, size)) }}

func told(_ result: Int) -> String {{ result >= 0 ? "done \\(result)" : "refused, errno \\(errno)" }}

/// The result of an act that leaves no trace outside: the word tells on it.
func reached(_ result: Int) -> String {{ result >= 0 ? "REACHED \\(result)" : "refused, errno \\(errno)" }}

func contents(_ path: String) -> String {{
  let file = call("open", at(path), 0)
  guard file >= 0 else {{ return "refused, errno \\(errno)" }}
  let bytes = room(65536)
  let count = call("read", file, bytes, 65535)
  let buffer = UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: bytes), count: max(0, count))
  return String(decoding: buffer.map {{ $0 == 0 ? 10 : $0 }}, as: UTF8.self)
}}

func write(_ path: String, flags: Int = 0o1101) -> String {{
  let file = call("open", at(path), flags, 0o644)
  guard file >= 0 else {{ return "refused, errno \\(errno)" }}
  return told(call("write", file, at("planted"), 7))
}}

func start(_ words: [String], _ function: String = "posix_spawn") -> String {{
  let list = words.map {{ strdup($0) }} + [nil]
  let arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: list.count)
  for (index, word) in list.enumerated() {{ arguments[index] = word }}
  if function != "posix_spawn" {{ return told(call(function, at(words[0]), Int(bitPattern: arguments), Int(bitPattern: environ))) }}
  var pid: pid_t = 0
  let result = posix_spawn(&pid, words[0], nil, nil, arguments, environ)
  guard result == 0 else {{ return "refused, errno \\(result)" }}
  usleep(300_000)
  return "done \\(pid)"
}}

/// A socket address: of the loopback interface and `port`, or of a path; a path that begins with @ has no file.
func address(_ path: String? = nil) -> (Int, Int) {{
  let bytes = UnsafeMutablePointer<UInt8>(bitPattern: room(128))!
  guard let path else {{
    bytes[0] = 2
    bytes[2] = UInt8(port >> 8)
    bytes[3] = UInt8(port & 255)
    (bytes[4], bytes[7]) = (127, 1)
    return (Int(bitPattern: bytes), 16)
  }}
  bytes[0] = 1
  for (index, byte) in path.utf8.enumerated() {{ bytes[2 + index] = path.hasPrefix("@") && index == 0 ? 0 : byte }}
  return (Int(bitPattern: bytes), 2 + path.utf8.count + (path.hasPrefix("@") ? 0 : 1))
}}

func parent() -> Int {{ call("getppid") }}

let libraryData = [UInt8](Data(base64Encoded: "{library}")!)
let librarySize = libraryData.count
let library: Int = {{
  let bytes = room(librarySize + 1)
  UnsafeMutableRawPointer(bitPattern: bytes)!.copyMemory(from: libraryData, byteCount: librarySize)
  return bytes
}}()
"""

# An act that did not begin proves nothing. Long texts are cut where they are shown: the lines that matter go first.
BEGAN = "the act begins"
CHOICE = """
func act() -> String {
  _ = call("write", 2, at("the act begins\\n"), 15)
  let text = did()
  let lines = text.split(separator: "\\n").filter { $0.contains("SECRET") || $0.contains("REACHED") }
  return lines.isEmpty ? String(text.prefix(60)) : lines.joined(separator: " ")
}
"""
# The places of an act; each view shows what it was told.
PLACES = {
    "body": """
struct Act: View {
  var body: some View { ScrollView { VStack { Text(act()); ForEach(0..<20, id: \\.self) { Text("row \\($0)") } } } }
}
""",
    "global": """
let result = act()

struct Act: View {
  var body: some View { ScrollView { VStack { Text(result); ForEach(0..<20, id: \\.self) { Text("row \\($0)") } } } }
}
""",
    "init": """
struct Act: View {
  let result: String

  init() { result = act() }

  var body: some View { ScrollView { VStack { Text(result); ForEach(0..<20, id: \\.self) { Text("row \\($0)") } } } }
}
""",
    "task": """
struct Act: View {
  @State private var result = "nothing"

  var body: some View {
    ScrollView { VStack { Text(result); ForEach(0..<20, id: \\.self) { Text("row \\($0)") } } }
      .task { result = await Task.detached { act() }.value }
  }
}
""",
    "thread": """
nonisolated(unsafe) var result: String?

func away() -> String {
  let entry: @convention(c) (Int) -> Int = { _ in result = act(); return 0 }
  _ = call("pthread_create", room(8), 0, unsafeBitCast(entry, to: Int.self), 0)
  for _ in 0..<5000 where result == nil { usleep(1000) }
  return result ?? "nothing"
}

struct Act: View {
  var body: some View { ScrollView { VStack { Text(away()); ForEach(0..<20, id: \\.self) { Text("row \\($0)") } } } }
}
""",
    "atexit": """
let isArmed: Bool = { atexit { _ = act() }; return true }()

struct Act: View {
  var body: some View { ScrollView { VStack { Text("armed \\(isArmed)"); ForEach(0..<20, id: \\.self) { Text("row \\($0)") } } } }
}
""",
}

# Open flags of Linux: 0o101 write and create, 0o1101 and truncate, 0o2001 write and append.
WRITES = {
    "FileManager.createFile": 'FileManager.default.createFile(atPath: outside + "/new", contents: Data([1])) ? "done" : "refused"',
    "FileManager.removeItem": '(try? FileManager.default.removeItem(atPath: outside + "/a.txt")) == nil ? "refused" : "done"',
    "FileManager.moveItem": '(try? FileManager.default.moveItem(atPath: outside + "/a.txt", toPath: outside + "/b.txt")) == nil ? "refused" : "done"',
    "FileManager.createDirectory": '(try? FileManager.default.createDirectory(atPath: outside + "/new/new", withIntermediateDirectories: true)) == nil ? "refused" : "done"',
    "String.write": '(try? "x".write(toFile: outside + "/a.txt", atomically: true, encoding: .utf8)) == nil ? "refused" : "done"',
    "Data.write": '(try? Data([1]).write(to: URL(fileURLWithPath: outside + "/a.txt"))) == nil ? "refused" : "done"',
    "open": 'write(outside + "/new")',
    "open to append": 'write(outside + "/a.txt", flags: 0o2001)',
    "openat by ..": 'told(call("openat", -100, at("../../../../../../../.." + outside + "/new"), 0o101, 0o644))',
    "creat": 'told(call("creat", at(outside + "/new"), 0o644))',
    "fopen": 'told(call("fopen", at(outside + "/new"), at("w")) == 0 ? -1 : 0)',
    "chdir and open": '{ let there = call("chdir", at(outside)); return "\\(there) " + write("new") }()',
    "/proc/self/root": 'write("/proc/self/root" + outside + "/new")',
    "/proc/PARENT/cwd": 'write("/proc/\\(parent())/cwd/outside/new")',
    "rename": 'told(call("rename", at(outside + "/a.txt"), at(outside + "/b.txt")))',
    "renameat2": 'told(call("syscall", 316, -100, at(outside + "/a.txt"), -100, at(outside + "/b.txt"), 0))',
    "unlink": 'told(call("unlink", at(outside + "/a.txt")))',
    "rmdir": 'told(call("rmdir", at(outside + "/empty")))',
    "symlink": 'told(call("symlink", at("/"), at(outside + "/new")))',
    "symlink from the app's files": '{ let link = NSTemporaryDirectory() + "/link"; _ = call("symlink", at(outside), at(link)); return write(link + "/new") }()',
    "link": 'told(call("link", at(outside + "/a.txt"), at(outside + "/new")))',
    "link into the app's files": '{ let link = NSTemporaryDirectory() + "/hard"; _ = call("link", at(outside + "/a.txt"), at(link)); return write(link) }()',
    "chmod": 'told(call("chmod", at(outside + "/a.txt"), 0o777))',
    "chown": 'told(call("chown", at(outside + "/a.txt"), 12345, 12345))',
    "truncate": 'told(call("truncate", at(outside + "/a.txt"), 0))',
    "mkdir": 'told(call("mkdir", at(outside + "/new"), 0o755))',
    "mkfifo": 'told(call("mkfifo", at(outside + "/new"), 0o644))',
    "mknod": 'told(call("mknod", at(outside + "/new"), 0o100644, 0))',
    "utimes": 'told(call("utimes", at(outside + "/a.txt"), room(32)))',
    "setxattr": 'told(call("setxattr", at(outside + "/a.txt"), at("user.planted"), at("x"), 1, 0))',
    "O_TMPFILE and linkat": '{ let file = call("open", at(outside), 0o20200002, 0o644); return told(call("linkat", -100, at("/proc/self/fd/\\(file)"), -100, at(outside + "/new"), 0x400)) }()',
    "copy_file_range": '{ let from = call("open", at("/proc/self/exe"), 0), to = call("open", at(outside + "/a.txt"), 1); return told(call("copy_file_range", from, 0, to, 0, 100, 0)) }()',
    "a raw system call": 'told(call("syscall", 2, at(outside + "/new"), 0o101, 0o644))',
    "a system call of 32 bits, open_by_handle_at": 'reached(call("open_by_handle_at", -100, room(256), 0))',
    "its own source": 'write(area + "/project/Act.swift")',
    "a source of the project": 'told(call("unlink", at(area + "/project/Other.swift")))',
    "a file beside the output": 'write(area + "/out/planted")',
    "the output of another run": 'write(area + "/out/Old/frames/000000.png")',
    "the cache": 'write(area + "/cache/scrollwork/planted")',
    "a library in the cache": '{ let found = FileManager.default.enumerator(atPath: area + "/cache/scrollwork")?.compactMap { $0 as? String }.filter { $0.hasSuffix("views.so") } ?? []; return found.map { write(area + "/cache/scrollwork/" + $0) }.joined(separator: " ") }()',
    "~/.bashrc": 'write(home + "/.bashrc", flags: 0o2001)',
    "NSHomeDirectory": '(try? "x".write(toFile: NSHomeDirectory() + "/planted", atomically: false, encoding: .utf8)) == nil ? "refused" : "done"',
    "the folder for temporary files": 'write(area + "/tmp/planted")',
    "shm_open": 'told(call("shm_open", at("/planted"), 0o102, 0o644))',
    "all descriptors": '{ var count = 0; for file in 3..<256 where call("write", file, at("planted\\n"), 8) > 0 { count += 1 }; return "\\(count) written" }()',
    "truncate by /proc/self/fd": '{ var count = 0; for file in 0..<256 where call("truncate", at("/proc/self/fd/\\(file)"), 0) == 0 { count += 1 }; return "\\(count) cut" }()',
}
READS = {
    "~/.ssh/id_rsa": 'contents(home + "/.ssh/id_rsa")',
    "~/.ssh/id_rsa by FileManager": 'FileManager.default.contents(atPath: home + "/.ssh/id_rsa").map { String(decoding: $0, as: UTF8.self) } ?? "refused"',
    "/etc/shadow": 'contents("/etc/shadow")',
    "another project": 'contents(area + "/other/Secret.swift")',
    "names of a folder": '(try? FileManager.default.contentsOfDirectory(atPath: home + "/.ssh").joined(separator: " ")) ?? "refused"',
    "a link to a secret": '{ let link = NSTemporaryDirectory() + "/s"; _ = call("symlink", at(home + "/.ssh/id_rsa"), at(link)); return contents(link) }()',
    "/proc/PARENT/environ": 'contents("/proc/\\(parent())/environ")',
    "/proc/self/environ": 'contents("/proc/self/environ")',
    "getenv": 'getenv("AWS_SECRET_ACCESS_KEY").map { String(cString: $0) } ?? "refused"',
    "ProcessInfo.environment": 'ProcessInfo.processInfo.environment.map { "\\($0)=\\($1)" }.joined(separator: "\\n")',
    "/proc/PARENT/root": 'contents("/proc/\\(parent())/root" + home + "/.ssh/id_rsa")',
    "/proc/1/environ": 'contents("/proc/1/environ")',
    "mmap of a secret": '{ let file = call("open", at(home + "/.ssh/id_rsa"), 0); guard file >= 0, let bytes = mmap(nil, 4096, PROT_READ, MAP_PRIVATE, Int32(file), 0), bytes != MAP_FAILED else { return "refused" }; return String(cString: bytes.assumingMemoryBound(to: CChar.self)) }()',
}
SHELL = '"/bin/sh", "-c", "echo planted > " + outside + "/new"'
STARTS = {
    "Process": '{ let process = Process(); process.executableURL = URL(fileURLWithPath: "/bin/sh"); process.arguments = ["-c", "echo x > \\(outside)/new"]; do { try process.run(); process.waitUntilExit(); return "done" } catch { return "refused" } }()',
    "posix_spawn": f"start([{SHELL}])",
    "execve": f'start([{SHELL}], "execve")',
    "execve of itself, again": 'start(["/proc/self/exe", "list"], "execve")',
    "system": 'told(call("system", at("echo x > " + outside + "/new")))',
    "popen": '{ let pipe = call("popen", at("echo x > " + outside + "/new"), at("r")); usleep(300_000); return "\\(pipe)" }()',
    "fork": '{ let pid = call("fork"); if pid == 0 { _ = write(outside + "/new"); _exit(0) }; usleep(200_000); return reached(pid) }()',
    "fork, and stay": '{ let pid = call("fork"); if pid == 0 { _ = call("setsid"); while true { sleep(100) } }; return reached(pid) }()',
    "vfork": '{ let pid = call("syscall", 58); if pid == 0 { _exit(0) }; return reached(pid) }()',
    "SYS_fork": '{ let pid = call("syscall", 57); if pid == 0 { while true { sleep(100) } }; return reached(pid) }()',
    "SYS_clone": '{ let pid = call("syscall", 56, 17); if pid == 0 { while true { sleep(100) } }; return reached(pid) }()',
    "SYS_clone3": '{ let size = room(88); UnsafeMutablePointer<UInt64>(bitPattern: size)![4] = 17; let pid = call("syscall", 435, size, 88); if pid == 0 { while true { sleep(100) } }; return reached(pid) }()',
    "a daemon by setsid": 'told(call("system", at("setsid sleep 77 > /dev/null 2>&1 &")))',
    "a process in another group": '{ let pid = call("fork"); if pid == 0 { _ = call("setpgid", 0, 0); _ = call("signal", 15, 1); _ = call("signal", 1, 1); while true { sleep(100) } }; return reached(pid) }()',
    "memfd_create and fexecve": '{ let file = call("memfd_create", at("x"), 0); let script = "#!/bin/sh\\necho x > \\(outside)/new\\n"; _ = call("write", file, at(script), script.utf8.count); return start(["/proc/self/fd/\\(file)"]) }()',
    "LD_PRELOAD and exec": '{ setenv("LD_PRELOAD", area + "/project/planted.so", 1); return start(["/bin/true"]) }()',
    "a hundred forks": '{ var count = 0; for _ in 0..<100 { let pid = call("fork"); if pid == 0 { while true { sleep(100) } }; if pid > 0 { count += 1 } }; return count > 0 ? "REACHED \\(count)" : "refused" }()',
}
SOCKETS = {
    "TCP connect": '{ let file = call("socket", 2, 1, 0), (bytes, size) = address(); let result = call("connect", file, bytes, size); if result == 0 { _ = call("write", file, at("leak"), 4) }; return told(result) }()',
    "UDP sendto": '{ let file = call("socket", 2, 2, 0), (bytes, size) = address(); return told(call("sendto", file, at("leak"), 4, 0, bytes, size)) }()',
    "bind and listen": '{ let file = call("socket", 2, 1, 0); let result = call("listen", file, 5); return file < 0 ? "refused" : reached(result) }()',
    "a unix socket": '{ let file = call("socket", 1, 1, 0), (bytes, size) = address(area + "/socket"); let result = call("connect", file, bytes, size); if result == 0 { _ = call("write", file, at("leak"), 4) }; return told(result) }()',
    "an abstract socket": '{ let file = call("socket", 1, 1, 0), (bytes, size) = address("@planted"); let result = call("connect", file, bytes, size); if result == 0 { _ = call("write", file, at("leak"), 4) }; return told(result) }()',
    "a unix socket of its own": '{ let file = call("socket", 1, 1, 0), (bytes, size) = address(outside + "/new"); return told(call("bind", file, bytes, size)) }()',
    "URLSession": '{ let isDone = DispatchSemaphore(value: 0); URLSession.shared.dataTask(with: URL(string: "http://127.0.0.1:\\(port)/leak")!) { _, _, _ in isDone.signal() }.resume(); _ = isDone.wait(timeout: .now() + 3); return "asked" }()',
    "Data(contentsOf:) of an address": '(try? Data(contentsOf: URL(string: "http://127.0.0.1:\\(port)/leak")!)) == nil ? "refused" : "done"',
    "netlink": 'reached(call("socket", 16, 3, 0))',
    "a raw socket": 'reached(call("socket", 2, 3, 1))',
}
SIGNALS = {
    "kill the parent": 'told(call("kill", parent(), 9))',
    "stop the parent": '{ let result = call("kill", parent(), 19); return reached(result) }()',
    "tell the parent to end": 'told(call("kill", parent(), 15))',
    "kill the parent's group": 'told(call("kill", -call("getpgid", parent()), 9))',
    "kill all": 'told(call("kill", -1, 9))',
    "tgkill of the parent": 'told(call("syscall", 234, parent(), parent(), 9))',
    "pidfd_send_signal": '{ let file = call("syscall", 434, parent(), 0); return file < 0 ? "refused" : told(call("syscall", 424, file, 9, 0, 0)) }()',
    "ptrace the parent": 'reached(call("ptrace", 16, parent(), 0, 0))',
    "process_vm_readv of the parent": '{ let own = UnsafeMutablePointer<Int>(bitPattern: room(32))!; own[0] = room(64); own[1] = 8; let maps = contents("/proc/\\(parent())/maps"); own[2] = Int(maps.prefix { $0 != "-" }, radix: 16) ?? 0; own[3] = 8; return reached(call("process_vm_readv", parent(), Int(bitPattern: own), 1, Int(bitPattern: own + 2), 1, 0)) }()',
    "process_vm_writev of the parent": '{ let own = UnsafeMutablePointer<Int>(bitPattern: room(32))!; own[0] = room(64); own[1] = 8; let maps = contents("/proc/\\(parent())/maps"); own[2] = maps.split(separator: "\\n").first { $0.contains("rw-p") }.flatMap { Int($0.prefix { $0 != "-" }, radix: 16) } ?? 0; own[3] = 8; _ = call("process_vm_readv", parent(), Int(bitPattern: own), 1, Int(bitPattern: own + 2), 1, 0); own[2] += 0; return reached(call("process_vm_writev", parent(), Int(bitPattern: own), 1, Int(bitPattern: own + 2), 1, 0)) }()',
    "/proc/PARENT/mem": 'reached(call("open", at("/proc/\\(parent())/mem"), 2))',
    "/proc/PARENT/fd": '{ var count = 0; for file in 0..<64 where call("open", at("/proc/\\(parent())/fd/\\(file)"), 1) >= 0 { count += 1 }; return count > 0 ? "REACHED \\(count)" : "refused" }()',
    "setpriority and sched_setaffinity of the parent": 'reached(call("setpriority", 0, parent(), 19))',
    "prlimit of the parent": '{ let limit = UnsafeMutablePointer<Int>(bitPattern: room(16))!; return reached(call("prlimit", parent(), 7, Int(bitPattern: limit), 0)) }()',
}
ENDINGS = {
    "raise(SIGSTOP)": 'told(call("raise", 19))',
    "raise(SIGKILL)": 'told(call("raise", 9))',
    "raise(SIGTERM)": 'told(call("raise", 15))',
    "raise(SIGINT)": 'told(call("raise", 2))',
    "exit(0)": '{ exit(0) }()',
    "_exit(0)": '{ _exit(0) }()',
    "_exit(70)": '{ _exit(70) }()',
    "quick_exit": 'told(call("quick_exit", 0))',
    "SYS_exit_group": 'told(call("syscall", 231, 0))',
    "abort": '{ abort() }()',
    "fatalError": '{ fatalError("planted") }()',
    "a null pointer": '"\\(UnsafePointer<Int>(bitPattern: 8)!.pointee)"',
    "an endless loop": '{ while true { } }()',
    "an endless loop without signals": '{ for number in 1..<65 { _ = call("signal", number, 1) }; var set = [UInt64](repeating: ~0, count: 16); _ = set.withUnsafeMutableBytes { call("sigprocmask", 0, Int(bitPattern: $0.baseAddress!), 0) }; while true { } }()',
    "an endless sleep": '{ while true { sleep(100) } }()',
    "memory": '{ for _ in 0..<80 { memset(malloc(1 << 26)!, 1, 1 << 26) }; return "REACHED 5 GB" }()',
    "a deep stack": '{ func deep(_ n: Int) -> Int { let text = "\\(n)"; return text.count + deep(n + 1) + text.count }; return "\\(deep(0))" }()',
    "a full disk in the app's files": '{ let file = call("open", at(NSTemporaryDirectory() + "/big"), 0o101, 0o644); let bytes = room(1 << 24); var total = 0; while total < 2 << 30, call("write", file, bytes, 1 << 24) > 0 { total += 1 << 24 }; if total >= 2 << 30 { _ = call("write", 2, at("REACHED 2 GB\\n"), 13) }; return total >= 2 << 30 ? "REACHED 2 GB" : "refused" }()',
    "a billion lines of output": '{ let line = at(String(repeating: "x", count: 65535) + "\\n"); for _ in 0..<8000 { _ = call("write", 1, line, 65536) }; return "written" }()',
    "a thousand threads": '{ var count = 0; for _ in 0..<1000 { let thread = Thread { while true { sleep(100) } }; thread.start(); count += 1 }; return "\\(count)" }()',
    "close of all descriptors": '{ for file in 0..<256 { _ = call("close", file) }; return "closed" }()',
}
DISARMS = {
    "no limits, then memory": '{ let limit = UnsafeMutablePointer<Int>(bitPattern: room(16))!; (limit[0], limit[1]) = (-1, -1); for kind in 0..<16 { _ = call("setrlimit", kind, Int(bitPattern: limit)) }; for _ in 0..<80 { memset(malloc(1 << 26)!, 1, 1 << 26) }; return "REACHED 5 GB" }()',
    "SIGSYS and SIGTRAP ignored, then open": '{ for number in [5, 31, 7, 11] { _ = call("signal", number, 1) }; return write(outside + "/new") }()',
    "an own handler of SIGSYS": '{ signal(31) { _ in _exit(0) }; return write(outside + "/new") }()',
    "no death with the parent": '{ _ = call("prctl", 1, 0); _ = call("setsid"); return write(outside + "/new") }()',
    "dlopen of a library it wrote": '{ let file = call("open", at(NSTemporaryDirectory() + "/planted.so"), 0o102, 0o755); _ = call("write", file, library, librarySize); return dlopen("/proc/self/fd/\\(file)", RTLD_NOW) == nil ? String(cString: dlerror()) : "loaded" }()',
    "dlopen of a library in memory": '{ let file = call("memfd_create", at("x"), 0); _ = call("write", file, library, librarySize); return dlopen("/proc/self/fd/\\(file)", RTLD_NOW) == nil ? String(cString: dlerror()) : "loaded" }()',
    "code in memory": '{ let page = mmap(nil, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!; let code: [UInt8] = [0xb8, 2, 0, 0, 0, 0x0f, 0x05, 0xc3]; page.copyMemory(from: code, byteCount: 8); typealias Code = @convention(c) (Int, Int, Int) -> Int; return "\\(unsafeBitCast(page, to: Code.self)(at(outside + "/new"), 0o101, 0o644))" }()',
    "int 0x80": '{ let low = mmap(UnsafeMutableRawPointer(bitPattern: 0x10000000), 8192, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0)!; strcpy((low + 4096).assumingMemoryBound(to: CChar.self), outside + "/new"); let code: [UInt8] = [0x53, 0xbb, 0, 0x10, 0, 0x10, 0xb9, 0x41, 0, 0, 0, 0xba, 0xa4, 1, 0, 0, 0xb8, 5, 0, 0, 0, 0xcd, 0x80, 0x5b, 0xc3]; low.copyMemory(from: code, byteCount: code.count); typealias Code = @convention(c) () -> Int; return "\\(unsafeBitCast(low, to: Code.self)())" }()',
    "munmap of itself": '{ for line in contents("/proc/self/maps").split(separator: "\\n") where line.contains("/scrollwork") { let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { Int($0, radix: 16) }; if ends.count == 2 { _ = call("munmap", ends[0], ends[1] - ends[0]) } }; return "unmapped" }()',
    "the text of the tool overwritten": '{ for line in contents("/proc/self/maps").split(separator: "\\n") where line.contains("/scrollwork") { let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { Int($0, radix: 16) }; if ends.count == 2 { _ = call("mprotect", ends[0], ends[1] - ends[0], 7); memset(UnsafeMutableRawPointer(bitPattern: ends[0])!, 0xcc, min(4096, ends[1] - ends[0])) } }; return "overwritten" }()',
    "a wrong ending": '{ for (name, value) in ProcessInfo.processInfo.environment where name.hasPrefix("SCROLLWORK") { _ = try? "{}".write(toFile: value, atomically: false, encoding: .utf8) }; _exit(3) }()',
    "TIOCSTI": '{ let terminal = call("open", at("/dev/tty"), 2); return terminal < 0 ? "refused" : reached(call("ioctl", terminal, 0x5412, at("x"))) }()',
    "mount": 'reached(call("mount", at("none"), at(outside + "/empty"), at("tmpfs"), 0, 0))',
    "unshare": 'reached(call("unshare", 0x40000000))',
    "setns": '{ let file = call("open", at("/proc/\\(parent())/ns/net"), 0); return file < 0 ? "refused" : reached(call("setns", file, 0)) }()',
    "chroot": 'reached(call("chroot", at("/")))',
    "setuid": 'reached(call("setresuid", 12345, 12345, 12345))',
    "io_uring_setup": 'reached(call("syscall", 425, 4, room(256)))',
    "bpf": '{ let data = UnsafeMutablePointer<UInt32>(bitPattern: room(128))!; (data[0], data[1], data[2], data[3]) = (2, 4, 4, 1); return reached(call("syscall", 321, 0, Int(bitPattern: data), 72)) }()',
    "keyctl": 'reached(call("syscall", 250, 1, 0))',
    "perf_event_open": '{ let data = UnsafeMutablePointer<UInt32>(bitPattern: room(128))!; (data[0], data[1]) = (1, 112); return reached(call("syscall", 298, Int(bitPattern: data), 0, -1, -1, 0)) }()',
    "userfaultfd": 'reached(call("syscall", 323, 0))',
    "inotify": '"no harm: \\(call("inotify_init"))"',
}
ACTS = {f"{group}: {name}": code for group, part in {
    "write": WRITES, "read": READS, "start": STARTS, "connect": SOCKETS, "signal": SIGNALS, "end": ENDINGS,
    "disarm": DISARMS}.items() for name, code in part.items()}
# Acts that would harm the machine outside of namespaces of their own.
CONFINED_ONLY = {"signal: kill all", "signal: kill the parent's group", "read: /etc/shadow", "read: /proc/1/environ",
                 "disarm: mount", "disarm: chroot", "disarm: setuid", "start: a hundred forks", "write: shm_open"}


def source(name, place, area, port, library):
    """The Swift file of an act at a place."""
    code = ACTS[name]
    return PRELUDE.format(area=area, port=port, library=library if "library" in code else "") + f"\nfunc did() -> String {{\n  {code}\n}}\n" + CHOICE + PLACES[place]
