package lethe.app.puzzle;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.play.Table;
import lethe.app.titles.BotLevel;
import lethe.app.titles.PuzzleFinder;
import lethe.app.titles.Title;
import lethe.engine.core.Decision;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Journal;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/**
 * Finds puzzles with a unique solution in matches between bots, at most one per match. Each theme
 * has at most half of them and at most one and a half times an equal share, rounded up. The result
 * depends only on the number of puzzles and the seed.
 */
public final class PuzzleGenerator<C, O, V> {
  /** The number of attempts that each bot makes at a puzzle. */
  private static final int ATTEMPTS_PER_BOT = 16;

  /** Counts the puzzles of each theme, and limits their number. */
  private record ThemeLimit(int max, Map<String, Integer> counts) {
    /** Creates the limit for these numbers of puzzles and themes. */
    static ThemeLimit of(int puzzles, int themes) {
      return new ThemeLimit(
          Math.min(Math.ceilDiv(puzzles, 2), Math.ceilDiv(3 * puzzles, 2 * themes)),
          new HashMap<>());
    }

    boolean allows(String theme) {
      return counts.getOrDefault(theme, 0) < max;
    }

    void count(String theme) {
      counts.merge(theme, 1, Integer::sum);
    }
  }

  private final Title<C, O, V> title;
  private final PuzzleFinder<C, O, V> finder;
  private final Game<?, C, O, V> game;

  private PuzzleGenerator(
      Title<C, O, V> title, PuzzleFinder<C, O, V> finder, Game<?, C, O, V> game) {
    this.title = title;
    this.finder = finder;
    this.game = game;
  }

  /** Returns a generator for a game; empty if the game has no puzzles. */
  public static <C, O, V> Optional<PuzzleGenerator<C, O, V>> of(Title<C, O, V> title) {
    return title.bots().puzzleFinder().map(finder -> of(title, finder));
  }

  private static <C, O, V> PuzzleGenerator<C, O, V> of(
      Title<C, O, V> title, PuzzleFinder<C, O, V> finder) {
    return switch (title.open(finder.options())) {
      case Valid<Game<?, C, O, V>>(var game) -> new PuzzleGenerator<>(title, finder, game);
      case Invalid<Game<?, C, O, V>>(var errors) -> throw new IllegalStateException("" + errors);
    };
  }

  /**
   * Returns the file name of a puzzle.
   *
   * @param number the number within the game, from 1
   */
  public String fileName(int number) {
    return PuzzleCollection.fileName(title, number);
  }

  /**
   * Returns the texts of puzzle files, as a lazy stream. Plays matches until enough puzzles are
   * found.
   *
   * @param count the number of puzzles
   */
  public Stream<String> generate(int count, long seed) {
    Rng rng = new Rng(seed);
    ThemeLimit limit = ThemeLimit.of(count, finder.themes().size());
    return IntStream.iterate(0, i -> i + 1)
        .mapToObj(i -> findPuzzleText(rng.derive("match " + i).state(), i, limit))
        .flatMap(Optional::stream)
        .limit(count);
  }

  /**
   * Returns the text of a puzzle from a match with this seed, and counts its theme; empty if no
   * decision of the match is suitable.
   *
   * @param matchNumber the number of the match, from 0, which determines the seat that decides
   */
  private Optional<String> findPuzzleText(long seed, int matchNumber, ThemeLimit limit) {
    Match<C, O, V> match = play(seed);
    Seat seat = match.seats().get(matchNumber % match.seats().size());
    List<Decision.Positioned<C, O, V>> choices =
        Decision.decisionsOf(match, seat).stream()
            .filter(choice -> choice.decision().hasChoice())
            .toList();
    for (Decision.Positioned<C, O, V> choice :
        new MutableRng(new Rng(seed).derive("which")).shuffled(choices)) {
      Decision<C, O, V> decision = choice.decision();
      String theme = finder.theme(decision.view(), seat, decision.observations());
      Optional<PuzzleSolution> solution =
          limit.allows(theme)
              ? finder
                  .assessIfPuzzle(game, match.seats(), decision, rngFor(decision))
                  .map(assessment -> PuzzleSolution.of(assessment, game.notation()))
                  .filter(found -> found.rightCommands().size() == 1)
              : Optional.empty();
      if (solution.isPresent()) {
        limit.count(theme);
        return Optional.of(text(match.atPosition(choice.position()), decision, solution.get()));
      }
    }
    return Optional.empty();
  }

  /**
   * Returns a random number generator for a decision. It does not depend on information that is
   * hidden from the seat.
   */
  static Rng rngFor(Decision<?, ?, ?> decision) {
    return new Rng(0).derive("puzzle " + decision.seat().name() + " " + decision.number());
  }

  private String text(Match<C, O, V> match, Decision<C, O, V> decision, PuzzleSolution solution) {
    Header header = match.header();
    List<SeatedPlayer> players =
        header.seats().stream().map(seat -> playerFor(seat, decision.seat())).toList();
    Header puzzleHeader =
        new Header(title.id(), header.rulesVersion(), header.options(), header.seed(), "", players);
    return Puzzle.text(
        new Journal<>(puzzleHeader, match.journal().entries()),
        game.notation(),
        solution,
        title.bots().levels().stream()
            .map(level -> measureSolveRate(level, decision, solution))
            .toList());
  }

  /** Returns a human player for the seat that decides, and the strongest bot for any other seat. */
  private SeatedPlayer playerFor(Seat seat, Seat deciding) {
    Player player =
        seat.equals(deciding)
            ? new Player.Human()
            : new Player.Machine(title.bots().levels().getLast().name());
    return new SeatedPlayer(seat, player);
  }

  private SolveRate measureSolveRate(
      BotLevel<C, O, V> level, Decision<C, O, V> decision, PuzzleSolution solution) {
    int solved = 0;
    for (int i = 0; i < ATTEMPTS_PER_BOT; i++) {
      Rng rng = rngFor(decision).derive("try " + i + " " + level.name());
      C chosen = finder.attempt(game, level, decision, rng);
      solved += solution.isRight(game.notation().format(chosen)) ? 1 : 0;
    }
    return new SolveRate(level.name(), solved, ATTEMPTS_PER_BOT);
  }

  /** Plays a match between bots of the default level. */
  private Match<C, O, V> play(long seed) {
    BotLevel<C, O, V> defaultLevel = title.levelByName("").orElseThrow();
    List<SeatedPlayer> players =
        title.seats().firstSeats(title.seats().min()).stream()
            .map(seat -> new SeatedPlayer(seat, new Player.Machine(defaultLevel.name())))
            .toList();
    Header header = new Header(title.id(), finder.options(), seed, "", players);
    Table<C, O, V> table = new Table<>(title, game, Match.start(game, header));
    table.playBots();
    return table.match();
  }
}
