package lethe.app.command;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The program's own commands, which exist in every game. */
public enum CommonCommand {
  HELP(Availability.ALWAYS),
  MOVES(Availability.PLAYING),
  HINT(Availability.PLAYING),
  LOOK(Availability.ALWAYS),
  MARK(Availability.PLAYING),
  STORY(Availability.ALWAYS),
  RULES(Availability.ALWAYS),
  UNDO(Availability.PLAYING),
  SAVE(Availability.ALWAYS),
  CONCEDE(Availability.PLAYING),
  ANALYZE(Availability.REVIEWING),
  REPLAY(Availability.REVIEWING),
  AGAIN(Availability.REVIEWING),
  RESHUFFLE(Availability.REVIEWING),
  REMATCH(Availability.OVER),
  TASK(Availability.PUZZLE),
  SOLUTION(Availability.PUZZLE),
  NEXT(Availability.PUZZLE),
  QUIT(Availability.ALWAYS);

  /** The situations in which a command has an effect. */
  public enum Availability {
    /** At any time, for anyone. */
    ALWAYS,
    /** During the match, for players who have a seat. */
    PLAYING,
    /** After the match, except in a puzzle. */
    OVER,
    /**
     * After the match, for reviewing it or retrying a part of it; not for a spectator on a server.
     * In a puzzle, only {@link #AGAIN}, at any time.
     */
    REVIEWING,
    /** In a puzzle. */
    PUZZLE
  }

  private final Availability availability;

  CommonCommand(Availability availability) {
    this.availability = availability;
  }

  /**
   * Returns the situations in which the command has an effect. At other times the command is still
   * recognized, and a message explains why it cannot be used.
   */
  public Availability availability() {
    return availability;
  }

  /** Returns whether the command exists only in puzzles, or has another effect or none there. */
  public boolean differsInPuzzles() {
    return availability == Availability.PUZZLE
        || availability == Availability.REVIEWING
        || this == REMATCH;
  }

  public static final List<String> WORDS =
      Arrays.stream(values()).map(CommonCommand::word).toList();

  /** Returns the word to type for this command. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
