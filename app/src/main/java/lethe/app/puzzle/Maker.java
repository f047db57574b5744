package lethe.app.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.play.Table;
import lethe.app.titles.Judgement;
import lethe.app.titles.Level;
import lethe.app.titles.Poser;
import lethe.app.titles.Title;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Decision;
import lethe.engine.core.Dice;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Journal;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;

/**
 * Finds puzzles in matches between bots: at most one a match. What it finds depends on nothing but
 * the seed.
 */
public final class Maker<C, O, V> {
  /** How often each bot tries a puzzle. */
  private static final int TRIES = 16;

  private final Title<C, O, V> title;
  private final Poser<C, O, V> poser;
  private final Game<?, C, O, V> game;

  private Maker(Title<C, O, V> title, Poser<C, O, V> poser, Game<?, C, O, V> game) {
    this.title = title;
    this.poser = poser;
    this.game = game;
  }

  /** One for this game, if puzzles can be made of it. */
  public static <C, O, V> Optional<Maker<C, O, V>> of(Title<C, O, V> title) {
    return title.bots().poser().map(poser -> of(title, poser));
  }

  private static <C, O, V> Maker<C, O, V> of(Title<C, O, V> title, Poser<C, O, V> poser) {
    return switch (title.open(poser.options())) {
      case Valid<Game<?, C, O, V>>(var game) -> new Maker<>(title, poser, game);
      case Faulty<Game<?, C, O, V>>(var faults) -> throw new IllegalStateException("" + faults);
    };
  }

  /** What the file of one of them is called. */
  public String name(int number) {
    return Collection.name(title, number);
  }

  /** So many files; each is looked for when it is asked for. */
  public Stream<String> made(int count, long seed) {
    Rng rng = new Rng(seed);
    return IntStream.iterate(0, i -> i + 1)
        .mapToObj(i -> find(rng.stream("match " + i).state(), i))
        .flatMap(Optional::stream)
        .limit(count);
  }

  /** A puzzle in the match that comes of this seed; seats take turns to be asked. */
  private Optional<String> find(long seed, int turn) {
    Match<C, O, V> match = play(seed);
    Seat seat = match.seats().get(turn % match.seats().size());
    List<Decision.At<C, O, V>> open =
        Decision.of(match, seat).stream().filter(at -> at.decision().isOpen()).toList();
    for (Decision.At<C, O, V> at : new Dice(new Rng(seed).stream("which")).shuffled(open)) {
      Decision<C, O, V> decision = at.decision();
      Optional<Judgement<C>> judgement =
          poser.pose(game, match.seats(), decision, stream(decision));
      if (judgement.isPresent()) {
        return Optional.of(text(match.at(at.position()), decision, judgement.get()));
      }
    }
    return Optional.empty();
  }

  /** What is drawn for a decision comes from nothing that its seat could not know. */
  static Rng stream(Decision<?, ?, ?> decision) {
    return new Rng(0).stream("puzzle " + decision.seat().name() + " " + decision.number());
  }

  private String text(Match<C, O, V> match, Decision<C, O, V> decision, Judgement<C> judgement) {
    Verdict verdict = Verdict.of(judgement, game.notation());
    Header header = match.header();
    List<Seated> table =
        header.seats().stream().map(seat -> seated(seat, decision.seat())).toList();
    Header posed =
        new Header(title.id(), header.rules(), header.options(), header.seed(), "", table);
    return Puzzle.text(
        new Journal<>(posed, match.journal().entries()),
        game.notation(),
        verdict,
        title.bots().all().stream().map(level -> tried(level, decision, verdict)).toList());
  }

  /** The best bots sit beside whoever is asked. */
  private Seated seated(Seat seat, Seat asked) {
    Player player =
        seat.equals(asked)
            ? new Player.Human()
            : new Player.Machine(title.bots().all().getLast().name());
    return new Seated(seat, player);
  }

  private Tried tried(Level<C, O, V> level, Decision<C, O, V> decision, Verdict verdict) {
    int solved = 0;
    for (int i = 0; i < TRIES; i++) {
      Rng rng = stream(decision).stream("try " + i + " " + level.name());
      C chosen = poser.attempt(game, level, decision, rng);
      solved += verdict.isRight(game.notation().write(chosen)) ? 1 : 0;
    }
    return new Tried(level.name(), solved, TRIES);
  }

  /** A match between the usual bots, to its end. */
  private Match<C, O, V> play(long seed) {
    Level<C, O, V> usual = title.level("").orElseThrow();
    List<Seated> table =
        title.seats().table(title.seats().fewest()).stream()
            .map(seat -> new Seated(seat, new Player.Machine(usual.name())))
            .toList();
    Header header = new Header(title.id(), poser.options(), seed, "", table);
    Table<C, O, V> set = new Table<>(title, game, Match.start(game, header));
    set.settle();
    return set.match();
  }
}
