import Foundation
import ScrollworkCairo
import ScrollworkLoose
import TestSupport
import Testing

@testable import ScrollworkCommand

@Suite struct `The diagnosis of a machine` {
  private typealias Finding = Diagnosis.Finding

  /// The states, in the order of the findings.
  private func states(_ findings: [Diagnosis.Finding]) -> [Diagnosis.State] {
    for finding in findings {
      let isMended = finding.remedy != nil && finding.cost != nil
      #expect(isMended == (finding.state != .ok), "\(finding)")
    }
    return findings.map(\.state)
  }

  // MARK: The toolchain

  private static let toolchain = ToolchainProbe(
    compiler: "/opt/swiftc", version: "6.3.1", modules: "/tool/Modules", needed: "6.3.1")

  @Test func `has a compiler of the version that built the program`() {
    #expect(states(Self.toolchain.findings) == [.ok, .ok])
    #expect(Self.toolchain.findings[0].detail == "Swift 6.3.1, /opt/swiftc")
  }

  @Test func `lacks a compiler, or has another version, or one that does not run`() {
    var absent = Self.toolchain
    (absent.compiler, absent.version) = (nil, nil)
    #expect(states(absent.findings) == [.missing, .ok])
    #expect(absent.findings[0].remedy?.contains("Swift 6.3.1 from https://www.swift.org") == true)
    #expect(absent.findings[0].remedy?.hasSuffix(" by SCROLLWORK_TOOLCHAIN") == true)
    #expect(
      absent.findings[0].detail == "not in SCROLLWORK_TOOLCHAIN, on the PATH or in /opt/swift")
    var older = Self.toolchain
    older.version = "6.2"
    #expect(states(older.findings) == [.missing, .ok])
    #expect(
      older.findings[0].detail
        == "Swift 6.2, /opt/swiftc; this program was built by Swift 6.3.1")
    var silent = Self.toolchain
    silent.version = nil
    #expect(states(silent.findings) == [.missing, .ok])
    var bare = Self.toolchain
    (bare.modules, bare.needed) = (nil, nil)
    #expect(states(bare.findings) == [.ok, .missing])
  }

  @Test(arguments: [
    ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64-unknown-linux-gnu", "6.3.1"),
    ("B\0\u{1}Swift version 6.2 (swift-6.2-RELEASE)", "6.2"),
    ("Swift version 6.4-dev (LLVM 1)", "6.4-dev"), ("clang version 17", nil),
  ])
  func `reads versions of compilers`(text: String, version: String?) {
    #expect(ProgramModules.version(in: text) == version)
  }

  // MARK: Drawing

  @Test func `has libraries, and tells those that cannot be opened`() {
    let probe = LibraryProbe(libraries: [
      DrawingLibrary(name: "cairo", version: "1.16.0"),
      DrawingLibrary(
        name: "libheif", version: "1.15.1", formats: ["HEIC", "AVIF"], fault: "no such file"),
    ])
    #expect(states(probe.findings) == [.ok, .warning])
    #expect(probe.findings[1].cost == "HEIC and AVIF pictures are not drawn, with a warning")
    #expect(probe.findings[1].remedy?.hasPrefix("apt install libheif1") == true)
  }

  @Test func `has the libraries of this program`() {
    let findings = LibraryProbe.look().findings
    let names: Set = [
      "cairo", "freetype", "harfbuzz", "libpng", "librsvg", "poppler", "libxml2", "cmark-gfm",
    ]
    #expect(names.isSubset(of: findings.map(\.name)))
    #expect(findings.allSatisfy { $0.state != .ok || $0.detail.contains(where: \.isNumber) })
  }

  @Test func `has fonts by package, with their hashes`() {
    let whole = FontProbe.Package(
      name: "fonts-a", folder: "/a", files: ["A.ttf": "12", "B.ttf": "34"])
    var part = whole
    part.files["B.ttf"] = .some(nil)
    var none = part
    none.files["A.ttf"] = .some(nil)
    let findings = FontProbe(packages: [whole, part, none]).findings
    #expect(states(findings) == [.ok, .missing, .missing])
    #expect(findings[0].detail.hasPrefix("2 files in /a, sha256 "))
    #expect(findings[0].facts == ["A.ttf": "12", "B.ttf": "34"])
    #expect(findings.map(\.detail).dropFirst() == ["B.ttf missing in /a", "no files in /a"])
    #expect(findings[1].remedy == "apt install fonts-a")
  }

  // MARK: ffmpeg

  private static let encoders: Set = [
    "libx264", "libvpx-vp9", "qtrle", "gif", "libwebp_anim", "prores_ks",
  ]

  @Test func `has the encoders of videos`() {
    let probe = EncoderProbe(program: "/ffmpeg", version: "5.1", encoders: Self.encoders)
    #expect(states(probe.findings).allSatisfy { $0 == .ok } && probe.findings.count == 7)
    var without = probe
    without.encoders.subtract(["libx264", "libwebp_anim", "prores_ks"])
    let lacking = without.findings.filter { $0.state != .ok }
    #expect(lacking.map(\.name) == ["libx264", "libwebp_anim", "prores_ks"])
    #expect(states(lacking) == [.missing, .warning, .warning])
    #expect(lacking.map(\.cost).prefix(2) == [".mp4 is not made", ".webp is not made"])
  }

  @Test func `lacks ffmpeg, or has one that does not run`() {
    for probe in [EncoderProbe(), EncoderProbe(program: "/ffmpeg")] {
      #expect(states(probe.findings) == [.missing])
      #expect(
        probe.findings[0].cost
          == ".mp4, .webm, .mov, .gif and .webp are not made; .html, .png and .svg are")
      #expect(probe.findings[0].remedy == "apt install ffmpeg")
    }
  }

  @Test func `reads what ffmpeg says of itself`() {
    #expect(
      EncoderProbe.version(in: "ffmpeg version 5.1.9-0+deb12u1 Copyright") == "5.1.9-0+deb12u1")
    #expect(EncoderProbe.version(in: "a page") == nil)
    let list =
      " ------\n V....D gif                  GIF\n A....D aac                  AAC\n V..... = Video\n"
    #expect(EncoderProbe.names(in: list).isSuperset(of: ["gif", "aac"]))
  }

  // MARK: The system

  @Test func `has a cache that is trusted and can be written`() {
    let cache = CacheProbe(folder: "/c", size: 1_500_000, bound: 2 << 30, isWritable: true)
    #expect(states(cache.findings) == [.ok])
    #expect(cache.findings[0].detail == "/c, 1.5 MB of 2.2 GB at most")
    var shared = cache
    shared.fault = "others can write it"
    #expect(states(shared.findings) == [.warning])
    var closed = cache
    closed.isWritable = false
    #expect(states(closed.findings) == [.missing])
  }

  @Test func `has a sandbox, or tells what keeps it from one`() {
    func findings(_ support: Sandbox.Support) -> [Diagnosis.Finding] {
      SandboxProbe(support: support).findings
    }
    #expect(states(findings(.init(landlock: 7, filtersCalls: true))) == [.ok])
    #expect(states(findings(.init(landlock: 7, filtersCalls: false))) == [.warning])
    let absent = findings(
      .init(landlock: nil, fault: "function not implemented", filtersCalls: true))
    #expect(states(absent) == [.warning])
    #expect(
      absent[0].detail == "not confined: Landlock cannot be used: function not implemented")
  }

  @Test(arguments: [
    (5_000_000_000, Diagnosis.State.ok), (900_000_000, .warning), (1_000_000, .missing),
    (0, .missing),
  ])
  func `has space on its disks`(free: Int, state: Diagnosis.State) {
    let probe = DiskProbe(name: "output folder", folder: "/o", free: free, remedy: "--out DIR")
    #expect(states(probe.findings) == [state])
    var closed = probe
    closed.isWritable = false
    #expect(states(closed.findings) == [.missing])
    var unknown = probe
    unknown.free = nil
    #expect(states(unknown.findings) == [.warning])
  }

  @Test func `looks at the disk of the nearest folder`() throws {
    let folder = try TemporaryFolder()
    let place = folder.url.standardizedFileURL
    #expect(Folder.nearest(to: place.appending(path: "a/b")).path == place.path)
    #expect(DiskProbe.look("cache", place, remedy: "").free.map { $0 > 0 } == true)
  }

  // MARK: The whole

  private static let diagnosis = Diagnosis(findings: [
    Diagnosis.Finding(subject: .ffmpeg, name: "ffmpeg", state: .ok, detail: "5.1, /ffmpeg"),
    Diagnosis.Finding(
      subject: .toolchain, name: "swiftc", state: .missing, detail: "not on the PATH",
      cost: "no files", remedy: "install it", facts: ["needed": "6.3.1"]),
  ])

  @Test func `is text by subject, and JSON`() throws {
    #expect(
      Self.diagnosis.text == """
        toolchain
          missing  swiftc: not on the PATH
                   no files
                   install it
        ffmpeg
          ok       ffmpeg: 5.1, /ffmpeg
        """)
    #expect(!Self.diagnosis.isReady && Self.diagnosis.missing.map(\.name) == ["swiftc"])
    let json = try JSONNode(Self.diagnosis.json)
    #expect(json["ready"] == .truth(false) && json["findings"].elements.count == 2)
    #expect(json["findings"]["1"]["facts"]["needed"] == .text("6.3.1"))
  }

  // MARK: Programs

  private func program(_ text: String, in folder: TemporaryFolder) throws -> URL {
    let url = folder.url.appending(path: "program")
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    return url
  }

  @Test func `runs programs within a time, and all that they start`() async throws {
    let folder = try TemporaryFolder()
    let quick = try program("echo $1", in: folder)
    #expect(await BoundedRun.output(of: quick, ["hello"]) == "hello\n")
    #expect(await BoundedRun.output(of: folder.url.appending(path: "none"), []) == nil)
    let failing = try program("exit 3", in: folder)
    #expect(await BoundedRun.output(of: failing, []) == nil)
    let hanging = try program("sleep 600 & sleep 600", in: folder)
    #expect(await BoundedRun.output(of: hanging, [], within: 0.2) == nil)
  }
}
