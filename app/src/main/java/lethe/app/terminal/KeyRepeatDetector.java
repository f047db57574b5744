package lethe.app.terminal;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import lethe.app.fullscreen.Key;

/**
 * Distinguishes a key that is held down from one that is pressed again; terminals send the same
 * bytes for both. A held key repeats first after a delay that a quick typist could match, and then
 * faster than anyone can type. Therefore, a second press soon after the first counts as held, and
 * the third one settles the question.
 */
final class KeyRepeatDetector {
  /** An upper bound for the delay before most keyboards repeat a key, in nanoseconds. */
  private static final long FIRST_REPEAT_NANOS = TimeUnit.MILLISECONDS.toNanos(700);

  /**
   * An upper bound for the interval between repetitions, even if a packet has to be sent again, in
   * nanoseconds.
   */
  private static final long NEXT_REPEAT_NANOS = TimeUnit.MILLISECONDS.toNanos(350);

  private final LongSupplier clock;
  private Optional<Key> lastKey = Optional.empty();
  private long lastNanos;

  /** Whether the last key may be the beginning of a held key. */
  private boolean mayBeHeld;

  /** Creates a detector that reads the time in nanoseconds from a clock. */
  KeyRepeatDetector(LongSupplier clock) {
    this.clock = clock;
  }

  /**
   * Returns whether this key is a repetition of the previous one. Must be called exactly once for
   * each key that is handled.
   */
  boolean isHeld(Key key) {
    long now = clock.getAsLong();
    boolean isSameKey = lastKey.filter(key::equals).isPresent();
    boolean held =
        isSameKey && now - lastNanos < (mayBeHeld ? FIRST_REPEAT_NANOS : NEXT_REPEAT_NANOS);
    mayBeHeld = !isSameKey || now - lastNanos >= FIRST_REPEAT_NANOS;
    lastKey = Optional.of(key);
    lastNanos = now;
    return held;
  }
}
