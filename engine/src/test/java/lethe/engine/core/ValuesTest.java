package lethe.engine.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.Test;

/** Tests the small value types of the package that have no separate test class. */
class ValuesTest {
  private static final List<Seat> SEATS = Seats.exactly("red", "blue").firstSeats(2);

  @Test
  void optionsAreSortedByName() {
    Options options = Options.of(Map.of("b", "2", "c", "3", "a", "1"));
    assertThat(options.values().keySet()).containsExactly("a", "b", "c");
    assertThat(options.get("b")).hasValue("2");
    assertThat(options.get("d")).isEmpty();
    assertThat(Options.of(Map.of())).isEqualTo(Options.NONE);
  }

  @Test
  void optionsAreImmutable() {
    TreeMap<String, String> values = new TreeMap<>(Map.of("a", "1"));
    Options options = new Options(values);
    values.put("a", "2");
    assertThat(options).isEqualTo(Options.of(Map.of("a", "1")));
    assertThatThrownBy(() -> options.values().put("a", "2"))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void journalsCopyTheirEntries() {
    List<Entry<String>> entries = new ArrayList<>();
    Header header = new Header("g", Options.NONE, 1, "", List.of());
    Journal<String> journal = new Journal<>(header, entries);
    entries.add(new Entry.Control<>(new ControlEntry.Undone()));
    assertThat(journal.entries()).isEmpty();
  }

  @Test
  void seatsHaveNamesInTheOrderOfPlay() {
    Seats seats = new Seats(List.of("one", "two", "three"), 1, 2);
    assertThat(seats.max()).isEqualTo(3);
    assertThat(seats.firstSeats(2)).containsExactly(new Seat(0, "one"), new Seat(1, "two"));
    assertThat(seats.byName("three")).hasValue(new Seat(2, "three"));
    assertThat(seats.byName("Three")).isEmpty();
    assertThat(Seats.exactly("red", "blue")).isEqualTo(new Seats(List.of("red", "blue"), 2, 2));
  }

  @Test
  void anEventHasAnObservationForEveryViewer() {
    GameEvent<String> event = GameEvent.toSome("a 5", SEATS.getFirst(), "a card");
    assertThat(event.observationFor(SEATS.getFirst())).isEqualTo("a 5");
    assertThat(event.observationFor(SEATS.getLast())).isEqualTo("a card");
    assertThat(event.observationFor(Spectator.SPECTATOR)).isEqualTo("a card");
    assertThat(event.observationFor(new Referee(this))).isEqualTo("a 5");
    assertThat(event.ephemeral()).isFalse();
    assertThat(GameEvent.toAllOnce("a 5"))
        .isEqualTo(new GameEvent<>("a 5", List.of(), "a 5", true));
    assertThat(GameEvent.toAll("a 5")).isEqualTo(new GameEvent<>("a 5", List.of(), "a 5", false));
  }

  @Test
  void aTurnAwaitsSeatsUntilTheMatchIsOver() {
    Turn turn = new Turn.Awaits(SEATS.subList(1, 2));
    assertThat(SEATS.stream().filter(turn::awaits)).containsExactly(SEATS.getLast());
    assertThat(turn.isOver()).isFalse();
    Turn over = new Turn.Over(new Outcome("draw", List.of()));
    assertThat(SEATS).noneMatch(over::awaits);
    assertThat(over.isOver()).isTrue();
  }

  @Test
  void playersRoundTrip() {
    for (Player player :
        List.of(
            new Player.Human(),
            new Player.Machine(""),
            new Player.Machine("expert"),
            new Player.Program("my-player_2.0"))) {
      assertThat(Player.parse(player.toString())).hasValue(player);
    }
    for (String text :
        List.of("", "Human", "bot:", "robot", "bots", "program", "program:", "program:My")) {
      assertThat(Player.parse(text)).as(text).isEmpty();
    }
  }

  @Test
  void theMessageKeyConsistsOfPackageAndConstant() {
    assertThat(RejectionCode.MATCH_OVER.messageKey()).isEqualTo("core.MATCH_OVER");
    assertThat(ParseResult.ParseErrorCode.EMPTY.messageKey()).isEqualTo("core.EMPTY");
  }

  @Test
  void flatMapIsAppliedOnlyToValidValues() {
    InputError error = InputError.at(1, 2, ScriptErrorCode.MISSING_GAME);
    assertThat(new Valid<>(1).flatMap(n -> new Valid<>(n + 1))).isEqualTo(new Valid<>(2));
    assertThat(new Valid<>(1).flatMap(n -> Validated.invalid(error)))
        .isEqualTo(new Invalid<>(List.of(error)));
    assertThat(Validated.<Integer>invalid(error).flatMap(n -> new Valid<>(n + 1)))
        .isEqualTo(new Invalid<>(List.of(error)));
  }
}
