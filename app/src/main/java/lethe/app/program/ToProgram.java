package lethe.app.program;

import java.util.List;
import java.util.Map;
import lethe.app.json.JsonWriter;
import lethe.engine.core.CommandGroup;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Seat;

/** A message from Lethe to a program. The names of the components are the fields in JSON. */
public sealed interface ToProgram {
  /** The version of the protocol. */
  int VERSION = 1;

  /**
   * A match begins, or begins again. The program answers with {@code ready}, and discards the
   * observations that it has received before.
   *
   * @param lethe the version of the protocol
   * @param version the version of Lethe
   * @param game the identifier of the game
   * @param options the chosen options; all others have their defaults
   * @param seats all seats in the order of play
   * @param seat the seat of the program
   * @param seconds the time for each move, in seconds
   */
  record Hello(
      int lethe,
      String version,
      String game,
      Map<String, String> options,
      List<Seat> seats,
      Seat seat,
      double seconds)
      implements ToProgram {}

  /**
   * An observation of the program's seat.
   *
   * @param observation the observation of the game
   * @param once whether later views do not contain this information, so that the program has to
   *     remember it
   * @param text the observation in words; empty if no texts are sent
   */
  record Told(Object observation, boolean once, String text) implements ToProgram {}

  /**
   * It is the turn of the seat. The program answers with a move or resigns.
   *
   * @param view the view of the seat
   * @param moves the legal moves in the notation of the game
   * @param commands the same moves in the same order as structured commands
   * @param groups the same moves in groups, if there are more than a hundred; otherwise, or if no
   *     texts are sent, empty
   * @param seconds the time for this move, in seconds; 0 if it is unlimited
   * @param question the question to the seat; empty if no texts are sent
   * @param table a description of the view, as messages; empty if no texts are sent
   */
  record Choose(
      Object view,
      List<String> moves,
      List<?> commands,
      List<CommandGroup> groups,
      double seconds,
      String question,
      List<String> table)
      implements ToProgram {
    public Choose {
      moves = List.copyOf(moves);
      commands = List.copyOf(commands);
      groups = List.copyOf(groups);
      table = List.copyOf(table);
    }
  }

  /**
   * The last answer was refused. The program may answer again within the same time.
   *
   * @param code the identifier of the error
   * @param text the message about the error
   */
  record Refused(String code, String text) implements ToProgram {}

  /**
   * The match is over. Either another {@code hello} follows, or the end of the input.
   *
   * @param ending the identifier of the ending
   * @param results the points of each seat, and whether it won
   * @param text the result in words
   */
  record Over(String ending, List<SeatResult> results, String text) implements ToProgram {
    public Over {
      results = List.copyOf(results);
    }
  }

  /** Returns the line that a program receives, without the line break. */
  default String line() {
    return JsonWriter.write(this);
  }
}
