package lethe.engine.games.tase.rules;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.engine.core.Notation;
import lethe.engine.core.Phrase;
import lethe.engine.core.Slot;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Command.Keep;
import lethe.engine.games.tase.Command.Put;
import lethe.engine.games.tase.RuleNumbers;

/** The notation of the commands of Ta-Se, and one instance of each of the 25 commands. */
final class Phrases {
  static final Keep KEEP = new Keep();

  private static final Put[] PUTS =
      IntStream.range(0, Chips.MAX_VALUE * RuleNumbers.CUPS)
          .mapToObj(i -> new Put(i / RuleNumbers.CUPS + 1, i % RuleNumbers.CUPS + 1))
          .toArray(Put[]::new);

  static final List<Command> ALL =
      Stream.<Command>concat(Stream.of(PUTS), Stream.of(KEEP)).toList();

  static final Notation<Command> NOTATION =
      Notation.of(
              List.<Phrase<Command>>of(
                  Phrase.of(
                      Put.class,
                      "put",
                      List.of(
                          Slot.number("CHIP", 1, Chips.MAX_VALUE),
                          Slot.number("CUP", 1, RuleNumbers.CUPS).withFiller("in")),
                      values -> put(values.number(0), values.number(1)),
                      put -> List.of(List.of(put.chip()), List.of(put.cup()))),
                  Phrase.of(Keep.class, "keep", KEEP)))
          .withCache(ALL);

  private Phrases() {}

  static Put put(int chip, int cup) {
    return PUTS[(chip - 1) * RuleNumbers.CUPS + cup - 1];
  }
}
