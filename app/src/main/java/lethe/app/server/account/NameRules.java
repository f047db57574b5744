package lethe.app.server.account;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

/**
 * The rules for names: a letter and up to 15 letters, digits, hyphens and underscores, all in lower
 * case, that do not resemble a reserved word. Reserved are commands, games, seats, bot levels,
 * roles, pronouns such as {@code nobody}, and words that the program shows in place of a name or as
 * a state. Names that look alike have the same skeleton.
 */
public final class NameRules {
  /** The name for users who have not suggested a valid one. */
  private static final String GUEST = "guest";

  private static final int MAX_LENGTH = 16;

  /** The names that the server gives to guests. */
  private static final Pattern GUEST_NAME = Pattern.compile(GUEST + "(-[1-9][0-9]{0,8})?");

  /** Words for roles, reserved with and without a number. */
  private static final List<String> ROLES =
      List.of(
          GUEST,
          "bot",
          "human",
          "player",
          "seat",
          "table",
          "lobby",
          "spectator",
          "watcher",
          "site",
          "host",
          "owner",
          "root",
          "system",
          "support");

  /** Words for the server's staff, reserved even as part of a name. */
  private static final List<String> OFFICIALS =
      List.of(
          "referee",
          "server",
          "lethe",
          "admin",
          "administrator",
          "operator",
          "moderator",
          "staff",
          "sysop",
          "sysadmin");

  /** Maps characters that are easily confused with a letter to that letter. */
  private static final Map<Character, Character> SIMILAR =
      Map.of(
          '0', 'o', '1', 'l', 'i', 'l', '3', 'e', '4', 'a', '5', 's', '7', 't', '8', 'b', '9', 'g');

  /** The skeletons and similarity keys of the reserved words. */
  private final Set<String> reservedWords;

  /** The similarity keys of the words that are reserved even with a number appended. */
  private final Set<String> reservedWithNumber;

  /** The similarity keys of the words that are reserved even as part of a name. */
  private final Set<String> reservedParts;

  /**
   * Creates the rules.
   *
   * @param commands the commands of the server, with or without a leading slash, which are not
   *     allowed as names
   */
  public NameRules(Collection<String> commands) {
    reservedWords = reservedWords(commands.stream());
    reservedParts = similarityKeys(OFFICIALS.stream());
    reservedWithNumber =
        similarityKeys(
            Stream.of(ROLES.stream(), OFFICIALS.stream(), seatNames(), botLevelNames())
                .flatMap(words -> words));
  }

  /** Returns whether a user may choose a name, unless it is taken. */
  public boolean isValid(String text) {
    return text.matches("[a-z][a-z0-9_-]{0," + (MAX_LENGTH - 1) + "}") && !isReserved(text);
  }

  /** Returns whether a name is valid, or one that the server gives to guests. */
  public boolean isValidOrGuestName(String text) {
    return isValid(text) || GUEST_NAME.matcher(text).matches();
  }

  private boolean isReserved(String name) {
    List<String> parts = List.of(name.split("[_-]+", -1));
    String firstKey = similarityKey(parts.getFirst());
    return reservedWords.contains(skeleton(name))
        || reservedWords.contains(similarityKey(name))
        || reservedWithNumber.contains(similarityKey(name.replaceFirst("[_-]*[0-9][0-9_-]*$", "")))
        || parts.stream().anyMatch(part -> reservedParts.contains(similarityKey(part)))
        || (parts.size() > 1
            && (firstKey.equals(similarityKey(GUEST)) || firstKey.equals(similarityKey("bot"))))
        || name.matches("(" + GUEST + "|bot)[0-9].*");
  }

  /**
   * Returns an unused name similar to the suggested one, or a guest name if the suggested one, in
   * lower case and without unsuitable characters, is not valid.
   *
   * @param isFree returns whether a name is unused
   */
  public String uniqueName(String suggestedName, Predicate<String> isFree) {
    String allowedCharacters = suggestedName.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_-]", "");
    String trimmed = allowedCharacters.replaceAll("^[^a-z]+", "");
    String name = trimmed.substring(0, Math.min(MAX_LENGTH, trimmed.length()));
    String base = isValid(name) ? name : GUEST;
    String candidate = base;
    for (int i = 2; !isFree.test(candidate); i++) {
      String number = "-" + i;
      candidate = base.substring(0, Math.min(base.length(), MAX_LENGTH - number.length())) + number;
    }
    return candidate;
  }

  /** Returns a key that is equal for names that look alike. */
  public static String skeleton(String name) {
    return name.replaceAll("[_-]", "").replace('0', 'o').replace('1', 'l');
  }

  /** Returns a key that is equal for words that are easily confused. */
  private static String similarityKey(String word) {
    StringBuilder key = new StringBuilder();
    for (char c : word.replaceAll("[_-]", "").toCharArray()) {
      key.append(SIMILAR.getOrDefault(c, c).charValue());
    }
    return key.toString().replace("rn", "m").replace("vv", "w");
  }

  private static Set<String> similarityKeys(Stream<String> words) {
    return words.map(NameRules::similarityKey).collect(Collectors.toUnmodifiableSet());
  }

  private static Stream<String> seatNames() {
    return Titles.ALL.stream().flatMap(title -> title.seats().names().stream());
  }

  private static Stream<String> botLevelNames() {
    return Titles.ALL.stream()
        .flatMap(title -> title.bots().levels().stream())
        .flatMap(level -> Stream.of(level.name(), "bot" + level.name()));
  }

  private static Set<String> reservedWords(Stream<String> commands) {
    Stream<String> games = Stream.concat(Titles.ALL.stream().map(Title::id), seatNames());
    Stream<String> others =
        Stream.of(
            "you",
            "me",
            "anyone",
            "anybody",
            "everyone",
            "everybody",
            "someone",
            "somebody",
            "noone",
            "nobody",
            "log",
            "watching",
            "unknown",
            "none",
            "null",
            "open",
            "free",
            "away",
            "invited",
            "held");
    return Stream.of(games, commands, others, ROLES.stream(), OFFICIALS.stream())
        .flatMap(words -> words)
        .map(word -> word.replace("/", ""))
        .flatMap(word -> Stream.of(skeleton(word), similarityKey(word)))
        .collect(Collectors.toUnmodifiableSet());
  }
}
