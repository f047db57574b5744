package lethe.app.text;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/**
 * Messages by key, with placeholders for arguments. {@code {0}} is replaced by the first argument,
 * and <code>{0:card|cards}</code> by the text before the bar if the argument is 1 or a list of one
 * item, and otherwise by the text after it. A list is shown as its items, separated by commas, a
 * rejection as its own message, and an enum constant in lower case with hyphens. {@code {lethe}} is
 * replaced by the command that starts the program. Control characters in arguments are escaped,
 * because arguments may come from external sources. The messages are loaded on first use.
 */
public final class Messages {
  /** The suffix of the keys of short forms. */
  private static final String SHORT_SUFFIX = ".briefly";

  /** The messages shared by all games and pages. */
  public static final Messages COMMON = Messages.of(Messages.class);

  private final Lazy<Map<String, String>> texts;

  /** The messages, each parsed on first use. */
  private final Lazy<Map<String, Lazy<MessageTemplate>>> templates;

  private final boolean abbreviated;

  private final Map<Seat, String> seatLabels;

  private Messages(Supplier<Map<String, String>> texts) {
    this(texts, false);
  }

  private Messages(Supplier<Map<String, String>> texts, boolean abbreviated) {
    this.abbreviated = abbreviated;
    this.seatLabels = Map.of();
    this.texts = Lazy.of(() -> Collections.unmodifiableMap(texts.get()));
    this.templates = Lazy.of(() -> templates(texts()));
  }

  private Messages(Messages original, Map<Seat, String> seatLabels) {
    this.abbreviated = original.abbreviated;
    this.seatLabels = Map.copyOf(seatLabels);
    this.texts = original.texts;
    this.templates = original.templates;
  }

  private static Map<String, Lazy<MessageTemplate>> templates(Map<String, String> texts) {
    Map<String, Lazy<MessageTemplate>> templates = new HashMap<>();
    texts.forEach(
        (key, text) ->
            templates.put(
                key, Lazy.of(() -> MessageTemplate.parse(Launcher.replacePlaceholder(text)))));
    return templates;
  }

  /** Creates messages from their texts by key. */
  public Messages(Map<String, String> texts) {
    this(() -> Map.copyOf(texts));
  }

  /**
   * Returns the messages in {@code messages.properties} in the package of a class. Each package
   * should load them once and share the result.
   */
  public static Messages of(Class<?> type) {
    return new Messages(() -> load(type));
  }

  private static Map<String, String> load(Class<?> type) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(Resources.text(type, "messages.properties")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, String> texts = new HashMap<>();
    properties.forEach((key, value) -> texts.put("" + key, "" + value));
    return texts;
  }

  /** Returns the texts of all messages by key. */
  public Map<String, String> texts() {
    return texts.get();
  }

  /** Returns these messages with a placeholder replaced in every message. */
  public Messages withReplacement(String placeholder, String replacement) {
    return new Messages(
        () -> {
          Map<String, String> replacedTexts = new HashMap<>();
          texts()
              .forEach(
                  (key, text) -> replacedTexts.put(key, text.replace(placeholder, replacement)));
          return replacedTexts;
        });
  }

  /**
   * Returns these messages together with others. If both contain a key, the message of this object
   * is used.
   */
  public Messages plus(Messages other) {
    return new Messages(
        () -> {
          Map<String, String> mergedTexts = new HashMap<>(other.texts());
          mergedTexts.putAll(texts());
          return mergedTexts;
        });
  }

  /** Returns these messages, each in its short form if there is one. A short form may be empty. */
  public Messages abbreviated() {
    return new Messages(
        () -> {
          Map<String, String> abbreviatedTexts = new HashMap<>(texts());
          texts()
              .forEach(
                  (key, text) -> {
                    if (key.endsWith(SHORT_SUFFIX)) {
                      abbreviatedTexts.put(
                          key.substring(0, key.length() - SHORT_SUFFIX.length()), text);
                    }
                  });
          return abbreviatedTexts;
        },
        true);
  }

  /** Returns whether these messages were created by {@link #abbreviated}, possibly with labels. */
  public boolean isAbbreviated() {
    return abbreviated;
  }

  /**
   * Returns these messages with a label for some seats, such as the name of the player. Messages
   * that are derived from the result by other methods have no labels.
   *
   * @param labels the labels by seat, without parentheses; seats without a label are omitted
   */
  public Messages withSeatLabels(Map<Seat, String> labels) {
    return new Messages(this, labels);
  }

  /** Returns the label of a seat; empty if it has none. */
  public Optional<String> seatLabel(Seat seat) {
    return Optional.ofNullable(seatLabels.get(seat));
  }

  /** Returns the name of a seat, followed by its label if it has one: {@code blue (ben)}. */
  public String nameOf(Seat seat) {
    return seatLabel(seat).map(label -> seat.name() + " (" + label + ")").orElse(seat.name());
  }

  /** Returns the name of a seat like {@link #nameOf}, with a capital letter at the beginning. */
  public String capitalizedNameOf(Seat seat) {
    return capitalized(nameOf(seat));
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

  /** Returns the message for an error, as {@link #format(String, Object...)} does. */
  public String format(ErrorCode code, List<Object> arguments) {
    return format(code.messageKey(), arguments);
  }

  /** Returns the message for a rejection, as {@link #format(String, Object...)} does. */
  public String format(Rejection rejection) {
    return format(rejection.code().messageKey(), rejection.arguments());
  }

  private String format(String key, List<Object> arguments) {
    Lazy<MessageTemplate> template = templates.get().get(key);
    if (template == null) {
      throw new IllegalStateException("no message for " + key);
    }
    return template.get().format(arguments, this::formatArgument);
  }

  private String formatArgument(Object argument) {
    return switch (argument) {
      case Enum<?> constant -> constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
      case List<?> list ->
          list.stream().map(this::formatArgument).collect(Collectors.joining(", "));
      case Rejection rejection -> format(rejection);
      default -> Escapes.forSingleLine(argument.toString());
    };
  }
}
