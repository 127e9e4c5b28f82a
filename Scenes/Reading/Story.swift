/// A text to scroll.
enum Story {
  /// A story that is longer than a window.
  static let lamp = """
    The lighthouse at Vell had two lamps. One turned, and ships knew it. The other stood in a crate \
    under the stairs, wrapped in sailcloth, and was called the spare.

    Every spring Ada carried the spare up all one hundred and twelve steps, polished it, lit it for \
    as long as it takes to drink a cup of tea, and carried it down again. Her father had done so, \
    and his aunt before him. Nobody could say when it had last been needed.

    “You could leave it upstairs,” said the boy from the harbour, who brought the oil. “It would \
    save you the steps.”

    “It would,” said Ada.

    In the year of the long winter the ice came early. It crept over the rail of the gallery and \
    into the gears, and one night in January the great lamp stopped with a sound like a dropped \
    spoon. It still burned, but it looked at the hills, and at nothing else.

    Ada did not run. She went down one hundred and twelve steps in the dark, because she knew \
    each of them by the sound it made. She took the spare out of its crate. She carried it up, \
    because her arms knew its weight, and lit it, because her hands knew its wick, and set it in \
    the window to the sea. All of it took as long as it takes to drink a cup of tea.

    Out past the bar a ship had begun to turn the wrong way. It thought again.

    In the morning the boy came with the oil and found her asleep on the top step. “So it was \
    needed,” he said.

    “It was carried,” said Ada, and closed her eyes again. “That is the part one can do.”
    """
}
