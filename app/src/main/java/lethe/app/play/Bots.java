package lethe.app.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import lethe.app.titles.Level;
import lethe.app.titles.Title;
import lethe.engine.core.Advice;
import lethe.engine.core.Bot;
import lethe.engine.core.Control;
import lethe.engine.core.Entry;
import lethe.engine.core.Event;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Progress;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Told;
import lethe.engine.core.Turn;

/**
 * The bots of one table. What their seats are told waits until they have to move, so that whoever
 * writes waits for no bot that thinks. Used by whoever holds the table's lock, but for the thinking
 * itself.
 */
final class Bots<C, O, V> {
  private final Title<C, O, V> title;
  private final Game<?, C, O, V> game;
  private final Map<Seat, Chair<C, O, V>> chairs = new HashMap<>();

  /** A bot, and what it has not been told yet. */
  private record Chair<C, O, V>(Bot<C, O, V> bot, List<O> news) {}

  /** What a bot is about to do, and when it chose so. */
  record Choice<C>(Seat seat, C command, int position) {}

  /** A bot that is to move, what is new to it, and the match as it is then. */
  record Asked<C, O, V>(Seat seat, Bot<C, O, V> bot, List<O> news, Match<C, O, V> match) {
    /** Thinks. */
    Choice<C> choose(Progress progress) {
      news.forEach(bot::told);
      C command = bot.choose(match.view(seat), match.legal(seat), progress);
      return new Choice<>(seat, command, match.position());
    }
  }

  Bots(Title<C, O, V> title, Game<?, C, O, V> game) {
    this.title = title;
    this.game = game;
  }

  /**
   * Puts into a seat who plays it now; a bot that comes later is told what its seat was told so far
   * and still stands.
   */
  void sit(Match<C, O, V> match, Seat seat) {
    chairs.remove(seat);
    if (match.players().get(seat.index()) instanceof Player.Machine(String called)) {
      Bot<C, O, V> bot = make(match, title.level(called).orElseThrow(), seat, "bot");
      chairs.put(seat, new Chair<>(bot, new ArrayList<>(told(match, seat))));
    }
  }

  /** Tells them of an entry, after which the match is this. */
  void tell(Match<C, O, V> match, Entry<C> entry, List<Event<O>> events) {
    events.forEach(event -> chairs.forEach((seat, c) -> c.news().add(event.told(seat))));
    switch (entry) {
      case Entry.Note<C>(Control.Handed(Seat seat, Player _)) -> sit(match, seat);
      case Entry.Note<C>(Control.Undone()) -> match.seats().forEach(seat -> sit(match, seat));
      case Entry.Note<C>(Control.Redrawn _) -> match.seats().forEach(seat -> sit(match, seat));
      case Entry.Note<C> _, Entry.Ply<C> _ -> {}
    }
  }

  /** The seat of the one that is to move next, if one is. */
  static Optional<Seat> asked(Match<?, ?, ?> match) {
    return match.turn() instanceof Turn.Awaits(List<Seat> seats)
        ? seats.stream()
            .filter(seat -> match.players().get(seat.index()) instanceof Player.Machine)
            .findFirst()
        : Optional.empty();
  }

  /** The bot that is to move next, if one is. */
  Optional<Asked<C, O, V>> next(Match<C, O, V> match) {
    return asked(match).map(seat -> ask(match, seat, Objects.requireNonNull(chairs.get(seat))));
  }

  private Asked<C, O, V> ask(Match<C, O, V> match, Seat seat, Chair<C, O, V> chair) {
    List<O> news = List.copyOf(chair.news());
    chair.news().clear();
    return new Asked<>(seat, chair.bot(), news, match);
  }

  /** Somebody who knows what a seat knows, and plays best of all. */
  Bot<C, O, V> adviser(Match<C, O, V> match, Seat seat) {
    Bot<C, O, V> bot = make(match, title.bots().all().getLast(), seat, "hint");
    told(match, seat).forEach(bot::told);
    return bot;
  }

  private static <O> List<O> told(Match<?, O, ?> match, Seat seat) {
    return match.standing(seat).stream().map(Told::what).toList();
  }

  private Bot<C, O, V> make(Match<C, O, V> match, Level<C, O, V> level, Seat seat, String purpose) {
    Rng stream =
        new Rng(match.header().seed()).stream(purpose + " " + seat.name() + " " + level.name());
    return level.maker().make(game, seat, stream);
  }

  /** What the best bot would do in this seat, if it is to move. */
  Optional<C> hint(Match<C, O, V> match, Seat seat) {
    List<C> legal = match.legal(seat);
    return legal.isEmpty()
        ? Optional.empty()
        : Optional.of(adviser(match, seat).choose(match.view(seat), legal));
  }

  /** What the best bot thinks of each thing that can be done; empty where it cannot say. */
  List<Advice<C>> weigh(Match<C, O, V> match, Seat seat, Progress progress) {
    List<C> legal = match.legal(seat);
    return legal.isEmpty()
        ? List.of()
        : adviser(match, seat).weigh(match.view(seat), legal, progress);
  }
}
