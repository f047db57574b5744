package lethe.app.play;

import java.time.Duration;
import java.util.Optional;
import lethe.app.session.MatchUpdate.BotThinking;

/**
 * Plays the bots' moves of a table for the person who sits there. Bots think in the background, but
 * their moves are entered by the person's thread, so that nothing is written after the person has
 * left.
 */
final class BotTurns<C, O, V> {
  /** The time after which a bot is shown as thinking. */
  private static final Duration BLINK = Duration.ofMillis(100);

  private final Table<C, O, V> table;
  private final Thinking thinking;
  private final Runnable moved;
  private final Runnable wake;
  private Optional<Thinker> thinker = Optional.empty();

  /** The number of bot moves that may still be made before the next request. */
  private int wanted;

  /**
   * A bot that is thinking.
   *
   * @param position the number of entries when it began
   */
  private record Thinker(int position, Gauge gauge, Thought<Optional<Runnable>> thought) {}

  /**
   * Creates an instance without a thinking bot.
   *
   * @param moved called by the thinking thread on progress that is waited for
   * @param wake called by the thinking thread at the end, if that is waited for
   */
  BotTurns(Table<C, O, V> table, Thinking thinking, Runnable moved, Runnable wake) {
    this.table = table;
    this.thinking = thinking;
    this.moved = moved;
    this.wake = wake;
  }

  /** Lets the bots move until a person has to; on a server they move by themselves. */
  void proceed() {
    if (table.isHosted()) {
      table.proceed();
    } else {
      wanted = Integer.MAX_VALUE;
      goOn();
    }
  }

  /** Lets one bot move, unless one is already thinking. */
  void advance() {
    if (!isThinking()) {
      wanted = 1;
      goOn();
    }
  }

  /**
   * Plays the moves that have been chosen in the meantime. Returns whether no bot is still
   * thinking.
   */
  boolean take() {
    boolean thought = isThinking();
    goOn();
    return thought && !isThinking();
  }

  /** Returns whether a bot is thinking or has a move that has not been played yet. */
  boolean isThinking() {
    return thinker.isPresent();
  }

  /** Returns the thinking bot and its progress. */
  Optional<BotThinking<C, O, V>> progress() {
    return thinker.flatMap(
        one ->
            Bots.asked(table.match()).map(seat -> new BotThinking<>(seat, one.gauge().percent())));
  }

  /** Cancels the thinking; its result is discarded. */
  void forget() {
    wanted = 0;
    thinker.ifPresent(
        one -> {
          one.gauge().stop();
          one.thought().cancel();
        });
    thinker = Optional.empty();
  }

  /** Plays chosen moves and starts the next bot as long as nothing has to be waited for. */
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
