package lethe.app.titles;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import lethe.engine.core.Reason;
import lethe.engine.core.Rejection;

/**
 * Sentences by key, with gaps {@code {0}}, {@code {1}} for facts.
 *
 * @param sentences by key
 */
public record Messages(Map<String, String> sentences) {
  public Messages {
    sentences = Map.copyOf(sentences);
  }

  /** What every title says alike. */
  public static final Messages COMMON = Messages.of(Messages.class);

  /** The sentences in {@code messages.properties} beside this class. */
  public static Messages of(Class<?> home) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(Resources.text(home, "messages.properties")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> sentences = new HashMap<>();
    properties
        .stringPropertyNames()
        .forEach(key -> sentences.put(key, properties.getProperty(key)));
    return new Messages(sentences);
  }

  /** These, and beside them all of another's. */
  public Messages and(Messages others) {
    Map<String, String> all = new HashMap<>(others.sentences);
    all.putAll(sentences);
    return new Messages(all);
  }

  /** The sentence with its gaps filled; a missing one is a bug that a test finds. */
  public String say(String key, Object... facts) {
    return say(key, List.of(facts));
  }

  public String say(Reason why, List<Object> facts) {
    return say(why.key(), facts);
  }

  public String say(Rejection rejection) {
    return say(rejection.why().key(), rejection.facts());
  }

  private String say(String key, List<Object> facts) {
    String sentence = sentences.get(key);
    if (sentence == null) {
      throw new IllegalStateException("no sentence for " + key);
    }
    StringBuilder said = new StringBuilder();
    int at = 0;
    while (at < sentence.length()) {
      int end = at + 3;
      boolean gap =
          end <= sentence.length() && sentence.charAt(at) == '{' && sentence.charAt(end - 1) == '}';
      int fact = gap ? sentence.charAt(at + 1) - '0' : -1;
      if (fact >= 0 && fact < facts.size()) {
        said.append(facts.get(fact) instanceof Enum<?> word ? written(word) : facts.get(fact));
        at = end;
      } else {
        said.append(sentence.charAt(at));
        at++;
      }
    }
    return said.toString();
  }

  private static String written(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
