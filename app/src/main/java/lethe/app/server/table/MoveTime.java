package lethe.app.server.table;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The time limit for a move: less than a day in a live game, at least a day in a correspondence
 * game.
 */
public record MoveTime(Duration time) {
  private static final Pattern TEXT_FORM = Pattern.compile("([1-9][0-9]{0,4})([smhd])");

  private static final String LIVE = "live";

  private static final Duration DAY = Duration.ofDays(1);
  private static final Duration MIN = Duration.ofSeconds(10);
  private static final Duration MAX = Duration.ofDays(30);

  /**
   * Parses a number of seconds, minutes, hours or days, such as {@code 90s} or {@code 3d}, or
   * {@code live} for no limit. A limit is at least 10 seconds and at most 30 days.
   *
   * @return the time limit; the inner value is empty for no limit, the outer one if the text is
   *     invalid
   */
  static Optional<Optional<MoveTime>> parse(String text) {
    if (text.equals(LIVE)) {
      return Optional.of(Optional.empty());
    }
    Matcher matcher = TEXT_FORM.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    Duration time = unit(matcher.group(2)).multipliedBy(Integer.parseInt(matcher.group(1)));
    return time.compareTo(MIN) < 0 || time.compareTo(MAX) > 0
        ? Optional.empty()
        : Optional.of(Optional.of(new MoveTime(time)));
  }

  private static Duration unit(String letter) {
    return switch (letter) {
      case "d" -> DAY;
      case "h" -> Duration.ofHours(1);
      case "m" -> Duration.ofMinutes(1);
      default -> Duration.ofSeconds(1);
    };
  }

  /**
   * Returns whether this is the limit of a correspondence game, in which players need not be
   * present while others move.
   */
  boolean isCorrespondence() {
    return time.compareTo(DAY) >= 0;
  }

  /** Returns the text form, in the largest unit that divides the time. */
  @Override
  public String toString() {
    return format(time);
  }

  private static String format(Duration time) {
    long seconds = time.toSeconds();
    return seconds % 86_400 == 0
        ? seconds / 86_400 + "d"
        : seconds % 3_600 == 0
            ? seconds / 3_600 + "h"
            : seconds % 60 == 0 ? seconds / 60 + "m" : seconds + "s";
  }
}
