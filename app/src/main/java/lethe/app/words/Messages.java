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
import lethe.engine.core.ErrorCode;
import lethe.engine.core.Rejection;

/**
 * Messages by key, with placeholders for arguments. {@code {0}} is replaced by the first argument,
 * and <code>{0:card|cards}</code> by one of two words: the first if the argument is 1 or a list of
 * one item. A list is shown as its items, separated by commas, a rejection as its own message, and
 * {@code {lethe}} as the command that starts the program. Control characters in arguments are
 * escaped, because arguments may come from external sources. The messages are loaded on first use.
 */
public final class Messages {
  /** The suffix of the key of a short form. */
  private static final String SHORT_SUFFIX = ".briefly";

  /** The messages shared by all titles. */
  public static final Messages COMMON = Messages.of(Messages.class);

  private final Lazy<Map<String, String>> sentences;

  /** The messages, each parsed on first use. */
  private final Lazy<Map<String, Lazy<MessageTemplate>>> templates;

  private final boolean abbreviated;

  private Messages(Supplier<Map<String, String>> sentences) {
    this(sentences, false);
  }

  private Messages(Supplier<Map<String, String>> sentences, boolean abbreviated) {
    this.abbreviated = abbreviated;
    this.sentences = Lazy.of(() -> Collections.unmodifiableMap(sentences.get()));
    this.templates = Lazy.of(() -> templates(sentences()));
  }

  private static Map<String, Lazy<MessageTemplate>> templates(Map<String, String> sentences) {
    Map<String, Lazy<MessageTemplate>> templates = new HashMap<>();
    sentences.forEach(
        (key, written) ->
            templates.put(key, Lazy.of(() -> MessageTemplate.of(Launcher.filled(written)))));
    return templates;
  }

  /** Creates messages from their texts by key. */
  public Messages(Map<String, String> sentences) {
    this(() -> Map.copyOf(sentences));
  }

  /**
   * Returns the messages in {@code messages.properties} in the package of a class. Each package
   * should load them once and share the result.
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

  /** Returns the texts of all messages by key. */
  public Map<String, String> sentences() {
    return sentences.get();
  }

  /** Returns these messages with a placeholder replaced in every message. */
  public Messages withText(String gap, String with) {
    return new Messages(
        () -> {
          Map<String, String> filled = new HashMap<>();
          sentences().forEach((key, sentence) -> filled.put(key, sentence.replace(gap, with)));
          return filled;
        });
  }

  /**
   * Returns these messages together with others. If both contain a key, the message of this object
   * is used.
   */
  public Messages plus(Messages others) {
    return new Messages(
        () -> {
          Map<String, String> all = new HashMap<>(others.sentences());
          all.putAll(sentences());
          return all;
        });
  }

  /** Returns these messages with short forms where available. A short form may be empty. */
  public Messages abbreviated() {
    return new Messages(
        () -> {
          Map<String, String> all = new HashMap<>(sentences());
          sentences()
              .forEach(
                  (key, sentence) -> {
                    if (key.endsWith(SHORT_SUFFIX)) {
                      all.put(key.substring(0, key.length() - SHORT_SUFFIX.length()), sentence);
                    }
                  });
          return all;
        },
        true);
  }

  /** Returns whether these are the short forms of other messages. */
  public boolean isAbbreviated() {
    return abbreviated;
  }

  /** Returns a text with a capital letter at the beginning. */
  public static String capitalized(String text) {
    return text.isEmpty() ? "" : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /**
   * Returns a message with its placeholders replaced.
   *
   * @throws IllegalStateException if there is no message for the key
   */
  public String format(String key, Object... arguments) {
    return format(key, List.of(arguments));
  }

  public String format(ErrorCode code, List<Object> arguments) {
    return format(code.messageKey(), arguments);
  }

  public String format(Rejection rejection) {
    return format(rejection.code().messageKey(), rejection.arguments());
  }

  private String format(String key, List<Object> arguments) {
    Lazy<MessageTemplate> sentence = templates.get().get(key);
    if (sentence == null) {
      throw new IllegalStateException("no sentence for " + key);
    }
    return sentence.get().format(arguments, this::formatArgument);
  }

  private String formatArgument(Object fact) {
    return switch (fact) {
      case Enum<?> word -> word.name().toLowerCase(Locale.ROOT).replace('_', '-');
      case List<?> several ->
          several.stream().map(this::formatArgument).collect(Collectors.joining(", "));
      case Rejection rejection -> format(rejection);
      default -> Escapes.inLine(fact.toString());
    };
  }
}
