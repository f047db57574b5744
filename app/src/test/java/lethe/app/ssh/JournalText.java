package lethe.app.ssh;

/** Journals as exported by a server. */
final class JournalText {
  private JournalText() {}

  /** Removes the comments added by the server. */
  static String plain(String text) {
    return text.replaceAll("(?m)^# .*\n", "");
  }
}
