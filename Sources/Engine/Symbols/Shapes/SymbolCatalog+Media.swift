extension SymbolCatalog {
  /// Playback, music, pictures and films.
  static let mediaShapes = """
    play body r1.6 M6 3.4 20.6 12 6 20.6 Z
    play.fill area r2 M5 2.2 22 12 5 21.8 Z
    pause body R4.6 3.8 4.6 16.4 1.2 body R14.8 3.8 4.6 16.4 1.2
    stop body R4 4 16 16 2.2
    record.circle.fill area O12 12 10.2 hole O12 12 7.2 area O12 12 5.6
    playpause body r1 M2 5 11 12 2 19 Z body R13.4 5 2.6 14 0.8 body R19.4 5 2.6 14 0.8
    forward body r1.2 M2.4 5.6 11.6 12 2.4 18.4 Z body r1.2 M13 5.6 22.2 12 13 18.4 Z
    backward mirror forward
    forward.end body r1.2 M5 4.6 17 12 5 19.4 Z body R18.6 4.6 2 14.8 0.8
    backward.end mirror forward.end
    forward.end.alt as forward.end
    forward.end.alt.fill as forward.end.fill
    backward.end.alt as backward.end
    backward.end.alt.fill as backward.end.fill
    forward.frame as forward.end
    backward.frame as backward.end
    eject body r1.2 M12 4 21 14.4 H3 Z body R3.4 17.4 17.2 2.4 0.8
    memories as gobackward
    play.rectangle.on.rectangle body R1.6 3.2 16.4 12 2.4 hole! R6 8.8 16.4 12 2.4 body R6 8.8 16.4
      12 2.4 spot r0.6 M12 11.8 17 14.8 12 17.8 Z
    play.square.stack use square.stack 1 12 12 use play.fill 0.36 12.4 15
    play.square.stack.fill use square.stack.fill 1 12 12 stamp r0.6 M9.8 11.8 15.4 15 9.8 18.2 Z
    music.note line M9.8 17.6 V4.4 L18.4 2.4 V7 L9.8 9 area E6.9 18 3.6 3
    music.note.list line M2.4 5 H12 M2.4 10 H12 M2.4 15 H8.4 M16.4 17.8 V5.2 L22 3.8 V7 L16.4 8.4
      area E13.9 18.2 3.2 2.7
    music.quarternote.3 use music.note 0.7 6 14 use music.note 0.7 16 12
    music.mic line M3 21.4 12.4 11.6 O16 8 5 M11.4 8.4 15.6 12.6
    music.mic.circle line O12 12 9.375 use music.mic 0.56 12 12
    music.note.house use house 1 12 12 use music.note 0.44 12 14.6
    music.note.house.fill use house.fill.plain 1 12 12 hole O10.4 17.4 2 groove M12.4 17 V10 L16 9.2
      V11.4 L12.4 12.2
    music.note.tv use tv 1 12 12 use music.note 0.42 12 10.6
    guitars line O8 16 5 O8 16 1.6 M11.4 12.4 20 3.6 M18.4 2.4 21.4 5.4
    guitars.fill area O8 16 5.8 hole O8 16 1.6 line M11.4 12.4 20 3.6 M18.4 2.4 21.4 5.4
    pianokeys line R1.6 5 20.8 14 2 M8.5 13 V19 M15.5 13 V19 area R6.6 5 3.6 8 0.6 R13.8 5 3.6 8 0.6
    metronome body r1.4 M9.4 2.6 H14.6 L19.4 21.4 H4.6 Z cut M12 15 18 6 M6 16 H18
    tuningfork line M8 2.4 V9 a12 9 4 180 0 V2.4 M12 13 V21.6
    dial.min line O12 12 8 M12 12 7 17
    photo body R1.6 4 20.8 16 2.8 cut r1 M2 17.4 7.4 12.4 C8 11.9 8.8 11.9 9.4 12.4 L13.4 16 L16
      13.8 C16.6 13.3 17.4 13.3 18 13.8 L22 17.2 spot O8 8.6 1.8
    photo.fill area R0.8 3.2 22.4 17.6 3.4 hole M3 17.6 7.6 13.4 C8.2 12.9 8.8 12.9 9.4 13.4 L13
      16.8 L16 14.4 C16.6 13.9 17.4 13.9 18 14.4 L21 17.2 V17.6 C21 18.4 20.6 18.8 19.8 18.8 H4.2
      C3.4 18.8 3 18.4 3 17.6 Z O8 8.4 2.1
    photo.on.rectangle line R5.4 2.6 17 12.4 2.2 hole! R1.6 8 17 12.8 2.2 body R1.6 8 17 12.8 2.2
      cut r1 M2 18.8 6.4 14.6 9.8 17.6 13 14.8 18.2 18.8 spot O6.4 11.8 1.3
    photo.on.rectangle.angled as photo.on.rectangle
    photo.stack body R2.2 8.4 19.6 13 2.6 line M5.4 2.4 H18.6 M3.8 5.4 H20.2 cut r1 M2.6 19.2 8 14.6
      12.4 18 16 15 21.4 18.8
    photo.artframe line R3 2.4 18 19.2 2 R6.4 5.8 11.2 12.4 0.8 M7 16 10.4 12.4 13 14.8 14.6 13.4 17
      15.6 area O10 9.2 1.2
    photo.tv as photo
    camera body r2 M8.6 4.4 H15.4 L17.2 7 H19.6 C21.4 7 22.6 8.2 22.6 10 V17 C22.6 18.8 21.4 20 19.6
      20 H4.4 C2.6 20 1.4 18.8 1.4 17 V10 C1.4 8.2 2.6 7 4.4 7 H6.8 Z cut O12 13.2 4
    camera.macro as leaf
    camera.aperture line O12 12 9.375 M12 2.6 16 10.4 M20.2 7.4 15.4 14.8 M20 17 11.6 16.2 M12 21.4
      8 13.6 M3.8 16.6 8.6 9.2 M4 7 12.4 7.8
    camera.filters body O12 8 5.4 body O8 15 5.4 body O16 15 5.4
    camera.rotate use camera 1 12 12
    camera.on.rectangle line R1.6 4 16 12 2.2 mask camera.fill 0.7 14.6 15 use camera 0.7 14.6 15
    arrow.triangle.2.circlepath.camera body r2 M8.6 4.4 H15.4 L17.2 7 H19.6 C21.4 7 22.6 8.2 22.6 10
      V17 C22.6 18.8 21.4 20 19.6 20 H4.4 C2.6 20 1.4 18.8 1.4 17 V10 C1.4 8.2 2.6 7 4.4 7 H6.8 Z
      cut A12 13.2 3.8 190 320 A12 13.2 3.8 10 140
    film body R1.6 4 20.8 16 2.6 cut M6.4 4 V20 M17.6 4 V20 M1.6 8 H6.4 M1.6 12 H22.4 M1.6 16 H6.4
      M17.6 8 H22.4 M17.6 16 H22.4
    film.stack as film
    movieclapper body R2 9.4 20 11.4 2.2 line r1.4 M2.4 9 2 4.6 20.6 2.4 21.2 6 M7.4 4.2 9.6 8 M13.4
      3.4 15.6 7.2
    movieclapper.fill as movieclapper
    popcorn body r1.4 M4.4 9.4 H19.6 L17.4 22 H6.6 Z cut M9.4 10 10.4 21.6 M14.6 10 13.6 21.6 line
      M4.4 9 C2.6 6.6 5 4.4 7 5 C7.4 2.6 10.6 2 12 3.8 C13.4 2 16.6 2.6 17 5 C19 4.4 21.4 6.6 19.6 9
    ticket body r2 M1.6 5.6 H22.4 V9.8 C20 10 20 14 22.4 14.2 V18.4 H1.6 V14.2 C4 14 4 10 1.6 9.8 Z
      cut M15 6 V8.4 M15 10.8 V13.2 M15 15.6 V18
    crop line r1 M6.4 1.6 V17.6 H22.4 M1.6 6.4 H17.6 V22.4
    crop.rotate as crop
    wand.and.stars line M3 21 13.6 10.4 M11.4 8.2 15.8 12.6 area S18 5.4 3.6 1.3 4 S7 5 2.6 0.9 4
      S19.4 16 2.6 0.9 4
    wand.and.rays line M3 21 13 11 M16 2.4 V6 M16 12 V15.6 M9.4 9 H13 M19 9 H22.6 M18.4 6.6 20.6 4.4
      M18.4 11.4 20.6 13.6 M13.6 6.6 11.4 4.4
    wand.and.sparkles as wand.and.stars
    wand.and.outline as wand.and.rays
    sparkle area M12 1.6 C12.9 8 16 11.1 22.4 12 C16 12.9 12.9 16 12 22.4 C11.1 16 8 12.9 1.6 12 C8
      11.1 11.1 8 12 1.6 Z
    sparkles area:y M10 5.4 C10.7 11 13 13.3 18.6 14 C13 14.7 10.7 17 10 22.6 C9.3 17 7 14.7 1.4 14
      C7 13.3 9.3 11 10 5.4 Z area2:y M18.6 1.2 C19 4.2 20 5.2 23 5.6 C20 6 19 7 18.6 10 C18.2 7
      17.2 6 14.2 5.6 C17.2 5.2 18.2 4.2 18.6 1.2 Z area2:y M5 2 C5.3 4 6 4.7 8 5 C6 5.3 5.3 6 5 8
      C4.7 6 4 5.3 2 5 C4 4.7 4.7 4 5 2 Z
    sparkle.magnifyingglass line O10.4 10.4 7.2 M15.8 15.8 21 21 use sparkle 0.4 10.4 10.4
    apple.intelligence line E12 12 9.4 4.6 E12 12 4.6 9.4
    apple.logo area M16.2 12.6 C16.2 10.4 17.8 9.2 18.2 9 C17.2 7.4 15.6 7.2 15 7.2 C13.6 7 12.4 8
      11.8 8 C11.2 8 10.2 7.2 9 7.2 C7.4 7.2 5.4 8.6 5.4 12.2 C5.4 16 8 20.4 9.8 20.4 C10.8 20.4
      11.2 19.8 12.4 19.8 C13.6 19.8 13.8 20.4 15 20.4 C16.6 20.4 18.2 17.6 18.8 15.8 C17.4 15.4
      16.2 14.2 16.2 12.6 Z M14.2 5.6 C15 4.8 15.4 3.6 15.2 2.4 C14.2 2.6 13 3.2 12.4 4 C11.8 4.8
      11.4 5.8 11.6 6.8 C12.6 6.8 13.6 6.4 14.2 5.6 Z
    applelogo as apple.logo
    swift area M20.6 16 C21.8 12.4 19.4 7 14.6 4 C17.2 7.6 17.6 11 16 13.4 C13 11.4 8.8 8 5.6 4.6 C7
      7 10 10.4 11.6 12 C9 10.4 4.6 7 2.6 5 C4.6 9 10 14.6 13.4 16.6 C10 18.4 5.4 17.6 1.6 15 C5
      20.6 12.6 22.2 17 19 C18.8 18 21 18.4 22 20.8 C22.6 18.8 21.6 17 20.6 16 Z
    pip line R1.6 4 20.8 16 2.6 area R11.6 11.4 8.4 6.4 1.2
    pip.enter as pip
    pip.exit as pip
    rectangle.inset.filled.and.person.filled as person.crop.rectangle
    captions.bubble body R1.8 4 20.4 15.4 3 cut M5 14.6 H10 M12.6 14.6 H19 M5 11 H8 M10.6 11 H16
    tv.music.note use tv 1 12 12 use music.note 0.42 12 10.6
    hifispeaker.2 use hifispeaker 0.9 6 12 use hifispeaker 0.9 18 12
    circle.lefthalf.filled.righthalf.striped.horizontal as circle.lefthalf.filled
    paintpalette body M12 2.6 C6.6 2.6 2.2 6.6 2.2 12 C2.2 17.4 6.4 21.4 11.4 21.4 C14 21.4 14 19.2
      13.4 17.8 C12.6 16 13.8 14.6 15.6 14.6 H18.4 C20.6 14.6 21.8 13 21.8 11 C21.8 6.2 17.4 2.6 12
      2.6 Z spot O7.4 8.4 1.6 O13 6.4 1.6 O17.6 9.6 1.6 O6.6 14 1.6
    paintbrush body r1 M20.6 1.8 C22.4 3 22 4.6 21 6.2 L14.6 15 L9.8 11.2 L17.4 3 C18.4 2 19.4 1.2
      20.6 1.8 Z body M8.6 12.6 12.8 16.2 C13 20 9 22 2.6 20.8 C4.8 19.6 4.4 18 5 15.8 C5.6 13.6 7
      12.6 8.6 12.6 Z
    paintbrush.pointed body r1 M21.6 2.4 C22.4 4 17 11.6 12 16 L8.4 12.4 C13 7.4 20 1.6 21.6 2.4 Z
      body M7.2 14 10.2 17 C10 20.4 7 21.6 2.4 20.8 C4.2 19.8 4 18.6 4.4 17 C4.8 15 5.8 14 7.2 14 Z
    eyedropper line r1 M13 7 4.4 15.6 3 21 8.4 19.6 17 11 M11 5 19 13 area r2 M14.4 6.4 17 3.6 C18.6
      1.8 21 2 21.8 3 C23 4.4 22.4 6 20.4 8 L17.6 9.6 Z
    eyedropper.halffull as eyedropper
    scribble line M3 15 C6 4 14 2 12 9 C10.4 15 5 19.6 9 20.4 C13 21 16 12 18 12.6 C20 13.2 16 18 21
      18.6
    scribble.variable as scribble
    lasso line E12 9.4 9.4 6.6 O8 17 2 M9 19 C9 21 7 22 5.6 22
    circle.dotted.circle use circle.dotted 1 12 12 area O12 12 4
    wand.and.stars.inverse as wand.and.stars
    mosaic body R2.6 2.6 18.8 18.8 2.4 cut M12 2.6 V21.4 M2.6 12 H21.4 M7.3 2.6 V12 M16.7 12 V21.4
    skew line r1 M8 4 H22 L16 20 H2 Z
    aspectratio body R1.6 4 20.8 16 2.6 cut R4.6 7 9 6.6 1
    pip.fill area R0.8 3.2 22.4 17.6 3.4 hole R11.6 11.4 8.4 6.4 1.2
    sparkles.rectangle.stack use rectangle.stack 1 12 12 use sparkle 0.36 12 15
    sparkles.rectangle.stack.fill use rectangle.stack.fill 1 12 12 stamp S12 15.2 4 1.4 4
    camera.metering.center.weighted line R1.6 4 20.8 16 2.6 O12 12 3.6
    macwindow line R1.6 3.6 20.8 16.8 2.6 M1.6 8 H22.4 area O4.8 5.8 0.8 O7.4 5.8 0.8 O10 5.8 0.8
    macwindow.on.rectangle line R6.4 2.4 16 12 2 hole! R1.6 8 16.4 12.6 2 line R1.6 8 16.4 12.6 2
      M1.6 11.6 H18
    menubar.rectangle line R1.6 4 20.8 16 2.6 M1.6 8.4 H22.4
    menubar.dock.rectangle line R1.6 4 20.8 16 2.6 M1.6 8 H22.4 area R6 15.6 12 2.4 1
    dock.rectangle line R1.6 4 20.8 16 2.6 area R6 15 12 2.6 1
    appclip line r5 M3.1 15 V3.1 H15 M20.9 9 V20.9 H9 area R7.4 7.4 9.2 9.2 2
    """
}
