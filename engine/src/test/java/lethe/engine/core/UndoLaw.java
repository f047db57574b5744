package lethe.engine.core;

import static lethe.engine.core.Law.check;
import static lethe.engine.core.Law.same;

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
  private static final int TRIED = TestVolume.times(1, 3);

  private final GameUnderTest<S, C, O, V> laws;

  UndoLaw(GameUnderTest<S, C, O, V> laws) {
    this.laws = laws;
  }

  @Override
  public void atMoment(MatchMoment<S, C, O, V> now, MutableRng rng) {
    Match<C, O, V> match = now.match();
    boolean undoable = now.isUndoable();
    same(
        "undoable",
        undoable,
        match.addControl(new Undone()) instanceof EntryResult.Applied<C, O, V>);
    same("undoable by the person", undoable, match.canUndo(now.person()));
    match.seats().stream()
        .filter(seat -> !seat.equals(now.person()))
        .forEach(bot -> between(match, bot));
    for (Seat seat : now.awaited()) {
      for (int i = 0; i < TRIED; i++) {
        C command = rng.pick(match.legalCommands(seat));
        if (now.after(seat, command).match().canUndo(seat)) {
          now.viewers().forEach(viewer -> showsNothing(now, viewer, seat, command, rng));
        }
      }
    }
  }

  /**
   * Checks that nothing can be taken back while a second person holds a seat, and that what was
   * played until then cannot be taken back later.
   */
  private void between(Match<C, O, V> match, Seat bot) {
    check(!match.canUndo(bot), () -> "the bot's seat " + bot + " can undo");
    if (match.turn().isOver()) {
      return;
    }
    Match<C, O, V> shared = noted(match, new ControlEntry.SeatReassigned(bot, new Player.Human()));
    Rejection why = Rejection.of(RejectionCode.BETWEEN_PEOPLE);
    same("undo between people", new EntryResult.NotApplied<>(why), shared.addControl(new Undone()));
    for (Seat seat : shared.seats()) {
      same("undo of " + seat, Optional.of(why), shared.undoRejection(List.of(seat)));
    }
    same("undo of all", Optional.of(why), shared.undoRejection(shared.seats()));
    Match<C, O, V> alone =
        noted(shared, new ControlEntry.SeatReassigned(bot, new Player.Machine("")));
    check(
        alone.undoRejection(alone.seats()).isPresent(),
        "a ply that another person has seen can be undone");
  }

  private static <C, O, V> Match<C, O, V> noted(Match<C, O, V> match, ControlEntry control) {
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
  private void showsNothing(
      MatchMoment<S, C, O, V> now, Viewer viewer, Seat seat, C command, MutableRng rng) {
    Game<S, C, O, V> game = now.game();
    S twin = now.imagined(viewer, rng.pick(HearerMemory.KINDS)).sample(rng.split());
    if (game.apply(now.state(), seat, command) instanceof Ruling.Accepted<S, O> truth
        && game.apply(twin, seat, command) instanceof Ruling.Accepted<S, O> other) {
      String by = " by " + command + " of " + seat + ", which can be undone";
      same(viewer + " is told" + by, told(truth, viewer), told(other, viewer));
      V seen = game.view(truth.next(), viewer);
      V otherwise = game.view(other.next(), viewer);
      same(viewer + " sees" + by, seen, otherwise);
      List<ToldObservation<O>> heard = new ArrayList<>(now.match().observations(viewer));
      heard.addAll(told(truth, viewer));
      same(
          viewer + " is shown" + by,
          laws.shown(seen, viewer, heard),
          laws.shown(otherwise, viewer, heard));
      same(
          viewer + " sees whose turn it is" + by, game.turn(truth.next()), game.turn(other.next()));
    }
  }

  private static <S, O> List<ToldObservation<O>> told(Ruling.Accepted<S, O> ply, Viewer viewer) {
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
    same(
        person + " may undo after " + command,
        may && !after.isOver(),
        after.match().canUndo(person));
    if (silent) {
      same("whose turn it is", before.match().turn(), after.match().turn());
      for (Viewer viewer : before.viewers()) {
        if (!viewer.equals(seat)) {
          same(viewer + " sees", before.view(viewer), after.view(viewer));
        }
      }
    }
  }

  @Override
  public void afterUndo(MatchMoment<S, C, O, V> before, MatchMoment<S, C, O, V> after) {
    same("entries", before.match().position() + 1, after.match().position());
    same(
        "last entry",
        new Entry.Control<C>(new Undone()),
        after.match().journal().entries().getLast());
    same(
        "restored match",
        ObservableState.now(restored(after.match())),
        ObservableState.now(after.match()));
    for (Viewer viewer : before.viewers()) {
      same(
          viewer + " was told",
          before.match().observations(viewer),
          after.match().observations(viewer));
      for (HearerMemory memory : List.of(HearerMemory.NOTHING, HearerMemory.ALL)) {
        // A choice that was taken back while still unfinished no longer exists.
        Set<String> unknown = unknown(before, viewer, memory);
        unknown.retainAll(laws.places(after.state()).keySet());
        check(
            laws.showsByUndo() || unknown(after, viewer, memory).containsAll(unknown),
            () -> "an undo shows " + viewer + " more");
      }
    }
  }

  /** Returns the match at the position that the last undo restored. */
  private static <C, O, V> Match<C, O, V> restored(Match<C, O, V> match) {
    List<Entry<C>> entries = match.journal().entries();
    int undos = 0;
    int at = entries.size();
    do {
      at--;
      undos += entries.get(at).equals(new Entry.Control<C>(new Undone())) ? 1 : -1;
    } while (undos > 0);
    return match.atPosition(at);
  }

  private Set<String> unknown(MatchMoment<S, C, O, V> now, Viewer viewer, HearerMemory memory) {
    Set<String> unknown = new TreeSet<>();
    laws.hidden(now.view(viewer), now.remembered(viewer, memory), viewer).forEach(unknown::addAll);
    return unknown;
  }
}
