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
  ROUND,
  AS,
  LOOK,
  ANALYSE,
  JUDGE,
  NOTE,
  FORK,
  BRANCHES,
  HELP,
  QUIT;

  static final List<String> ALL = Stream.of(values()).map(ReviewWord::word).toList();

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
