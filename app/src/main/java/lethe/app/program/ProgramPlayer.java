package lethe.app.program;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import lethe.app.program.GameMessages.MoveResult;
import lethe.app.program.ProgramProcess.OutputItem;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;

/**
 * A program that plays one seat of one match. It receives its seat's observations only when it is
 * to move or the match is over, so that the times of messages reveal nothing about the other seats.
 * Thread-safe.
 */
public final class ProgramPlayer<C, O, V> {
  /** The number of refused answers to one request after which a program no longer plays. */
  public static final int MAX_REFUSALS = 3;

  /** The maximum number of ignored lines, such as remarks, for each move. */
  private static final int MAX_IGNORED_LINES = 1_000;

  /** The maximum number of moves in one match, which a program could otherwise prolong forever. */
  static final int MAX_MOVES = 500;

  /** The value of {@link #toldPosition} before the program has received anything. */
  private static final int NOT_GREETED = -2;

  private final GameMessages<C, O, V> messages;
  private final Seat seat;
  private final ProgramConnection program;
  private final Settings settings;

  /**
   * The position up to which the program has received observations; {@link #NOT_GREETED} at first.
   */
  private int toldPosition = NOT_GREETED;

  /** Whether the answer to the last {@code choose} has not been received. */
  private boolean answerPending;

  /** The number of moves that the program was asked for in this match, except canceled requests. */
  private int moveCount;

  /** The number of lines ignored for the current move. */
  private int ignoredLineCount;

  /** The last remark about the current move; empty if there is none. */
  private String remark = "";

  /** The remarks about moves, by the number of entries after the move. */
  private final SortedMap<Integer, String> remarks = new ConcurrentSkipListMap<>();

  private volatile boolean hasResigned;
  private boolean resultSent;

  /** Whether the next move is refused although it is legal. */
  private boolean refusesNextMove;

  private Optional<MutableRng> randomMoveRng = Optional.empty();

  /**
   * The settings of programs that play.
   *
   * @param version the version of Lethe
   * @param moveTime the time for each move
   * @param continuesRandomly whether random moves replace a program that resigns or fails;
   *     otherwise its seat concedes
   */
  public record Settings(String version, Duration moveTime, boolean continuesRandomly) {
    /** Returns the time for each move in seconds. */
    double moveSeconds() {
      return moveTime.toMillis() / 1000.0;
    }

    /** Returns the greeting for a match. */
    public ToProgram.Hello hello(
        String game, Map<String, String> options, List<Seat> seats, Seat seat) {
      return new ToProgram.Hello(
          ToProgram.VERSION, version, game, options, seats, seat, moveSeconds());
    }
  }

  /** The meaning of a line that the program sent when it was asked for a move. */
  private sealed interface Answer<C> {
    record Move<C>(C command) implements Answer<C> {}

    record Resignation<C>() implements Answer<C> {}

    record Ignored<C>() implements Answer<C> {}

    record Refusal<C>(ProgramError error) implements Answer<C> {}
  }

  public ProgramPlayer(
      Title<C, O, V> title,
      Game<?, C, O, V> game,
      Seat seat,
      ProgramConnection program,
      Settings settings) {
    this.messages = new GameMessages<>(title, game, new CommandEncoder());
    this.seat = seat;
    this.program = program;
    this.settings = settings;
  }

  public ProgramConnection program() {
    return program;
  }

  /**
   * Returns the move of the program for its seat, which must be to move. If the program has
   * resigned or failed, returns a random move, or empty if its seat concedes (see {@link
   * Settings#continuesRandomly}).
   *
   * @param progress called while the program thinks; can cancel by throwing an exception, after
   *     which the next call sends all observations again
   */
  public synchronized Optional<C> choose(Match<C, O, V> match, ProgressListener progress) {
    if (!hasResigned && program.failure().isEmpty()) {
      Optional<C> move = requestMove(match, progress);
      if (move.isPresent()) {
        return move;
      }
    }
    return settings.continuesRandomly() ? Optional.of(randomMove(match)) : Optional.empty();
  }

  /**
   * Sends the program the remaining observations and the result of a match that is over. Does
   * nothing if the match is not over, or if the program has already received them, has failed, or
   * was never asked for a move.
   */
  public synchronized void finish(Match<C, O, V> match) {
    if (!resultSent
        && toldPosition != NOT_GREETED
        && program.failure().isEmpty()
        && match.turn() instanceof Turn.Over(var outcome)) {
      resultSent = true;
      match.observationsSince(seat, toldPosition).forEach(this::tell);
      program.send(messages.overMessage(outcome));
    }
  }

  /**
   * Returns the remarks of the program about its moves, by the number of entries after the move.
   */
  public SortedMap<Integer, String> remarks() {
    return new TreeMap<>(remarks);
  }

  /** Returns the messages that the program resigned or failed; empty if it plays. */
  public List<String> report() {
    List<String> lines = new ArrayList<>();
    if (hasResigned) {
      lines.add(ProgramError.MESSAGES.format("resigned", seat, program.name()));
    }
    lines.addAll(program.failureReport(seat, !settings.continuesRandomly()));
    if (!lines.isEmpty() && settings.continuesRandomly()) {
      lines.add(1, ProgramError.MESSAGES.format("continues-randomly", seat));
    }
    return lines;
  }

  /**
   * Makes this player refuse the next move although it is legal, to check the program's reaction.
   */
  synchronized void refuseNextMove() {
    refusesNextMove = true;
  }

  private C randomMove(Match<C, O, V> match) {
    MutableRng rng =
        randomMoveRng.orElseGet(
            () -> new MutableRng(new Rng(match.header().seed()).derive("program " + seat.name())));
    randomMoveRng = Optional.of(rng);
    return rng.pick(match.legalCommands(seat));
  }

  /**
   * Sends the program its new observations, asks it for a move and waits for the answer; empty if
   * the program resigns or fails.
   */
  private Optional<C> requestMove(Match<C, O, V> match, ProgressListener progress) {
    if (toldPosition == NOT_GREETED || answerPending || wasRewritten(match)) {
      if (program.greet(hello(match), progress).isPresent()) {
        return Optional.empty();
      }
      match.observationsNotUndone(seat).forEach(this::tell);
    } else {
      match.observationsSince(seat, toldPosition).forEach(this::tell);
    }
    ignoredLineCount = 0;
    remark = "";
    if (moveCount == MAX_MOVES) {
      program.fail(ProgramError.of(ProgramErrorCode.TOO_MANY_MOVES, MAX_MOVES));
      return Optional.empty();
    }
    skipUnsolicitedLines();
    program.send(
        messages.chooseMessage(match, seat, match.legalCommands(seat), settings.moveSeconds()));
    toldPosition = match.position();
    answerPending = true;
    Optional<C> move = awaitMove(match, progress);
    answerPending = false;
    moveCount++;
    if (move.isPresent() && !remark.isEmpty()) {
      remarks.put(
          match.position() + 1,
          ProgramError.MESSAGES.format("remark", seat, program.name(), remark));
    }
    return move;
  }

  /**
   * Skips the lines that the program has sent since its last answer, so that they are not mistaken
   * for the next answer.
   */
  private void skipUnsolicitedLines() {
    while (ignoredLineCount <= MAX_IGNORED_LINES
        && program.hasUnreadLine()
        && program.receive(System.nanoTime(), ProgressListener.NONE).orElseThrow()
            instanceof OutputItem.Line(String line)) {
      ignoredLineCount++;
      switch (FromProgram.parse(line)) {
        case FromProgram.Info _ -> {}
        case FromProgram.Ready _ when program.acceptLateReady() -> {}
        default -> program.addAnswerError(ProgramError.of(ProgramErrorCode.UNEXPECTED_LINE));
      }
    }
  }

  private ToProgram.Hello hello(Match<C, O, V> match) {
    return settings.hello(
        messages.title().id(), match.header().options().values(), match.seats(), seat);
  }

  /**
   * Returns whether a move was taken back or cards were dealt again since {@link #toldPosition}.
   */
  private boolean wasRewritten(Match<C, O, V> match) {
    return match
        .entriesBackwards()
        .limit(match.position() - (long) toldPosition)
        .anyMatch(
            entry ->
                entry instanceof Entry.Control<C>(ControlEntry control)
                    && (control instanceof ControlEntry.Undone
                        || control instanceof ControlEntry.Reshuffled));
  }

  private void tell(ToldObservation<O> toldObservation) {
    program.send(messages.toldMessage(toldObservation, seat));
  }

  private Optional<C> awaitMove(Match<C, O, V> match, ProgressListener progress) {
    long deadline = System.nanoTime() + settings.moveTime().toNanos();
    int refusals = 0;
    while (true) {
      Optional<OutputItem> received = program.receive(deadline, progress);
      if (received.isEmpty()) {
        program.fail(
            ProgramError.of(ProgramErrorCode.TIMEOUT, (int) settings.moveTime().toSeconds()));
        return Optional.empty();
      }
      switch (received.get()) {
        case OutputItem.End(ProgramError error) -> {
          program.fail(error);
          return Optional.empty();
        }
        case OutputItem.Line(String line) -> {
          switch (interpret(match, line)) {
            case Answer.Move<C> _ when refusesNextMove -> {
              refusesNextMove = false;
              program.send(
                  new ToProgram.Refused(
                      ProgramErrorCode.ILLEGAL_MOVE.id(),
                      ProgramError.MESSAGES.format("try-again")));
            }
            case Answer.Move<C>(C command) -> {
              return Optional.of(command);
            }
            case Answer.Resignation<C>() -> {
              hasResigned = true;
              return Optional.empty();
            }
            case Answer.Ignored<C>() -> {
              ignoredLineCount++;
              if (ignoredLineCount > MAX_IGNORED_LINES) {
                program.fail(ProgramError.of(ProgramErrorCode.TOO_MUCH_OUTPUT));
                return Optional.empty();
              }
            }
            case Answer.Refusal<C>(ProgramError error) -> {
              refusals++;
              program.addAnswerError(error);
              if (refusals == MAX_REFUSALS) {
                program.fail(ProgramError.of(ProgramErrorCode.THREE_REFUSALS, error.text()));
                return Optional.empty();
              }
              program.send(new ToProgram.Refused(error.code().id(), error.text()));
            }
          }
        }
      }
    }
  }

  private Answer<C> interpret(Match<C, O, V> match, String line) {
    return switch (FromProgram.parse(line)) {
      case FromProgram.Move move ->
          switch (messages.resolveMove(match, seat, match.legalCommands(seat), move)) {
            case MoveResult.Legal<C>(C command) -> new Answer.Move<>(command);
            case MoveResult.Refused<C>(ProgramError error) -> new Answer.Refusal<>(error);
          };
      case FromProgram.Resign() -> new Answer.Resignation<>();
      case FromProgram.Info info -> {
        remark = info.line();
        yield new Answer.Ignored<>();
      }
      case FromProgram.Ready _ when program.acceptLateReady() -> new Answer.Ignored<>();
      case FromProgram.Ready _ ->
          new Answer.Refusal<>(ProgramError.of(ProgramErrorCode.UNEXPECTED_READY));
      case FromProgram.Malformed(ProgramError error) -> new Answer.Refusal<>(error);
    };
  }
}
