package lethe.app.ssh;

/** Journals as a house tells them. */
final class Journals {
  private Journals() {}

  /** One without what the house adds in comments. */
  static String plain(String text) {
    return text.replaceAll("(?m)^# .*\n", "");
  }
}
