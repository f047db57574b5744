package lethe.app.terminal;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import lethe.app.fullscreen.Key;

/**
 * Tells a key that is held down from one that is pressed again. A terminal sends the same for both.
 * But a held key comes a first time after as long as a quick hand takes, and from then on sooner
 * than any hand: so a second press that comes soon may be either, and counts as held, and a third
 * one shows which it was.
 */
final class Repeats {
  /** So long most keyboards wait before they repeat a key, and a little more, in nanoseconds. */
  private static final long SOON = TimeUnit.MILLISECONDS.toNanos(700);

  /** Sooner all keyboards repeat a key from then on, also where a packet has to be sent again. */
  private static final long REPEATED = TimeUnit.MILLISECONDS.toNanos(350);

  private final LongSupplier clock;
  private Optional<Key> latest = Optional.empty();
  private long since;

  /** Whether the latest key may be the beginning of one that is held. */
  private boolean begins;

  /** By this clock, which counts nanoseconds. */
  Repeats(LongSupplier clock) {
    this.clock = clock;
  }

  /** Whether this key is the one before it, held down; to be asked once for each key that comes. */
  boolean isHeld(Key key) {
    long now = clock.getAsLong();
    boolean same = latest.filter(key::equals).isPresent();
    boolean held = same && now - since < (begins ? SOON : REPEATED);
    begins = !same || now - since >= SOON;
    latest = Optional.of(key);
    since = now;
    return held;
  }
}
