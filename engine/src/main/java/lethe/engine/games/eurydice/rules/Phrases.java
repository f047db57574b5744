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

/** The notation. */
final class Phrases {
  private static final int MOST = 99;
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

  /** Creates the notation for these boards, whose spaces can be named. */
  static Notation<Command> of(List<Board> boards) {
    return Notation.of(
        List.<Phrase<Command>>of(
            up(SpaceNames.of(boards)),
            Phrase.of(
                Resolve.class,
                "resolve",
                List.of(
                    Slot.word("SYMBOL", Arrays.asList(Kind.values())),
                    word("peril"),
                    card("X").withCount(0, 1)),
                said -> new Resolve(said.one(0, Kind.class), number(said, 2)),
                resolve -> List.of(List.of(resolve.kind()), List.of(), perhaps(resolve.value()))),
            Phrase.of(UseObol.class, "use obol", new UseObol()),
            Phrase.of(Ignore.class, "ignore", new Ignore()),
            Phrase.of(
                Look.class,
                "look",
                places(Zone.DECK, Zone.DISCARD, Zone.REMOVED),
                said -> new Look(said.one(0, Zone.class), number(said, 1)),
                look -> List.of(List.of(look.zone()), perhaps(look.card()))),
            Phrase.of(Top.class, "top", new Top()),
            Phrase.of(Bottom.class, "bottom", new Bottom()),
            Phrase.of(
                Pay.class,
                "pay",
                List.of(word("bottom")),
                said -> new Pay(!said.slots().getFirst().isEmpty()),
                pay -> List.of(pay.bottom() ? List.of("bottom") : List.of())),
            Phrase.of(Roll.class, "roll", new Roll()),
            Phrase.ofSeveral(
                Return.class,
                "return",
                List.of(card("CARD").withCount(1, MOST)),
                said -> each(said, Return::new),
                command -> List.of(List.of(command.card()))),
            Phrase.ofSeveral(
                Survey.class,
                "survey",
                List.of(card("CARD").withCount(1, MOST)),
                said -> each(said, Survey::new),
                survey -> List.of(List.of(survey.card()))),
            Phrase.of(
                Remove.class,
                "remove",
                places(Zone.DECK, Zone.DISCARD, Zone.DIAMONDS),
                said -> new Remove(said.one(0, Zone.class), number(said, 1)),
                remove -> List.of(List.of(remove.zone()), perhaps(remove.card()))),
            Phrase.of(
                Sing.class,
                "sing",
                List.of(card("DIAMONDS")),
                said -> new Sing(said.number(0)),
                sing -> List.of(List.of(sing.diamonds()))),
            Phrase.of(
                Hymn.class,
                "hymn",
                places(Zone.DECK, Zone.DISCARD),
                said -> new Hymn(said.one(0, Zone.class), number(said, 1)),
                hymn -> List.of(List.of(hymn.zone()), perhaps(hymn.card()))),
            Phrase.of(
                Exchange.class,
                "exchange",
                List.of(card("CARDS")),
                said -> new Exchange(said.number(0)),
                exchange -> List.of(List.of(exchange.cards()))),
            Phrase.ofSeveral(
                Arrange.class,
                "arrange",
                List.of(card("CARD").withCount(1, MOST)),
                said -> each(said, Arrange::new),
                arrange -> List.of(List.of(arrange.card()))),
            Phrase.of(Skip.class, "skip", new Skip()),
            Phrase.of(Done.class, "done", new Done())));
  }

  /**
   * Creates the phrase for a move. Names of spaces exclude words with which another command begins.
   */
  private static Phrase<Command> up(Set<String> names) {
    Slot<String> space =
        Slot.one(
                "SPACE",
                token ->
                    Optional.of(SpaceNames.plain(token))
                        .filter(
                            word ->
                                SpaceNames.isLane(word)
                                    || VERBS.stream().noneMatch(verb -> verb.startsWith(word)))
                        .filter(word -> names.stream().anyMatch(name -> name.startsWith(word))),
                word -> word)
            .withExample("left");
    return Phrase.of(
        Up.class,
        "up",
        List.of(space.withCount(0, 6)),
        said -> new Up(String.join(" ", said.all(0, String.class))),
        up -> List.of(up.to().isEmpty() ? List.of() : List.of(up.to().split(" "))));
  }

  private static Slot<Integer> card(String name) {
    return Slot.number(name, 1, MOST).withExample("2");
  }

  private static List<Slot<?>> places(Zone... zones) {
    return List.of(Slot.word("PLACE", List.of(zones)), card("CARD").withCount(0, 1));
  }

  /** Creates a slot for an optional word. */
  private static Slot<String> word(String word) {
    return Slot.<String>one(
            word,
            token -> Optional.of(word).filter(w -> token.length() > 2 && w.startsWith(token)),
            said -> said)
        .withCount(0, 1);
  }

  private static List<Command> each(SlotValues said, Function<Integer, Command> command) {
    return said.all(0, Integer.class).stream().map(command).toList();
  }

  private static int number(SlotValues said, int slot) {
    return said.slots().get(slot).isEmpty() ? 0 : said.number(slot);
  }

  private static List<?> perhaps(int number) {
    return number == 0 ? List.of() : List.of(number);
  }
}
