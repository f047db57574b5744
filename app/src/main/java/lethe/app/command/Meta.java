package lethe.app.command;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What can be typed in every game, at any time. None of it is seen by another seat. */
public enum Meta {
  HELP,
  MOVES,
  HINT,
  LOOK,
  STORY,
  RULES,
  UNDO,
  SAVE,
  CONCEDE,
  REMATCH,
  QUIT;

  public static final List<String> WORDS = Arrays.stream(values()).map(Meta::word).toList();

  /** How it is typed. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
