package lethe.engine.core;

import static lethe.engine.core.Law.check;
import static lethe.engine.core.Law.checkEqual;

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
  private static final int MAX_KEPT_TWINS = 2;
  private static final int COMMANDS_PER_MOMENT = 16;

  /** At one moment in this many, screens are compared as well, not only views. */
  private static final int SCREEN_CHECK_INTERVAL = TestVolume.times(7, 1);

  private final GameUnderTest<S, C, O, V> laws;
  private final List<C> commands;
  private final Map<Viewer, List<S>> keptTwins = new LinkedHashMap<>();

  /**
   * True screens at this moment and after its plies, cached because many twins are compared with
   * them.
   */
  private final Map<List<Object>, Object> screens = new HashMap<>();

  private int moments;

  TwinLaw(GameUnderTest<S, C, O, V> laws, List<C> commands) {
    this.laws = laws;
    this.commands = commands;
  }

  @Override
  public void atMoment(MatchMoment<S, C, O, V> now, MutableRng rng) {
    screens.clear();
    moments++;
    for (Viewer viewer : now.viewers()) {
      List<S> twins = new ArrayList<>();
      for (HearerMemory memory : HearerMemory.KINDS) {
        twins.add(now.stateSampler(viewer, memory).sample(rng.split()));
      }
      twins.addAll(keptTwins.getOrDefault(viewer, List.of()));
      for (S twin : twins) {
        checkAlike(now, viewer, twin, rng);
        for (Seat seat : now.awaited()) {
          tryCommands(now, viewer, twin, seat, rng);
        }
      }
      keptTwins.put(viewer, twins);
    }
  }

  @Override
  public void afterPly(
      MatchMoment<S, C, O, V> before, Seat seat, C command, MatchMoment<S, C, O, V> after) {
    for (Viewer viewer : before.viewers()) {
      List<S> still = new ArrayList<>();
      for (S twin : keptTwins.getOrDefault(viewer, List.of())) {
        applyToBoth(before, viewer, twin, seat, command).ifPresent(still::add);
      }
      keptTwins.put(viewer, still.reversed().subList(0, Math.min(MAX_KEPT_TWINS, still.size())));
    }
  }

  @Override
  public void afterUndo(MatchMoment<S, C, O, V> before, MatchMoment<S, C, O, V> after) {
    keptTwins.clear();
  }

  /** Compares a twin with the truth before the next ply. */
  private void checkAlike(MatchMoment<S, C, O, V> now, Viewer viewer, S twin, MutableRng rng) {
    Game<S, C, O, V> game = now.game();
    checkEqual(viewer + " sees", now.view(viewer), game.view(twin, viewer));
    checkScreens(
        viewer + " is shown",
        List.of(viewer),
        viewer,
        () -> now.match().observations(viewer),
        now.view(viewer),
        game.view(twin, viewer));
    checkEqual(viewer + " sees whose turn it is", game.turn(now.state()), game.turn(twin));
    if (!(viewer instanceof Seat seat)) {
      return;
    }
    List<C> legal = game.legalCommands(now.state(), seat);
    checkEqual(seat + " has these legal commands", legal, game.legalCommands(twin, seat));
    for (int i = 0; i < COMMANDS_PER_MOMENT; i++) {
      C command = rng.pick(legal.isEmpty() || rng.oneIn(2) ? commands : legal);
      C canonical = game.canonicalize(now.state(), seat, command);
      checkEqual(
          () -> seat + " gets as the canonical form of " + command,
          canonical,
          game.canonicalize(twin, seat, command));
      checkEqual(
          () -> seat + " gets as the rejection of " + command,
          rejection(game, now.state(), seat, canonical),
          rejection(game, twin, seat, canonical));
    }
  }

  /**
   * Checks that the screens for two equal views are equal: they may depend on nothing but the view.
   */
  private void checkScreens(
      String what,
      List<Object> when,
      Viewer viewer,
      Supplier<List<ToldObservation<O>>> told,
      V truth,
      V other) {
    if (moments % SCREEN_CHECK_INTERVAL == 0) {
      List<ToldObservation<O>> heard = told.get();
      Object truly = screens.computeIfAbsent(when, _ -> laws.screen(truth, viewer, heard));
      checkEqual(what, truly, laws.screen(other, viewer, heard));
    }
  }

  private static <S, C, O> Optional<Rejection> rejection(
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
      applyToBoth(now, viewer, twin, seat, rng.pick(both));
    }
  }

  /**
   * Applies the same command to the truth and to the twin, and compares what the viewer sees and is
   * told.
   *
   * @return the twin after the command, or an empty value if the command is illegal in one of them
   *     or the viewer can now tell the twin from the truth
   */
  private Optional<S> applyToBoth(
      MatchMoment<S, C, O, V> now, Viewer viewer, S twin, Seat seat, C command) {
    Game<S, C, O, V> game = now.game();
    if (!(game.apply(now.state(), seat, command) instanceof Ruling.Accepted<S, O> truth)
        || !(game.apply(twin, seat, command) instanceof Ruling.Accepted<S, O> other)
        || !haveEqualObservations(viewer, command, truth.events(), other.events())) {
      return Optional.empty();
    }
    V seen = game.view(truth.next(), viewer);
    V otherwise = game.view(other.next(), viewer);
    String after = " after " + command + " of " + seat;
    checkEqual(viewer + " sees" + after, seen, otherwise);
    checkScreens(
        viewer + " is shown" + after,
        List.of(viewer, seat, command),
        viewer,
        () -> observationsAfter(now, viewer, truth.events()),
        seen,
        otherwise);
    checkEqual(
        viewer + " sees whose turn it is" + after,
        game.turn(truth.next()),
        game.turn(other.next()));
    if (viewer instanceof Seat own) {
      checkEqual(
          own + " has these legal commands" + after,
          game.legalCommands(truth.next(), own),
          game.legalCommands(other.next(), own));
    }
    return Optional.of(other.next());
  }

  private static <O> List<ToldObservation<O>> observationsAfter(
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
  private boolean haveEqualObservations(
      Viewer viewer, C command, List<GameEvent<O>> events, List<GameEvent<O>> others) {
    for (int i = 0; i < Math.max(events.size(), others.size()); i++) {
      int at = i;
      check(
          at < events.size() && at < others.size(),
          () -> viewer + " is told of " + command + "\n" + events + "\nor\n" + others);
      O observation = events.get(i).observationFor(viewer);
      O otherwise = others.get(i).observationFor(viewer);
      String hears = viewer + " is told of " + command;
      checkEqual(hears + ", fleeting", events.get(i).ephemeral(), others.get(i).ephemeral());
      checkEqual(hears, observation.getClass(), otherwise.getClass());
      if (!observation.equals(otherwise)) {
        if (!laws.reveals(observation, viewer) || !laws.reveals(otherwise, viewer)) {
          checkEqual(hears, observation, otherwise);
        }
        return false;
      }
    }
    return true;
  }
}
