package lethe.app.command;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What can be typed in every game. None of it is seen by another seat. */
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

  /** When it does something. */
  public enum When {
    ALWAYS,
    /** To somebody who has a seat, as long as the match runs. */
    PLAYING,
    /** When the match is over. */
    OVER,
    /** When it is over, and was not played in a house. */
    OVER_HERE,
    /** At a puzzle. */
    POSED
  }

  private final When when;

  Meta(When when) {
    this.when = when;
  }

  /** When it does something; it is understood always, and says so. */
  public When when() {
    return when;
  }

  /** Whether it means something else at a puzzle, or nothing anywhere else. */
  public boolean isOfPuzzles() {
    return when == When.POSED || when == When.OVER_HERE || this == REMATCH;
  }

  public static final List<String> WORDS = Arrays.stream(values()).map(Meta::word).toList();

  /** How it is typed. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
