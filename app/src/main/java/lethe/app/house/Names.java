package lethe.app.house;

import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lethe.app.titles.Titles;

/** What can be a name: nothing that looks like a word of the house, a seat, or another name. */
public final class Names {
  /** What those are called who have said nothing that can be a name. */
  private static final String GUEST = "guest";

  /** The longest name. */
  private static final int LONGEST = 16;

  private final Set<String> words;

  /**
   * Names where these words mean something else.
   *
   * @param typed what can be typed in the house, with or without a slash before it
   */
  public Names(Collection<String> typed) {
    words = words(typed.stream());
  }

  /** Whether this can be a name, whoever has it. */
  public boolean isName(String text) {
    return text.matches("[a-z][a-z0-9_-]{0," + (LONGEST - 1) + "}")
        && !words.contains(likeness(text));
  }

  /** A name like the one that was suggested, which is free. */
  public String like(String suggested, Predicate<String> free) {
    String letters = suggested.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_-]", "");
    String clean = letters.replaceAll("^[^a-z]+", "");
    String name = clean.substring(0, Math.min(LONGEST, clean.length()));
    String base = isName(name) ? name : GUEST;
    String fresh = base;
    for (int i = 2; !free.test(fresh); i++) {
      String number = "-" + i;
      fresh = base.substring(0, Math.min(base.length(), LONGEST - number.length())) + number;
    }
    return fresh;
  }

  /** The same for two names that one could take for each other at a glance. */
  public static String likeness(String name) {
    return name.replaceAll("[_-]", "").replace('0', 'o').replace('1', 'l');
  }

  private static Set<String> words(Stream<String> typed) {
    Stream<String> games =
        Titles.ALL.stream()
            .flatMap(title -> Stream.concat(Stream.of(title.id()), title.seats().names().stream()));
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
            "house",
            "lethe",
            "lobby",
            "table",
            "server",
            "system",
            "admin",
            "operator",
            "root",
            "log",
            "bot",
            "human",
            "referee",
            "spectator",
            "watcher",
            "watching",
            "player",
            "seat",
            "open",
            "free",
            "away",
            "invited",
            "held");
    Set<String> words = new HashSet<>();
    Stream.of(games, typed, others)
        .flatMap(all -> all)
        .map(word -> likeness(word.replace("/", "")))
        .forEach(words::add);
    return Set.copyOf(words);
  }
}
