import ScrollworkSystem
import Testing

@testable import ScrollworkLoose

@Suite struct `What is said of loose files` {
  @Test(
    arguments: [
      (
        .missingFile(path: "a/B.swift", nearest: "a/C.swift"),
        "there is no file a/B.swift, did you mean a/C.swift?"
      ),
      (.missingFile(path: "B.swift", nearest: nil), "there is no file B.swift"),
      (.noSources(folder: "Demo"), "there is no Swift file in the folder Demo"),
      (.notText(path: "B.swift"), "the file B.swift is not UTF-8 text"),
      (
        .tooManyFiles(project: "Demo"),
        "there are more than 100000 files in the folders of Demo and behind their links; expected the "
          + "folder of an app"
      ),
      (
        .cannotRead(path: "B.swift", reason: "it is a folder"),
        "cannot read B.swift: it is a folder"
      ),
      (
        .noViews(files: ["A.swift", "B.swift"]),
        "there is no view in A.swift, B.swift; "
          + "declare a view, such as \"struct MyView: View\""
      ),
      (
        .severalViews(["A", "B"], helpers: []),
        "there are several views; pass --view with one of A, B"
      ),
      (
        .severalViews(["A", "B"], helpers: ["C", "D"]),
        "there are several views; pass --view with one of A, B; with arguments C, D"
      ),
      (
        .noApp(project: "A.xcodeproj"),
        "there is no target for an iPhone app with Swift files in A.xcodeproj"
      ),
      (
        .unknownView(name: "Aa", known: ["A", "B"], helpers: [], nearest: "A"),
        "there is no view \"Aa\", did you mean \"A\"?; the files declare A, B"
      ),
      (
        .unknownView(name: "Aa", known: [], helpers: [], nearest: nil),
        "there is no view \"Aa\"; the files declare no views that --view can name"
      ),
      (
        .genericView(name: "Box"),
        "the view Box is generic; pass an expression, such as --view 'Box<Text>(…)'"
      ),
      (
        .packages(reason: "no network", isLate: false),
        "the packages cannot be fetched or built: no network"
      ),
      (.packages(reason: "", isLate: true), "fetching packages took more than 1800 s"),
      (
        .missingToolchain,
        "there is no swiftc to compile files with, in SCROLLWORK_TOOLCHAIN, on the PATH or in "
          + "/opt/swift; install the toolchain of Swift 6.2 or later from "
          + "https://www.swift.org/install"
      ),
      (
        .mismatchedToolchain(compiler: "/x/swiftc", message: "module compiled with Swift 6.3"),
        "the compiler /x/swiftc has another version than the one that built this program; "
          + "put that one first on the PATH, or name its folder by SCROLLWORK_TOOLCHAIN "
          + "(module compiled with Swift 6.3)"
      ),
      (
        .missingModules(folders: ["/a", "/b"]),
        "the modules to compile files against are not beside this program; searched for "
          + "Scrollwork.swiftmodule in /a and /b"
      ),
      (
        .missingExports,
        "this program does not export the symbols of compiled files; link it with "
          + "-Xlinker --export-dynamic, or use the scrollwork that comes with the package"
      ),
      (
        .mismatchedBuild(lacking: "UILabel.init()"),
        "this program has no \"UILabel.init()\", which the compiled files call; if the modules "
          + "beside this program come from another build, rebuild it"
      ),
      (
        .compilationLimit(
          seconds: 120, work: "A.body at A.swift:4", CompilerReport("", knownPaths: [])),
        "compiling took more than 120 s of processor time, the last of it in A.body at A.swift:4; "
          + "split its expressions into smaller ones; --compile-limit sets the bound, such as "
          + "--compile-limit 1200s"
      ),
      (
        .notReduced(
          .nothingLeft(of: "A", without: [.init(path: "A.swift", line: 3, message: "no b")]),
          CompilerReport("", knownPaths: [])),
        "nothing of A is left to show without the code that does not compile: A.swift:3: no b"
      ),
      (
        .notReduced(
          .nothingLeft(
            of: "A",
            without: [
              .init(path: "A.swift", line: 3, message: "no b"),
              .init(path: "B.swift", line: 1, message: "no c"),
            ]), CompilerReport("", knownPaths: [])),
        "nothing of A is left to show without the code that does not compile: A.swift:3: no b, and "
          + "1 more of such code"
      ),
      (
        .notReduced(
          .errorsStay(compilations: 24, "A.swift:3:1: no b"), CompilerReport("", knownPaths: [])),
        "errors stay whatever code is left out, after 24 compilations: A.swift:3:1: no b"
      ),
      (
        .notReduced(
          .time(seconds: 300, compilations: 7, work: "A.body at A.swift:4"),
          CompilerReport("", knownPaths: [])),
        "leaving out code that does not compile took more than 300 s of processor time, in 7 "
          + "compilations, the last of it in A.body at A.swift:4; --compile-limit sets the bound, "
          + "such as --compile-limit 1200s"
      ),
      (
        .notReduced(.compilerFailed(message: "it broke"), CompilerReport("", knownPaths: [])),
        "the compiler failed without the code that does not compile: it broke"
      ),
      (
        .unreadableModule(name: "ScrollworkViews", reason: "the signal 9 ended the extractor"),
        "the public names of the module ScrollworkViews cannot be read: the signal 9 ended the "
          + "extractor"
      ),
      (.compilerFailed(message: "it broke"), "the compiler failed: it broke"),
      (.cannotLoad(reason: "no such file"), "the compiled library cannot be loaded: no such file"),
      (
        .untrustedLibrary("/a/views.so", .writable(path: "/a")),
        "the compiled library /a/views.so is not loaded, since other users can write to /a"
      ),
      (
        .untrustedCaches(["/a", "/b"], [.owner(path: "/a", user: 7), .unreadable(path: "/b")]),
        "compiled files cannot be kept in /a or /b, since /a belongs to another user, 7 and /b "
          + "cannot be examined; set XDG_CACHE_HOME to a folder of your own"
      ),
      (.cannotWrite(path: "/a", reason: "no space left"), "cannot write /a: no space left"),
      (
        .crashed(name: "A.swift", signal: 4, place: "A.swift:4:70"),
        "A.swift crashed the process it ran in: a fatal error at A.swift:4:70"
      ),
      (
        .crashed(name: "A.swift", signal: 11, place: nil),
        "A.swift crashed the process it ran in: an invalid memory access, or a stack overflow"
      ),
      (
        .crashed(name: "A.swift", signal: 9, place: nil),
        "A.swift crashed the process it ran in: it was killed"
      ),
      (
        .crashed(name: "A.swift", signal: 6, place: nil),
        "A.swift crashed the process it ran in: an abort"
      ),
      (
        .shaderCrashed(shader: "wave", name: "A.swift", signal: 8),
        "the shader wave of A.swift crashed the process it ran in: a whole number was divided by zero"
      ),
      (
        .crashed(name: "A.swift", signal: 40, place: nil),
        "A.swift crashed the process it ran in: signal 40"
      ),
      (
        .ended(name: "A.swift", .exit(3), place: "A.swift:4:70"),
        "A.swift called exit(3) at A.swift:4:70, which leaves no picture; remove the call"
      ),
      (
        .ended(name: "A.swift", .time(2.5), place: nil),
        "A.swift took more than 2.5 s to play its script; is there an infinite loop? --limit sets "
          + "the bound, such as --limit 600s"
      ),
      (
        .ended(name: "A.swift", .time(30, stills: 2), place: "A.swift:4:70"),
        "A.swift took more than 30 s to make a still after 2 others at A.swift:4:70; is there an "
          + "infinite loop? --limit sets the bound, such as --limit 600s"
      ),
      (
        .ended(name: "A.swift", .memory(2_000_000_000), place: "A.swift:4:70"),
        "A.swift took more than 2 GB of memory at A.swift:4:70; --limit sets the bound, such as "
          + "--limit 16GB"
      ),
      (
        .doesNotCompile(
          CompilerReport("A.swift:1:1: error: a", knownPaths: ["A.swift"])),
        "A.swift does not compile: 1 error"
      ),
    ] as [(LooseError, String)])
  func `is one sentence`(error: LooseError, words: String) {
    #expect(error.description == words)
  }

  @Test func `names the user's line where a program stopped`() {
    let trace = """
      Fatal error: Index out of range

      Thread 2 crashed:

      0 [ra] 0x00007f99 _assertionFailure(_:) + 623 in libswiftCore.so
      1 [ra] 0x00007f99 thunk + 8 in views.so at //<compiler-generated>
      2 [ra] 0x00007f99 closure #1 in Crash.body.getter + 85 in views.so at /home/me/a b/Crash.swift:4:70
      3 [ra] 0x00007f99 ForEach.resolve(in:) + 287 in scrollwork at /src/ForEach.swift:35:50
      """
    #expect(LooseChild.place(in: trace, from: "/home/me/a b") == "Crash.swift:4:70")
    #expect(LooseChild.place(in: trace, from: "/elsewhere") == "/home/me/a b/Crash.swift:4:70")
    #expect(LooseChild.place(in: "nothing", from: "/") == nil)
    #expect(LooseChild.shader(in: trace) == nil)
  }

  @Test func `names the shader in which a program stopped`() {
    let trace = """
      Thread 3 crashed:

      0 0x00007f99 shader::run(int) in shaders.so
      1 0x00007f99 shader_halve + 887 in shaders.so
      2 [ra] 0x00007f99 ShaderPass.call(_:_:) + 422 in scrollwork at /src/ShaderCall.swift:20:5
      """
    #expect(LooseChild.shader(in: trace) == "halve")
  }
}
