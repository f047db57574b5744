package lethe.engine.games.tase;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.engine.core.Notation;
import lethe.engine.core.Phrase;
import lethe.engine.core.Slot;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;

/** How commands are typed, and the 25 there are. */
final class Phrases {
  static final Keep KEEP = new Keep();

  private static final Put[] PUTS =
      IntStream.range(0, Chips.MOST * Cups.COUNT)
          .mapToObj(i -> new Put(i / Cups.COUNT + 1, i % Cups.COUNT + 1))
          .toArray(Put[]::new);

  static final Notation<Command> NOTATION =
      Notation.of(
              List.<Phrase<Command>>of(
                  Phrase.of(
                      Put.class,
                      "put",
                      List.of(
                          Slot.number("CHIP", 1, Chips.MOST),
                          Slot.number("CUP", 1, Cups.COUNT).after("in")),
                      said -> put(said.number(0), said.number(1)),
                      put -> List.of(List.of(put.chip()), List.of(put.cup()))),
                  Phrase.of(Keep.class, "keep", KEEP)))
          .knowing(Stream.<Command>concat(Stream.of(PUTS), Stream.of(KEEP)).toList());

  /** Every list of puts there can be, by the mask of its chips: each of them into each cup. */
  private static final Commands[] LISTS = lists(List.of());

  private static final Commands[] LISTS_OR_KEEP = lists(List.of(KEEP));

  private Phrases() {}

  static Put put(int chip, int cup) {
    return PUTS[(chip - 1) * Cups.COUNT + cup - 1];
  }

  /** All puts of the chips in this mask. */
  static List<Command> puts(int mask) {
    return LISTS[mask];
  }

  static List<Command> putsOrKeep(int mask) {
    return LISTS_OR_KEEP[mask];
  }

  private static Commands[] lists(List<Command> more) {
    return IntStream.range(0, 1 << Chips.MOST)
        .mapToObj(mask -> Stream.concat(putsOf(Chips.of(mask)), more.stream()).toList())
        .map(Commands::new)
        .toArray(Commands[]::new);
  }

  private static Stream<Command> putsOf(Chips chips) {
    return Stream.<Command>of(PUTS)
        .filter(put -> put instanceof Put(int chip, _) && chips.has(chip));
  }
}
