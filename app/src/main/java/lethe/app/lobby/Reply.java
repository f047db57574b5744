package lethe.app.lobby;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.house.Answer;
import lethe.app.house.HouseTable;
import lethe.app.words.Messages;
import lethe.engine.core.Rejection;

/**
 * What the house answers to somebody.
 *
 * @param exit as an exit code: done, or wrongly asked
 * @param lines what to say
 * @param way where to go now, if anywhere
 * @param going what they do where they go nowhere else
 * @param copied whether they can paste the lines elsewhere
 */
public record Reply(int exit, List<String> lines, Optional<Way> way, Going going, boolean copied) {
  /** What somebody does who has been answered. */
  enum Going {
    /** Stays where they are, who may be at the door with one question. */
    STAYS,
    /** Comes in, if they are at the door and have a terminal. */
    COMES_IN,
    /** Goes home. */
    LEAVES
  }

  /**
   * Where somebody goes.
   *
   * @param review whether they look with others at a match that is over
   */
  record Way(HouseTable table, boolean review) {}

  public static final int DONE = 0;

  /** There is nothing of what was asked for. */
  static final int NOTHING = 1;

  static final int WRONG_USAGE = 2;
  public static final int FAILED = 3;

  /** Other people were waited for, and lines that were typed are not executed. */
  static final int WAITING = 4;

  static final Reply QUIT = new Reply(DONE, List.of(), Optional.empty(), Going.LEAVES, false);

  static Reply said(List<String> lines) {
    return new Reply(DONE, lines, Optional.empty(), Going.STAYS, false);
  }

  /** Lines for others than who reads them. */
  static Reply copied(List<String> lines) {
    return new Reply(DONE, lines, Optional.empty(), Going.STAYS, true);
  }

  static Reply said(String line) {
    return said(List.of(line));
  }

  /** There is nothing of that; a program that asks learns it by the exit code. */
  static Reply nothing(String line) {
    return new Reply(NOTHING, List.of(line), Optional.empty(), Going.STAYS, false);
  }

  static Reply refused(String line) {
    return new Reply(WRONG_USAGE, List.of(line), Optional.empty(), Going.STAYS, false);
  }

  /** Somebody has said who they are, and comes in. */
  static Reply welcome(String line) {
    return new Reply(DONE, List.of(line), Optional.empty(), Going.COMES_IN, false);
  }

  /** What was said, and then another answer. */
  Reply then(Reply next) {
    List<String> both = Stream.concat(lines.stream(), next.lines.stream()).toList();
    return new Reply(next.exit, both, next.way, next.going, copied || next.copied);
  }

  static Reply at(HouseTable table) {
    return new Reply(DONE, List.of(), Optional.of(new Way(table, false)), Going.STAYS, false);
  }

  /** As the house answers to somebody who wants to go to a table. */
  static Reply to(Answer answer, Messages say) {
    return switch (answer) {
      case Answer.At(HouseTable table) -> at(table);
      case Answer.Refused(Rejection why) -> refused(Sentences.say(why, say));
    };
  }

  static Reply reviewing(HouseTable table) {
    return new Reply(DONE, List.of(), Optional.of(new Way(table, true)), Going.STAYS, false);
  }
}
