package lethe.app.lobby;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lethe.app.server.SafeText;
import lethe.app.words.Messages;

/**
 * The numbers of arguments that a command of the lobby takes.
 *
 * @param min the smallest number of arguments
 * @param max the largest number of arguments; the command is refused with more, so that none is
 *     ignored
 */
record ArgumentCount(int min, int max) {
  private static final int ANY = Integer.MAX_VALUE;

  /**
   * Commands whose number of arguments depends on their first argument allow any number here and
   * check it themselves.
   */
  private static final Map<String, ArgumentCount> ALL =
      Map.ofEntries(
          Map.entry("help", new ArgumentCount(0, 0)),
          Map.entry("games", new ArgumentCount(0, 0)),
          Map.entry("tables", new ArgumentCount(0, 2)),
          Map.entry("waiting", new ArgumentCount(0, 0)),
          Map.entry("rules", new ArgumentCount(0, 1)),
          Map.entry("make", new ArgumentCount(0, ANY)),
          Map.entry("play", new ArgumentCount(0, ANY)),
          Map.entry("sit", new ArgumentCount(0, 3)),
          Map.entry("watch", new ArgumentCount(0, 1)),
          Map.entry("leave", new ArgumentCount(0, 1)),
          Map.entry("kick", new ArgumentCount(2, 2)),
          Map.entry("invite", new ArgumentCount(2, 2)),
          Map.entry("name", new ArgumentCount(1, 1)),
          Map.entry("back", new ArgumentCount(1, ANY)),
          Map.entry("keys", new ArgumentCount(0, 2)),
          Map.entry("keys add", new ArgumentCount(0, 0)),
          Map.entry("keys code", new ArgumentCount(0, 0)),
          Map.entry("keys join", new ArgumentCount(1, 1)),
          Map.entry("keys drop", new ArgumentCount(1, 1)),
          Map.entry("journal", new ArgumentCount(0, 1)),
          Map.entry("review", new ArgumentCount(0, 1)),
          Map.entry("results", new ArgumentCount(0, 1)),
          Map.entry("daily", new ArgumentCount(0, 3)),
          Map.entry("daily deals", new ArgumentCount(0, 1)),
          Map.entry("daily calendar", new ArgumentCount(0, 0)),
          Map.entry("daily share", new ArgumentCount(0, 0)),
          Map.entry("events", new ArgumentCount(0, 0)),
          Map.entry("event", new ArgumentCount(0, ANY)),
          Map.entry("leaders", new ArgumentCount(0, 2)),
          Map.entry("say", new ArgumentCount(0, ANY)),
          Map.entry("talk", new ArgumentCount(0, 0)),
          Map.entry("who", new ArgumentCount(0, 1)),
          Map.entry("friends", new ArgumentCount(0, 2)),
          Map.entry("friends add", new ArgumentCount(1, 1)),
          Map.entry("friends drop", new ArgumentCount(1, 1)),
          Map.entry("settings", new ArgumentCount(0, 2)),
          Map.entry("quit", new ArgumentCount(0, 0)));

  /**
   * Returns the refusal of a command that has too many or too few arguments; empty if their number
   * is right.
   */
  static Optional<Reply> refusal(String command, List<String> rest, Messages say) {
    String longer = rest.isEmpty() ? "" : command + " " + rest.getFirst().toLowerCase(Locale.ROOT);
    ArgumentCount expected = ALL.get(longer);
    return expected == null
        ? refusal(command, rest, ALL.getOrDefault(command, new ArgumentCount(0, ANY)), say)
        : refusal(longer, rest.subList(1, rest.size()), expected, say);
  }

  /**
   * Returns the refusal of a command whose number of arguments depends on other arguments; empty if
   * their number is right.
   */
  static Optional<Reply> refusal(
      String command, List<String> rest, ArgumentCount expected, Messages say) {
    String usage = say.format("usage." + command.replace(' ', '.'));
    if (rest.size() > expected.max) {
      String surplus = SafeText.sanitize(rest.get(expected.max), 40);
      return Optional.of(unexpected(surplus, command, say));
    }
    return rest.size() < expected.min
        ? Optional.of(Reply.refused(say.format("argument-missing", usage)))
        : Optional.empty();
  }

  /** Returns the refusal of a command with an argument that it does not take. */
  static Reply unexpected(String word, String command, Messages say) {
    String usage = say.format("usage." + command.replace(' ', '.'));
    return Reply.refused(say.format("argument-unexpected", word, usage));
  }
}
