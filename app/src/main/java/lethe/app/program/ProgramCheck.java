package lethe.app.program;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;

/** Plays unusual matches with a program and reports its mistakes. */
public final class ProgramCheck {
  /** The maximum time a program should take to end after its input was closed. */
  private static final Duration END_TIMEOUT = Duration.ofSeconds(2);

  /**
   * The maximum number of moves requested in one match, because random matches of some games are
   * long.
   */
  private static final int MAX_CHOICES = 400;

  private final ProgramPool pool;
  private final ProgramPlayer.Settings settings;

  /** The situations in which a program is checked. */
  public enum Situation {
    /** A match is played to its end. */
    WHOLE_MATCH,
    /** A match is played with the maximum number of seats. */
    ALL_SEATS,
    /** A match is played with each value of each option. */
    OPTIONS,
    /**
     * The program is greeted again in the middle of a match, as happens after a move is taken back.
     */
    BEGINS_AGAIN,
    /** The program receives messages and fields that this version of the protocol does not have. */
    UNKNOWN_MESSAGES,
    /** A legal move is refused. */
    REFUSAL,
    /** The last seat, which may be the program's own, concedes in the middle of a match. */
    SUDDEN_END
  }

  /**
   * Creates a check.
   *
   * @param settings the settings of the program in every match
   */
  public ProgramCheck(ProgramPool pool, ProgramPlayer.Settings settings) {
    this.pool = pool;
    this.settings = settings;
  }

  /** Starts and ends the program. Returns the reason why it cannot be started; empty if it can. */
  public Optional<ProgramError> startError(Title<?, ?, ?> title) {
    List<Seat> seats = title.seats().firstSeats(title.seats().min());
    ProgramConnection connection =
        pool.take(settings.hello(title.id(), Map.of(), seats, seats.getFirst()));
    Optional<ProgramError> failure = connection.failure();
    connection.end(END_TIMEOUT);
    return failure.filter(error -> error.code() == ProgramErrorCode.NOT_STARTED);
  }

  /**
   * Plays matches of one game in one situation with one process, which plays each seat in turn.
   * Then ends the process.
   *
   * @return a message about each different mistake, followed by the last lines of the program's
   *     standard error; empty if there is no mistake
   */
  public <C, O, V> List<String> findMistakes(Title<C, O, V> title, Situation situation) {
    List<Options> options =
        situation == Situation.OPTIONS ? optionsOf(title) : List.of(Options.NONE);
    int seatCount = situation == Situation.ALL_SEATS ? title.seats().max() : title.seats().min();
    Optional<ProgramConnection> program = Optional.empty();
    for (Options matchOptions : options) {
      if (title.open(matchOptions) instanceof Valid<Game<?, C, O, V>>(Game<?, C, O, V> game)
          && seatCount >= game.seats().min()
          && seatCount <= game.seats().max()) {
        for (Seat seat : title.seats().firstSeats(seatCount)) {
          Match<C, O, V> match = startMatch(title, game, matchOptions, seatCount, seat.index());
          ProgramConnection connection =
              program.orElseGet(
                  () ->
                      pool.take(
                          settings.hello(title.id(), matchOptions.values(), match.seats(), seat)));
          program = Optional.of(connection);
          if (connection.failure().isEmpty()) {
            new CheckedMatch<>(title, game, seat, connection).play(match, situation);
          }
        }
      }
    }
    return program.map(ProgramCheck::endAndCollectMistakes).orElse(List.of());
  }

  /** Ends a program and returns its mistakes. */
  private static List<String> endAndCollectMistakes(ProgramConnection program) {
    Set<String> mistakes = new LinkedHashSet<>();
    program.answerErrors().forEach(error -> mistakes.add(describe(error)));
    program.failure().ifPresent(error -> mistakes.add(describe(error)));
    program.end(END_TIMEOUT).forEach(error -> mistakes.add(describe(error)));
    if (mistakes.isEmpty()) {
      return List.of();
    }
    program
        .errorLines()
        .forEach(line -> mistakes.add(ProgramError.MESSAGES.format("error-output.line", line)));
    return List.copyOf(mistakes);
  }

  private static String describe(ProgramError error) {
    return ProgramError.MESSAGES.format("mistake", error.code().id(), error.text());
  }

  /** Returns options for each possible value of each option, with the defaults of all others. */
  private static List<Options> optionsOf(Title<?, ?, ?> title) {
    return title.allOptions().stream()
        .flatMap(
            option ->
                option.values().stream().map(value -> Options.of(Map.of(option.name(), value))))
        .toList();
  }

  private static <C, O, V> Match<C, O, V> startMatch(
      Title<C, O, V> title, Game<?, C, O, V> game, Options options, int seatCount, long seed) {
    List<SeatedPlayer> players = new ArrayList<>();
    for (Seat seat : title.seats().firstSeats(seatCount)) {
      players.add(new SeatedPlayer(seat, new Player.Machine("")));
    }
    return Match.start(game, new Header(title.id(), options, seed, "", players));
  }

  /** One match of the program against random moves. */
  private final class CheckedMatch<C, O, V> {
    private final Title<C, O, V> title;
    private final Game<?, C, O, V> game;
    private final Seat seat;
    private final ProgramConnection connection;

    CheckedMatch(
        Title<C, O, V> title, Game<?, C, O, V> game, Seat seat, ProgramConnection connection) {
      this.title = title;
      this.game = game;
      this.seat = seat;
      this.connection = connection;
    }

    void play(Match<C, O, V> start, Situation situation) {
      MutableRng rng = new MutableRng(new Rng(seat.index()).derive("check"));
      ProgramPlayer<C, O, V> player = newPlayer();
      Match<C, O, V> match = start;
      int choices = 0;
      while (match.turn() instanceof Turn.Awaits(List<Seat> seats) && choices < MAX_CHOICES) {
        Seat next = seats.getFirst();
        C command = rng.pick(match.legalCommands(next));
        if (next.equals(seat)) {
          choices++;
          if (choices == 3 && situation == Situation.BEGINS_AGAIN) {
            player = newPlayer();
          }
          if (choices == 3 && situation == Situation.SUDDEN_END) {
            break;
          }
          if (situation == Situation.UNKNOWN_MESSAGES) {
            connection.sendUnknownMessage();
          }
          if (choices == 2 && situation == Situation.REFUSAL) {
            player.refuseNextMove();
          }
          Optional<C> choice = player.choose(match, ProgressListener.NONE);
          if (choice.isEmpty()) {
            break;
          }
          command = choice.get();
        }
        match = ((Applied<C, O, V>) match.submit(next, command)).next();
      }
      if (!match.turn().isOver()) {
        Seat last = match.seats().getLast();
        match = ((Applied<C, O, V>) match.addControl(new ControlEntry.Conceded(last))).next();
      }
      player.finish(match);
    }

    private ProgramPlayer<C, O, V> newPlayer() {
      return new ProgramPlayer<>(title, game, seat, connection, settings);
    }
  }
}
