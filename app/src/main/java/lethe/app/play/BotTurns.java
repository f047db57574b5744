package lethe.app.play;

import java.time.Duration;
import java.util.Optional;
import lethe.app.session.Report.Thinks;

/**
 * Lets the bots of a table move that nobody else moves. They think elsewhere, and whoever sits here
 * plays what they have chosen: so nobody else writes, and nothing is written after they have left.
 */
final class BotTurns<C, O, V> {
  /** Who thinks for less than this is not seen to think. */
  private static final Duration BLINK = Duration.ofMillis(100);

  private final Table<C, O, V> table;
  private final Thinking thinking;
  private final Runnable moved;
  private final Runnable wake;
  private Optional<Thinker> thinker = Optional.empty();

  /** How many of them may move before somebody asks for it again. */
  private int wanted;

  /**
   * A bot that thinks.
   *
   * @param position how many entries there were when it began to
   */
  private record Thinker(int position, Gauge gauge, Thought<Optional<Runnable>> thought) {}

  /**
   * None thinks yet.
   *
   * @param moved called by the thread that thinks when it has come further, if that is waited for
   * @param wake called by the thread that thinks when it is over, if that is waited for
   */
  BotTurns(Table<C, O, V> table, Thinking thinking, Runnable moved, Runnable wake) {
    this.table = table;
    this.thinking = thinking;
    this.moved = moved;
    this.wake = wake;
  }

  /** Lets them move until somebody else has to; in a house they move by themselves. */
  void proceed() {
    if (table.isHosted()) {
      table.proceed();
    } else {
      wanted = Integer.MAX_VALUE;
      goOn();
    }
  }

  /** Lets one of them move, unless one thinks already. */
  void advance() {
    if (!isThinking()) {
      wanted = 1;
      goOn();
    }
  }

  /** Plays what has been thought meanwhile; whether all of it has been. */
  boolean take() {
    boolean thought = isThinking();
    goOn();
    return thought && !isThinking();
  }

  /** Whether one thinks, or has thought and has not moved yet. */
  boolean isThinking() {
    return thinker.isPresent();
  }

  /** Who thinks, and how far they have come. */
  Optional<Thinks<C, O, V>> progress() {
    return thinker.flatMap(
        one -> Bots.asked(table.match()).map(seat -> new Thinks<>(seat, one.gauge().percent())));
  }

  /** Whoever thinks leaves off; nothing comes of it. */
  void forget() {
    wanted = 0;
    thinker.ifPresent(
        one -> {
          one.gauge().stop();
          one.thought().cancel();
        });
    thinker = Optional.empty();
  }

  /**
   * Plays what has been thought, and lets the next one think, while nobody has to be waited for.
   */
  private void goOn() {
    int left = wanted;
    thinker.filter(one -> one.position() != table.match().position()).ifPresent(_ -> forget());
    wanted = left;
    while (wanted > 0 && (isThinking() || table.isAsked())) {
      Thinker now = thinker.orElseGet(this::begun);
      thinker = Optional.of(now);
      if (!now.thought().isDoneWithin(BLINK)) {
        now.gauge().await();
        if (!now.thought().isDone()) {
          return;
        }
      }
      thinker = Optional.empty();
      wanted--;
      now.thought().found().flatMap(move -> move).ifPresent(Runnable::run);
    }
    wanted = 0;
    table.conclude();
  }

  private Thinker begun() {
    Gauge gauge = new Gauge(moved, wake);
    return new Thinker(
        table.match().position(), gauge, thinking.think(() -> table.think(gauge), gauge::done));
  }
}
