package lethe.app.lobby;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.command.CommandTable.Call;
import lethe.app.command.CommandTable.Lookup;
import lethe.app.server.table.ServerTable;
import lethe.app.text.Messages;

/**
 * The answer to a command.
 *
 * @param exitCode the exit code of a session that ends with this answer, such as {@link #DONE}
 * @param lines the lines to show
 * @param destination the table to go to; empty to stay
 * @param followUp the next action if {@code destination} is empty
 * @param copyable whether the lines are also copied to the clipboard
 */
public record Reply(
    int exitCode,
    List<String> lines,
    Optional<Destination> destination,
    FollowUp followUp,
    boolean copyable) {
  /** The action that follows an answer. */
  enum FollowUp {
    /** The user stays in the lobby; a session that executes a single command ends. */
    STAY,
    /**
     * The user enters the lobby if there is a terminal, even if the session executes a single
     * command.
     */
    OPEN_LOBBY,
    /** The session ends. */
    DISCONNECT
  }

  /**
   * A table to go to.
   *
   * @param isReview whether to review the finished match together with others
   */
  record Destination(ServerTable table, boolean isReview) {}

  public static final int DONE = 0;

  /** The exit code if nothing matches the request. */
  static final int NOTHING_FOUND = 1;

  /** The exit code of a command that was rejected, for whatever reason. */
  static final int REJECTED = 2;

  public static final int FAILED = 3;

  /**
   * The exit code of a session that ended because it would have had to wait for other players. The
   * remaining lines were not executed.
   */
  static final int WAITING = 4;

  static final Reply QUIT =
      new Reply(DONE, List.of(), Optional.empty(), FollowUp.DISCONNECT, false);

  /** Returns the answer after which the session ends. */
  static Reply disconnect(String line) {
    return new Reply(DONE, List.of(line), Optional.empty(), FollowUp.DISCONNECT, false);
  }

  static Reply ok(List<String> lines) {
    return new Reply(DONE, lines, Optional.empty(), FollowUp.STAY, false);
  }

  /** Returns lines that are also copied to the clipboard, for sharing. */
  static Reply copyable(List<String> lines) {
    return new Reply(DONE, lines, Optional.empty(), FollowUp.STAY, true);
  }

  static Reply ok(String line) {
    return ok(List.of(line));
  }

  /** Returns the answer if nothing matches the request. The exit code reports this to scripts. */
  static Reply nothingFound(String line) {
    return new Reply(NOTHING_FOUND, List.of(line), Optional.empty(), FollowUp.STAY, false);
  }

  static Reply rejected(String line) {
    return rejected(List.of(line));
  }

  static Reply rejected(List<String> lines) {
    return new Reply(REJECTED, lines, Optional.empty(), FollowUp.STAY, false);
  }

  /** Returns the refusal of a command with an argument that it does not take. */
  static Reply unexpectedArgument(String word, Call call, Messages messages) {
    return rejected(
        ServerCommands.refusal(new Lookup.UnexpectedWord<>(word, call.form().usage()), messages));
  }

  /**
   * Returns the answer to a guest who has resumed a session by a return code and enters the lobby.
   */
  static Reply welcome(String line) {
    return new Reply(DONE, List.of(line), Optional.empty(), FollowUp.OPEN_LOBBY, false);
  }

  /**
   * Returns this answer followed by another, whose exit code, destination and next action apply.
   */
  Reply followedBy(Reply next) {
    List<String> allLines = Stream.concat(lines.stream(), next.lines.stream()).toList();
    return new Reply(
        next.exitCode, allLines, next.destination, next.followUp, copyable || next.copyable);
  }

  static Reply goTo(ServerTable table) {
    return new Reply(
        DONE, List.of(), Optional.of(new Destination(table, false)), FollowUp.STAY, false);
  }

  static Reply review(ServerTable table) {
    return new Reply(
        DONE, List.of(), Optional.of(new Destination(table, true)), FollowUp.STAY, false);
  }
}
