package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/**
 * Who is at a screen.
 *
 * @param mine the seats that type here; none for somebody who watches
 * @param charged the seats whose time passes while something is seen here that can be seen only for
 *     a while
 * @param person who it is, by a word that stands for them in this match alone, where people come to
 *     a table from afar
 * @param records what is kept of the matches that they played before
 * @param forks whether a match may go on from a moment of this one
 * @param exam what they are asked, where the table is a puzzle
 */
public record Company(
    List<Seat> mine,
    List<Seat> charged,
    Optional<String> person,
    Records records,
    boolean forks,
    Optional<Exam> exam) {
  public Company {
    mine = List.copyOf(mine);
    charged = List.copyOf(charged);
  }

  /** People of whose former matches nothing is kept. */
  public Company(List<Seat> mine, List<Seat> charged, Optional<String> person) {
    this(mine, charged, person, Records.NONE, true, Optional.empty());
  }

  /**
   * Everybody at this machine. Any of them may take any seat later, so all seats have seen what one
   * of them sees, or somebody who only watches.
   */
  public static Company here(Match<?, ?, ?> match) {
    List<Seat> people =
        match.seats().stream()
            .filter(seat -> match.players().get(seat.index()) instanceof Player.Human)
            .toList();
    return new Company(people, match.seats(), Optional.empty());
  }

  /** One who has come from afar, to sit on these seats or to watch. */
  public static Company guest(List<Seat> mine, String person) {
    return new Company(mine, mine, Optional.of(person));
  }

  /** The same people, whose former matches are kept. */
  public Company with(Records kept) {
    return new Company(mine, charged, person, kept, forks, exam);
  }

  /** The same people, who may play on from a moment of it, or may not. */
  public Company forking(boolean may) {
    return new Company(mine, charged, person, records, may, exam);
  }

  /** The same people, who are asked something. */
  public Company asked(Exam what) {
    return new Company(mine, charged, person, records, forks, Optional.of(what));
  }

  /** What they are told first: what they are asked, or that this match begins like another. */
  Optional<List<String>> greeting(Match<?, ?, ?> match) {
    return exam.map(Exam::task).or(() -> Fork.said(match, mine).map(List::of));
  }

  /** Whether nobody here has a seat, or can take one without coming back for it. */
  boolean isAudience() {
    return charged.isEmpty();
  }
}
