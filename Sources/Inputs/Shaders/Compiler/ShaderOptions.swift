/// The options of the compiler that do not depend on the files and the target.
enum ShaderOptions {
  /// All options, in order.
  static let all = language + bytes + speed + library + messages

  /// The language: C++ with Metal's own macros.
  private static let language =
    ["-x", "c++", "-std=c++17", "-fdeclspec", "-ffreestanding", "-fno-exceptions", "-fno-rtti"]
    + MetalMacros.predefined.sorted { $0.key < $1.key }.map { "-D\($0.key)=\($0.value)" }

  /// The same bytes everywhere: no operation is joined with another or left out, a literal is a
  /// `float`, and conversions to integers have one result.
  private static let bytes = [
    "-ffp-contract=off", "-fno-math-errno", "-fno-trapping-math", "-fno-finite-loops", "-fwrapv",
    "-fno-strict-float-cast-overflow", "-Xclang", "-cl-single-precision-constant",
  ]

  /// Loops over pixels, in which whole functions are inlined, as vectors.
  private static let speed = ["-O3", "-fno-threadsafe-statics", "-mllvm", "-unroll-threshold=4000"]

  /// A library that needs no other.
  private static let library = ["-shared", "-fPIC", "-nostdlib", "-fvisibility=hidden"]

  /// Errors in the plain style, few, and without what follows from templates.
  private static let messages = [
    "-Wno-everything", "-fno-color-diagnostics", "-fno-diagnostics-show-line-numbers",
    "-fno-diagnostics-fixit-info", "-fcaret-diagnostics-max-lines=1", "-ferror-limit=20",
    "-ftemplate-backtrace-limit=2", "-fno-elide-type", "-fno-crash-diagnostics",
  ]
}
