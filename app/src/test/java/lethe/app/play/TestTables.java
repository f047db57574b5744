package lethe.app.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lethe.app.session.ReviewPage;
import lethe.app.text.Resources;
import lethe.app.titles.Title;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Player;
import lethe.engine.core.Script;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;

/** Creates tables for tests. */
final class TestTables {
  private TestTables() {}

  /**
   * Returns a table of Ta-Se with these players: {@code human}, {@code bot} or {@code bot:LEVEL}.
   */
  static Table<?, ?, ?> table(long seed, String... players) {
    return table(TaSeTitle.TITLE, Options.NONE, seed, players);
  }

  static Table<?, ?, ?> table(Title<?, ?, ?> title, Options options, long seed, String... players) {
    List<Seat> seats = title.seats().firstSeats(players.length);
    List<SeatedPlayer> seatedPlayers =
        IntStream.range(0, players.length)
            .mapToObj(i -> new SeatedPlayer(seats.get(i), Player.parse(players[i]).orElseThrow()))
            .toList();
    return valid(TableFactory.of(title, new Header(title.id(), options, seed, "", seatedPlayers)));
  }

  static Options options(String name, String value) {
    return Options.of(Map.of(name, value));
  }

  /** Returns the table that the header of a script describes. */
  static Table<?, ?, ?> of(Script script) {
    return valid(TableFactory.of(script));
  }

  /** Returns the table of a match in a resource, after the moves of its bots. */
  static Table<?, ?, ?> example(Class<?> resources, String name) {
    String text = Resources.text(resources, name + ".lethe");
    return valid(LoadedMatch.of(Path.of(name), text)).playBots().table();
  }

  static Script script(String text) {
    return valid(Script.parse(text));
  }

  /** Plays the commands of a line for a seat. */
  static <C, O, V> void submit(Table<C, O, V> table, Seat seat, String line) {
    ((Parsed<C>) table.game().notation().parse(line))
        .values()
        .forEach(command -> table.submit(seat, command));
  }

  /** Returns the first of the seats that are to move. */
  static Seat seatToMove(Match<?, ?, ?> match) {
    return ((Turn.Awaits) match.turn()).seats().getFirst();
  }

  /** Returns a review of a table's match from its beginning. */
  static <C, O, V> ReviewPage<C, O, V> review(Table<C, O, V> table) {
    return ReviewPage.of(table.title(), table.game().notation(), table.match());
  }

  static String journal(Table<?, ?, ?> table) {
    return text(table);
  }

  /** Returns the commands and control entries of a table's journal, without its header. */
  static List<String> entries(Table<?, ?, ?> table) {
    return journal(table)
        .lines()
        .filter(line -> line.startsWith("*") || line.contains(": "))
        .toList();
  }

  private static <C, O, V> String text(Table<C, O, V> table) {
    return table.match().journal().text(table.game().notation());
  }

  private static <T> T valid(Validated<T> validated) {
    return switch (validated) {
      case Valid<T>(T value) -> value;
      case Validated.Invalid<T>(var errors) -> throw new AssertionError(errors);
    };
  }
}
