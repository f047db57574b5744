package lethe.engine.core;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import lethe.engine.core.ParseResult.Parsed;

/** Plays random matches of one variant with a fixed number of seats, and checks a law in them. */
final class LawTable<S, C, O, V> {
  /** The maximum number of generated commands that a law tries, legal or not. */
  private static final int MAX_CANDIDATES = 200;

  private final GameUnderTest<S, C, O, V> gameUnderTest;
  private final Options options;
  private final Game<S, C, O, V> game;
  private final int seats;

  LawTable(GameUnderTest<S, C, O, V> gameUnderTest, Options options, int seats) {
    this.gameUnderTest = gameUnderTest;
    this.options = options;
    this.game = openGame(gameUnderTest, options);
    this.seats = seats;
  }

  /**
   * Returns the tables at which the laws of a game are checked. If a variant permits more than two
   * numbers of seats, the short profile plays it with only every second number.
   */
  static <S, C, O, V> List<LawTable<S, C, O, V>> all(GameUnderTest<S, C, O, V> gameUnderTest) {
    List<LawTable<S, C, O, V>> tables = new ArrayList<>();
    int step = TestVolume.times(2, 1);
    int variant = 0;
    for (Options options : gameUnderTest.variants()) {
      Seats seats = openGame(gameUnderTest, options).seats();
      boolean isNarrow = seats.max() - seats.min() < 2;
      int first = isNarrow ? 0 : variant % step;
      for (int size = seats.min() + first; size <= seats.max(); size += isNarrow ? 1 : step) {
        tables.add(new LawTable<>(gameUnderTest, options, size));
      }
      variant++;
    }
    return tables;
  }

  @SuppressWarnings("unchecked") // the laws and the game use the same type of states
  private static <S, C, O, V> Game<S, C, O, V> openGame(
      GameUnderTest<S, C, O, V> gameUnderTest, Options options) {
    return switch (gameUnderTest.open(options)) {
      case Validated.Valid<Game<?, C, O, V>>(Game<?, C, O, V> game) -> (Game<S, C, O, V>) game;
      case Validated.Invalid<Game<?, C, O, V>>(List<InputError> errors) ->
          throw new AssertionError(options + ": " + errors);
    };
  }

  Game<S, C, O, V> game() {
    return game;
  }

  Options options() {
    return options;
  }

  /** Plays matches under a law, with a new law for each match. */
  void checkAtEveryMoment(Supplier<Law<S, C, O, V>> law) {
    for (int i = 0; i < gameUnderTest.matches(); i++) {
      play(new Rng(i).derive("laws").state(), law.get());
    }
  }

  void checkAtEnd(Consumer<MatchMoment<S, C, O, V>> check) {
    checkAtEveryMoment(
        () ->
            (moment, _) -> {
              if (moment.isOver()) {
                check.accept(moment);
              }
            });
  }

  /** Returns the first moment of the match with this seed. */
  MatchMoment<S, C, O, V> deal(long seed) {
    return MatchMoment.start(game, options, seats, seed);
  }

  /** Chooses the next ply. */
  interface PlyChooser<C, V> {
    C choose(V view, List<C> legal, MutableRng rng);
  }

  /** Plays one match to its end and returns its last moment. */
  MatchMoment<S, C, O, V> play(long seed, Law<S, C, O, V> law) {
    return play(seed, law, gameUnderTest::choose);
  }

  MatchMoment<S, C, O, V> play(long seed, Law<S, C, O, V> law, PlyChooser<C, V> chooser) {
    MatchMoment<S, C, O, V> moment = deal(seed);
    MutableRng plyRng = new MutableRng(new Rng(seed).derive("plies"));
    MutableRng lawRng = new MutableRng(new Rng(seed).derive("law"));
    try {
      law.atMoment(moment, lawRng);
      while (!moment.isOver()) {
        Law.assertHolds(
            moment.match().position() < gameUnderTest.maxEntries(), "the match does not end");
        MatchMoment<S, C, O, V> previous = moment;
        if (previous.isUndoable() && plyRng.oneIn(6)) {
          moment = previous.undoLast();
          law.afterUndo(previous, moment);
        } else {
          Seat seat = plyRng.pick(previous.awaitedSeats());
          C command =
              chooser.choose(previous.view(seat), previous.match().legalCommands(seat), plyRng);
          moment = previous.after(seat, command);
          law.afterPly(previous, seat, command, moment);
        }
        law.atMoment(moment, lawRng);
      }
      return moment;
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(
          "seed "
              + seed
              + ": "
              + e.getMessage()
              + "\n"
              + moment.match().journal().text(game.notation()),
          e);
    }
  }

  /** Replays the journal entries of a match and returns the last moment. */
  MatchMoment<S, C, O, V> replayEntries(MatchMoment<S, C, O, V> last) {
    MatchMoment<S, C, O, V> moment = deal(last.match().header().seed());
    for (Entry<C> entry : last.match().journal().entries()) {
      moment =
          switch (entry) {
            case Entry.Ply<C>(Seat seat, C command) -> moment.after(seat, command);
            case Entry.Control<C>(ControlEntry.Undone()) -> moment.undoLast();
            case Entry.Control<C>(ControlEntry control) -> moment.withControl(control);
          };
    }
    return moment;
  }

  /** Replays a match from the text of its journal. Fails if an entry is rejected. */
  Match<C, O, V> replay(String journal) {
    if (!(Script.parse(journal) instanceof Validated.Valid<Script>(Script script))
        || !(script.parseHeader(game.seats()) instanceof Validated.Valid<Header>(Header header))) {
      throw new AssertionError("faults in the journal");
    }
    Law.assertEqual("options", options, header.options());
    Match<C, O, V> match = Match.start(game, header);
    for (Script.ScriptLine line : script.lines()) {
      match = Playthrough.apply(game, match, line);
    }
    return match;
  }

  /**
   * Returns commands that are legal at some moment of some match, commands that are similar to
   * those, and the additional candidates of the game.
   */
  List<C> candidateCommands() {
    Set<C> candidates = new LinkedHashSet<>();
    MutableRng rng = new MutableRng(new Rng(seats).derive("universe"));
    for (int i = 0; i < 3; i++) {
      play(
          rng.nextInt(1_000),
          (moment, _) ->
              moment
                  .match()
                  .seats()
                  .forEach(seat -> candidates.addAll(moment.match().legalCommands(seat))));
    }
    for (C command : List.copyOf(candidates)) {
      String text = FuzzedTexts.withNumberChanged(game.notation().format(command), rng);
      if (game.notation().parse(text) instanceof Parsed<C> parsed) {
        candidates.addAll(parsed.values());
      }
    }
    List<C> shuffledCandidates = rng.shuffled(List.copyOf(candidates));
    Set<C> selectedCommands = new LinkedHashSet<>(gameUnderTest.additionalCandidates());
    selectedCommands.addAll(
        shuffledCandidates.subList(0, Math.min(MAX_CANDIDATES, shuffledCandidates.size())));
    return List.copyOf(selectedCommands);
  }
}
