package lethe.app.terminal;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import lethe.app.fullscreen.Key;

/**
 * Tells a key that is held down from one that is pressed again. A terminal sends the same for both,
 * but a held key comes again sooner than anybody presses it who has looked what came of it.
 */
final class Repeats {
  /** So long most keyboards wait before they repeat a key, and a little more, in nanoseconds. */
  private static final long SOON = TimeUnit.MILLISECONDS.toNanos(700);

  private final LongSupplier clock;
  private Optional<Key> latest = Optional.empty();
  private long since;

  /** By this clock, which counts nanoseconds. */
  Repeats(LongSupplier clock) {
    this.clock = clock;
  }

  /** Whether this key is the one before it, held down; to be asked once for each key that comes. */
  boolean isHeld(Key key) {
    long now = clock.getAsLong();
    boolean held = latest.filter(key::equals).isPresent() && now - since < SOON;
    latest = Optional.of(key);
    since = now;
    return held;
  }
}
