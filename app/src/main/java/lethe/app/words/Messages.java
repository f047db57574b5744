package lethe.app.words;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import lethe.engine.core.Reason;
import lethe.engine.core.Rejection;

/**
 * Sentences by key, with gaps for facts: {@code {0}} is the first fact, and {@code {0:card|cards}}
 * one of two words, the first where that fact is 1. Of a list its items are named, and it is 1
 * where it has one; a rejection is its own sentence. {@code {lethe}} is how the program is called.
 * They are read when the first is said.
 */
public final class Messages {
  /** What follows on the key of a sentence where its short form stands. */
  private static final String BRIEF = ".briefly";

  /** What every title says alike. */
  public static final Messages COMMON = Messages.of(Messages.class);

  private final Lazy<Map<String, String>> sentences;

  /** The same, each taken apart when it is first said. */
  private final Lazy<Map<String, Lazy<Sentence>>> said;

  private Messages(Supplier<Map<String, String>> sentences) {
    this.sentences = Lazy.of(() -> Collections.unmodifiableMap(sentences.get()));
    this.said = Lazy.of(() -> said(sentences()));
  }

  private static Map<String, Lazy<Sentence>> said(Map<String, String> sentences) {
    Map<String, Lazy<Sentence>> said = new HashMap<>();
    sentences.forEach(
        (key, written) -> said.put(key, Lazy.of(() -> Sentence.of(Launcher.filled(written)))));
    return said;
  }

  /** These sentences, by key. */
  public Messages(Map<String, String> sentences) {
    this(() -> Map.copyOf(sentences));
  }

  /**
   * The sentences in {@code messages.properties} beside this class; each package asks for them once
   * and shares them.
   */
  public static Messages of(Class<?> home) {
    return new Messages(() -> read(home));
  }

  private static Map<String, String> read(Class<?> home) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(Resources.text(home, "messages.properties")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> sentences = new HashMap<>();
    properties.forEach((key, value) -> sentences.put("" + key, "" + value));
    return sentences;
  }

  /** All of them, by key. */
  public Map<String, String> sentences() {
    return sentences.get();
  }

  /** The same with this gap filled in every sentence. */
  public Messages filling(String gap, String with) {
    return new Messages(
        () -> {
          Map<String, String> filled = new HashMap<>();
          sentences().forEach((key, sentence) -> filled.put(key, sentence.replace(gap, with)));
          return filled;
        });
  }

  /** These, and beside them all of another's. */
  public Messages and(Messages others) {
    return new Messages(
        () -> {
          Map<String, String> all = new HashMap<>(others.sentences());
          all.putAll(sentences());
          return all;
        });
  }

  /** The same, said shortly wherever there is a short form; that may be nothing at all. */
  public Messages briefly() {
    return new Messages(
        () -> {
          Map<String, String> all = new HashMap<>(sentences());
          sentences()
              .forEach(
                  (key, sentence) -> {
                    if (key.endsWith(BRIEF)) {
                      all.put(key.substring(0, key.length() - BRIEF.length()), sentence);
                    }
                  });
          return all;
        });
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
    Lazy<Sentence> sentence = said.get().get(key);
    if (sentence == null) {
      throw new IllegalStateException("no sentence for " + key);
    }
    return sentence.get().said(facts, this::written);
  }

  private String written(Object fact) {
    return switch (fact) {
      case Enum<?> word -> word.name().toLowerCase(Locale.ROOT).replace('_', '-');
      case List<?> several -> several.stream().map(this::written).collect(Collectors.joining(", "));
      case Rejection rejection -> say(rejection);
      default -> fact.toString();
    };
  }
}
