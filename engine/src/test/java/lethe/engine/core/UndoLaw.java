package lethe.engine.core;

import static lethe.engine.core.Law.assertEqual;
import static lethe.engine.core.Law.assertHolds;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import lethe.engine.core.ControlEntry.Undone;

/**
 * Checks the law of taking back plies in one match. A human who plays against bots can take back a
 * ply if the ply does not let any viewer distinguish the true state from a twin, and only until a
 * bot makes a ply that is announced to others.
 */
final class UndoLaw<S, C, O, V> implements Law<S, C, O, V> {
  private static final int COMMANDS_PER_SEAT = TestVolume.times(1, 3);

  private final GameUnderTest<S, C, O, V> gameUnderTest;

  UndoLaw(GameUnderTest<S, C, O, V> gameUnderTest) {
    this.gameUnderTest = gameUnderTest;
  }

  @Override
  public void atMoment(MatchMoment<S, C, O, V> moment, MutableRng rng) {
    Match<C, O, V> match = moment.match();
    boolean isUndoable = moment.isUndoable();
    assertEqual(
        "undoable",
        isUndoable,
        match.addControl(new Undone()) instanceof EntryResult.Applied<C, O, V>);
    assertEqual("undoable by the person", isUndoable, match.canUndo(moment.humanSeat()));
    match.seats().stream()
        .filter(seat -> !seat.equals(moment.humanSeat()))
        .forEach(bot -> checkSharedMatch(match, bot));
    for (Seat seat : moment.awaitedSeats()) {
      for (int i = 0; i < COMMANDS_PER_SEAT; i++) {
        C command = rng.pick(match.legalCommands(seat));
        if (moment.after(seat, command).match().canUndo(seat)) {
          moment
              .viewers()
              .forEach(viewer -> checkPlyRevealsNothing(moment, viewer, seat, command, rng));
        }
      }
    }
  }

  /**
   * Checks that no ply can be taken back while a second human holds a seat, and that the plies made
   * before then cannot be taken back later either.
   */
  private void checkSharedMatch(Match<C, O, V> match, Seat bot) {
    assertHolds(!match.canUndo(bot), () -> "the bot's seat " + bot + " can undo");
    if (match.turn().isOver()) {
      return;
    }
    Match<C, O, V> shared =
        withControl(match, new ControlEntry.SeatReassigned(bot, new Player.Human()));
    Rejection rejection = Rejection.of(RejectionCode.SEVERAL_HUMAN_PLAYERS);
    assertEqual(
        "undo between people",
        new EntryResult.NotApplied<>(rejection),
        shared.addControl(new Undone()));
    for (Seat seat : shared.seats()) {
      assertEqual("undo of " + seat, Optional.of(rejection), shared.undoRejection(List.of(seat)));
    }
    assertEqual("undo of all", Optional.of(rejection), shared.undoRejection(shared.seats()));
    Match<C, O, V> unshared =
        withControl(shared, new ControlEntry.SeatReassigned(bot, new Player.Machine("")));
    assertHolds(
        unshared.undoRejection(unshared.seats()).isPresent(),
        "a ply that another person has seen can be undone");
  }

  private static <C, O, V> Match<C, O, V> withControl(Match<C, O, V> match, ControlEntry control) {
    return switch (match.addControl(control)) {
      case EntryResult.Applied<C, O, V> applied -> applied.next();
      case EntryResult.NotApplied<C, O, V>(Rejection rejection) ->
          throw new AssertionError(control + ": " + rejection);
    };
  }

  /**
   * Checks that a viewer who could not distinguish a twin from the true state before a ply still
   * cannot do so afterwards.
   */
  private void checkPlyRevealsNothing(
      MatchMoment<S, C, O, V> moment, Viewer viewer, Seat seat, C command, MutableRng rng) {
    Game<S, C, O, V> game = moment.game();
    S twin = moment.stateSampler(viewer, rng.pick(ViewerMemory.KINDS)).sample(rng.split());
    if (game.apply(moment.state(), seat, command) instanceof Ruling.Accepted<S, O> trueRuling
        && game.apply(twin, seat, command) instanceof Ruling.Accepted<S, O> twinRuling) {
      String suffix = " by " + command + " of " + seat + ", which can be undone";
      assertEqual(
          viewer + " is told" + suffix,
          observations(trueRuling, viewer),
          observations(twinRuling, viewer));
      V trueView = game.view(trueRuling.next(), viewer);
      V twinView = game.view(twinRuling.next(), viewer);
      assertEqual(viewer + " sees" + suffix, trueView, twinView);
      List<ToldObservation<O>> observations = new ArrayList<>(moment.match().observations(viewer));
      observations.addAll(observations(trueRuling, viewer));
      assertEqual(
          viewer + " is shown" + suffix,
          gameUnderTest.screen(trueView, viewer, observations),
          gameUnderTest.screen(twinView, viewer, observations));
      assertEqual(
          viewer + " sees whose turn it is" + suffix,
          game.turn(trueRuling.next()),
          game.turn(twinRuling.next()));
    }
  }

  private static <S, O> List<ToldObservation<O>> observations(
      Ruling.Accepted<S, O> ply, Viewer viewer) {
    return ply.events().stream()
        .map(event -> new ToldObservation<>(event.observationFor(viewer), event.ephemeral()))
        .toList();
  }

  @Override
  public void afterPly(
      MatchMoment<S, C, O, V> before, Seat seat, C command, MatchMoment<S, C, O, V> after) {
    boolean unannounced = after.events().isEmpty();
    boolean isUndoable =
        after.events().stream().map(GameEvent::fullObservation).allMatch(before.game()::isUndoable);
    Seat human = before.humanSeat();
    boolean canUndo =
        human.equals(seat) ? isUndoable : unannounced && before.match().canUndo(human);
    assertEqual(
        human + " may undo after " + command,
        canUndo && !after.isOver(),
        after.match().canUndo(human));
    if (unannounced) {
      assertEqual("whose turn it is", before.match().turn(), after.match().turn());
      for (Viewer viewer : before.viewers()) {
        if (!viewer.equals(seat)) {
          assertEqual(viewer + " sees", before.view(viewer), after.view(viewer));
        }
      }
    }
  }

  @Override
  public void afterUndo(MatchMoment<S, C, O, V> before, MatchMoment<S, C, O, V> after) {
    assertEqual("entries", before.match().position() + 1, after.match().position());
    assertEqual(
        "last entry",
        new Entry.Control<C>(new Undone()),
        after.match().journal().entries().getLast());
    assertEqual(
        "restored match",
        ObservableState.withoutUndonePlies(restoredMatch(after.match())),
        ObservableState.withoutUndonePlies(after.match()));
    for (Viewer viewer : before.viewers()) {
      assertEqual(
          viewer + " was told",
          before.match().observations(viewer),
          after.match().observations(viewer));
      for (ViewerMemory memory : List.of(ViewerMemory.NOTHING, ViewerMemory.ALL)) {
        // Items of an incomplete choice that was taken back no longer exist.
        Set<String> unknown = unknownItems(before, viewer, memory);
        unknown.retainAll(gameUnderTest.itemLocations(after.state()).keySet());
        assertHolds(
            gameUnderTest.canUndoReveal()
                || unknownItems(after, viewer, memory).containsAll(unknown),
            () -> "an undo shows " + viewer + " more");
      }
    }
  }

  /** Returns the match at the position that the last undo restored. */
  private static <C, O, V> Match<C, O, V> restoredMatch(Match<C, O, V> match) {
    List<Entry<C>> entries = match.journal().entries();
    int undos = 0;
    int position = entries.size();
    do {
      position--;
      undos += entries.get(position).equals(new Entry.Control<C>(new Undone())) ? 1 : -1;
    } while (undos > 0);
    return match.atPosition(position);
  }

  private Set<String> unknownItems(
      MatchMoment<S, C, O, V> moment, Viewer viewer, ViewerMemory memory) {
    Set<String> unknown = new TreeSet<>();
    gameUnderTest
        .hiddenGroups(moment.state(), moment.rememberedObservations(viewer, memory), viewer)
        .forEach(unknown::addAll);
    return unknown;
  }
}
