package lethe.engine.core;

import static lethe.engine.core.Law.check;
import static lethe.engine.core.Law.checkEqual;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lethe.engine.core.ControlEntry.Concluded;
import org.junit.jupiter.api.Test;

/** The laws of the course of a match. */
interface PlayLaws<S, C, O, V> extends GameUnderTest<S, C, O, V> {
  @Test
  default void theSameSeedAndCommandsGiveTheSameMatch() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      table.everyMatch(
          last -> {
            MatchMoment<S, C, O, V> again = table.replayEntries(last);
            for (int i = 0; i <= last.match().position(); i++) {
              checkEqual(
                  "observable state",
                  observableState(last.match().atPosition(i)),
                  observableState(again.match().atPosition(i)));
            }
            checkEqual("pieces", pieces(last.state()), pieces(again.state()));
            checkEqual("places", itemLocations(last.state()), itemLocations(again.state()));
          });
    }
  }

  @Test
  default void replayingTheJournalReproducesTheMatch() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      table.everyMatch(
          last -> {
            Match<C, O, V> noted =
                last.withControl(new Concluded(ObservableState.outcome(last.match()))).match();
            Match<C, O, V> again = table.replay(noted.journal().text(table.game().notation()));
            checkEqual("position", noted.position(), again.position());
            for (int i = 0; i <= noted.position(); i++) {
              checkEqual(
                  "observable state",
                  observableState(noted.atPosition(i)),
                  observableState(again.atPosition(i)));
            }
            Referee referee = noted.referee().orElseThrow();
            Referee other = again.referee().orElseThrow();
            for (int i = 0; i <= noted.position(); i++) {
              checkEqual(
                  "the referee sees",
                  noted.atPosition(i).view(referee),
                  again.atPosition(i).view(other));
            }
            checkEqual("journal", noted.journal(), again.journal());
          });
    }
  }

  @Test
  default void matchesEndWithAnOutcomeForEverySeat() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      table.everyMatch(last -> ObservableState.checkReferee(last.match()));
    }
  }

  @Test
  default void exactlyTheAwaitedSeatsCanMove() {
    everyMoment(
        (now, _) -> {
          if (now.match().turn() instanceof Turn.Awaits(List<Seat> seats)) {
            check(!seats.isEmpty(), "no seat is awaited");
            checkEqual("awaited, in order", now.awaited(), seats);
          }
          for (Seat seat : now.match().seats()) {
            checkEqual(
                seat + " can move",
                now.match().turn().awaits(seat),
                !now.match().legalCommands(seat).isEmpty());
          }
        });
  }

  @Test
  default void legalCommandsAreLimitedDistinctAndInStableOrder() {
    everyMoment(
        (now, _) -> {
          for (Seat seat : now.match().seats()) {
            List<C> legal = now.match().legalCommands(seat);
            check(legal.size() <= 400, () -> seat + " has " + legal.size() + " commands");
            checkEqual(
                seat + " has every command only once",
                legal.size(),
                new LinkedHashSet<>(legal).size());
            checkEqual(
                seat + " has its commands in stable order",
                legal,
                now.game().legalCommands(now.state(), seat));
          }
        });
  }

  @Test
  default void aCommandIsAcceptedExactlyIfItIsLegal() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      List<C> universe = table.candidateCommands();
      table.everyMoment(
          () ->
              (now, _) -> {
                for (Seat seat : now.match().seats()) {
                  List<C> legal = now.match().legalCommands(seat);
                  for (C command : legal) {
                    C canonical = now.game().canonicalize(now.state(), seat, command);
                    checkEqual("canonical", command, canonical);
                    checkEqual(() -> seat + ": " + command, true, isAccepted(now, seat, command));
                  }
                  Set<C> all = Set.copyOf(legal);
                  for (C command : universe) {
                    C canonical = now.game().canonicalize(now.state(), seat, command);
                    boolean listed = all.contains(canonical);
                    checkEqual(() -> seat + ": " + command, listed, isAccepted(now, seat, command));
                  }
                }
              });
    }
  }

  @Test
  default void submittingACommandDoesNotChangeTheMatch() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      List<C> universe = table.candidateCommands();
      table.everyMoment(
          () ->
              (now, rng) -> {
                Object before = observableState(now.match());
                for (Seat seat : now.match().seats()) {
                  for (int i = 0; i < 8; i++) {
                    now.match().submit(seat, rng.pick(universe));
                  }
                  if (now.match().turn().awaits(seat)) {
                    now.match().submit(seat, rng.pick(now.match().legalCommands(seat)));
                  }
                }
                checkEqual("the match", before, observableState(now.match()));
              });
    }
  }

  @Test
  default void piecesAreConserved() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      table.everyMoment(
          () ->
              new Law<>() {
                private Optional<Object> dealt = Optional.empty();

                @Override
                public void atMoment(MatchMoment<S, C, O, V> now, MutableRng rng) {
                  Object pieces = pieces(now.state());
                  checkEqual("pieces", dealt.orElse(pieces), pieces);
                  dealt = Optional.of(pieces);
                  Viewer viewer = rng.pick(now.viewers());
                  S twin =
                      now.stateSampler(viewer, rng.pick(HearerMemory.KINDS)).sample(rng.split());
                  checkEqual("pieces that " + viewer + " imagines", pieces, pieces(twin));
                }
              });
    }
  }

  @Test
  default void eventsReachExactlyTheirAudience() {
    everyMoment(
        () ->
            new Law<>() {
              private final Map<Viewer, List<ToldObservation<O>>> told = new LinkedHashMap<>();

              @Override
              public void atMoment(MatchMoment<S, C, O, V> now, MutableRng rng) {
                for (GameEvent<O> event : now.events()) {
                  check(now.match().seats().containsAll(event.audience()), event::toString);
                }
                for (Viewer viewer : now.viewers()) {
                  List<ToldObservation<O>> all =
                      told.computeIfAbsent(viewer, _ -> new ArrayList<>());
                  for (GameEvent<O> event : now.events()) {
                    all.add(new ToldObservation<>(event.observationFor(viewer), event.ephemeral()));
                  }
                  checkEqual(viewer + " was told", all, now.match().observations(viewer));
                }
              }
            });
  }

  /**
   * Returns everything that can be observed of a match without being its referee, including its
   * journal.
   */
  private static <C, O, V> List<Object> observableState(Match<C, O, V> match) {
    List<Object> all = new ArrayList<>(ObservableState.all(match));
    all.add(match.position());
    all.add(match.journal());
    all.add(match.seats().stream().map(match::canUndo).toList());
    return all;
  }

  private static <S, C, O, V> boolean isAccepted(
      MatchMoment<S, C, O, V> now, Seat seat, C command) {
    C canonical = now.game().canonicalize(now.state(), seat, command);
    boolean accepted =
        now.game().apply(now.state(), seat, canonical) instanceof Ruling.Accepted<S, O>;
    boolean moved = now.match().submit(seat, command) instanceof EntryResult.Applied<C, O, V>;
    checkEqual(() -> "match and game agree on " + command, accepted, moved);
    return accepted;
  }
}
