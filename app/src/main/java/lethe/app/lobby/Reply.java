package lethe.app.lobby;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.house.HouseTable;

/**
 * What the house answers to somebody.
 *
 * @param exit as an exit code: done, or wrongly asked
 * @param lines what to say
 * @param way where to go now, if anywhere
 * @param leaves whether they go home now
 */
public record Reply(int exit, List<String> lines, Optional<Way> way, boolean leaves) {
  /**
   * Where somebody goes.
   *
   * @param review whether they look with others at a match that is over
   */
  record Way(HouseTable table, boolean review) {}

  public static final int DONE = 0;
  static final int WRONG_USAGE = 2;
  public static final int FAILED = 3;

  static final Reply QUIT = new Reply(DONE, List.of(), Optional.empty(), true);

  static Reply said(List<String> lines) {
    return new Reply(DONE, lines, Optional.empty(), false);
  }

  static Reply said(String line) {
    return said(List.of(line));
  }

  static Reply refused(String line) {
    return new Reply(WRONG_USAGE, List.of(line), Optional.empty(), false);
  }

  /** What was said, and then another answer. */
  Reply then(Reply next) {
    List<String> both = Stream.concat(lines.stream(), next.lines.stream()).toList();
    return new Reply(next.exit, both, next.way, next.leaves);
  }

  static Reply at(HouseTable table) {
    return new Reply(DONE, List.of(), Optional.of(new Way(table, false)), false);
  }

  static Reply reviewing(HouseTable table) {
    return new Reply(DONE, List.of(), Optional.of(new Way(table, true)), false);
  }
}
