package lethe.engine.core;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Parses integers in input: 1 to 19 ASCII digits with an optional minus sign. The methods of the
 * JDK also accept a plus sign and the digits of other scripts.
 */
public final class Numbers {
  private static final Pattern INTEGER = Pattern.compile("-?[0-9]{1,19}");

  private Numbers() {}

  /** Returns the integer that a text denotes; empty if there is none or it is out of range. */
  public static Optional<Long> parseLong(String text) {
    if (!INTEGER.matcher(text).matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(Long.parseLong(text));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** Returns the integer that a text denotes; empty if there is none or it is out of range. */
  public static Optional<Integer> parseInt(String text) {
    return parseLong(text).filter(number -> number == number.intValue()).map(Long::intValue);
  }
}
