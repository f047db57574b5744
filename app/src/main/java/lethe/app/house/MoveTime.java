package lethe.app.house;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How long somebody may take for a move: seconds for those who are here, or days. */
public record MoveTime(Duration time) {
  private static final Pattern TYPED = Pattern.compile("([1-9][0-9]{0,4})([smhd])");

  private static final String LIVE = "live";

  private static final Duration DAY = Duration.ofDays(1);
  private static final Duration LEAST = Duration.ofSeconds(10);
  private static final Duration MOST = Duration.ofDays(30);

  /**
   * Reads a number of seconds, minutes, hours or days, such as {@code 90s} or {@code 3d}.
   *
   * @return nothing if it is none; in it, nothing where nobody counts
   */
  static Optional<Optional<MoveTime>> read(String text) {
    if (text.equals(LIVE)) {
      return Optional.of(Optional.empty());
    }
    Matcher typed = TYPED.matcher(text);
    if (!typed.matches()) {
      return Optional.empty();
    }
    Duration time = unit(typed.group(2)).multipliedBy(Integer.parseInt(typed.group(1)));
    return time.compareTo(LEAST) < 0 || time.compareTo(MOST) > 0
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

  /** Whether nobody is expected to be here while others move. */
  boolean isOfDays() {
    return time.compareTo(DAY) >= 0;
  }

  /** As it is typed, in the largest unit in which it is whole. */
  @Override
  public String toString() {
    return text(time);
  }

  /** A time in the largest unit in which it is whole. */
  private static String text(Duration time) {
    long seconds = time.toSeconds();
    return seconds % 86_400 == 0
        ? seconds / 86_400 + "d"
        : seconds % 3_600 == 0
            ? seconds / 3_600 + "h"
            : seconds % 60 == 0 ? seconds / 60 + "m" : seconds + "s";
  }
}
