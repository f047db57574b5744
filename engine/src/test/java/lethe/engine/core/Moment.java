package lethe.engine.core;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lethe.engine.core.Answer.Moved;
import lethe.engine.core.Answer.Refused;
import lethe.engine.core.Header.Seated;

/**
 * A match at one ply with the truth beside it, which the match itself never shows.
 *
 * @param events what the last ply, or the deal, told
 * @param earlier the states before the plies that stand, the latest last
 */
record Moment<S, C, O, V>(
    Game<S, C, O, V> game, Match<C, O, V> match, S state, List<Event<O>> events, List<S> earlier) {

  /** A person in one seat, drawn with the seed, and bots in all others. */
  static <S, C, O, V> Moment<S, C, O, V> start(
      Game<S, C, O, V> game, Options options, int seats, long seed) {
    int person = new Dice(new Rng(seed).stream("seat")).below(seats);
    List<Seated> table =
        game.seats().table(seats).stream()
            .map(
                seat ->
                    new Seated(
                        seat, seat.index() == person ? new Player.Human() : new Player.Machine("")))
            .toList();
    Header header = new Header(game.name(), options, seed, "", table);
    S state = game.start(seats, new Rng(seed));
    return new Moment<>(game, Match.start(game, header), state, game.opening(state), List.of());
  }

  /** All who look on while the match runs. */
  List<Viewer> viewers() {
    List<Viewer> viewers = new ArrayList<>(match.seats());
    viewers.add(Spectator.SPECTATOR);
    return viewers;
  }

  boolean isOver() {
    return match.turn().isOver();
  }

  List<Seat> awaited() {
    return match.seats().stream().filter(match.turn()::awaits).toList();
  }

  V view(Viewer viewer) {
    return game.view(state, viewer);
  }

  /** What this viewer could take for the truth. */
  Imagined<S> imagined(Viewer viewer, Memory memory) {
    return game.imagine(view(viewer), remembered(viewer, memory), viewer);
  }

  /** What this viewer was told and still remembers. */
  List<O> remembered(Viewer viewer, Memory memory) {
    List<Told<O>> told = match.standing(viewer);
    return IntStream.range(0, told.size())
        .filter(i -> !told.get(i).fleeting() || memory.keeps(i))
        .mapToObj(i -> told.get(i).what())
        .toList();
  }

  /** After a command that is legal. */
  Moment<S, C, O, V> after(Seat seat, C command) {
    Match<C, O, V> next = moved(match.submit(seat, command), command).next();
    C canonical = game.canonical(state, seat, command);
    if (!(game.apply(state, seat, canonical)
        instanceof Ruling.Accepted<S, O>(S then, List<Event<O>> told))) {
      throw new AssertionError("the match accepts what the game refuses: " + command);
    }
    List<S> back = new ArrayList<>(earlier);
    back.add(state);
    return new Moment<>(game, next, then, told, List.copyOf(back));
  }

  /** The seat of the only person. */
  Seat person() {
    return match.seats().stream()
        .filter(seat -> match.players().get(seat.index()) instanceof Player.Human)
        .findFirst()
        .orElseThrow();
  }

  boolean isUndoable() {
    return match.undoRefusal(match.seats()).isEmpty();
  }

  /** After the last ply was taken back. */
  Moment<S, C, O, V> undone() {
    Match<C, O, V> next = moved(match.note(new Control.Undone()), "undo").next();
    return new Moment<>(
        game, next, earlier.getLast(), List.of(), earlier.subList(0, earlier.size() - 1));
  }

  /** After any entry about the match itself; the state stays. */
  Moment<S, C, O, V> noted(Control control) {
    return new Moment<>(
        game, moved(match.note(control), control).next(), state, List.of(), earlier);
  }

  private static <C, O, V> Moved<C, O, V> moved(Answer<C, O, V> answer, Object asked) {
    return switch (answer) {
      case Moved<C, O, V> moved -> moved;
      case Refused<C, O, V>(Rejection why) -> throw new AssertionError(asked + " refused: " + why);
    };
  }
}
