package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.engine.core.Notation;
import lethe.engine.core.Phrase;
import lethe.engine.core.Slot;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Command.Arrange;
import lethe.engine.games.ravens.Command.Done;
import lethe.engine.games.ravens.Command.Draw;
import lethe.engine.games.ravens.Command.End;
import lethe.engine.games.ravens.Command.Keep;
import lethe.engine.games.ravens.Command.Pass;
import lethe.engine.games.ravens.Command.Place;
import lethe.engine.games.ravens.Command.Reveal;
import lethe.engine.games.ravens.Command.Stop;
import lethe.engine.games.ravens.Command.Take;
import lethe.engine.games.ravens.Command.With;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.Spot;

/** The notation of the Ravens' commands. */
final class Phrases {
  private static final List<Phrase<Command>> FETH_PHRASES =
      List.of(
          Phrase.of(
              Draw.class,
              "draw",
              List.of(Slots.count().withDefault(1)),
              values -> new Draw(values.values(0, Integer.class).stream().findFirst().orElse(1)),
              draw -> List.of(draw.count() == 1 ? List.of() : List.of(draw.count()))),
          Phrase.of(Stop.class, "stop", new Stop()),
          Phrase.of(
              Place.class,
              "place",
              List.of(Slots.number("CARD"), Slots.spot().withFiller("at")),
              values -> new Place(values.number(0), values.value(1, Spot.class)),
              place -> List.of(List.of(place.number()), List.of(place.at()))),
          Phrase.of(End.class, "end", new End()),
          Phrase.of(Pass.class, "pass", new Pass()));

  private static final List<Phrase<Command>> REN_PHRASES =
      List.of(
          Phrase.of(
              Arrange.class,
              "arrange",
              List.of(
                  Slot.number("HEART", 1, RuleNumbers.ROWS)
                      .withCount(RuleNumbers.ROWS, RuleNumbers.ROWS)),
              values -> new Arrange(values.values(0, Integer.class)),
              arrange -> List.of(arrange.order())),
          Phrase.ofSeveral(
                  Take.class,
                  "take",
                  List.of(
                      Slots.spot(),
                      Slots.number("SCORED").withFiller("with").withCount(0, Slots.MAX_ITEMS)),
                  values ->
                      toCommands(values.value(0, Spot.class), values.values(1, Integer.class)),
                  take -> List.of(List.of(take.card()), List.of()))
              .asAtomic(),
          Phrase.ofSeveral(
                  With.class,
                  "with",
                  List.of(Slots.number("SCORED").withCount(1, Slots.MAX_ITEMS)),
                  values ->
                      values.values(0, Integer.class).stream().<Command>map(With::new).toList(),
                  with -> List.of(List.of(with.number())))
              .asAtomic(),
          Phrase.of(Done.class, "done", new Done()),
          Phrase.of(
              Reveal.class,
              "reveal",
              List.of(Slot.number("ROW", 1, RuleNumbers.ROWS)),
              values -> new Reveal(values.number(0)),
              reveal -> List.of(List.of(reveal.row()))),
          Phrase.of(
              Keep.class,
              "keep",
              List.of(Slots.spot()),
              values -> new Keep(values.value(0, Spot.class)),
              keep -> List.of(List.of(keep.chunk()))));

  static final Notation<Command> NOTATION =
      Notation.of(
          Stream.of(FETH_PHRASES, PowerPhrases.ALL, REN_PHRASES).flatMap(List::stream).toList());

  private Phrases() {}

  /**
   * Returns the commands for a take with score cards. If score cards are named, the commands also
   * complete the choice.
   */
  private static List<Command> toCommands(Spot card, List<Integer> scoreCards) {
    List<Command> commands = new ArrayList<>();
    commands.add(new Take(card));
    scoreCards.forEach(number -> commands.add(new With(number)));
    if (!scoreCards.isEmpty()) {
      commands.add(new Done());
    }
    return List.copyOf(commands);
  }
}
