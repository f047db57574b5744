package lethe.app.house;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What holds at a table beside the rules of its game, as whoever sets it says: how long a move may
 * take, who looks on, and who sits down.
 *
 * @param pace how long a move may take; nothing where nobody counts
 * @param word what somebody says who sits down and was not invited; anybody may if it is empty
 */
public record Terms(Optional<MoveTime> pace, Audience audience, String word) {
  /** Whoever is here plays, anybody looks on, and anybody sits down. */
  public static final Terms USUAL = new Terms(Optional.empty(), new Audience.All(), "");

  private static final String PACE = "pace";
  private static final String WATCH = "watch";
  private static final String WORD = "word";

  /** What they are typed and kept by; no game has an option or a seat of that name. */
  public static final List<String> KEYS = List.of(PACE, WATCH, WORD);

  /** These with one of them otherwise; nothing if it cannot be so. */
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

  /** Those that are not as usual, as they are typed and kept. */
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

  /** The same as everybody may know them: that there is a word, and not which. */
  public Terms openly() {
    return isPrivate() ? new Terms(pace, audience, "...") : this;
  }

  /** Whether whoever was not invited needs a word to sit down. */
  public boolean isPrivate() {
    return !word.isEmpty();
  }

  /** Whether nobody is expected to be here while others move. */
  public boolean isCorrespondence() {
    return pace.filter(MoveTime::isOfDays).isPresent();
  }

  /** Whether those who look on see what is played only later. */
  public boolean isSeenLate() {
    return audience instanceof Audience.Later;
  }

  /** How long a move may take, where somebody counts. */
  Optional<Duration> limit() {
    return pace.map(MoveTime::time);
  }

  /** As they are typed; empty where all are as usual. */
  @Override
  public String toString() {
    return values().entrySet().stream()
        .map(term -> term.getKey() + "=" + term.getValue())
        .collect(Collectors.joining(" "));
  }
}
