extension SymbolCatalog {
  /// People, faces, hands and the body.
  static let peopleShapes = """
    person body O12 7 4.3 body M5.6 20.8 H18.4 C20 20.8 20.7 19.9 20.4 18.6 C19.6 15.4 16.4 13.4 12
      13.4 C7.6 13.4 4.4 15.4 3.6 18.6 C3.3 19.9 4 20.8 5.6 20.8 Z
    person.crop.circle line2 O12 12 9.375 area O12 9.5 3.5 area M5.3 18.4 C6.5 15.6 9 14.4 12 14.4
      C15 14.4 17.5 15.6 18.7 18.4 a12 12 9.375 43 137 Z
    person.crop.circle.fill area2 O12 12 10.2 stamp O12 9.4 3.5 stamp M5.9 18.1 C7.1 15.8 9.3 14.5
      12 14.5 C14.7 14.5 16.9 15.8 18.1 18.1 C16.5 19.8 14.4 20.7 12 20.7 C9.6 20.7 7.5 19.8 5.9
      18.1 Z
    person.crop.square line2 R3.1 3.1 17.8 17.8 3.4 area O12 9.7 3.4 area M5.4 20.9 C5.8 17 8.4 14.7
      12 14.7 C15.6 14.7 18.2 17 18.6 20.9 Z
    person.crop.square.fill area2 R2.3 2.3 19.4 19.4 4.2 stamp O12 9.6 3.5 stamp M5.4 20.2 C5.6 16.6
      8.4 14.6 12 14.6 C15.6 14.6 18.4 16.6 18.6 20.2 Z
    person.crop.rectangle line2 R1.6 4.6 20.8 14.8 2.8 area O12 10 2.9 area M6.4 19.4 C6.8 16.2 9
      14.2 12 14.2 C15 14.2 17.2 16.2 17.6 19.4 Z
    person.crop.rectangle.fill area2 R0.8 3.8 22.4 16.4 3.6 stamp O12 9.8 3 stamp M6.4 18.8 C6.8
      15.8 9 14.2 12 14.2 C15 14.2 17.2 15.8 17.6 18.8 Z
    person.crop.rectangle.stack use rectangle.stack 1 12 12 area O12 13 2.2 area M8 21.4 C8 17.6 16
      17.6 16 21.4 Z
    person.crop.rectangle.stack.fill use rectangle.stack.fill 1 12 12 stamp O12 13 2.2 stamp M8 20.6
      C8 17.4 16 17.4 16 20.6 Z
    person.crop.artframe line2 R3.6 2.2 16.8 19.6 2 area O12 10 2.9 area M7 17.6 C7.2 15.4 9 14 12
      14 C15 14 16.8 15.4 17 17.6 Z
    person.circle use person.crop.circle 1 12 12
    person.circle.fill use person.crop.circle.fill 1 12 12
    person.2 use person 0.9 19.4 12.5 mask person.fill 1 6.4 12 use person 1 6.4 12
    person.2.fill use2 person.fill 0.9 19.4 12.5 mask person.fill 1 6.4 12 use person.fill 1 6.4 12
    person.3 use person 0.74 24.4 12.9 use person 0.74 -0.4 12.9 mask person.fill 1 12 12 use person
      1 12 12
    person.3.fill use2 person.fill 0.74 24.4 12.9 use2 person.fill 0.74 -0.4 12.9 mask person.fill 1
      12 12 use person.fill 1 12 12
    person.3.sequence as person.3
    person.3.sequence.fill as person.3.fill
    person.2.crop.square.stack use square.stack 1 12 12 area O9.4 13.4 2 O15 13.4 1.7 area M5.6 20.6
      C5.6 16.2 13.2 16.2 13.2 20.6 Z
    person.2.circle use2 circle 1 12 12 use person.2.fill 0.46 12 12
    person.2.circle.fill area2 O12 12 10.2 stamp O8.8 9.6 2.4 O15.6 10 2 stamp M4.6 16.6 C4.6 12.4
      13 12.4 13 16.6 Z stamp M14.4 16.6 C14.4 15 14 14 13.4 13.2 C16 12.2 19.4 13.4 19.4 16.6 Z
    person.2.wave.2 line A19 12 3 -45 45 A19 12 6 -45 45 use person 0.8 9 12
    person.wave.2 use person 0.9 9 12 line A17 7 3 -45 45 A17 7 6.4 -40 40
    person.wave.2.fill use person.fill 0.9 9 12 line A17 7 3 -45 45 A17 7 6.4 -40 40
    person.line.dotted.person use person 0.72 3.4 12 use person 0.72 20.6 12 area O9.6 12 0.9 O12 12
      0.9 O14.4 12 0.9
    person.text.rectangle body R1.6 4.6 20.8 14.8 2.8 spot O7.8 10 2.2 spot M4.2 15.8 C4.2 12.2 11.4
      12.2 11.4 15.8 Z cut M14.4 9.6 H19 M14.4 12.8 H19
    person.icloud use icloud 1 12 12 use person.fill 0.4 12 13
    person.and.background.dotted use person.fill 0.9 12 13 use circle.dotted 1 12 12
    person.fill.viewfinder use viewfinder 1 12 12 use person.fill 0.66 12 12
    person.fill.turn.right use person.fill 0.8 9 14 line M9 3 H18 M15 0.6 18 3 15 5.6
    person.badge.key use person 1 10 12 mask key.fill 0.5 20 16 use key.fill 0.5 20 16
    person.badge.key.fill use person.fill 1 10 12 mask key.fill 0.5 20 16 use key.fill 0.5 20 16
    person.bust use person 1 12 12
    person.bust.fill use person.fill 1 12 12
    face.smiling body O12 12 9.375 spot E8.8 9.8 1.15 1.5 E15.2 9.8 1.15 1.5 cut M7.6 14.4 C9 17.4
      15 17.4 16.4 14.4
    face.smiling.inverse as face.smiling.fill
    face.dashed use circle.dashed 1 12 12 area E8.8 9.8 1.15 1.5 E15.2 9.8 1.15 1.5 line M7.6 14.4
      C9 17.4 15 17.4 16.4 14.4
    theatermasks body r1 M2 5.4 C5 6.8 9 6.8 12 5.4 V11 C12 15.6 9.6 18.6 7 19.2 C4.4 18.6 2 15.6 2
      11 Z hole! M12.4 8 C15.2 9.4 19.2 9.4 22 8 V13 C22 17.4 19.6 20.4 17.2 21 C14.6 20.4 12.4 17.4
      12.4 13 Z body r1 M12.4 8 C15.2 9.4 19.2 9.4 22 8 V13 C22 17.4 19.6 20.4 17.2 21 C14.6 20.4
      12.4 17.4 12.4 13 Z
    eye body M1.2 12 C3.6 7.4 7.6 5.2 12 5.2 C16.4 5.2 20.4 7.4 22.8 12 C20.4 16.6 16.4 18.8 12 18.8
      C7.6 18.8 3.6 16.6 1.2 12 Z cut O12 12 3.8 spot O12 12 1.7
    eyes body E7 12 4.6 6.6 body E17 12 4.6 6.6 spot O8.6 13.4 2 O18.6 13.4 2
    eyebrow line M3 11 C7 6 16 6 21 13
    eyeglasses line O6.2 13 4.4 O17.8 13 4.4 M10.6 12.4 C11.4 11.6 12.6 11.6 13.4 12.4 M1.8 12.4 3.4
      8 M22.2 12.4 20.6 8
    sunglasses line M1 8.4 H23 M10.8 9.6 C11.4 9 12.6 9 13.2 9.6 body r1.4 M2.2 8.8 H10.8 V11.4
      C10.8 16.8 3 17 2.2 11.4 Z body r1.4 M13.2 8.8 H21.8 V11.4 C21.8 16.8 14 17 13.2 11.4 Z
    mustache body M12 10.4 C9 7 6.4 10.6 1.4 12 C4 17.6 10 16.8 12 13.6 C14 16.8 20 17.6 22.6 12
      C17.6 10.6 15 7 12 10.4 Z
    mouth body M1.4 12 C5 7.4 8.6 6.2 12 8 C15.4 6.2 19 7.4 22.6 12 C19 17 15.4 18.2 12 18.2 C8.6
      18.2 5 17 1.4 12 Z cut M4 12 H20
    ear body M5.4 9.4 C5.4 0.6 18.6 0.6 18.6 9.4 C18.6 14.4 14.6 14.6 14 18.2 C13.6 22.6 8 22.6 7.4
      18.4 cut M8.8 9.6 C8.8 4.8 15.2 4.8 15.2 9.4
    nose body M12.6 3 C13 8 17.8 13.4 17.8 17 C17.8 20 14.6 21.6 12 20.4 C9 21.4 6.6 19.6 7 17.4
    brain body M12 4.2 C10.8 1.8 6.8 2.2 6.2 5 C3.6 5.4 2.6 8 3.8 10 C1.4 11.6 1.6 15 4 16.2 C4 19.4
      7 21 9 20 C10 21.6 12 21.4 12 19.6 C12 21.4 14 21.6 15 20 C17 21 20 19.4 20 16.2 C22.4 15 22.6
      11.6 20.2 10 C21.4 8 20.4 5.4 17.8 5 C17.2 2.2 13.2 1.8 12 4.2 Z cut M12 4.4 V19.4 M8 8.4 C9.6
      8.4 10.4 9.4 10.4 11 M16 8.4 C14.4 8.4 13.6 9.4 13.6 11 M7.4 15.6 C8.6 14.6 9.8 14.8 10.6 16
      M16.6 15.6 C15.4 14.6 14.2 14.8 13.4 16
    brain.head.profile body r1 M7.4 21.6 V18.2 C4.4 16.2 2.8 13.4 2.8 10 C2.8 5.2 6.8 2 11.6 2 C16.4
      2 20 5.2 20 9.4 L21.8 13 C22.2 13.8 21.8 14.4 21 14.4 H19.8 V17 C19.8 18.6 18.8 19.2 17.4 19
      L15.2 18.8 V21.6 Z cut M6.6 9.4 C6.6 6 10.4 4.6 12.2 6.6 C15 5.4 17 8 15.4 10.2 C16.2 12.8 13
      14 11.6 12.4 C10 14 6.6 13 6.6 9.4 M11.6 8 V12.4
    brain.filled.head.profile as brain.head.profile.fill
    lungs body M10.4 9 C10.4 6.6 7.6 6 6.4 8.2 C4 12 2.4 16 2.4 18.6 C2.4 21.6 10.4 21 10.4 17 Z
      body M13.6 9 C13.6 6.6 16.4 6 17.6 8.2 C20 12 21.6 16 21.6 18.6 C21.6 21.6 13.6 21 13.6 17 Z
      line M12 2.6 V10.4
    hand.thumbsup body r1.2 M1.8 11 H5.4 V20.4 H1.8 Z body M7.6 19.2 V11.4 C9.6 9.8 11 7 11.2 4.2
      C11.3 2.6 12.4 2 13.4 2.4 C15.4 3.2 15.2 6.4 14.2 9 H19.2 C21.4 9 22.2 11 20.8 12.6 C22 13.6
      21.8 15.4 20.4 16 C21 17.4 20.2 18.6 19 18.8 C18.9 20.4 17.6 21 16 21 H12.4 C10.4 21 9.2 20.4
      7.6 19.2 Z
    hand.thumbsdown flip hand.thumbsup
    hand.raised body M6 15.6 L3.4 11.2 C2.8 10 4.4 9 5.4 10 L7.4 12 V5.2 C7.4 3.6 9.6 3.6 9.6 5.2
      V3.4 C9.6 1.8 12 1.8 12 3.4 V4.4 C12 2.8 14.4 2.8 14.4 4.4 V6.6 C14.4 5.2 16.8 5.2 16.8 6.6
      V15 C16.8 19.4 14.8 22 11.4 22 C8.4 22 7.4 19.4 6 15.6 Z cut M9.6 5.2 V11 M12 4.4 V11 M14.4
      6.6 V11.4
    hand.wave body M5 15 L2.8 10.4 C2.4 9.2 4 8.4 4.8 9.4 L7 12.2 L6.4 6 C6.2 4.4 8.4 4 8.8 5.6 L9.8
      11 L10 4 C10 2.4 12.4 2.4 12.4 4 L12.6 10.8 L14.2 5.4 C14.6 3.8 17 4.4 16.6 6 L15.4 13 L16 17
      C15.4 20.4 13 22 10.4 21.6 C7.4 21.2 6.4 18.4 5 15 Z line A16 7 4.6 -50 10 A9 17 5.4 120 170
    hand.point.up body M8.4 13.8 V4.4 C8.4 2 11.8 2 11.8 4.4 V10.4 C11.8 8.8 14.6 8.8 14.6 10.6
      C14.6 9.4 17.2 9.4 17.2 11.2 C17.2 10.2 19.6 10.4 19.6 12 V15.4 C19.6 19.6 17.4 22 13.8 22
      C10.4 22 9 20.4 7.6 17.8 L5 14.2 C4 12.6 5.8 11.4 7 12.4 Z
    hand.point.up.left use hand.point.up 0.9 12 12
    hand.point.up.left.fill use hand.point.up.fill 0.9 12 12
    hand.tap body M9 15 V8.4 C9 6.4 11.8 6.4 11.8 8.4 V12.4 C11.8 11 14.2 11 14.2 12.4 C14.2 11.2
      16.6 11.2 16.6 12.8 C16.6 11.8 18.8 12 18.8 13.6 V16.4 C18.8 20 17 22 14 22 C11.2 22 9.8 20.8
      8.6 18.6 L6.2 15.4 C5.4 14 6.8 13 8 14 Z line A10.4 8.4 4.6 -190 10
    hand.draw use hand.point.up 0.8 14 14 line M2 9 C3 4 8 2 10 4
    hand.draw.fill use hand.point.up.fill 0.8 14 14 line M2 9 C3 4 8 2 10 4
    hand.raised.fingers.spread use hand.raised 1 12 12
    hand.raised.fingers.spread.fill use hand.raised.fill 1 12 12
    hand.rays as hand.wave
    hands.clap use hand.raised 0.9 12 13 line M4 3 6 6 M20 3 18 6 M12 1 V2
    hands.clap.fill use hand.raised.fill 0.8 12 14 line M4 3 6 6 M20 3 18 6 M12 1 V3
    hands.sparkles use hand.raised 0.8 10 14 use sparkle 0.5 20 5
    hands.sparkles.fill use hand.raised.fill 0.8 10 14 use sparkle 0.5 20 5
    hand.pinch use hand.tap 1 12 12
    accessibility line O12 12 9.375 area O12 6.8 1.6 line M7 10 C10 10.8 14 10.8 17 10 M12 10.6 V14
      M12 14 9.4 18.6 M12 14 14.6 18.6
    figure.stand area O12 3.8 2.2 line r1 M8 15 V8.4 H16 V15 M10 8.4 V21.6 M14 8.4 V21.6 M12 14.6
      V21.6
    figure.stand.dress area O12 3.8 2.2 line r1 M12 7.4 7 17.4 H17 Z M10.4 17.4 V21.6 M13.6 17.4
      V21.6
    figure.arms.open area O12 3.8 2.2 line M3.4 8.4 C8 10 16 10 20.6 8.4 M12 9.4 V14.6 M12 14.6 9
      21.6 M12 14.6 15 21.6
    figure.wave area O12 3.8 2.2 line M4.4 4.6 C5.4 8.6 9 9 12 9 H16.6 V15 M10.4 9 V21.6 M13.6 14.6
      V21.6
    figure area O12 3.8 2.2 line M5 9 C9 10 15 10 19 9 M12 9.6 V14.4 M12 14.4 9.2 21.6 M12 14.4 14.8
      21.6
    figure.2 use figure 0.9 5.6 12 use figure 0.9 18.4 12
    figure.and.child.holdinghands use figure 1 7 12 use figure 0.68 18.4 15.4
    figure.2.and.child.holdinghands use figure 0.9 3.4 12 use figure 0.9 20.6 12 use figure 0.6 12
      16
    """
}
