package lethe.app.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.play.Table;
import lethe.app.titles.Assessment;
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
 * Finds puzzles in matches between bots, at most one per match. The result depends only on the
 * seed.
 */
public final class PuzzleGenerator<C, O, V> {
  /** The number of times that each bot tries a puzzle. */
  private static final int TRIES_PER_BOT = 16;

  private final Title<C, O, V> title;
  private final PuzzleFinder<C, O, V> finder;
  private final Game<?, C, O, V> game;

  private PuzzleGenerator(
      Title<C, O, V> title, PuzzleFinder<C, O, V> finder, Game<?, C, O, V> game) {
    this.title = title;
    this.finder = finder;
    this.game = game;
  }

  /** Returns a generator for this game; empty if the game has no puzzles. */
  public static <C, O, V> Optional<PuzzleGenerator<C, O, V>> of(Title<C, O, V> title) {
    return title.bots().puzzleFinder().map(poser -> of(title, poser));
  }

  private static <C, O, V> PuzzleGenerator<C, O, V> of(
      Title<C, O, V> title, PuzzleFinder<C, O, V> poser) {
    return switch (title.open(poser.options())) {
      case Valid<Game<?, C, O, V>>(var game) -> new PuzzleGenerator<>(title, poser, game);
      case Invalid<Game<?, C, O, V>>(var errors) -> throw new IllegalStateException("" + errors);
    };
  }

  /**
   * Returns the file name of a puzzle.
   *
   * @param number the number within the game, from 1
   */
  public String name(int number) {
    return PuzzleCollection.name(title, number);
  }

  /**
   * Returns the texts of puzzle files, as a lazy stream.
   *
   * @param count the number of files
   */
  public Stream<String> generate(int count, long seed) {
    Rng rng = new Rng(seed);
    return IntStream.iterate(0, i -> i + 1)
        .mapToObj(i -> find(rng.derive("match " + i).state(), i))
        .flatMap(Optional::stream)
        .limit(count);
  }

  /**
   * Returns the text of a puzzle from the match with this seed; empty if the match has none.
   *
   * @param turn the number of the match, from 0; it determines the seat that is asked
   */
  private Optional<String> find(long seed, int turn) {
    Match<C, O, V> match = play(seed);
    Seat seat = match.seats().get(turn % match.seats().size());
    List<Decision.Positioned<C, O, V>> open =
        Decision.decisionsOf(match, seat).stream().filter(at -> at.decision().hasChoice()).toList();
    for (Decision.Positioned<C, O, V> at :
        new MutableRng(new Rng(seed).derive("which")).shuffled(open)) {
      Decision<C, O, V> decision = at.decision();
      Optional<Assessment<C>> judgement =
          finder.assess(game, match.seats(), decision, stream(decision));
      if (judgement.isPresent()) {
        return Optional.of(text(match.atPosition(at.position()), decision, judgement.get()));
      }
    }
    return Optional.empty();
  }

  /**
   * Returns random numbers for a decision that do not depend on information hidden from its seat.
   */
  static Rng stream(Decision<?, ?, ?> decision) {
    return new Rng(0).derive("puzzle " + decision.seat().name() + " " + decision.number());
  }

  private String text(Match<C, O, V> match, Decision<C, O, V> decision, Assessment<C> assessment) {
    PuzzleSolution solution = PuzzleSolution.of(assessment, game.notation());
    Header header = match.header();
    List<SeatedPlayer> table =
        header.seats().stream().map(seat -> playerFor(seat, decision.seat())).toList();
    Header posed =
        new Header(title.id(), header.rulesVersion(), header.options(), header.seed(), "", table);
    return Puzzle.text(
        new Journal<>(posed, match.journal().entries()),
        game.notation(),
        solution,
        title.bots().all().stream()
            .map(level -> measureSolveRate(level, decision, solution))
            .toList());
  }

  /** Seats a human at the seat that is asked, and the strongest bots at the others. */
  private SeatedPlayer playerFor(Seat seat, Seat asked) {
    Player player =
        seat.equals(asked)
            ? new Player.Human()
            : new Player.Machine(title.bots().all().getLast().name());
    return new SeatedPlayer(seat, player);
  }

  private SolveRate measureSolveRate(
      BotLevel<C, O, V> level, Decision<C, O, V> decision, PuzzleSolution solution) {
    int solved = 0;
    for (int i = 0; i < TRIES_PER_BOT; i++) {
      Rng rng = stream(decision).derive("try " + i + " " + level.name());
      C chosen = finder.attempt(game, level, decision, rng);
      solved += solution.isRight(game.notation().format(chosen)) ? 1 : 0;
    }
    return new SolveRate(level.name(), solved, TRIES_PER_BOT);
  }

  /** Plays a match between bots of the default level. */
  private Match<C, O, V> play(long seed) {
    BotLevel<C, O, V> defaultLevel = title.levelByName("").orElseThrow();
    List<SeatedPlayer> table =
        title.seats().firstSeats(title.seats().min()).stream()
            .map(seat -> new SeatedPlayer(seat, new Player.Machine(defaultLevel.name())))
            .toList();
    Header header = new Header(title.id(), finder.options(), seed, "", table);
    Table<C, O, V> set = new Table<>(title, game, Match.start(game, header));
    set.playBots();
    return set.match();
  }
}
