package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.app.titles.MatchStatus;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.InputError;
import lethe.engine.core.ParseResult;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Script;
import lethe.engine.core.Script.ScriptLine;
import lethe.engine.core.Script.Token;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;

/** Plays the lines of a script up to the first error. */
public final class ScriptPlayer<C, O, V> {
  /** The beginning of a line with a control entry. */
  private static final String CONTROL_PREFIX = "* ";

  private final Table<C, O, V> table;
  private final boolean isSavedMatch;

  private ScriptPlayer(Table<C, O, V> table, boolean isSavedMatch) {
    this.table = table;
    this.isSavedMatch = isSavedMatch;
  }

  /**
   * Plays all lines; the lines before an error remain in effect. Before each command, lets bots
   * move until its seat or a human player is to move, except in a saved match, which contains all
   * moves.
   *
   * @return the error, if there is one
   */
  public static Optional<InputError> play(Table<?, ?, ?> table, Script script) {
    return new ScriptPlayer<>(table, !script.savedSince().isEmpty()).play(script.lines());
  }

  /** Parses an entry of a journal in the format of {@link Entry#line}. */
  static <C> Validated<Entry<C>> parseEntry(Table<C, ?, ?> table, String text) {
    return new ScriptPlayer<>(table, true).parseEntry(text);
  }

  private Validated<Entry<C>> parseEntry(String text) {
    if (text.startsWith(CONTROL_PREFIX)) {
      Token control =
          new Token(text.substring(CONTROL_PREFIX.length()), 1, CONTROL_PREFIX.length() + 1);
      return parseControl(new ScriptLine(Optional.empty(), true, control))
          .flatMap(entry -> new Valid<>(new Entry.Control<>(entry)));
    }
    int colon = text.indexOf(':');
    Token name = new Token(text.substring(0, Math.max(0, colon)), 1, 1);
    Optional<Seat> seat = seatByName(name.text());
    if (seat.isEmpty()) {
      return Validated.invalid(unknownSeatError(name));
    }
    return switch (table.game().notation().parse(text.substring(colon + 1))) {
      case ParseResult.Parsed<C>(List<ParsedCommand<C>> commands) ->
          new Valid<>(new Entry.Ply<>(seat.get(), commands.getFirst().command()));
      case ParseResult.ParseFailure<C>(int column, var reason, List<Object> arguments, int _) ->
          Validated.invalid(new InputError("", 1, colon + 1 + column, reason, arguments));
    };
  }

  private Optional<InputError> play(List<ScriptLine> lines) {
    return lines.stream().flatMap(line -> play(line).stream()).findFirst();
  }

  private Optional<InputError> play(ScriptLine line) {
    if (line.isControl()) {
      return playControl(line);
    }
    Optional<Seat> seat =
        line.seat().map(Token::text).map(this::seatByName).orElseGet(this::advanceToHuman);
    if (seat.isEmpty()) {
      return Optional.of(
          line.seat().map(this::unknownSeatError).orElseGet(() -> unknownMoverError(line)));
    }
    if (!isSavedMatch && !(table.match().isHuman(seat.get()) && awaits(seat.get()))) {
      playBotsUntil(seat.get());
    }
    return switch (table.game().notation().parse(line.content().text())) {
      case ParseResult.Parsed<C>(List<ParsedCommand<C>> commands) ->
          commands.stream().flatMap(part -> submit(line, seat.get(), part).stream()).findFirst();
      case ParseResult.ParseFailure<C>(int column, var reason, List<Object> arguments, int _) ->
          Optional.of(line.errorAt(column, reason, arguments));
    };
  }

  private InputError unknownSeatError(Token seat) {
    String names = MatchStatus.seatNames(table.match().seats());
    return InputError.at(
        seat.line(), seat.column(), ScriptErrorCode.UNKNOWN_SEAT, seat.text(), names);
  }

  /** Returns the error for a line without a seat if its seat cannot be determined. */
  private InputError unknownMoverError(ScriptLine line) {
    return switch (table.match().turn()) {
      case Turn.Over _ when table.match().seats().stream().anyMatch(table.match()::isHuman) ->
          entryRejectedError(
              line, 1, line.content().text(), Rejection.of(RejectionCode.MATCH_OVER));
      case Turn.Over _ ->
          line.errorAt(
              1,
              ScriptErrorCode.SEAT_REQUIRED,
              List.of(MatchStatus.seatNames(table.match().seats())));
      case Turn.Awaits(List<Seat> seats) ->
          line.errorAt(1, ScriptErrorCode.SEAT_REQUIRED, List.of(MatchStatus.seatNames(seats)));
    };
  }

  private Optional<InputError> submit(ScriptLine line, Seat seat, ParsedCommand<C> part) {
    String text = table.game().notation().format(part.command());
    return errorIfRejected(line, part.column(), text, table.submit(seat, part.command()));
  }

  private Optional<InputError> playControl(ScriptLine line) {
    return switch (parseControl(line)) {
      case Invalid<ControlEntry>(List<InputError> errors) -> errors.stream().findFirst();
      case Valid<ControlEntry>(ControlEntry control) ->
          errorIfRejected(line, 1, CONTROL_PREFIX + control.text(), table.addControl(control));
    };
  }

  private Validated<ControlEntry> parseControl(ScriptLine line) {
    String text = line.content().text();
    return switch (ControlEntry.parse(text, table.match().seats())) {
      case Invalid<ControlEntry>(List<InputError> errors) ->
          new Invalid<>(
              errors.stream()
                  .map(error -> line.errorAt(error.column(), error.code(), error.arguments()))
                  .toList());
      case Valid<ControlEntry>(ControlEntry.SeatReassigned(Seat _, Player.Machine player))
          when table.title().levelByName(player.level()).isEmpty() ->
          Validated.invalid(
              line.errorAt(
                  text.length() - player.toString().length() + 1,
                  ScriptErrorCode.UNKNOWN_LEVEL,
                  List.of(player.level(), TableFactory.botPlayerNames(table.title()))));
      case Valid<ControlEntry> valid -> valid;
    };
  }

  private Optional<InputError> errorIfRejected(
      ScriptLine line, int column, String text, EntryResult<C, O, V> answer) {
    return answer instanceof EntryResult.NotApplied<C, O, V>(Rejection rejection)
        ? Optional.of(entryRejectedError(line, column, text, rejection))
        : Optional.empty();
  }

  private static InputError entryRejectedError(
      ScriptLine line, int column, String text, Rejection rejection) {
    return line.errorAt(column, ScriptErrorCode.ENTRY_REJECTED, List.of(text, rejection));
  }

  /**
   * Lets bots move until a human player is to move, except in a saved match. Returns the only human
   * player to move; empty if there are none or several.
   */
  private Optional<Seat> advanceToHuman() {
    boolean moving = !isSavedMatch;
    while (moving && humanSeatsToMove().isEmpty()) {
      moving = table.letOneBotMove();
    }
    List<Seat> humanSeats = humanSeatsToMove();
    return humanSeats.size() == 1 ? Optional.of(humanSeats.getFirst()) : Optional.empty();
  }

  private void playBotsUntil(Seat seat) {
    boolean moving = true;
    while (moving && !awaits(seat) && humanSeatsToMove().isEmpty()) {
      moving = table.letOneBotMove();
    }
  }

  private List<Seat> humanSeatsToMove() {
    return table.match().turn() instanceof Turn.Awaits(List<Seat> seats)
        ? seats.stream().filter(table.match()::isHuman).toList()
        : List.of();
  }

  private boolean awaits(Seat seat) {
    return table.match().turn().awaits(seat);
  }

  private Optional<Seat> seatByName(String name) {
    return table.match().seats().stream()
        .filter(seat -> seat.name().equalsIgnoreCase(name))
        .findFirst();
  }
}
