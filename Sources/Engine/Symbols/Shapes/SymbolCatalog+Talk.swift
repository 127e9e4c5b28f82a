extension SymbolCatalog {
  /// Messages, mail, calls, sound and signals.
  static let talkShapes = """
    bubble body r3.4 M12 3.4 H18 C20.6 3.4 22 4.8 22 7.4 V13.4 C22 16 20.6 17.4 18 17.4 H12.6 L8.2
      21.2 C7.6 21.7 7 21.4 7 20.6 V17.4 H6 C3.4 17.4 2 16 2 13.4 V7.4 C2 4.8 3.4 3.4 6 3.4 Z
    bubble.left as bubble
    bubble.left.fill as bubble.fill
    bubble.fill area M6 2.6 H18 C21.2 2.6 22.8 4.2 22.8 7.4 V13.4 C22.8 16.6 21.2 18.2 18 18.2 H12.8
      L8.6 21.8 C7.4 22.8 6.2 22 6.2 20.6 V18.2 H6 C2.8 18.2 1.2 16.6 1.2 13.4 V7.4 C1.2 4.2 2.8 2.6
      6 2.6 Z
    bubble.right mirror bubble
    bubble.right.fill mirror bubble.fill
    bubble.middle.bottom as bubble
    bubble.middle.bottom.fill as bubble.fill
    ellipsis.bubble use bubble 1 12 12 area O7.4 10.4 1.35 O12 10.4 1.35 O16.6 10.4 1.35
    ellipsis.bubble.fill use bubble.fill 1 12 12 stamp O7.4 10.4 1.4 O12 10.4 1.4 O16.6 10.4 1.4
    ellipsis.message use message 1 12 12 area O7.6 11.4 1.35 O12 11.4 1.35 O16.4 11.4 1.35
    ellipsis.message.fill use message.fill 1 12 12 stamp O7.6 11.4 1.4 O12 11.4 1.4 O16.4 11.4 1.4
    text.bubble use bubble 1 12 12 line M6.4 8.4 H17.6 M6.4 12.4 H13.6
    text.bubble.fill use bubble.fill 1 12 12 groove M6.4 8.4 H17.6 M6.4 12.4 H13.6
    quote.bubble use bubble 1 12 12 use quote.opening 0.5 12 10.4
    quote.bubble.fill use bubble.fill 1 12 12 hole M6.6 10.9 C6.6 8.6 7.9 7.4 10 7.1 L10.2 8.2 C9.2
      8.5 8.6 9.1 8.5 9.9 C9.8 9.7 10.7 10.5 10.7 11.8 C10.7 13.1 9.8 13.9 8.7 13.9 C7.3 13.9 6.6
      12.8 6.6 10.9 Z M12.9 10.9 C12.9 8.6 14.2 7.4 16.3 7.1 L16.5 8.2 C15.5 8.5 14.9 9.1 14.8 9.9
      C16.1 9.7 17 10.5 17 11.8 C17 13.1 16.1 13.9 15 13.9 C13.6 13.9 12.9 12.8 12.9 10.9 Z
    phone.bubble use bubble 1 12 12 use phone.fill 0.42 12 10.4
    star.bubble use bubble 1 12 12 use star.fill 0.48 12 10.4
    bubble.left.and.bubble.right use bubble.right 0.72 17.6 14.4 mask bubble.fill 0.74 7.4 8.6 use
      bubble 0.74 7.4 8.6
    bubble.left.and.bubble.right.fill use2 bubble.right.fill 0.72 17.6 14.4 mask bubble.fill 0.74
      7.4 8.6 use bubble.fill 0.74 7.4 8.6
    bubble.left.and.exclamationmark.bubble.right as bubble.left.and.bubble.right
    bubble.left.and.text.bubble.right as bubble.left.and.bubble.right
    message body M12 3.2 C17.8 3.2 22 6.8 22 11.4 C22 16 17.8 19.6 12 19.6 C10.9 19.6 9.8 19.5 8.8
      19.2 C7.5 20.4 5.8 21.2 4.2 21.3 C3.5 21.3 3.3 20.8 3.7 20.3 C4.5 19.4 5 18.2 5 17.2 C3.1 15.8
      2 13.7 2 11.4 C2 6.8 6.2 3.2 12 3.2 Z
    arrow.down.message use message 1 12 12 line M12 7 V15.4 M8.6 12.2 12 15.6 15.4 12.2
    arrow.up.message use message 1 12 12 line M12 15.8 V7.6 M8.6 10.8 12 7.4 15.4 10.8
    quote.opening area M4 11 C4 7.4 6 5.4 9.4 5 L9.8 6.6 C7.8 7.2 6.8 8.4 6.8 10 C9 9.6 10.6 11 10.6
      13.2 C10.6 15.4 9 16.8 7.2 16.8 C5 16.8 4 15 4 11 Z M13.4 11 C13.4 7.4 15.4 5.4 18.8 5 L19.2
      6.6 C17.2 7.2 16.2 8.4 16.2 10 C18.4 9.6 20 11 20 13.2 C20 15.4 18.4 16.8 16.6 16.8 C14.4 16.8
      13.4 15 13.4 11 Z
    quote.closing area M20 13 C20 16.6 18 18.6 14.6 19 L14.2 17.4 C16.2 16.8 17.2 15.6 17.2 14 C15
      14.4 13.4 13 13.4 10.8 C13.4 8.6 15 7.2 16.8 7.2 C19 7.2 20 9 20 13 Z M10.6 13 C10.6 16.6 8.6
      18.6 5.2 19 L4.8 17.4 C6.8 16.8 7.8 15.6 7.8 14 C5.6 14.4 4 13 4 10.8 C4 8.6 5.6 7.2 7.4 7.2
      C9.6 7.2 10.6 9 10.6 13 Z
    envelope body R1.4 4.6 21.2 14.8 2.8 cut M2.4 6 10.6 13.2 C11.5 13.9 12.5 13.9 13.4 13.2 L21.6 6
    envelope.open body r2 M1.8 9.4 L12 2 L22.2 9.4 V21.2 H1.8 Z cut M2.6 10.6 12 16.6 21.4 10.6
    mail as envelope
    mail.fill as envelope.fill
    mail.stack use envelope 1 12 14 line M4 4 H20
    paperplane body r1.2 M21.8 2.2 14.6 21.4 10.8 13.2 2.6 9.4 Z cut M21 3 10.8 13.2
    paperplane.fill area r1.1 M22.6 1.4 15 22.6 11 14.2 19.4 4.6 9.8 13 1.4 9 Z
    phone body M5.4 2.6 C6.2 1.9 7.3 2 8 2.9 L10.1 5.8 C10.7 6.6 10.6 7.6 9.9 8.3 L8.8 9.4 C8.4 9.8
      8.4 10.3 8.7 10.8 C9.9 12.8 11.3 14.2 13.3 15.4 C13.8 15.7 14.3 15.7 14.7 15.2 L15.8 14.1
      C16.5 13.4 17.4 13.3 18.2 13.9 L21.2 16 C22.1 16.7 22.2 17.8 21.5 18.6 C19.8 20.6 18 21.6 15.6
      21 C9.6 19.4 4.6 14.4 3 8.4 C2.5 6 3.4 4.2 5.4 2.6 Z
    phone.down use phone 1 12 12
    phone.down.fill area M12 8.4 C16.6 8.4 20.4 9.4 22.4 11.4 C23.4 12.6 23.2 14.6 22.4 16 C21.9
      16.8 21.2 17 20.4 16.8 L17.2 15.9 C16.5 15.7 16.1 15.2 16.1 14.5 L16 12.8 C13.4 12 10.6 12 8
      12.8 L7.9 14.5 C7.9 15.2 7.5 15.7 6.8 15.9 L3.6 16.8 C2.8 17 2.1 16.8 1.6 16 C0.8 14.6 0.6
      12.6 1.6 11.4 C3.6 9.4 7.4 8.4 12 8.4 Z
    phone.arrow.up.right use phone 1 11 13 line M15.6 8.4 21 3 M16.4 2.8 H21.2 V7.6
    phone.arrow.up.right.fill use phone.fill 1 11 13 line M15.6 8.4 21 3 M16.4 2.8 H21.2 V7.6
    phone.arrow.down.left use phone 1 11 13 line M21 3 15.6 8.4 M15.4 3.6 V8.6 H20.4
    phone.arrow.down.left.fill use phone.fill 1 11 13 line M21 3 15.6 8.4 M15.4 3.6 V8.6 H20.4
    phone.connection use phone 1 11 13 line A14 9 4 -70 -20 A14 9 7.4 -70 -20
    teletype as phone
    video body R0.8 5.4 15.6 13.2 3 body r1.2 M18.4 10.6 23.2 6.8 V17.2 L18.4 13.4 Z
    mic body R8.2 1.8 7.6 12.8 3.8 line M4.6 10.6 V11.8 a12 11.8 7.4 180 0 V10.6 M12 19.2 V22.4 M8
      22.4 H16
    mic.fill area R7.4 1 9.2 14.4 4.6 line M4.6 10.6 V11.8 a12 11.8 7.4 180 0 V10.6 M12 19.2 V22.4
      M8 22.4 H16
    waveform line M2 10.6 V13.4 M6 8 V16 M10 3.6 V20.4 M14 7 V17 M18 4.8 V19.2 M22 10.6 V13.4
    waveform.path line r0.8 M1 12 H4 L7 5 11 19 15 4 18.4 15 20 12 H23
    waveform.path.ecg line r0.6 M1 13 H6.4 L9 8.8 12 20 15.2 3.4 17.8 13 H23
    waveform.path.ecg.rectangle use rectangle 1 12 12 line r0.4 M3.6 12.4 H8 L9.6 10 11.6 16 13.6
      7.6 15.2 12.4 H20.4
    speaker body r1.2 M2.4 8.6 H6.4 L12.6 3.4 V20.6 L6.4 15.4 H2.4 Z
    speaker.wave.1 use speaker 1 9 12 line? A11.4 12 4.4 -40 40
    speaker.wave.1.fill use speaker.fill 1 9 12 line? A11.4 12 4.4 -40 40
    speaker.wave.2 use speaker 1 7 12 line? A9.2 12 4.4 -40 40 line? A9.2 12 8.4 -40 40
    speaker.wave.2.fill use speaker.fill 1 7 12 line? A9.2 12 4.4 -40 40 line? A9.2 12 8.4 -40 40
    speaker.wave.3 use speaker 1 4.6 12 line? A6.8 12 4.4 -40 40 line? A6.8 12 8.4 -40 40 line? A6.8
      12 12.4 -40 40
    speaker.wave.3.fill use speaker.fill 1 4.6 12 line? A6.8 12 4.4 -40 40 line? A6.8 12 8.4 -40 40
      line? A6.8 12 12.4 -40 40
    speaker.1 as speaker.wave.1
    speaker.1.fill as speaker.wave.1.fill
    speaker.2 as speaker.wave.2
    speaker.2.fill as speaker.wave.2.fill
    speaker.3.fill as speaker.wave.3.fill
    speaker.zzz use speaker 1 8 12 line r0.3 M15 6 H20 L15 12 H20
    megaphone body r1.4 M2 10 L19.6 4 V18 L2 13.6 Z body M6.4 15 C6 20.4 11.6 21 12.4 16.4 line M22
      9 V13
    bell body M12 2.6 C8.2 2.6 6 5.4 6 9 C6 13.4 5 14.6 3.9 15.9 C2.8 17.2 3.3 18.2 4.8 18.2 H19.2
      C20.7 18.2 21.2 17.2 20.1 15.9 C19 14.6 18 13.4 18 9 C18 5.4 15.8 2.6 12 2.6 Z area M9 19.8
      H15 C14.8 21.4 13.6 22.4 12 22.4 C10.4 22.4 9.2 21.4 9 19.8 Z
    bell.and.waves.left.and.right use bell 0.86 12 12 line A7 8 5 150 230 A17 8 5 -50 30
    bell.and.waves.left.and.right.fill use bell.fill 0.86 12 12 line A7 8 5 150 230 A17 8 5 -50 30
    wifi area? M8.9 16.6 C10.7 15.2 13.3 15.2 15.1 16.6 L12 20 Z line? A12 20.4 9.6 -136 -44 line?
      A12 20.4 14.4 -136 -44
    wifi.exclamationmark use wifi 1 12 12 mask exclamationmark 0.6 20 18 use exclamationmark 0.6 20
      18
    wifi.router body R2 13.6 20 7 2 spot O6 17.1 1.1 O10 17.1 1.1 line M18 13 V9 A18 9 3 -135 -45
      A18 9 6 -135 -45
    antenna.radiowaves.left.and.right line M12 11.6 V22 A12 8.6 5 130 230 A12 8.6 5 -50 50 A12 8.6 9
      130 230 A12 8.6 9 -50 50 area O12 8.6 2.2
    dot.radiowaves.left.and.right area O12 12 2.2 line A12 12 5.4 130 230 A12 12 5.4 -50 50 A12 12
      9.4 130 230 A12 12 9.4 -50 50
    dot.radiowaves.right area O6 12 2.2 line A6 12 5.4 -50 50 A6 12 9.4 -50 50 A6 12 13.4 -50 50
    dot.radiowaves.forward as dot.radiowaves.right
    dot.radiowaves.up.forward area O5 19 2.2 line A5 19 6 -90 0 A5 19 10.4 -90 0 A5 19 14.8 -90 0
    radiowaves.right line A4 12 4 -50 50 A4 12 8 -50 50 A4 12 12 -50 50
    radiowaves.left mirror radiowaves.right
    wave.3.right as radiowaves.right
    wave.3.left as radiowaves.left
    wave.3.forward as radiowaves.right
    cellularbars area? R1.6 14.4 4 6 1 area? R7.2 11 4 9.4 1 area? R12.8 7.4 4 13 1 area? R18.4 3.6
      4 16.8 1
    chart.bar body R2 12 5 9 1.2 body R9.5 3 5 18 1.2 body R17 7.4 5 13.6 1.2
    chart.bar.xaxis line M1.6 21.4 H22.4 area R3 11 4.4 8.4 1 R9.8 3 4.4 16.4 1 R16.6 7 4.4 12.4 1
    chart.line.uptrend.xyaxis line r0.8 M2.6 3 V20.8 H21.8 M5.8 15.4 10 10.8 13.4 13.6 20 6.4 M15.6
      6 H20.4 V10.8
    chart.line.downtrend.xyaxis line r0.8 M2.6 3 V20.8 H21.8 M5.8 6.4 10 11 13.4 8.4 20 15.4 M15.6
      15.8 H20.4 V11
    chart.line.flattrend.xyaxis line r0.8 M2.6 3 V20.8 H21.8 M5.8 12 H20 M16.8 8.8 20 12 16.8 15.2
    chart.xyaxis.line line r0.8 M2.6 3 V20.8 H21.8 M6 16 10.4 9.6 14.4 13 20.4 6
    chart.dots.scatter line r0.8 M2.6 3 V20.8 H21.8 area O8 15 1.5 O11.6 9.6 1.5 O15.4 13.4 1.5
      O18.8 6.6 1.5
    chart.pie body M13.6 10.4 V1.9 C18.4 1.9 22.1 5.6 22.1 10.4 Z body M10.6 5 V13.4 H19 C19 18 15.2
      21.8 10.6 21.8 C6 21.8 2.2 18 2.2 13.4 C2.2 8.8 6 5 10.6 5 Z
    chart.bar.doc.horizontal use doc.plain 1 12 12 line M7.6 9.6 H12 M7.6 13 H16 M7.6 16.4 H14
    gauge line A12 12.6 9.4 140 400 M12 12.6 16.4 8.2 area O12 12.6 1.8
    gauge.medium as gauge
    gauge.with.needle as gauge
    gauge.with.dots.needle.67percent as gauge
    gauge.with.dots.needle.bottom.50percent line A12 14 9.4 180 360 M12 14 V7.6 area O12 14 2
    speedometer body O12 12 9.375 cut M12 13 15.6 8.6 spot O12 13.4 1.8 O6.6 12 1 O12 6 1 O17.4 12 1
      O8.2 8 1 O15.8 16.4 1 O8.2 16.4 1
    barometer as speedometer
    translate line R1.4 2.4 12 12 2.4 M4.6 6 H10.2 M7.4 4.8 V6 C7.4 8.6 6.4 10.4 4.6 11.4 M6.2 8 C7
      9.8 8.2 10.8 10 11.4 area R10.6 9.6 12 12 2.4 hole! R1.4 2.4 12 12 2.4 line R1.4 2.4 12 12 2.4
      M4.6 6 H10.2 M7.4 4.8 V6 C7.4 8.6 6.4 10.4 4.6 11.4
    character line M6 18.6 12 5.4 18 18.6 M8 14 H16
    antenna.radiowaves.left.and.right.circle line O12 12 9.375 use antenna.radiowaves.left.and.right
      0.56 12 12
    shareplay use person.2.wave.2 1 12 12
    airplayvideo line r2.6 M7 17.4 H1.8 V4 H22.2 V17.4 H17 area r0.6 M12 13.6 18 21 H6 Z
    airplay.video as airplayvideo
    airplayaudio line A12 12 3.4 130 410 A12 12 6.6 125 415 A12 12 9.8 122 418 area r0.6 M12 13.6 18
      21 H6 Z
    airplay.audio as airplayaudio
    airpods area O7 6 3.4 R7.4 6 3 14 1.5 O17 6 3.4 R13.6 6 3 14 1.5
    airpodspro as airpods
    airpods.gen3 as airpods
    headphones line M3.4 16 V12.6 a12 12 8.6 180 360 V16 area R1.8 13.4 5 8 2 R17.2 13.4 5 8 2
    earbuds as airpods
    hifispeaker body R5 1.8 14 20.4 2.6 cut O12 14.8 4.2 spot O12 14.8 1.4 O12 6 1.7
    homepod body R4.4 3 15.2 18 6.4 cut M7.6 6 H16.4
    radio body R1.8 7.6 20.4 13.4 2.4 line M5.4 7.2 17.6 2.2 cut O16.6 14.4 3.2 M5 12 H10 M5 16.4
      H10
    waveform.and.mic use waveform 0.8 8 12 use mic.fill 0.6 19.4 12
    waveform.and.magnifyingglass use waveform 0.7 8.4 9 use magnifyingglass 0.6 17 16
    gauge.with.dots.needle.33percent as gauge
    gauge.with.dots.needle.50percent as gauge.with.dots.needle.bottom.50percent
    gauge.low as gauge
    gauge.high as gauge
    mail.stack.fill use envelope.fill 1 12 14 line M4 4 H20
    xmark.icloud.fill use icloud.fill 1 12 12 groove M9.4 10 14.6 15.2 M14.6 10 9.4 15.2
    person.icloud.fill use icloud.fill 1 12 12 mask person.fill 0.34 12 13
    person.2.wave.2.fill use person.fill 0.8 8 12 line A18 12 3 -45 45 A18 12 6 -45 45
    person.line.dotted.person.fill use person.fill 0.72 3.4 12 use person.fill 0.72 20.6 12 area
      O9.6 12 0.9 O12 12 0.9 O14.4 12 0.9
    heart.text.clipboard.fill use clipboard.fill 1 12 12 mask heart.fill 0.3 12 13.4
    comb.fill as comb
    """
}
