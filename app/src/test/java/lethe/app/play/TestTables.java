package lethe.app.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.session.ReviewPage;
import lethe.app.text.Resources;
import lethe.app.titles.BotLevel;
import lethe.app.titles.BotLevels;
import lethe.app.titles.TestGames;
import lethe.app.titles.Title;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Script;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;

/** Creates, changes and reads tables in tests. */
final class TestTables {
  private TestTables() {}

  /**
   * Returns a table of Ta-Se with these players: {@code human}, {@code bot} or {@code bot:LEVEL}.
   */
  static Table<?, ?, ?> table(long seed, String... players) {
    return table(TaSeTitle.TITLE, Options.NONE, seed, players);
  }

  static Table<?, ?, ?> table(Title<?, ?, ?> title, Options options, long seed, String... players) {
    Player[] parsed =
        Stream.of(players).map(player -> Player.parse(player).orElseThrow()).toArray(Player[]::new);
    return valid(TableFactory.create(title, header(title, options, seed, parsed)));
  }

  private static Header header(
      Title<?, ?, ?> title, Options options, long seed, Player... players) {
    List<Seat> seats = title.seats().firstSeats(players.length);
    List<SeatedPlayer> seatedPlayers =
        IntStream.range(0, players.length)
            .mapToObj(i -> new SeatedPlayer(seats.get(i), players[i]))
            .toList();
    return new Header(title.id(), options, seed, "", seatedPlayers);
  }

  /** Returns a table of a title whose only bot level is {@code level}. */
  static <C, O, V> Table<C, O, V> tableWithBots(
      Title<C, O, V> original, BotLevel<C, O, V> level, long seed, Player... players) {
    Title<C, O, V> title =
        new Title<>(
            original.info(),
            original.rules(),
            original.renderer(),
            original.narration(),
            original.tutor(),
            original.texts(),
            new BotLevels<>(level.name(), List.of(level)),
            original.memory());
    Game<?, C, O, V> game = TestGames.open(title);
    return new Table<>(title, game, Match.start(game, header(title, Options.NONE, seed, players)));
  }

  static Options options(String name, String value) {
    return Options.of(Map.of(name, value));
  }

  /** Returns the table that the header of a script describes. */
  static Table<?, ?, ?> table(Script script) {
    return valid(TableFactory.create(script));
  }

  /** Returns the table of a match in a resource, after the moves of its bots. */
  static Table<?, ?, ?> example(Class<?> resources, String name) {
    String text = Resources.text(resources, name + ".lethe");
    return valid(LoadedMatch.of(Path.of(name), text)).playBots().table();
  }

  static Script script(String text) {
    return valid(Script.parse(text));
  }

  /** Plays the first legal command of the seat that is to move. */
  static <C, O, V> EntryResult<C, O, V> playFirstLegalCommand(Table<C, O, V> table) {
    Seat seat = TestGames.seatToMove(table.match());
    return table.submit(seat, table.match().legalCommands(seat).getFirst());
  }

  /** Plays up to {@code count} random commands; fewer if the match ends. */
  static <C, O, V> void playRandomCommands(Table<C, O, V> table, long seed, int count) {
    MutableRng rng = new MutableRng(new Rng(seed));
    for (int i = 0; i < count && !table.match().turn().isOver(); i++) {
      Seat seat = TestGames.seatToMove(table.match());
      table.submit(seat, rng.pick(table.match().legalCommands(seat)));
    }
  }

  /** Plays the commands of a line for a seat. */
  static <C, O, V> void submit(Table<C, O, V> table, Seat seat, String line) {
    ((Parsed<C>) table.game().notation().parse(line))
        .values()
        .forEach(command -> table.submit(seat, command));
  }

  /** Returns a review of a table's match from its beginning. */
  static <C, O, V> ReviewPage<C, O, V> review(Table<C, O, V> table) {
    return ReviewPage.of(table.title(), table.game().notation(), table.match());
  }

  /** Returns the log that a review shows to a seat at the end of the match. */
  static List<String> finalReviewLog(Table<?, ?, ?> table, Seat seat) {
    return texts(
        review(table)
            .withViewerNamed(seat.name())
            .atPosition(table.match().position())
            .screen(Size.DEFAULT)
            .log());
  }

  static List<String> texts(List<Text> lines) {
    return lines.stream().map(Text::text).toList();
  }

  static <C, O, V> String journal(Table<C, O, V> table) {
    return table.match().journal().text(table.game().notation());
  }

  /** Returns the commands and control entries of a table's journal, without its header. */
  static List<String> entries(Table<?, ?, ?> table) {
    return journal(table)
        .lines()
        .filter(line -> line.startsWith("*") || line.contains(": "))
        .toList();
  }

  private static <T> T valid(Validated<T> validated) {
    return switch (validated) {
      case Valid<T>(T value) -> value;
      case Validated.Invalid<T>(var errors) -> throw new AssertionError(errors);
    };
  }
}
