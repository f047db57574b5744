package lethe.engine.core;

import static lethe.engine.core.Law.assertEqual;
import static lethe.engine.core.Law.assertHolds;

import java.util.List;
import lethe.engine.core.ControlEntry.Concluded;

/**
 * The laws that are cheap enough to be checked at every one of many millions of plies: pieces are
 * conserved, a command is accepted exactly if it is legal, and replaying the journal reproduces the
 * match.
 */
final class CheapLaws<S, C, O, V> implements Law<S, C, O, V> {
  private final GameUnderTest<S, C, O, V> gameUnderTest;
  private final LawTable<S, C, O, V> table;
  private final List<C> commands;

  CheapLaws(GameUnderTest<S, C, O, V> gameUnderTest, LawTable<S, C, O, V> table, List<C> commands) {
    this.gameUnderTest = gameUnderTest;
    this.table = table;
    this.commands = commands;
  }

  @Override
  public void afterPly(
      MatchMoment<S, C, O, V> before, Seat seat, C command, MatchMoment<S, C, O, V> after) {
    assertEqual(
        "pieces", gameUnderTest.pieces(before.state()), gameUnderTest.pieces(after.state()));
  }

  @Override
  public void atMoment(MatchMoment<S, C, O, V> moment, MutableRng rng) {
    C command = rng.pick(commands);
    Seat seat = rng.pick(moment.match().seats());
    C canonical = moment.game().canonicalize(moment.state(), seat, command);
    assertEqual(
        seat + ": " + command,
        moment.match().legalCommands(seat).contains(canonical),
        moment.match().submit(seat, command) instanceof EntryResult.Applied<C, O, V>);
    if (moment.isOver()) {
      checkEnd(moment);
    }
  }

  private void checkEnd(MatchMoment<S, C, O, V> last) {
    ObservableState.checkOutcome(last.match());
    Match<C, O, V> concluded =
        last.withControl(new Concluded(ObservableState.outcome(last.match()))).match();
    String journal = concluded.journal().text(table.game().notation());
    Match<C, O, V> replayed = table.replay(journal);
    assertEqual("journal", journal, replayed.journal().text(table.game().notation()));
    assertEqual(
        "observable state at the end",
        ObservableState.complete(concluded),
        ObservableState.complete(replayed));
    assertHolds(replayed.turn().isOver(), "the replayed match is not over");
  }
}
