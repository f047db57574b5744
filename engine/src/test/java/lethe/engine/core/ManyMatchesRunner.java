package lethe.engine.core;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Plays numbered matches until a given number of plies is reached. Matches with the same number are
 * identical.
 */
final class ManyMatchesRunner<S, C, O, V> {
  /**
   * The interval, at each table, between matches that are played with {@link GameUnderTest#choose}
   * although only the cheap laws are checked. It is slower and reaches later phases than {@link
   * GameUnderTest#chooseFast}.
   */
  private static final int THOROUGH_INTERVAL = 64;

  private final GameUnderTest<S, C, O, V> gameUnderTest;
  private final List<LawTable<S, C, O, V>> tables;
  private final Map<LawTable<S, C, O, V>, List<C>> commands = new HashMap<>();
  private final int twinInterval;
  private long pliesUnderTwinLaw;

  private ManyMatchesRunner(GameUnderTest<S, C, O, V> gameUnderTest, int twinInterval) {
    this.gameUnderTest = gameUnderTest;
    this.tables = LawTable.all(gameUnderTest);
    this.twinInterval = twinInterval;
  }

  /**
   * Plays at all tables in turn, under the cheap laws.
   *
   * @param plies the minimum number of plies to play in total
   * @param twinInterval the interval, at each table, between matches that are also checked by the
   *     twin law and the undo law
   */
  static <S, C, O, V> void play(
      GameUnderTest<S, C, O, V> gameUnderTest, long plies, int twinInterval) {
    ManyMatchesRunner<S, C, O, V> runner = new ManyMatchesRunner<>(gameUnderTest, twinInterval);
    long first = TestVolume.property("first", 0);
    try (TestVolume soak =
        TestVolume.start("plies of " + runner.tables.getFirst().game().name(), plies)) {
      long number = first;
      while (soak.completedCount() < plies) {
        soak.record(runner.play(number).match().position());
        number++;
        soak.setSummary(
            "matches %d to %d, %d plies of every %dth under the twin law"
                .formatted(first, number - 1, runner.pliesUnderTwinLaw, twinInterval));
      }
      soak.markPassed();
    }
  }

  private MatchMoment<S, C, O, V> play(long number) {
    LawTable<S, C, O, V> table = tables.get(Math.floorMod(number, tables.size()));
    long round = number / tables.size();
    long seed = new Rng(number).derive("many").state();
    List<C> candidates = commands.computeIfAbsent(table, LawTable::candidateCommands);
    Law<S, C, O, V> cheap = new CheapLaws<>(gameUnderTest, table, candidates);
    if (round % twinInterval != twinInterval - 1) {
      boolean thorough = round % THOROUGH_INTERVAL == THOROUGH_INTERVAL - 1;
      return table.play(seed, cheap, thorough ? gameUnderTest::choose : gameUnderTest::chooseFast);
    }
    Law<S, C, O, V> all =
        Law.all(
            List.of(cheap, new TwinLaw<>(gameUnderTest, candidates), new UndoLaw<>(gameUnderTest)));
    MatchMoment<S, C, O, V> last = table.play(seed, all, gameUnderTest::choose);
    pliesUnderTwinLaw += last.match().position();
    return last;
  }
}
