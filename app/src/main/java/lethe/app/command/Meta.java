package lethe.app.command;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The commands that are available in every game. Other seats do not see them. */
public enum Meta {
  HELP(When.ALWAYS),
  MOVES(When.PLAYING),
  HINT(When.PLAYING),
  LOOK(When.ALWAYS),
  STORY(When.ALWAYS),
  RULES(When.ALWAYS),
  UNDO(When.PLAYING),
  SAVE(When.ALWAYS),
  CONCEDE(When.PLAYING),
  ANALYSE(When.OVER_HERE),
  AGAIN(When.OVER_HERE),
  ANEW(When.OVER_HERE),
  REMATCH(When.OVER),
  TASK(When.POSED),
  SOLUTION(When.POSED),
  NEXT(When.POSED),
  QUIT(When.ALWAYS);

  /** When a command has an effect. */
  public enum When {
    ALWAYS,
    /** During the match, for players who have a seat. */
    PLAYING,
    /** After the match. */
    OVER,
    /** After a match that was not played on a server. */
    OVER_HERE,
    /** At a puzzle. */
    POSED
  }

  private final When when;

  Meta(When when) {
    this.when = when;
  }

  /**
   * Returns when the command has an effect. It is always understood, and explains itself otherwise.
   */
  public When when() {
    return when;
  }

  /** Returns whether the command exists only at puzzles or has a different meaning there. */
  public boolean isOfPuzzles() {
    return when == When.POSED || when == When.OVER_HERE || this == REMATCH;
  }

  public static final List<String> WORDS = Arrays.stream(values()).map(Meta::word).toList();

  /** Returns the word by which it is typed. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
