package lethe.engine.core;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Plays numbered matches until a given number of plies is reached. The same numbers give the same
 * matches.
 */
final class ManyMatches<S, C, O, V> {
  /**
   * One match in this many is played with {@link LawSubject#choose}, which takes longer and leads
   * further than {@link LawSubject#hasty}.
   */
  private static final int THOUGHT = 64;

  private final LawSubject<S, C, O, V> laws;
  private final List<Table<S, C, O, V>> tables;
  private final Map<Table<S, C, O, V>, List<C>> commands = new HashMap<>();
  private final int twins;
  private long underTwins;

  private ManyMatches(LawSubject<S, C, O, V> laws, int twins) {
    this.laws = laws;
    this.tables = Table.all(laws);
    this.twins = twins;
  }

  /**
   * Plays at all tables in turn, under the cheap laws.
   *
   * @param plies the minimum number of plies to play in total
   * @param twins one match in this many is also checked by the twin law and the undo law
   */
  static <S, C, O, V> void play(LawSubject<S, C, O, V> laws, long plies, int twins) {
    ManyMatches<S, C, O, V> matches = new ManyMatches<>(laws, twins);
    long first = Soak.number("first", 0);
    try (Soak soak = Soak.of("plies of " + matches.tables.getFirst().game().name(), plies)) {
      long number = first;
      while (soak.done() < plies) {
        soak.add(matches.play(number).match().position());
        number++;
        soak.say(
            "matches %d to %d, %d plies of every %dth under the twin law"
                .formatted(first, number - 1, matches.underTwins, twins));
      }
      soak.held();
    }
  }

  private Moment<S, C, O, V> play(long number) {
    Table<S, C, O, V> table = tables.get(Math.floorMod(number, tables.size()));
    long round = number / tables.size();
    long seed = new Rng(number).derive("many").state();
    List<C> any = commands.computeIfAbsent(table, Table::universe);
    Law<S, C, O, V> cheap = new CheapLaws<>(laws, table, any);
    if (round % twins != twins - 1) {
      boolean thought = round % THOUGHT == THOUGHT - 1;
      return table.play(seed, cheap, thought ? laws::choose : laws::hasty);
    }
    Law<S, C, O, V> all = Law.all(List.of(cheap, new Twins<>(laws, any), new Undoing<>(laws)));
    Moment<S, C, O, V> last = table.play(seed, all, laws::choose);
    underTwins += last.match().position();
    return last;
  }
}
