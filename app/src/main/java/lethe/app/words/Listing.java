package lethe.app.words;

import java.util.List;

/** Several things in one sentence. */
public final class Listing {
  private Listing() {}

  /** {@code red, blue and green}. */
  public static String and(List<String> things) {
    return joined(things, Messages.COMMON.say("list.and"));
  }

  /** {@code red, blue or green}. */
  public static String or(List<String> things) {
    return joined(things, Messages.COMMON.say("list.or"));
  }

  private static String joined(List<String> things, String last) {
    int end = things.size() - 1;
    return end < 1
        ? String.join("", things)
        : String.join(", ", things.subList(0, end)) + last + things.get(end);
  }
}
