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
   * All that can be typed, before the eyes the game's own words for the parts of a match.
   *
   * @param parts those words
   */
  static List<String> all(List<String> parts) {
    return Stream.of(values())
        .flatMap(
            one -> Stream.concat(one == AS ? parts.stream() : Stream.of(), Stream.of(one.word())))
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
    return !said.isEmpty() && (whole ? word().equals(said) : word().startsWith(said));
  }
}
