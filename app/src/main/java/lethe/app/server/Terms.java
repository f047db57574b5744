package lethe.app.server;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The settings of a table beyond the rules of its game: the time limit for a move, who may watch,
 * and who may sit down.
 *
 * @param pace the time limit for a move; empty if there is none
 * @param word the word that people need who sit down without an invitation; empty if the table is
 *     not private
 */
public record Terms(Optional<MoveTime> pace, Audience audience, String word) {
  /** The default: no time limit, everybody may watch, and anybody may sit down. */
  public static final Terms USUAL = new Terms(Optional.empty(), new Audience.All(), "");

  private static final String PACE = "pace";
  private static final String WATCH = "watch";
  private static final String WORD = "word";

  /**
   * The names of the settings as typed and stored. No game has an option or a seat of these names.
   */
  public static final List<String> KEYS = List.of(PACE, WATCH, WORD);

  /** Returns these settings with one of them changed; empty if the value is invalid. */
  public Optional<Terms> with(String key, String value) {
    return switch (key) {
      case PACE -> MoveTime.read(value).map(read -> new Terms(read, audience, word));
      case WATCH -> Audience.read(value).map(read -> new Terms(pace, read, word));
      case WORD ->
          value.matches("[!-~]{1,32}")
              ? Optional.of(new Terms(pace, audience, value))
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  /** Returns the settings that differ from the default, as typed and stored. */
  public Map<String, String> values() {
    Map<String, String> values = new TreeMap<>();
    pace.ifPresent(said -> values.put(PACE, said.toString()));
    if (!audience.equals(USUAL.audience)) {
      values.put(WATCH, audience.toString());
    }
    if (isPrivate()) {
      values.put(WORD, word);
    }
    return values;
  }

  /** Returns the public form of these settings, in which the word is replaced by dots. */
  public Terms openly() {
    return isPrivate() ? new Terms(pace, audience, "...") : this;
  }

  /** Returns whether people who were not invited need a word to sit down. */
  public boolean isPrivate() {
    return !word.isEmpty();
  }

  /**
   * Returns whether this is a correspondence game, in which players need not be present while
   * others move.
   */
  public boolean isCorrespondence() {
    return pace.filter(MoveTime::isOfDays).isPresent();
  }

  /** Returns whether spectators see the match with a delay. */
  public boolean isSeenLate() {
    return audience instanceof Audience.Later;
  }

  /** Returns the time limit for a move; empty if there is none. */
  Optional<Duration> limit() {
    return pace.map(MoveTime::time);
  }

  /** Returns the settings that differ from the default, as typed; empty if there are none. */
  @Override
  public String toString() {
    return values().entrySet().stream()
        .map(term -> term.getKey() + "=" + term.getValue())
        .collect(Collectors.joining(" "));
  }
}
