package lethe.engine.core;

import static lethe.engine.core.Law.check;
import static lethe.engine.core.Law.checkEqual;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import lethe.engine.core.ControlEntry.Undone;

/**
 * The law of taking back plies in one match. A person who plays against bots can take back a ply if
 * it lets no viewer distinguish the truth from any twin, and only as long as no bot has made a ply
 * of which others were told.
 */
final class UndoLaw<S, C, O, V> implements Law<S, C, O, V> {
  private static final int COMMANDS_PER_SEAT = TestVolume.times(1, 3);

  private final GameUnderTest<S, C, O, V> laws;

  UndoLaw(GameUnderTest<S, C, O, V> laws) {
    this.laws = laws;
  }

  @Override
  public void atMoment(MatchMoment<S, C, O, V> now, MutableRng rng) {
    Match<C, O, V> match = now.match();
    boolean undoable = now.isUndoable();
    checkEqual(
        "undoable",
        undoable,
        match.addControl(new Undone()) instanceof EntryResult.Applied<C, O, V>);
    checkEqual("undoable by the person", undoable, match.canUndo(now.person()));
    match.seats().stream()
        .filter(seat -> !seat.equals(now.person()))
        .forEach(bot -> checkSharedMatch(match, bot));
    for (Seat seat : now.awaited()) {
      for (int i = 0; i < COMMANDS_PER_SEAT; i++) {
        C command = rng.pick(match.legalCommands(seat));
        if (now.after(seat, command).match().canUndo(seat)) {
          now.viewers().forEach(viewer -> checkUndoRevealsNothing(now, viewer, seat, command, rng));
        }
      }
    }
  }

  /**
   * Checks that nothing can be taken back while a second person holds a seat, and that what was
   * played until then cannot be taken back later.
   */
  private void checkSharedMatch(Match<C, O, V> match, Seat bot) {
    check(!match.canUndo(bot), () -> "the bot's seat " + bot + " can undo");
    if (match.turn().isOver()) {
      return;
    }
    Match<C, O, V> shared =
        withControl(match, new ControlEntry.SeatReassigned(bot, new Player.Human()));
    Rejection why = Rejection.of(RejectionCode.BETWEEN_PEOPLE);
    checkEqual(
        "undo between people", new EntryResult.NotApplied<>(why), shared.addControl(new Undone()));
    for (Seat seat : shared.seats()) {
      checkEqual("undo of " + seat, Optional.of(why), shared.undoRejection(List.of(seat)));
    }
    checkEqual("undo of all", Optional.of(why), shared.undoRejection(shared.seats()));
    Match<C, O, V> alone =
        withControl(shared, new ControlEntry.SeatReassigned(bot, new Player.Machine("")));
    check(
        alone.undoRejection(alone.seats()).isPresent(),
        "a ply that another person has seen can be undone");
  }

  private static <C, O, V> Match<C, O, V> withControl(Match<C, O, V> match, ControlEntry control) {
    return switch (match.addControl(control)) {
      case EntryResult.Applied<C, O, V> moved -> moved.next();
      case EntryResult.NotApplied<C, O, V>(Rejection why) ->
          throw new AssertionError(control + ": " + why);
    };
  }

  /**
   * Checks that a viewer who could not tell the twin from the truth before the ply cannot do so
   * after it.
   */
  private void checkUndoRevealsNothing(
      MatchMoment<S, C, O, V> now, Viewer viewer, Seat seat, C command, MutableRng rng) {
    Game<S, C, O, V> game = now.game();
    S twin = now.stateSampler(viewer, rng.pick(HearerMemory.KINDS)).sample(rng.split());
    if (game.apply(now.state(), seat, command) instanceof Ruling.Accepted<S, O> truth
        && game.apply(twin, seat, command) instanceof Ruling.Accepted<S, O> other) {
      String by = " by " + command + " of " + seat + ", which can be undone";
      checkEqual(
          viewer + " is told" + by, observations(truth, viewer), observations(other, viewer));
      V seen = game.view(truth.next(), viewer);
      V otherwise = game.view(other.next(), viewer);
      checkEqual(viewer + " sees" + by, seen, otherwise);
      List<ToldObservation<O>> heard = new ArrayList<>(now.match().observations(viewer));
      heard.addAll(observations(truth, viewer));
      checkEqual(
          viewer + " is shown" + by,
          laws.screen(seen, viewer, heard),
          laws.screen(otherwise, viewer, heard));
      checkEqual(
          viewer + " sees whose turn it is" + by, game.turn(truth.next()), game.turn(other.next()));
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
    boolean silent = after.events().isEmpty();
    boolean revocable =
        after.events().stream().map(GameEvent::fullObservation).allMatch(before.game()::isUndoable);
    Seat person = before.person();
    boolean may = person.equals(seat) ? revocable : silent && before.match().canUndo(person);
    checkEqual(
        person + " may undo after " + command,
        may && !after.isOver(),
        after.match().canUndo(person));
    if (silent) {
      checkEqual("whose turn it is", before.match().turn(), after.match().turn());
      for (Viewer viewer : before.viewers()) {
        if (!viewer.equals(seat)) {
          checkEqual(viewer + " sees", before.view(viewer), after.view(viewer));
        }
      }
    }
  }

  @Override
  public void afterUndo(MatchMoment<S, C, O, V> before, MatchMoment<S, C, O, V> after) {
    checkEqual("entries", before.match().position() + 1, after.match().position());
    checkEqual(
        "last entry",
        new Entry.Control<C>(new Undone()),
        after.match().journal().entries().getLast());
    checkEqual(
        "restored match",
        ObservableState.now(restoredMatch(after.match())),
        ObservableState.now(after.match()));
    for (Viewer viewer : before.viewers()) {
      checkEqual(
          viewer + " was told",
          before.match().observations(viewer),
          after.match().observations(viewer));
      for (HearerMemory memory : List.of(HearerMemory.NOTHING, HearerMemory.ALL)) {
        // A choice that was taken back while still unfinished no longer exists.
        Set<String> unknown = unknownItems(before, viewer, memory);
        unknown.retainAll(laws.itemLocations(after.state()).keySet());
        check(
            laws.canUndoReveal() || unknownItems(after, viewer, memory).containsAll(unknown),
            () -> "an undo shows " + viewer + " more");
      }
    }
  }

  /** Returns the match at the position that the last undo restored. */
  private static <C, O, V> Match<C, O, V> restoredMatch(Match<C, O, V> match) {
    List<Entry<C>> entries = match.journal().entries();
    int undos = 0;
    int at = entries.size();
    do {
      at--;
      undos += entries.get(at).equals(new Entry.Control<C>(new Undone())) ? 1 : -1;
    } while (undos > 0);
    return match.atPosition(at);
  }

  private Set<String> unknownItems(
      MatchMoment<S, C, O, V> now, Viewer viewer, HearerMemory memory) {
    Set<String> unknown = new TreeSet<>();
    laws.hiddenGroups(now.view(viewer), now.rememberedObservations(viewer, memory), viewer)
        .forEach(unknown::addAll);
    return unknown;
  }
}
