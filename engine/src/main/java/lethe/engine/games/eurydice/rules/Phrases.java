package lethe.engine.games.eurydice.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import lethe.engine.core.Notation;
import lethe.engine.core.Phrase;
import lethe.engine.core.Phrase.SlotValues;
import lethe.engine.core.Slot;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Command.Arrange;
import lethe.engine.games.eurydice.Command.Bottom;
import lethe.engine.games.eurydice.Command.Done;
import lethe.engine.games.eurydice.Command.Exchange;
import lethe.engine.games.eurydice.Command.Hymn;
import lethe.engine.games.eurydice.Command.Ignore;
import lethe.engine.games.eurydice.Command.Look;
import lethe.engine.games.eurydice.Command.Pay;
import lethe.engine.games.eurydice.Command.Remove;
import lethe.engine.games.eurydice.Command.Resolve;
import lethe.engine.games.eurydice.Command.Return;
import lethe.engine.games.eurydice.Command.Roll;
import lethe.engine.games.eurydice.Command.Sing;
import lethe.engine.games.eurydice.Command.Skip;
import lethe.engine.games.eurydice.Command.Survey;
import lethe.engine.games.eurydice.Command.Top;
import lethe.engine.games.eurydice.Command.Up;
import lethe.engine.games.eurydice.Command.UseObol;
import lethe.engine.games.eurydice.Symbol.Kind;
import lethe.engine.games.eurydice.Zone;

/** The notation of Eurydice's commands. */
final class Phrases {
  private static final int MAX_NUMBER = 99;
  private static final List<String> VERBS =
      List.of(
          "up",
          "resolve",
          "use",
          "ignore",
          "look",
          "top",
          "bottom",
          "pay",
          "roll",
          "return",
          "survey",
          "remove",
          "sing",
          "hymn",
          "exchange",
          "arrange",
          "skip",
          "done");

  private Phrases() {}

  /** Creates a notation in which commands can name the spaces of these boards. */
  static Notation<Command> notationFor(List<Board> boards) {
    return Notation.of(
        List.<Phrase<Command>>of(
            upPhrase(SpaceNames.allWords(boards)),
            Phrase.of(
                Resolve.class,
                "resolve",
                List.of(
                    Slot.constant("SYMBOL", Arrays.asList(Kind.values())),
                    optionalWord("peril"),
                    numberSlot("X").withCount(0, 1)),
                values -> new Resolve(values.value(0, Kind.class), numberOrZero(values, 2)),
                resolve ->
                    List.of(List.of(resolve.kind()), List.of(), emptyIfZero(resolve.value()))),
            Phrase.of(UseObol.class, "use obol", new UseObol()),
            Phrase.of(Ignore.class, "ignore", new Ignore()),
            Phrase.of(
                Look.class,
                "look",
                placeSlots(Zone.DECK, Zone.DISCARD, Zone.REMOVED),
                values -> new Look(values.value(0, Zone.class), numberOrZero(values, 1)),
                look -> List.of(List.of(look.zone()), emptyIfZero(look.card()))),
            Phrase.of(Top.class, "top", new Top()),
            Phrase.of(Bottom.class, "bottom", new Bottom()),
            Phrase.of(
                Pay.class,
                "pay",
                List.of(optionalWord("bottom")),
                values -> new Pay(!values.slots().getFirst().isEmpty()),
                pay -> List.of(pay.fromBottom() ? List.of("bottom") : List.of())),
            Phrase.of(Roll.class, "roll", new Roll()),
            Phrase.ofSeveral(
                Return.class,
                "return",
                List.of(numberSlot("CARD").withCount(1, MAX_NUMBER)),
                values -> toCommands(values, Return::new),
                command -> List.of(List.of(command.card()))),
            Phrase.ofSeveral(
                Survey.class,
                "survey",
                List.of(numberSlot("CARD").withCount(1, MAX_NUMBER)),
                values -> toCommands(values, Survey::new),
                survey -> List.of(List.of(survey.card()))),
            Phrase.of(
                Remove.class,
                "remove",
                placeSlots(Zone.DECK, Zone.DISCARD, Zone.DIAMONDS),
                values -> new Remove(values.value(0, Zone.class), numberOrZero(values, 1)),
                remove -> List.of(List.of(remove.zone()), emptyIfZero(remove.card()))),
            Phrase.of(
                Sing.class,
                "sing",
                List.of(numberSlot("DIAMONDS")),
                values -> new Sing(values.number(0)),
                sing -> List.of(List.of(sing.diamonds()))),
            Phrase.of(
                Hymn.class,
                "hymn",
                placeSlots(Zone.DECK, Zone.DISCARD),
                values -> new Hymn(values.value(0, Zone.class), numberOrZero(values, 1)),
                hymn -> List.of(List.of(hymn.zone()), emptyIfZero(hymn.card()))),
            Phrase.of(
                Exchange.class,
                "exchange",
                List.of(numberSlot("CARDS")),
                values -> new Exchange(values.number(0)),
                exchange -> List.of(List.of(exchange.cards()))),
            Phrase.ofSeveral(
                Arrange.class,
                "arrange",
                List.of(numberSlot("CARD").withCount(1, MAX_NUMBER)),
                values -> toCommands(values, Arrange::new),
                arrange -> List.of(List.of(arrange.card()))),
            Phrase.of(Skip.class, "skip", new Skip()),
            Phrase.of(Done.class, "done", new Done())));
  }

  /**
   * Creates the phrase for a move. A word that abbreviates a verb cannot name a space, unless it
   * also abbreviates a lane.
   */
  private static Phrase<Command> upPhrase(Set<String> names) {
    Slot<String> space =
        Slot.single(
                "SPACE",
                token ->
                    Optional.of(SpaceNames.normalize(token))
                        .filter(
                            word ->
                                SpaceNames.isLanePrefix(word)
                                    || VERBS.stream().noneMatch(verb -> verb.startsWith(word)))
                        .filter(word -> names.stream().anyMatch(name -> name.startsWith(word))),
                word -> word)
            .withExample("left");
    return Phrase.of(
        Up.class,
        "up",
        List.of(space.withCount(0, 6)),
        values -> new Up(String.join(" ", values.values(0, String.class))),
        up -> List.of(up.to().isEmpty() ? List.of() : List.of(up.to().split(" "))));
  }

  private static Slot<Integer> numberSlot(String name) {
    return Slot.number(name, 1, MAX_NUMBER).withExample("2");
  }

  private static List<Slot<?>> placeSlots(Zone... zones) {
    return List.of(Slot.constant("PLACE", List.of(zones)), numberSlot("CARD").withCount(0, 1));
  }

  /** Creates a slot for an optional word, which may be abbreviated to three or more letters. */
  private static Slot<String> optionalWord(String word) {
    return Slot.<String>single(
            word,
            token -> Optional.of(word).filter(w -> token.length() > 2 && w.startsWith(token)),
            text -> text)
        .withCount(0, 1);
  }

  private static List<Command> toCommands(SlotValues values, Function<Integer, Command> command) {
    return values.values(0, Integer.class).stream().map(command).toList();
  }

  private static int numberOrZero(SlotValues values, int slot) {
    return values.slots().get(slot).isEmpty() ? 0 : values.number(slot);
  }

  private static List<?> emptyIfZero(int number) {
    return number == 0 ? List.of() : List.of(number);
  }
}
