package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.app.page.Console;
import lethe.app.page.Event;
import lethe.app.page.Screen;

/**
 * All that is thought about elsewhere for one screen at a table, while that is read and typed at.
 *
 * @param bots who is to move
 * @param hints what somebody is advised
 * @param studying what was best in a match that is over
 */
record Elsewhere<C, O, V>(
    Console console, BotTurns<C, O, V> bots, Hints<C, O, V> hints, Studying<C, O, V> studying) {
  static <C, O, V> Elsewhere<C, O, V> of(Table<C, O, V> table, Thinking thinking, Console console) {
    return new Elsewhere<>(
        console,
        new BotTurns<>(
            table, thinking, console.isHolding() ? console::wake : () -> {}, console::wake),
        new Hints<>(table, thinking, console::wake),
        new Studying<>(table, thinking, !console.isSpoken(), console::wake));
  }

  /** What has been thought since. */
  Optional<Event> found() {
    if (bots.take()) {
      return Optional.of(new Event.Changed());
    }
    return hints
        .take()
        .or(() -> studying.take(console.isHolding()))
        .or(() -> hints.progress().filter(_ -> console.isHolding()).map(List::of))
        .map(Event.Said::new);
  }

  /** Lines of a file wait for what was asked for, and until it is somebody's turn. */
  Screen shown(Screen screen) {
    return (bots.isThinking() || hints.isThinking() || studying.isThinking()) && console.isPaced()
        ? screen.offering(List.of(), false)
        : screen;
  }

  /** Leaves off what somebody asked for; what is said of it, if there was anything. */
  Optional<Event> stop() {
    return studying.isThinking()
        ? Optional.of(new Event.Said(studying.stop()))
        : hints.isThinking() ? Optional.of(new Event.Said(hints.stop())) : Optional.empty();
  }

  /** Nobody wants any more what they asked for. */
  void forget() {
    hints.forget();
    studying.forget();
  }

  /** Nobody sits here any more. */
  void leave() {
    bots.forget();
    forget();
  }
}
