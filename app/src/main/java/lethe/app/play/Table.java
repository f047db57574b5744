package lethe.app.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.save.Store;
import lethe.app.titles.Level;
import lethe.app.titles.Title;
import lethe.engine.core.Advice;
import lethe.engine.core.Answer;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Bot;
import lethe.engine.core.Control;
import lethe.engine.core.Entry;
import lethe.engine.core.Event;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Told;
import lethe.engine.core.Turn;

/**
 * One match being played: it is written down before anybody sees it, and its bots are told what
 * their seats are told. One thread uses it.
 */
public final class Table<C, O, V> {
  private final Title<C, O, V> title;
  private final Game<?, C, O, V> game;
  private final Map<Seat, Bot<C, O, V>> bots = new HashMap<>();
  private Store store = Store.nowhere();
  private Match<C, O, V> match;

  /** A table with this match on it, kept nowhere yet. */
  public Table(Title<C, O, V> title, Game<?, C, O, V> game, Match<C, O, V> match) {
    this.title = title;
    this.game = game;
    this.match = match;
    match.seats().forEach(this::sit);
  }

  public Title<C, O, V> title() {
    return title;
  }

  public Game<?, C, O, V> game() {
    return game;
  }

  public Match<C, O, V> match() {
    return match;
  }

  /** From now on every entry is written there; what has been played so far is there already. */
  public void keep(Store kept) {
    store = kept;
  }

  public Store store() {
    return store;
  }

  /** Tries a command. */
  public Answer<C, O, V> submit(Seat seat, C command) {
    return enter(match.submit(seat, command));
  }

  /** Enters something about the match itself. */
  public Answer<C, O, V> note(Control control) {
    Answer<C, O, V> answer = enter(match.note(control));
    if (answer instanceof Moved && control instanceof Control.Handed(Seat seat, Player _)) {
      sit(seat);
    }
    return answer;
  }

  /** Lets one bot move, if one is to move. */
  public boolean advance() {
    if (match.turn() instanceof Turn.Awaits(List<Seat> seats)) {
      Optional<Seat> next = seats.stream().filter(bots::containsKey).findFirst();
      next.ifPresent(this::move);
      return next.isPresent();
    }
    return false;
  }

  /**
   * Lets the bots move until somebody else has to, or the match is over; the outcome is then
   * written down.
   */
  public void settle() {
    boolean moving = true;
    while (moving) {
      moving = advance();
    }
    if (match.turn() instanceof Turn.Over(var outcome) && !concluded()) {
      note(new Control.Concluded(outcome.toString()));
    }
  }

  /** What the best bot would do in this seat, from what the seat was told. */
  public C hint(Seat seat) {
    return adviser(seat).choose(match.view(seat), match.legal(seat));
  }

  /** What the best bot thinks of each thing that can be done; empty where it cannot say. */
  public List<Advice<C>> weigh(Seat seat) {
    return adviser(seat).weigh(match.view(seat), match.legal(seat));
  }

  private Bot<C, O, V> adviser(Seat seat) {
    Bot<C, O, V> bot = make(title.levels().getLast(), seat, "hint");
    match.told(seat).stream().map(Told::what).forEach(bot::told);
    return bot;
  }

  private void move(Seat seat) {
    Bot<C, O, V> bot = bots.get(seat);
    if (bot == null
        || !(submit(seat, bot.choose(match.view(seat), match.legal(seat))) instanceof Moved)) {
      throw new IllegalStateException("the bot of " + seat + " chose what is not legal");
    }
  }

  private Answer<C, O, V> enter(Answer<C, O, V> answer) {
    if (answer instanceof Moved<C, O, V>(var next, var entry, List<Event<O>> events)) {
      if (!store.append(match.position(), entry.line(game.notation()))) {
        throw new IllegalStateException("somebody else has written to " + store.where());
      }
      match = next;
      for (Event<O> event : events) {
        bots.forEach((seat, bot) -> bot.told(event.told(seat)));
      }
    }
    return answer;
  }

  private boolean concluded() {
    List<?> entries = match.journal().entries();
    return !entries.isEmpty() && entries.getLast() instanceof Entry.Note<?>(Control.Concluded _);
  }

  /**
   * Puts into a seat who plays it now; a bot that comes later is told what its seat was told so
   * far.
   */
  private void sit(Seat seat) {
    bots.remove(seat);
    if (match.players().get(seat.index()) instanceof Player.Machine(String called)) {
      Level<C, O, V> level = title.level(called).orElseThrow();
      Bot<C, O, V> bot = make(level, seat, "bot");
      match.told(seat).stream().map(Told::what).forEach(bot::told);
      bots.put(seat, bot);
    }
  }

  private Bot<C, O, V> make(Level<C, O, V> level, Seat seat, String purpose) {
    Rng stream =
        new Rng(match.header().seed()).stream(purpose + " " + seat.name() + " " + level.name());
    return level.maker().make(game, seat, stream);
  }
}
