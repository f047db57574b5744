package lethe.app.session;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What can be typed beside a match that is looked at again. */
enum ReviewWord {
  NEXT,
  BACK,
  FIRST,
  LAST,
  /** Goes by as many words as the game has for its parts: a round, a board. */
  PART,
  AS,
  LOOK,
  ANALYSE,
  JUDGE,
  NOTE,
  FORK,
  BRANCHES,
  HELP,
  QUIT;

  /**
   * All that can be typed.
   *
   * @param parts what the game calls the parts of a match
   */
  static List<String> all(List<String> parts) {
    return Stream.of(values())
        .flatMap(one -> one == PART ? parts.stream() : Stream.of(one.word()))
        .toList();
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Those that begin like this. */
  static List<ReviewWord> meant(String typed) {
    String said = typed.toLowerCase(Locale.ROOT);
    return Stream.of(values()).filter(one -> one.isMeant(said)).toList();
  }

  /** What is written down is asked for in full, and b goes back. */
  private boolean isMeant(String said) {
    boolean whole = this == NOTE || this == BRANCHES;
    return !said.isEmpty()
        && this != PART
        && (whole ? word().equals(said) : word().startsWith(said));
  }
}
