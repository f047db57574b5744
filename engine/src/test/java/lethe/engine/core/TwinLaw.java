package lethe.engine.core;

import static lethe.engine.core.Law.assertEqual;
import static lethe.engine.core.Law.assertHolds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Checks the twin law throughout one match. At every moment, twins of the true state are sampled
 * for each viewer, with each kind of memory. Twins that the viewer still cannot distinguish from
 * the true state after the next ply are kept and checked again.
 */
final class TwinLaw<S, C, O, V> implements Law<S, C, O, V> {
  private static final int MAX_KEPT_TWINS = 2;
  private static final int COMMANDS_PER_TWIN = 16;

  /** The interval between moments at which screens are compared in addition to views. */
  private static final int SCREEN_CHECK_INTERVAL = TestVolume.times(7, 1);

  private final GameUnderTest<S, C, O, V> gameUnderTest;
  private final List<C> commands;
  private final Map<Viewer, List<S>> keptTwins = new LinkedHashMap<>();

  /**
   * The screens of the true state at this moment and after its plies, cached because many twins are
   * compared with them.
   */
  private final Map<List<Object>, Object> screens = new HashMap<>();

  private int momentCount;

  TwinLaw(GameUnderTest<S, C, O, V> gameUnderTest, List<C> commands) {
    this.gameUnderTest = gameUnderTest;
    this.commands = commands;
  }

  @Override
  public void atMoment(MatchMoment<S, C, O, V> moment, MutableRng rng) {
    screens.clear();
    momentCount++;
    for (Viewer viewer : moment.viewers()) {
      List<S> twins = new ArrayList<>();
      for (ViewerMemory memory : ViewerMemory.KINDS) {
        twins.add(moment.stateSampler(viewer, memory).sample(rng.split()));
      }
      twins.addAll(keptTwins.getOrDefault(viewer, List.of()));
      for (S twin : twins) {
        checkTwin(moment, viewer, twin, rng);
        for (Seat seat : moment.awaitedSeats()) {
          tryCommands(moment, viewer, twin, seat, rng);
        }
      }
      keptTwins.put(viewer, twins);
    }
  }

  @Override
  public void afterPly(
      MatchMoment<S, C, O, V> before, Seat seat, C command, MatchMoment<S, C, O, V> after) {
    for (Viewer viewer : before.viewers()) {
      List<S> survivingTwins = new ArrayList<>();
      for (S twin : keptTwins.getOrDefault(viewer, List.of())) {
        applyToBoth(before, viewer, twin, seat, command).ifPresent(survivingTwins::add);
      }
      keptTwins.put(
          viewer,
          survivingTwins.reversed().subList(0, Math.min(MAX_KEPT_TWINS, survivingTwins.size())));
    }
  }

  @Override
  public void afterUndo(MatchMoment<S, C, O, V> before, MatchMoment<S, C, O, V> after) {
    keptTwins.clear();
  }

  /** Compares a twin with the true state before the next ply. */
  private void checkTwin(MatchMoment<S, C, O, V> moment, Viewer viewer, S twin, MutableRng rng) {
    Game<S, C, O, V> game = moment.game();
    assertEqual(viewer + " sees", moment.view(viewer), game.view(twin, viewer));
    checkScreens(
        viewer + " is shown",
        List.of(viewer),
        viewer,
        () -> moment.match().observations(viewer),
        moment.view(viewer),
        game.view(twin, viewer));
    assertEqual(viewer + " sees whose turn it is", game.turn(moment.state()), game.turn(twin));
    if (!(viewer instanceof Seat seat)) {
      return;
    }
    List<C> legal = game.legalCommands(moment.state(), seat);
    assertEqual(seat + " has these legal commands", legal, game.legalCommands(twin, seat));
    for (int i = 0; i < COMMANDS_PER_TWIN; i++) {
      C command = rng.pick(legal.isEmpty() || rng.oneIn(2) ? commands : legal);
      C canonical = game.canonicalize(moment.state(), seat, command);
      assertEqual(
          () -> seat + " gets as the canonical form of " + command,
          canonical,
          game.canonicalize(twin, seat, command));
      assertEqual(
          () -> seat + " gets as the rejection of " + command,
          rejection(game, moment.state(), seat, canonical),
          rejection(game, twin, seat, canonical));
    }
  }

  /**
   * Checks that the screens for two equal views are equal: apart from the observations, a screen
   * may depend only on the view.
   */
  private void checkScreens(
      String message,
      List<Object> key,
      Viewer viewer,
      Supplier<List<ToldObservation<O>>> observationSupplier,
      V trueView,
      V twinView) {
    if (momentCount % SCREEN_CHECK_INTERVAL == 0) {
      List<ToldObservation<O>> observations = observationSupplier.get();
      Object expected =
          screens.computeIfAbsent(key, _ -> gameUnderTest.screen(trueView, viewer, observations));
      assertEqual(message, expected, gameUnderTest.screen(twinView, viewer, observations));
    }
  }

  private static <S, C, O> Optional<Rejection> rejection(
      Game<S, C, O, ?> game, S state, Seat seat, C command) {
    return game.apply(state, seat, command) instanceof Ruling.Rejected<S, O>(Rejection rejection)
        ? Optional.of(rejection)
        : Optional.empty();
  }

  /** Tries some commands that are legal both in the true state and in the twin. */
  private void tryCommands(
      MatchMoment<S, C, O, V> moment, Viewer viewer, S twin, Seat seat, MutableRng rng) {
    List<C> common = new ArrayList<>(moment.game().legalCommands(moment.state(), seat));
    common.retainAll(new HashSet<>(moment.game().legalCommands(twin, seat)));
    for (int i = 0; i < 2 && !common.isEmpty(); i++) {
      applyToBoth(moment, viewer, twin, seat, rng.pick(common));
    }
  }

  /**
   * Applies the same command to the true state and to the twin, and compares what the viewer is
   * told, sees and may do.
   *
   * @return the twin after the command, or empty if the command is illegal in one of the two states
   *     or if the viewer can now distinguish them
   */
  private Optional<S> applyToBoth(
      MatchMoment<S, C, O, V> moment, Viewer viewer, S twin, Seat seat, C command) {
    Game<S, C, O, V> game = moment.game();
    if (!(game.apply(moment.state(), seat, command) instanceof Ruling.Accepted<S, O> trueRuling)
        || !(game.apply(twin, seat, command) instanceof Ruling.Accepted<S, O> twinRuling)
        || !haveEqualObservations(viewer, command, trueRuling.events(), twinRuling.events())) {
      return Optional.empty();
    }
    V trueView = game.view(trueRuling.next(), viewer);
    V twinView = game.view(twinRuling.next(), viewer);
    String suffix = " after " + command + " of " + seat;
    assertEqual(viewer + " sees" + suffix, trueView, twinView);
    checkScreens(
        viewer + " is shown" + suffix,
        List.of(viewer, seat, command),
        viewer,
        () -> observationsAfter(moment, viewer, trueRuling.events()),
        trueView,
        twinView);
    assertEqual(
        viewer + " sees whose turn it is" + suffix,
        game.turn(trueRuling.next()),
        game.turn(twinRuling.next()));
    if (viewer instanceof Seat viewingSeat) {
      assertEqual(
          viewingSeat + " has these legal commands" + suffix,
          game.legalCommands(trueRuling.next(), viewingSeat),
          game.legalCommands(twinRuling.next(), viewingSeat));
    }
    return Optional.of(twinRuling.next());
  }

  private static <O> List<ToldObservation<O>> observationsAfter(
      MatchMoment<?, ?, O, ?> moment, Viewer viewer, List<GameEvent<O>> events) {
    List<ToldObservation<O>> observations = new ArrayList<>(moment.match().observations(viewer));
    events.forEach(
        event ->
            observations.add(
                new ToldObservation<>(event.observationFor(viewer), event.ephemeral())));
    return observations;
  }

  /**
   * Returns whether the observations of the viewer are equal. A difference is allowed only in
   * observations of the same type that reveal new information by the rules.
   */
  private boolean haveEqualObservations(
      Viewer viewer, C command, List<GameEvent<O>> events, List<GameEvent<O>> twinEvents) {
    for (int i = 0; i < Math.max(events.size(), twinEvents.size()); i++) {
      int index = i;
      assertHolds(
          index < events.size() && index < twinEvents.size(),
          () -> viewer + " is told of " + command + "\n" + events + "\nor\n" + twinEvents);
      O observation = events.get(i).observationFor(viewer);
      O twinObservation = twinEvents.get(i).observationFor(viewer);
      String message = viewer + " is told of " + command;
      assertEqual(message + ", fleeting", events.get(i).ephemeral(), twinEvents.get(i).ephemeral());
      assertEqual(message, observation.getClass(), twinObservation.getClass());
      if (!observation.equals(twinObservation)) {
        if (!gameUnderTest.reveals(observation, viewer)
            || !gameUnderTest.reveals(twinObservation, viewer)) {
          assertEqual(message, observation, twinObservation);
        }
        return false;
      }
    }
    return true;
  }
}
