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
 * @param fewest the smallest number of arguments
 * @param most the largest number of arguments; the command is refused with more, so that none is
 *     ignored
 */
record Arguments(int fewest, int most) {
  private static final int ANY = Integer.MAX_VALUE;

  /**
   * Commands whose number of arguments depends on their first argument allow any number here and
   * check it themselves.
   */
  private static final Map<String, Arguments> ALL =
      Map.ofEntries(
          Map.entry("help", new Arguments(0, 0)),
          Map.entry("games", new Arguments(0, 0)),
          Map.entry("tables", new Arguments(0, 2)),
          Map.entry("waiting", new Arguments(0, 0)),
          Map.entry("rules", new Arguments(0, 1)),
          Map.entry("make", new Arguments(0, ANY)),
          Map.entry("play", new Arguments(0, ANY)),
          Map.entry("sit", new Arguments(0, 3)),
          Map.entry("watch", new Arguments(0, 1)),
          Map.entry("leave", new Arguments(0, 1)),
          Map.entry("kick", new Arguments(2, 2)),
          Map.entry("invite", new Arguments(2, 2)),
          Map.entry("name", new Arguments(1, 1)),
          Map.entry("back", new Arguments(1, ANY)),
          Map.entry("keys", new Arguments(0, 2)),
          Map.entry("keys add", new Arguments(0, 0)),
          Map.entry("keys code", new Arguments(0, 0)),
          Map.entry("keys join", new Arguments(1, 1)),
          Map.entry("keys drop", new Arguments(1, 1)),
          Map.entry("journal", new Arguments(0, 1)),
          Map.entry("review", new Arguments(0, 1)),
          Map.entry("results", new Arguments(0, 1)),
          Map.entry("daily", new Arguments(0, 3)),
          Map.entry("daily deals", new Arguments(0, 1)),
          Map.entry("daily calendar", new Arguments(0, 0)),
          Map.entry("daily share", new Arguments(0, 0)),
          Map.entry("events", new Arguments(0, 0)),
          Map.entry("event", new Arguments(0, ANY)),
          Map.entry("leaders", new Arguments(0, 2)),
          Map.entry("say", new Arguments(0, ANY)),
          Map.entry("talk", new Arguments(0, 0)),
          Map.entry("who", new Arguments(0, 1)),
          Map.entry("friends", new Arguments(0, 2)),
          Map.entry("friends add", new Arguments(1, 1)),
          Map.entry("friends drop", new Arguments(1, 1)),
          Map.entry("settings", new Arguments(0, 2)),
          Map.entry("quit", new Arguments(0, 0)));

  /**
   * Returns the refusal of a command that has too many or too few arguments; empty if their number
   * is right.
   */
  static Optional<Reply> refusal(String command, List<String> rest, Messages say) {
    String longer = rest.isEmpty() ? "" : command + " " + rest.getFirst().toLowerCase(Locale.ROOT);
    Arguments expected = ALL.get(longer);
    return expected == null
        ? refusal(command, rest, ALL.getOrDefault(command, new Arguments(0, ANY)), say)
        : refusal(longer, rest.subList(1, rest.size()), expected, say);
  }

  /**
   * Returns the refusal of a command whose number of arguments depends on other arguments; empty if
   * their number is right.
   */
  static Optional<Reply> refusal(
      String command, List<String> rest, Arguments expected, Messages say) {
    String usage = say.format("usage." + command.replace(' ', '.'));
    if (rest.size() > expected.most) {
      String surplus = SafeText.sanitize(rest.get(expected.most), 40);
      return Optional.of(unexpected(surplus, command, say));
    }
    return rest.size() < expected.fewest
        ? Optional.of(Reply.refused(say.format("argument-missing", usage)))
        : Optional.empty();
  }

  /** Returns the refusal of a command with an argument that it does not take. */
  static Reply unexpected(String word, String command, Messages say) {
    String usage = say.format("usage." + command.replace(' ', '.'));
    return Reply.refused(say.format("argument-unexpected", word, usage));
  }
}
