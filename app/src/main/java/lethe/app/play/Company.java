package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.app.titles.Access;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/**
 * The people at a screen.
 *
 * @param mine the seats that type here; none for somebody who watches
 * @param charged the seats whose time passes while something is seen here that can be seen only for
 *     a while
 * @param person who it is, by a word that stands for them in this match alone, where people come to
 *     a table from afar
 * @param records what is kept of the matches that they played before
 * @param access what they may be shown of the match when it is over; whoever may not be shown
 *     everything does not play on from a moment of it either
 * @param exam what they are asked, where the table is a puzzle
 */
public record Company(
    List<Seat> mine,
    List<Seat> charged,
    Optional<String> person,
    Records records,
    Access access,
    Optional<Exam> exam) {
  public Company {
    mine = List.copyOf(mine);
    charged = List.copyOf(charged);
  }

  /** Creates a company without records. */
  public Company(List<Seat> mine, List<Seat> charged, Optional<String> person) {
    this(mine, charged, person, Records.NONE, Access.OPEN, Optional.empty());
  }

  /**
   * Creates the company of everybody at this computer. Any of them may take any seat later, so
   * everything that one seat or a spectator sees counts as seen by all seats.
   */
  public static Company here(Match<?, ?, ?> match) {
    List<Seat> people =
        match.seats().stream()
            .filter(seat -> match.players().get(seat.index()) instanceof Player.Human)
            .toList();
    return new Company(people, match.seats(), Optional.empty());
  }

  /** Creates the company of one remote person who plays these seats or watches. */
  public static Company guest(List<Seat> mine, String person) {
    return new Company(mine, mine, Optional.of(person));
  }

  /** Returns this company with records. */
  public Company with(Records kept) {
    return new Company(mine, charged, person, kept, access, exam);
  }

  /** The same people, who may be shown this of the match. */
  public Company shown(Access what) {
    return new Company(mine, charged, person, records, what, exam);
  }

  /** Returns this company with a question. */
  public Company asked(Exam what) {
    return new Company(mine, charged, person, records, access, Optional.of(what));
  }

  /** Returns the first message: the question, or the note that the match is a branch. */
  Optional<List<String>> greeting(Match<?, ?, ?> match) {
    return exam.map(Exam::task).or(() -> Fork.said(match, mine).map(List::of));
  }

  /** Returns whether nobody here holds a seat or could take one without reconnecting. */
  boolean isAudience() {
    return charged.isEmpty();
  }
}
