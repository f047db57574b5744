package lethe.app.program;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.json.JsonReader;
import lethe.app.json.JsonWriter;
import lethe.app.program.CommandEncoder.EncodedCommand;
import lethe.app.titles.BoardPart;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Outcome;
import lethe.engine.core.ParseResult;
import lethe.engine.core.ParseResult.ParsedCommand;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;

/**
 * Converts between the moves, views and observations of one game and the messages to and from
 * programs. Not thread-safe, because its encoder is not.
 */
public record GameMessages<C, O, V>(
    Title<C, O, V> title, Game<?, C, O, V> game, CommandEncoder encoder) {
  /** The maximum number of legal moves that are sent without also grouping them. */
  private static final int MAX_UNGROUPED_MOVES = 100;

  /** The command that a move names, or the reason why it names none. */
  public sealed interface MoveResult<C> {
    record Legal<C>(C command) implements MoveResult<C> {}

    record Refused<C>(ProgramError error) implements MoveResult<C> {}
  }

  /** Returns the message about an observation that a seat received. */
  public ToProgram.Told toldMessage(ToldObservation<O> toldObservation, Seat seat) {
    return new ToProgram.Told(
        toldObservation.observation(),
        toldObservation.ephemeral(),
        text(title.narrate(toldObservation.observation(), seat)));
  }

  /**
   * Returns the message that requests a move of a seat, which must be to move.
   *
   * @param legal the legal commands of the seat
   * @param seconds the time for the move, in seconds; 0 if it is unlimited
   */
  public ToProgram.Choose chooseMessage(
      Match<C, O, V> match, Seat seat, List<C> legal, double seconds) {
    V view = match.view(seat);
    List<EncodedCommand> commands = encode(legal);
    return new ToProgram.Choose(
        view,
        commands.stream().map(EncodedCommand::text).toList(),
        commands.stream().map(EncodedCommand::json).toList(),
        legal.size() > MAX_UNGROUPED_MOVES ? game.notation().group(legal) : List.of(),
        seconds,
        title.question(view, seat, legal),
        title.describe(view, seat).stream()
            .map(BoardPart::messages)
            .flatMap(List::stream)
            .toList());
  }

  /**
   * Returns the message that requests a move of a seat, which must be to move. The question, the
   * description of the view and the groups of commands are empty, and the time is unlimited.
   *
   * @param legal the legal commands of the seat
   */
  public ToProgram.Choose briefChooseMessage(Match<C, O, V> match, Seat seat, List<C> legal) {
    List<EncodedCommand> commands = encode(legal);
    return new ToProgram.Choose(
        match.view(seat),
        commands.stream().map(EncodedCommand::text).toList(),
        commands.stream().map(EncodedCommand::json).toList(),
        List.of(),
        0,
        "",
        List.of());
  }

  private List<EncodedCommand> encode(List<C> commands) {
    Notation<C> notation = game.notation();
    return commands.stream().map(command -> encoder.encode(command, notation)).toList();
  }

  /** Returns the message that a match is over. */
  public ToProgram.Over overMessage(Outcome outcome) {
    return new ToProgram.Over(outcome.ending(), outcome.results(), text(title.ending(outcome)));
  }

  private static String text(List<Text> lines) {
    return String.join("\n", lines.stream().map(Text::text).toList());
  }

  /**
   * Returns the legal command that a program's move denotes, or the reason why there is none. The
   * seat must be to move.
   *
   * @param legal the legal commands of the seat
   */
  public MoveResult<C> resolveMove(
      Match<C, O, V> match, Seat seat, List<C> legal, FromProgram.Move move) {
    return switch (move) {
      case FromProgram.TypedMove(String text) -> typedCommand(match, seat, text);
      case FromProgram.NumberedMove(long index) ->
          index >= 0 && index < legal.size()
              ? new MoveResult.Legal<>(legal.get((int) index))
              : refused(ProgramErrorCode.INDEX_OUT_OF_RANGE, legal.size());
      case FromProgram.StructuredMove(Map<?, ?> command) ->
          legal.stream()
              .filter(c -> JsonReader.read(JsonWriter.write(c)).equals(Optional.of(command)))
              .findFirst()
              .<MoveResult<C>>map(MoveResult.Legal::new)
              .orElseGet(() -> refused(ProgramErrorCode.UNKNOWN_COMMAND));
    };
  }

  private MoveResult<C> typedCommand(Match<C, O, V> match, Seat seat, String text) {
    return switch (game.notation().parse(text)) {
      case ParseResult.ParseFailure<C> failure ->
          refused(
              ProgramErrorCode.UNREADABLE_MOVE,
              Titles.ERROR_MESSAGES.format(failure.code(), failure.arguments()));
      case ParseResult.Parsed<C>(List<ParsedCommand<C>> commands) when commands.size() > 1 ->
          refused(ProgramErrorCode.SEVERAL_MOVES);
      case ParseResult.Parsed<C>(List<ParsedCommand<C>> commands) -> {
        C command = commands.getFirst().command();
        yield match.submit(seat, command)
                instanceof EntryResult.NotApplied<C, O, V>(Rejection rejection)
            ? refused(ProgramErrorCode.ILLEGAL_MOVE, title.messages().format(rejection))
            : new MoveResult.Legal<>(command);
      }
    };
  }

  private static <C> MoveResult<C> refused(ProgramErrorCode code, Object... arguments) {
    return new MoveResult.Refused<>(ProgramError.of(code, arguments));
  }
}
