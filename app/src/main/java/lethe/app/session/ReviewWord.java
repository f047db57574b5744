package lethe.app.session;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The commands of a review. */
enum ReviewWord {
  NEXT,
  BACK,
  FIRST,
  LAST,
  AS,
  LOOK,
  ANALYZE,
  JUDGE,
  NOTE,
  FORK,
  BRANCHES,
  HELP,
  QUIT;

  /**
   * Returns all words that can be typed, with the game's words for parts before the viewpoints.
   *
   * @param parts the game's words for parts
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

  /** Returns the words with this prefix. */
  static List<ReviewWord> matching(String typed) {
    String text = typed.toLowerCase(Locale.ROOT);
    return Stream.of(values()).filter(one -> one.matches(text)).toList();
  }

  /** Commands that change data require the complete word, and {@code b} means back. */
  private boolean matches(String text) {
    boolean whole = this == NOTE || this == BRANCHES;
    return !text.isEmpty() && (whole ? word().equals(text) : word().startsWith(text));
  }
}
