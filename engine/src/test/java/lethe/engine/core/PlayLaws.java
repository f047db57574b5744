package lethe.engine.core;

import static lethe.engine.core.Law.assertEqual;
import static lethe.engine.core.Law.assertHolds;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lethe.engine.core.ControlEntry.Concluded;
import org.junit.jupiter.api.Test;

/** The laws of playing and replaying a match. */
interface PlayLaws<S, C, O, V> extends GameUnderTest<S, C, O, V> {
  @Test
  default void theSameSeedAndCommandsProduceTheSameMatch() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      table.checkAtEnd(
          last -> {
            MatchMoment<S, C, O, V> replayed = table.replayEntries(last);
            for (int i = 0; i <= last.match().position(); i++) {
              assertEqual(
                  "observable state",
                  observableState(last.match().atPosition(i)),
                  observableState(replayed.match().atPosition(i)));
            }
            assertEqual("pieces", pieces(last.state()), pieces(replayed.state()));
            assertEqual("places", itemLocations(last.state()), itemLocations(replayed.state()));
          });
    }
  }

  @Test
  default void replayingTheJournalReproducesTheMatch() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      table.checkAtEnd(
          last -> {
            Match<C, O, V> concluded =
                last.withControl(new Concluded(ObservableState.outcome(last.match()))).match();
            Match<C, O, V> replayed =
                table.replay(concluded.journal().text(table.game().notation()));
            assertEqual("position", concluded.position(), replayed.position());
            for (int i = 0; i <= concluded.position(); i++) {
              assertEqual(
                  "observable state",
                  observableState(concluded.atPosition(i)),
                  observableState(replayed.atPosition(i)));
            }
            Referee referee = concluded.referee().orElseThrow();
            Referee replayedReferee = replayed.referee().orElseThrow();
            for (int i = 0; i <= concluded.position(); i++) {
              assertEqual(
                  "the referee sees",
                  concluded.atPosition(i).view(referee),
                  replayed.atPosition(i).view(replayedReferee));
            }
            assertEqual("journal", concluded.journal(), replayed.journal());
          });
    }
  }

  @Test
  default void matchesEndWithAnOutcomeForEverySeat() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      table.checkAtEnd(last -> ObservableState.checkOutcome(last.match()));
    }
  }

  @Test
  default void exactlyTheAwaitedSeatsCanMove() {
    checkAtEveryMoment(
        (moment, _) -> {
          if (moment.match().turn() instanceof Turn.Awaits(List<Seat> seats)) {
            assertHolds(!seats.isEmpty(), "no seat is awaited");
            assertEqual("awaited, in order", moment.awaitedSeats(), seats);
          }
          for (Seat seat : moment.match().seats()) {
            assertEqual(
                seat + " can move",
                moment.match().turn().awaits(seat),
                !moment.match().legalCommands(seat).isEmpty());
          }
        });
  }

  @Test
  default void legalCommandsAreLimitedDistinctAndInStableOrder() {
    checkAtEveryMoment(
        (moment, _) -> {
          for (Seat seat : moment.match().seats()) {
            List<C> legal = moment.match().legalCommands(seat);
            assertHolds(legal.size() <= 400, () -> seat + " has " + legal.size() + " commands");
            assertEqual(
                seat + " has every command only once",
                legal.size(),
                new LinkedHashSet<>(legal).size());
            assertEqual(
                seat + " has its commands in stable order",
                legal,
                moment.game().legalCommands(moment.state(), seat));
          }
        });
  }

  @Test
  default void aCommandIsAcceptedExactlyIfItIsLegal() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      List<C> candidates = table.candidateCommands();
      table.checkAtEveryMoment(
          () ->
              (moment, _) -> {
                for (Seat seat : moment.match().seats()) {
                  List<C> legal = moment.match().legalCommands(seat);
                  for (C command : legal) {
                    C canonical = moment.game().canonicalize(moment.state(), seat, command);
                    assertEqual("canonical", command, canonical);
                    assertEqual(
                        () -> seat + ": " + command, true, isAccepted(moment, seat, command));
                  }
                  Set<C> legalSet = Set.copyOf(legal);
                  for (C command : candidates) {
                    C canonical = moment.game().canonicalize(moment.state(), seat, command);
                    boolean isLegal = legalSet.contains(canonical);
                    assertEqual(
                        () -> seat + ": " + command, isLegal, isAccepted(moment, seat, command));
                  }
                }
              });
    }
  }

  @Test
  default void submittingACommandDoesNotChangeTheMatch() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      List<C> candidates = table.candidateCommands();
      table.checkAtEveryMoment(
          () ->
              (moment, rng) -> {
                Object before = observableState(moment.match());
                for (Seat seat : moment.match().seats()) {
                  for (int i = 0; i < 8; i++) {
                    moment.match().submit(seat, rng.pick(candidates));
                  }
                  if (moment.match().turn().awaits(seat)) {
                    moment.match().submit(seat, rng.pick(moment.match().legalCommands(seat)));
                  }
                }
                assertEqual("the match", before, observableState(moment.match()));
              });
    }
  }

  @Test
  default void piecesAreConserved() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      table.checkAtEveryMoment(
          () ->
              new Law<>() {
                private Optional<Object> initialPieces = Optional.empty();

                @Override
                public void atMoment(MatchMoment<S, C, O, V> moment, MutableRng rng) {
                  Object pieces = pieces(moment.state());
                  assertEqual("pieces", initialPieces.orElse(pieces), pieces);
                  initialPieces = Optional.of(pieces);
                  Viewer viewer = rng.pick(moment.viewers());
                  S twin =
                      moment.stateSampler(viewer, rng.pick(ViewerMemory.KINDS)).sample(rng.split());
                  assertEqual("pieces that " + viewer + " imagines", pieces, pieces(twin));
                }
              });
    }
  }

  @Test
  default void eventsReachExactlyTheirAudience() {
    checkAtEveryMoment(
        () ->
            new Law<>() {
              private final Map<Viewer, List<ToldObservation<O>>> expectedObservations =
                  new LinkedHashMap<>();

              @Override
              public void atMoment(MatchMoment<S, C, O, V> moment, MutableRng rng) {
                for (GameEvent<O> event : moment.events()) {
                  assertHolds(
                      moment.match().seats().containsAll(event.audience()), event::toString);
                }
                for (Viewer viewer : moment.viewers()) {
                  List<ToldObservation<O>> all =
                      expectedObservations.computeIfAbsent(viewer, _ -> new ArrayList<>());
                  for (GameEvent<O> event : moment.events()) {
                    all.add(new ToldObservation<>(event.observationFor(viewer), event.ephemeral()));
                  }
                  assertEqual(viewer + " was told", all, moment.match().observations(viewer));
                }
              }
            });
  }

  /** Returns the observable parts of a match, including its journal. */
  private static <C, O, V> List<Object> observableState(Match<C, O, V> match) {
    List<Object> parts = new ArrayList<>(ObservableState.complete(match));
    parts.add(match.position());
    parts.add(match.journal());
    parts.add(match.seats().stream().map(match::canUndo).toList());
    return parts;
  }

  private static <S, C, O, V> boolean isAccepted(
      MatchMoment<S, C, O, V> moment, Seat seat, C command) {
    C canonical = moment.game().canonicalize(moment.state(), seat, command);
    boolean accepted =
        moment.game().apply(moment.state(), seat, canonical) instanceof Ruling.Accepted<S, O>;
    boolean applied = moment.match().submit(seat, command) instanceof EntryResult.Applied<C, O, V>;
    assertEqual(() -> "match and game agree on " + command, accepted, applied);
    return accepted;
  }
}
