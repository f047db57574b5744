package lethe.engine.core;

import static lethe.engine.core.Law.check;
import static lethe.engine.core.Law.same;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The twin law along one match. At every ply, twins are imagined for each viewer, with each kind of
 * memory. Twins that the viewer could not tell from the truth after the next ply either are kept
 * for a few more plies.
 */
final class TwinLaw<S, C, O, V> implements Law<S, C, O, V> {
  private static final int KEPT = 2;
  private static final int TRIED = 16;

  /** At one moment in this many, screens are compared as well, not only views. */
  private static final int DRAWN = TestVolume.times(7, 1);

  private final GameUnderTest<S, C, O, V> laws;
  private final List<C> commands;
  private final Map<Viewer, List<S>> kept = new LinkedHashMap<>();

  /**
   * True screens at this moment and after its plies, cached because many twins are compared with
   * them.
   */
  private final Map<List<Object>, Object> shown = new HashMap<>();

  private int moments;

  TwinLaw(GameUnderTest<S, C, O, V> laws, List<C> commands) {
    this.laws = laws;
    this.commands = commands;
  }

  @Override
  public void atMoment(MatchMoment<S, C, O, V> now, MutableRng rng) {
    shown.clear();
    moments++;
    for (Viewer viewer : now.viewers()) {
      List<S> twins = new ArrayList<>();
      for (HearerMemory memory : HearerMemory.KINDS) {
        twins.add(now.imagined(viewer, memory).sample(rng.split()));
      }
      twins.addAll(kept.getOrDefault(viewer, List.of()));
      for (S twin : twins) {
        checkAlike(now, viewer, twin, rng);
        for (Seat seat : now.awaited()) {
          tryCommands(now, viewer, twin, seat, rng);
        }
      }
      kept.put(viewer, twins);
    }
  }

  @Override
  public void afterPly(
      MatchMoment<S, C, O, V> before, Seat seat, C command, MatchMoment<S, C, O, V> after) {
    for (Viewer viewer : before.viewers()) {
      List<S> still = new ArrayList<>();
      for (S twin : kept.getOrDefault(viewer, List.of())) {
        follow(before, viewer, twin, seat, command).ifPresent(still::add);
      }
      kept.put(viewer, still.reversed().subList(0, Math.min(KEPT, still.size())));
    }
  }

  @Override
  public void afterUndo(MatchMoment<S, C, O, V> before, MatchMoment<S, C, O, V> after) {
    kept.clear();
  }

  /** Compares a twin with the truth before the next ply. */
  private void checkAlike(MatchMoment<S, C, O, V> now, Viewer viewer, S twin, MutableRng rng) {
    Game<S, C, O, V> game = now.game();
    same(viewer + " sees", now.view(viewer), game.view(twin, viewer));
    shown(
        viewer + " is shown",
        List.of(viewer),
        viewer,
        () -> now.match().observations(viewer),
        now.view(viewer),
        game.view(twin, viewer));
    same(viewer + " sees whose turn it is", game.turn(now.state()), game.turn(twin));
    if (!(viewer instanceof Seat seat)) {
      return;
    }
    List<C> legal = game.legalCommands(now.state(), seat);
    same(seat + " has these legal commands", legal, game.legalCommands(twin, seat));
    for (int i = 0; i < TRIED; i++) {
      C command = rng.pick(legal.isEmpty() || rng.oneIn(2) ? commands : legal);
      C canonical = game.canonicalize(now.state(), seat, command);
      same(
          () -> seat + " gets as the canonical form of " + command,
          canonical,
          game.canonicalize(twin, seat, command));
      same(
          () -> seat + " gets as the rejection of " + command,
          refusal(game, now.state(), seat, canonical),
          refusal(game, twin, seat, canonical));
    }
  }

  /**
   * Checks that the screens for two equal views are equal: they may depend on nothing but the view.
   */
  private void shown(
      String what,
      List<Object> when,
      Viewer viewer,
      Supplier<List<ToldObservation<O>>> told,
      V truth,
      V other) {
    if (moments % DRAWN == 0) {
      List<ToldObservation<O>> heard = told.get();
      Object truly = shown.computeIfAbsent(when, _ -> laws.shown(truth, viewer, heard));
      same(what, truly, laws.shown(other, viewer, heard));
    }
  }

  private static <S, C, O> Optional<Rejection> refusal(
      Game<S, C, O, ?> game, S state, Seat seat, C command) {
    return game.apply(state, seat, command) instanceof Ruling.Rejected<S, O>(Rejection rejection)
        ? Optional.of(rejection)
        : Optional.empty();
  }

  /** Follows some commands that are legal both in the truth and in the twin. */
  private void tryCommands(
      MatchMoment<S, C, O, V> now, Viewer viewer, S twin, Seat seat, MutableRng rng) {
    List<C> both = new ArrayList<>(now.game().legalCommands(now.state(), seat));
    both.retainAll(new HashSet<>(now.game().legalCommands(twin, seat)));
    for (int i = 0; i < 2 && !both.isEmpty(); i++) {
      follow(now, viewer, twin, seat, rng.pick(both));
    }
  }

  /**
   * Applies the same command to the truth and to the twin, and compares what the viewer sees and is
   * told.
   *
   * @return the twin after the command, or an empty value if the command is illegal in one of them
   *     or the viewer can now tell the twin from the truth
   */
  private Optional<S> follow(
      MatchMoment<S, C, O, V> now, Viewer viewer, S twin, Seat seat, C command) {
    Game<S, C, O, V> game = now.game();
    if (!(game.apply(now.state(), seat, command) instanceof Ruling.Accepted<S, O> truth)
        || !(game.apply(twin, seat, command) instanceof Ruling.Accepted<S, O> other)
        || !sameTold(viewer, command, truth.events(), other.events())) {
      return Optional.empty();
    }
    V seen = game.view(truth.next(), viewer);
    V otherwise = game.view(other.next(), viewer);
    String after = " after " + command + " of " + seat;
    same(viewer + " sees" + after, seen, otherwise);
    shown(
        viewer + " is shown" + after,
        List.of(viewer, seat, command),
        viewer,
        () -> told(now, viewer, truth.events()),
        seen,
        otherwise);
    same(
        viewer + " sees whose turn it is" + after,
        game.turn(truth.next()),
        game.turn(other.next()));
    if (viewer instanceof Seat own) {
      same(
          own + " has these legal commands" + after,
          game.legalCommands(truth.next(), own),
          game.legalCommands(other.next(), own));
    }
    return Optional.of(other.next());
  }

  private static <O> List<ToldObservation<O>> told(
      MatchMoment<?, ?, O, ?> now, Viewer viewer, List<GameEvent<O>> events) {
    List<ToldObservation<O>> observations = new ArrayList<>(now.match().observations(viewer));
    events.forEach(
        event ->
            observations.add(
                new ToldObservation<>(event.observationFor(viewer), event.ephemeral())));
    return observations;
  }

  /**
   * Returns whether the viewer was told the same. A difference must by the rules be news to the
   * viewer, and of the same kind in both.
   */
  private boolean sameTold(
      Viewer viewer, C command, List<GameEvent<O>> events, List<GameEvent<O>> others) {
    for (int i = 0; i < Math.max(events.size(), others.size()); i++) {
      int at = i;
      check(
          at < events.size() && at < others.size(),
          () -> viewer + " is told of " + command + "\n" + events + "\nor\n" + others);
      O observation = events.get(i).observationFor(viewer);
      O otherwise = others.get(i).observationFor(viewer);
      String hears = viewer + " is told of " + command;
      same(hears + ", fleeting", events.get(i).ephemeral(), others.get(i).ephemeral());
      same(hears, observation.getClass(), otherwise.getClass());
      if (!observation.equals(otherwise)) {
        if (!laws.reveals(observation, viewer) || !laws.reveals(otherwise, viewer)) {
          same(hears, observation, otherwise);
        }
        return false;
      }
    }
    return true;
  }
}
