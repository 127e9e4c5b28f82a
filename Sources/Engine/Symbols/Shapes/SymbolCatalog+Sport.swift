extension SymbolCatalog {
  /// Sports and games.
  static let sportShapes = """
    sportscourt body R1 4.4 22 15.2 2 cut M12 4.4 V19.6 O12 12 3 M1 8.6 H4.4 V15.4 H1 M23 8.6 H19.6
      V15.4 H23
    soccerball line O12 12 9.375 M12 2.8 V6.4 M20.6 9.4 17.4 10.6 M17.4 19.4 15.4 16.4 M6.6 19.4 8.6
      16.4 M3.4 9.4 6.6 10.6 area r0.4 P12 12 4.6 5
    soccerball.inverse as soccerball
    basketball body O12 12 9.375 cut M2.8 12 H21.2 M12 2.8 V21.2 A1.6 12 7.6 -52 52 A22.4 12 7.6 128
      232
    football body M4 20 C1 11 11 1 20 4 C23 13 13 23 4 20 Z cut M8.4 15.6 15.6 8.4 M9.6 12 12 14.4
      M12 9.6 14.4 12
    american.football as football
    baseball body O12 12 9.375 cut A2.4 12 7.4 -52 52 A21.6 12 7.4 128 232
    tennis.racket line E14.6 8.6 6.8 6 M9.6 12.8 2.6 21 M10.6 6 17.6 12.4 M14 3.4 19.4 9
    tennisball body O12 12 9.375 cut A1.4 8 10 -20 70 A22.6 16 10 160 250
    volleyball body O12 12 9.375 cut M12 12 V2.8 M12 12 L4.2 17 M12 12 L20 17
    cricket.ball as baseball
    figure.american.football as figure.run
    hockey.puck as opticaldisc
    dumbbell body R0.8 9 2.6 6 1 body R4.4 6 4.2 12 1.4 body R15.4 6 4.2 12 1.4 body R20.6 9 2.6 6 1
      line M8.8 12 H15.2
    trophy.circle as trophy
    medal.circle as medal
    skateboard line M2 9 C3 12 4.6 12 6 12 H18 C19.4 12 21 12 22 9 O7 16 2 O17 16 2
    skis line M6 2 V20 M12 2 V20
    snowboard body r3 M8 2 H16 V22 H8 Z
    surfboard as snowboard
    oar.2.crossed line M4 4 20 20 M20 4 4 20
    die.face.1 body R3.1 3.1 17.8 17.8 3.6 spot O12 12 1.9
    die.face.2 body R3.1 3.1 17.8 17.8 3.6 spot O8 8 1.8 O16 16 1.8
    die.face.3 body R3.1 3.1 17.8 17.8 3.6 spot O7.6 7.6 1.7 O12 12 1.7 O16.4 16.4 1.7
    die.face.4 body R3.1 3.1 17.8 17.8 3.6 spot O8 8 1.8 O16 8 1.8 O8 16 1.8 O16 16 1.8
    die.face.5 body R3.1 3.1 17.8 17.8 3.6 spot O7.6 7.6 1.7 O16.4 7.6 1.7 O12 12 1.7 O7.6 16.4 1.7
      O16.4 16.4 1.7
    die.face.6 body R3.1 3.1 17.8 17.8 3.6 spot O8 7 1.6 O16 7 1.6 O8 12 1.6 O16 12 1.6 O8 17 1.6
      O16 17 1.6
    dice body R1.6 1.6 13 13 2.8 hole! R9 9 13.4 13.4 2.8 body R9 9 13.4 13.4 2.8 spot O5.4 5.4 1.2
      O13 13 1.2 O18.4 18.4 1.2 O15.7 15.7 1.2
    checkerboard.rectangle line R1.6 3 20.8 18 2 area M1.6 3 H8.5 V9 H1.6 Z M15.4 3 H22.4 V9 H15.4 Z
      M8.5 9 H15.4 V15 H8.5 Z M1.6 15 H8.5 V21 H1.6 Z M15.4 15 H22.4 V21 H15.4 Z
    chess as crown
    trophy.square as trophy
    """
}
