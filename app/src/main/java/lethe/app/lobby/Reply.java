package lethe.app.lobby;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.server.ServerTable;
import lethe.app.server.TableResult;
import lethe.app.words.Messages;
import lethe.engine.core.Rejection;

/**
 * The answer to a command.
 *
 * @param exit the exit code: {@link #DONE}, {@link #NOTHING}, {@link #WRONG_USAGE}
 * @param lines the lines to show
 * @param way the table to go to, or empty
 * @param going what happens next if {@code way} is empty
 * @param copied whether the lines are also copied to the clipboard
 */
public record Reply(int exit, List<String> lines, Optional<Way> way, Going going, boolean copied) {
  /** What happens after an answer. */
  enum Going {
    /** The user stays in the lobby; a command given when connecting ends there. */
    STAYS,
    /**
     * The user enters the lobby, even with a command given when connecting, if there is a terminal.
     */
    COMES_IN,
    /** The session ends. */
    LEAVES
  }

  /**
   * A table to go to.
   *
   * @param review whether to review the finished match together with others
   */
  record Way(ServerTable table, boolean review) {}

  public static final int DONE = 0;

  /** Exit code if nothing matches the request. */
  static final int NOTHING = 1;

  static final int WRONG_USAGE = 2;
  public static final int FAILED = 3;

  /** Other people were waited for, and lines that were typed are not executed. */
  static final int WAITING = 4;

  static final Reply QUIT = new Reply(DONE, List.of(), Optional.empty(), Going.LEAVES, false);

  static Reply said(List<String> lines) {
    return new Reply(DONE, lines, Optional.empty(), Going.STAYS, false);
  }

  /** Returns lines that are also copied to the clipboard, for sharing. */
  static Reply copied(List<String> lines) {
    return new Reply(DONE, lines, Optional.empty(), Going.STAYS, true);
  }

  static Reply said(String line) {
    return said(List.of(line));
  }

  /** Returns an answer that nothing matches the request; the exit code tells scripts so. */
  static Reply nothing(String line) {
    return new Reply(NOTHING, List.of(line), Optional.empty(), Going.STAYS, false);
  }

  static Reply refused(String line) {
    return new Reply(WRONG_USAGE, List.of(line), Optional.empty(), Going.STAYS, false);
  }

  /** Returns the answer to a guest who has come back by a return code and enters the lobby. */
  static Reply welcome(String line) {
    return new Reply(DONE, List.of(line), Optional.empty(), Going.COMES_IN, false);
  }

  /** Returns this answer followed by another, whose exit code and destination apply. */
  Reply then(Reply next) {
    List<String> both = Stream.concat(lines.stream(), next.lines.stream()).toList();
    return new Reply(next.exit, both, next.way, next.going, copied || next.copied);
  }

  static Reply at(ServerTable table) {
    return new Reply(DONE, List.of(), Optional.of(new Way(table, false)), Going.STAYS, false);
  }

  /** Returns the answer to a request to go to a table. */
  static Reply to(TableResult reply, Messages say) {
    return switch (reply) {
      case TableResult.Admitted(ServerTable table) -> at(table);
      case TableResult.Refused(Rejection why) -> refused(Sentences.say(why, say));
    };
  }

  static Reply reviewing(ServerTable table) {
    return new Reply(DONE, List.of(), Optional.of(new Way(table, true)), Going.STAYS, false);
  }
}
