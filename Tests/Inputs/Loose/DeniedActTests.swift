import Testing

@testable import ScrollworkLoose

@Suite struct `Denied acts` {
  @Test func `are read from a record, whatever code writes into it`() {
    let record = """
      write\t/tmp/a\t1f\t20
      nonsense
      fly\t/moon
      socket\t
      read\t/etc/shadow\tzz\t3

      """
    let acts = DeniedAct.all(in: record)
    #expect(acts.map(\.kind) == [.write, .socket, .read])
    #expect(acts.map(\.subject) == ["/tmp/a", "", "/etc/shadow"])
    #expect(acts.map(\.callers) == [[0x1f, 0x20], [], [3]])
  }

  @Test(
    arguments: [
      ("/files/Cards.swift:12:5", "Cards.swift:12"), ("/files/a b/C.swift:3:1", "a b/C.swift:3"),
      ("/home/me/C:D.swift:7:2", "/home/me/C:D.swift:7"), ("/files/Cards.swift:0:0", nil),
      ("??:0:0", nil), ("/files/<compiler-generated>:1:1", nil), ("", nil),
    ] as [(String, String?)])
  func `have the line of a file of the user's`(line: String, place: String?) {
    #expect(DeniedAct.place(line) == place)
  }

  @Test func `of one kind at one place are one message`() {
    var acts = DeniedAct.all(
      in: "write\t/x/.dat.nosync1.abc\nwrite\t/x/b\nwrite\t/x/b\nprocess\t/bin/sh\nsignal\t\n")
    for index in 0..<4 { acts[index].place = "A.swift:3" }
    #expect(
      DeniedAct.messages(about: acts) == [
        "A.swift:3: the sandbox denied writing a file in /x and 1 other; --no-sandbox allows it",
        "A.swift:3: the sandbox denied the process /bin/sh; --no-sandbox allows it",
        "the sandbox denied a signal to another process; --no-sandbox allows it",
      ])
    let many = (0..<12).map { number in
      var act = DeniedAct.all(in: "socket\t")[0]
      act.place = "A.swift:\(number)"
      return act
    }
    #expect(DeniedAct.messages(about: many).count == 9)
    #expect(DeniedAct.messages(about: many).last == "the sandbox denied more, at 4 other places")
  }
}
