package lethe.app.words;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sentences in which what can be typed stands between back quotes, so that a test can try it where
 * it stands. Nobody is shown the quotes. {@code N} means any number there, and {@code ...}
 * anything. What is for those alone who see the table stands between braces, with what those are
 * told instead who hear it behind a bar: <code>{point at it|look at it}</code>.
 */
public final class Marked {
  private static final Pattern COMMAND = Pattern.compile("`([^`]*)`");

  private static final Pattern SEEN = Pattern.compile("\\{([^}|]*)\\|?([^}]*)\\}");

  private Marked() {}

  /** The sentence as it is shown. */
  public static String plain(String sentence) {
    return sentence.replace("`", "");
  }

  /** The sentence for whoever sees the table, or for whoever hears it. */
  public static String perceived(String sentence, boolean heard) {
    return SEEN.matcher(sentence).replaceAll(heard ? "$2" : "$1").strip();
  }

  /** Marks what can be typed. */
  public static String command(String words) {
    return "`" + words + "`";
  }

  /** What the sentence names as something to be typed, in its order. */
  public static List<String> commands(String sentence) {
    Matcher found = COMMAND.matcher(sentence.replace('\n', ' '));
    return found.results().map(one -> one.group(1)).toList();
  }
}
